import content from 'virtual:content';
import type { AttackData } from '../../../islands/foursouls/attack/model.ts';
import type { DeckRatio } from '../../../schemas/foursouls/deck-ratio.ts';

/** What the attack calculator needs of the cards. */
export const attackData = (): AttackData => ({
  monsters: content.figures.foursouls.monsters.map(({ souls: _, reward: __, confidence, conflicts, ...monster }) => ({
    ...monster,
    isUnsure: confidence === 'medium' && conflicts.length === 0,
    conflicts: conflicts.flatMap(({ field, also }) =>
      field === 'reward' ? [] : [{ field, also: also.filter((n) => typeof n === 'number') }],
    ),
  })),
  characters: content.figures.foursouls.characters.map(({ confidence: _, ...character }) => character),
});

/** Whom a reader may play at the table of the stack. */
export const attackers = () =>
  attackData().characters.map(({ id, ru, en, health, attack }) => ({ id, ru, en, health, attack }));

/** The decks of the rulebook by ratio. */
export const deckRatios = (): readonly DeckRatio[] => content.figures.foursouls['deck-ratios'];
