import { editionOf, keptEdition } from '../../device/edition.ts';
import { currentGame } from '../site.ts';

/** Of each game with a later edition the id of its sections and its name. */
const LATER = new Map(Object.entries(import.meta.env.LATER_EDITIONS));

/** Whether the reader plays a game by its later edition: as this page shows it, else as the device keeps it. */
export const playsLater = (game: string): boolean =>
  LATER.has(game) && (currentGame() === game ? editionOf() : keptEdition(game)) === 2;

/** The ids of the sections of later editions, of the games that the reader plays by them. */
export const laterSections = (): ReadonlyMap<string, string> =>
  new Map([...LATER].flatMap(([game, [section]]) => (playsLater(game) ? [[game, section]] : [])));

/** The name of the later edition, where a line of a game is of its section. */
export const laterName = (game: string, section: string): string | undefined => {
  const [id, name] = LATER.get(game) ?? [];
  return id === section ? name : undefined;
};
