import { getCollection } from 'astro:content';
import type { Game } from '../../schemas/site/game.ts';

/** A game with its id. */
export type GameItem = Game & { readonly id: string };

/** All games in the order of the home page. */
export const allGames = async (): Promise<GameItem[]> =>
  (await getCollection('games')).map((g) => ({ id: g.id, ...g.data })).sort((a, b) => a.order - b.order);

/** The games whose rules and glossary stand. */
export const readyGames = async (): Promise<GameItem[]> => (await allGames()).filter((g) => g.status === 'ready');
