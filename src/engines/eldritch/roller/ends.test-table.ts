/** How a rolled fight and a solved one end, to be compared. */
import type { Fight, FighterNow } from '../combat/fight.ts';
import { fightOf, foeOf, LILY } from '../combat/fights.test-table.ts';
import { NO_CARDS } from '../combat/model/fighter.ts';

/** Ends of a fight as texts: without items that come back each round, for rounds without a combat bring them back too. */
export const endText = (
  { fighters }: Fight,
  end: { readonly fighters: readonly FighterNow[]; readonly foes: readonly unknown[] },
): string => {
  const lasting = end.fighters.map(({ health, sanity, focus, clues, fortune, items }, at) => {
    const comesBack = fighters[at]!.cards.items.map((item) => item.kind === 'bonus' && item.perRound);
    return { health, sanity, focus, clues, fortune, items: items.map((isLeft, i) => comesBack[i]! || isLeft) };
  });
  return JSON.stringify([lasting, end.foes]);
};
const WEAK = {
  ...LILY,
  health: 1,
  sanity: 1,
  skills: { ...LILY.skills, will: 0, strength: 0 },
  bonus: { will: 0, strength: 0 },
};
/** An ambush that the first, defeated, has not met is met by nobody in the second round. */
export const AMBUSH_LEFT = fightOf({
  fighters: [
    WEAK,
    { ...WEAK, cards: { ...NO_CARDS, items: [{ kind: 'bonus', will: 0, strength: 2, perRound: true }] } },
  ],
  foes: [
    foeOf({ horror: 0, toughness: 1, strength: { modifier: 0 } }),
    { ...foeOf({ horror: 1, damage: 0, toughness: 1 }), isAmbush: true },
  ],
  rounds: 2,
});
