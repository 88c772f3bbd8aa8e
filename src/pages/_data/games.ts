import content from 'virtual:content';
import type { Game } from '../../schemas/site/game.ts';

/** A game with its id. */
export type GameItem = Game & { readonly id: string };

/** All games in the order of the home page. */
export const allGames = (): GameItem[] =>
  content.games.map(({ id, data }) => ({ id, ...data })).sort((a, b) => a.order - b.order);

/** The games that are listed, searched and saved on a device. The others have pages too, for their authors. */
export const readyGames = (): GameItem[] => allGames().filter((game) => game.status === 'ready');

/** A game by its id. @throws {RangeError} where there is no such game */
export const gameOf = (id: string): GameItem => {
  const game = allGames().find((one) => one.id === id);
  if (game === undefined) throw new RangeError(`There is no game ${id}.`);
  return game;
};
