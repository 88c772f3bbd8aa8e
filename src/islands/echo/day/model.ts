/** The games that the device keeps, one of them on the table; each function gives a new value. */
import type { Action } from '../../../engines/echo/day/action.ts';
import { act, newDay, type DayTimeline } from '../../../engines/echo/day/day.ts';
import { isName } from '../../../engines/echo/day/field.ts';
import type { SavedDay } from '../../../engines/echo/day/file.ts';
import { MOST } from '../../../engines/echo/day/words.ts';
import { EXAMPLE, isExample } from './example.ts';

/** A game by its name; `id` tells two of the same name apart. */
export interface Game extends SavedDay {
  readonly id: number;
}
export interface Games {
  readonly list: readonly Game[];
  /** The id of the game on the table, which is one of the list. */
  readonly current: number;
}
/** The most games that are kept. */
export const MOST_GAMES = 20;

const EXAMPLE_NAME = 'Пример';
/** What the page begins with. */
export const DEFAULT_GAMES: Games = { list: [{ id: 0, name: EXAMPLE_NAME, timeline: EXAMPLE }], current: 0 };

export const currentOf = ({ list, current }: Games): Game => list.find((game) => game.id === current)!;
const nextId = ({ list }: Games): number => Math.max(0, ...list.map((game) => game.id)) + 1;
export const isFull = ({ list }: Games): boolean => list.filter((game) => game.id !== 0).length >= MOST_GAMES;

/** The default name of a game. */
export const newName = (games: Games): string => `Партия ${nextId(games)}`;
/** A name as it is kept; undefined where there is none in it. */
export const cleanName = (text: string): string | undefined => {
  const name = text.normalize('NFC').trim();
  return name !== '' && isName(name, MOST.name) ? name : undefined;
};

/** Adds a game and opens it. Replaces the example while the reader has not changed it. */
export const withGame = (games: Games, { name, timeline }: SavedDay): Games => {
  const id = nextId(games);
  const kept = games.list.filter((game) => game.id !== 0 || !isExample(game.timeline));
  return { list: [...kept, { id, name, timeline }], current: id };
};
/** A new day for a number of detectives; on the board of another one if given. */
export const startedGame = (name: string, count: number, board: DayTimeline = newDay()): SavedDay => {
  const action: Action = { kind: 'detectives', count };
  return { name, timeline: act(board, action).timeline ?? board };
};

export const withCurrent = (games: Games, id: number): Games =>
  games.list.some((game) => game.id === id) ? { ...games, current: id } : games;
export const withTimeline = (games: Games, timeline: DayTimeline): Games => ({
  ...games,
  list: games.list.map((game) => (game.id === games.current ? { ...game, timeline } : game)),
});
export const withName = (games: Games, id: number, name: string): Games => ({
  ...games,
  list: games.list.map((game) => (game.id === id ? { ...game, name } : game)),
});
/** Without a game; the example once none is left. */
export const withoutGame = (games: Games, id: number): Games => {
  const list = games.list.filter((game) => game.id !== id);
  if (list.length === 0) return DEFAULT_GAMES;
  return { list, current: games.current === id ? list.at(-1)!.id : games.current };
};
/** A game that was removed, back in its place and on the table. */
export const withRestored = (games: Games, game: Game): Games => {
  if (games.list.some((other) => other.id === game.id && other.id !== 0)) return withGame(games, game);
  const others = games.list.filter((other) => other.id !== game.id && (other.id !== 0 || !isExample(other.timeline)));
  return { list: [...others, game].sort((a, b) => a.id - b.id), current: game.id };
};
