/** When the best play throws a die again, in the first combat and before anything is lost. */
import { TRIALS, type TrialName } from '../../../engines/eldritch/combat/fighter.ts';
import type { Fight, FightPolicy, Position } from '../../../engines/eldritch/fight/fight.ts';
import type { Action } from '../../../engines/eldritch/test/again.ts';
import { diceOf } from '../../../engines/eldritch/test/dice.ts';

/** By successes on the table, fewer than are enough. */
export interface ClueRule {
  readonly trial: TrialName;
  readonly dice: number;
  readonly rows: readonly { readonly successes: number; readonly action: Action }[];
}

/** Where the fight begins. */
export const beginningOf = ({ fighters, foes }: Fight): Position => ({
  round: 1,
  turn: 0,
  met: [],
  fighters: fighters.map(({ health, sanity, clues, focus, fortune, cards }) => ({
    health,
    sanity,
    clues,
    focus,
    fortune,
    items: cards.items.map(() => true),
  })),
  foes: foes.map(({ wounds }) => ({ wounds, isDefeated: false, isGone: false })),
});

/** What a moment says; nothing where the combat does not come to it. */
const ifReached = <T>(moment: () => T): T | undefined => {
  try {
    return moment();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/**
 * The rules of the combat with one foe; only for tests that come about, and for tokens that there are.
 * @param foe the one that is met first
 */
export const clueRulesOf = (fight: Fight, policy: Pick<FightPolicy, 'againAt'>, foe: number): readonly ClueRule[] => {
  const fighter = fight.fighters[0]!;
  const { monster, wounds } = fight.foes[foe]!;
  if (fighter.clues + fighter.focus === 0) return [];
  const position = beginningOf(fight);
  const [now] = position.fighters;
  const needed = { will: monster.horror, strength: Math.max(monster.damage, monster.toughness - wounds) };
  return TRIALS.flatMap((trial) => {
    const asked = monster[trial];
    if (asked === null) return [];
    const dice = diceOf({
      skill: fighter.skills[asked.skill ?? trial],
      bonus: fighter.bonus[trial],
      extra: fighter.extra[trial],
      modifier: asked.modifier,
      fortune: fighter.fortune,
    });
    const { free, all } = fighter.cards;
    const at = { position, foe, stage: trial, now: now!, wounds };
    const rows = Array.from({ length: Math.min(dice, needed[trial]) }, (_, successes) => successes).flatMap(
      (successes) => {
        const table = {
          item: undefined,
          failed: dice - successes,
          single: successes,
          free: free[trial],
          all: all[trial],
        };
        const choice = ifReached(() => policy.againAt(at, table));
        return choice === undefined ? [] : [{ successes, action: choice.action }];
      },
    );
    return rows.length === 0 ? [] : [{ trial, dice, rows }];
  });
};
