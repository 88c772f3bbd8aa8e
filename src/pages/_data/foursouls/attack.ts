import { getCollection } from 'astro:content';
import type { AttackData, Monster } from '../../../islands/foursouls/attack/model.ts';
import type { DeckRatio } from '../../../schemas/foursouls/deck-ratio.ts';
import { inOrder } from '../lists.ts';

/** What the attack calculator needs of the cards. */
export const attackData = async (): Promise<AttackData> => ({
  monsters: inOrder(await getCollection('foursoulsMonsters')).map(
    ({ id, en, spoken, kind, health, evasion, attack, confidence, conflicts }): Monster => ({
      id,
      en,
      spoken,
      kind,
      health,
      evasion,
      attack,
      isUnsure: confidence === 'medium' && conflicts.length === 0,
      conflicts: conflicts.flatMap(({ field, also }) =>
        field === 'reward' ? [] : [{ field, also: also.filter((n) => typeof n === 'number') }],
      ),
    }),
  ),
  characters: inOrder(await getCollection('foursoulsCharacters')).map(({ id, en, spoken, set, health, attack }) => ({
    id,
    en,
    spoken,
    set,
    health,
    attack,
  })),
});

/** The decks of the rulebook by ratio. */
export const deckRatios = async (): Promise<DeckRatio[]> => inOrder(await getCollection('foursoulsDecks'));
