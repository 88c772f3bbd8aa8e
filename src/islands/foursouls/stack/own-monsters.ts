/** Monsters with figures of the reader's own: templates that are written in their id, `own-<health>-<evasion>-<attack>`. */
import type { Catalog, Template } from '../../../engines/foursouls/stack/ability.ts';

/** Least and most of each figure. */
export const OWN_BOUNDS = { health: [1, 9], evasion: [1, 6], attack: [0, 9] } as const;
export interface OwnFigures {
  readonly health: number;
  readonly evasion: number;
  readonly attack: number;
}
/** The id that such figures are written in. */
export const ownMonsterId = ({ health, evasion, attack }: OwnFigures): string => `own-${health}-${evasion}-${attack}`;
/** Whether a card is one of the reader's own. */
export const isOwnMonster = (id: string): boolean => id.startsWith('own-');
const ownMonster = (id: string): Template => {
  const [health, evasion, attack] = id.split('-').slice(1).map(Number);
  return {
    id,
    name: `Свой монстр ${health}/${evasion}+/${attack}`,
    kind: 'monster',
    health,
    evasion,
    attack,
    abilities: [],
  };
};
/** The catalog with every monster of one's own that a text names. */
export const withOwnMonsters = (cards: Catalog, text: string): Catalog => {
  const ids = [...new Set(text.match(/own-[1-9]-[1-6]-[0-9](?![0-9a-z-])/g) ?? [])];
  return ids.length === 0 ? cards : { ...cards, ...Object.fromEntries(ids.map((id) => [id, ownMonster(id)])) };
};
