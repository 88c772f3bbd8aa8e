/**
 * What the device keeps, and what a link carries.
 * The device has all games; a link has one, in the fields `g` (its log) and `n` (its name), and is added to them.
 * Whatever comes is understood whole or named as a problem.
 */
import { dayAt } from '../../../engines/echo/day/day.ts';
import {
  cameIn,
  parseRecord,
  recordOf,
  type Came,
  type FileProblem,
  type SavedDay,
} from '../../../engines/echo/day/file.ts';
import { makeLog, parseLog } from '../../../engines/echo/day/notation.ts';
import { NEW_DAY } from '../../../engines/echo/day/state.ts';
import type { NotationProblem } from '../../../engines/log/notation.ts';
import type { Codec, Read } from '../../shared/state/codec.ts';
import { cleanName, MOST_GAMES, type Game, type Games } from './model.ts';

const KEPT_VERSION = 1;
/** The longest link that is handed out: beyond it messengers cut. */
export const LINK_LIMIT = 4000;
export const LINK_FIELDS = ['g', 'n'] as const;

/** What is wrong with the record of the device; `name` is the game in which it is. */
export interface KeptProblem {
  readonly code: 'damaged' | 'version' | 'game';
  readonly name?: string;
  readonly inside?: FileProblem;
}

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const wrong = (code: KeptProblem['code'], also: Partial<KeptProblem> = {}): Read<Games, KeptProblem> => ({
  problems: [{ code, ...also }],
});
const parseKept = (text: string): Read<Games, KeptProblem> => {
  const { fields } = cameIn(text);
  if (fields === undefined) return wrong('damaged');
  const { v, games, current } = fields;
  if (v !== KEPT_VERSION) return wrong('version');
  if (!Array.isArray(games) || games.length === 0 || games.length > MOST_GAMES + 1) return wrong('damaged');
  const list: Game[] = [];
  for (const game of games as readonly unknown[]) {
    if (typeof game !== 'object' || game === null) return wrong('damaged');
    const { id, ...record } = game as Came;
    const { day, problem } = parseRecord(record);
    if (problem !== undefined) {
      const name = typeof record.name === 'string' ? cleanName(record.name) : undefined;
      return wrong('game', { inside: problem, ...(name === undefined ? {} : { name }) });
    }
    if (!isId(id) || list.some((other) => other.id === id)) return wrong('damaged');
    list.push({ id, ...day });
  }
  return list.some((game) => game.id === current)
    ? { state: { list, current: current as number }, problems: [] }
    : wrong('damaged');
};

/** How the games are kept: on the device alone. */
export const CODEC: Codec<Games, KeptProblem> = {
  key: 'echo.day',
  fields: [],
  make: ({ list, current }) =>
    JSON.stringify({ v: KEPT_VERSION, current, games: list.map((game) => ({ id: game.id, ...recordOf(game) })) }),
  parse: parseKept,
};

/** The query of a link to a game; undefined where it would be too long. */
export const makeLink = ({ name, timeline }: SavedDay): string | undefined => {
  const query = `g=${makeLog(timeline.actions.slice(0, timeline.cursor))}&n=${encodeURIComponent(name)}`;
  return query.length > LINK_LIMIT ? undefined : query;
};

/** What is wrong with a link. */
export type LinkProblem = NotationProblem | FileProblem;
export type ReadLink =
  | { readonly day: SavedDay; readonly problem?: undefined }
  | { readonly day?: undefined; readonly problem: LinkProblem };

/** The game of a link; undefined where the address has none. Never throws. */
export const parseLink = (search: string): ReadLink | undefined => {
  const query = new URLSearchParams(search);
  const log = query.get('g');
  if (log === null) return undefined;
  const read = parseLog(log);
  if (read.problem !== undefined) return { problem: read.problem };
  const timeline = { initial: NEW_DAY, actions: read.value, cursor: read.value.length };
  const { refused } = dayAt(timeline);
  if (refused !== undefined) {
    const { at, refusal } = refused;
    return { problem: { code: 'refused', came: recordOf({ name: '', timeline }).log[at]!, at: at + 1, refusal } };
  }
  return { day: { name: cleanName(query.get('n') ?? '') ?? 'По ссылке', timeline } };
};
