/** How a game at the table is written into its address and on the device. */
import { addressCodec, always, type FieldsCodec, type FieldProblem } from '../shared/state/fields.ts';
import { by, choice, integer, list, type Text } from '../shared/state/texts.ts';
import {
  beginTable,
  MOST_ABOUT,
  MOST_LETTERS,
  MOST_PASSES,
  nearestStep,
  rowsOf,
  type Player,
  type State,
  type Table,
} from './model.ts';

export type TableField =
  | 'end'
  | 'score'
  | 'about'
  | 'with'
  | 'who'
  | 'game'
  | 'pass'
  | 'step'
  | 'players'
  | 'leader'
  | 'done'
  | 'counters'
  | 'own';

/** Words up to a number of characters. */
const words = (most: number): Text<string> => ({
  make: (text) => text.slice(0, most),
  parse: (text) => (text.length <= most ? text : undefined),
});
const name = words(MOST_LETTERS);
/** What follows a pattern. */
const like = (pattern: RegExp): Text<string> => ({
  make: (text) => text,
  parse: (text) => (pattern.test(text) ? text : undefined),
});
const character = like(/^[a-z0-9-]{0,48}$/);
/** «campaign.notz~level.hard». */
const pair = like(/^[a-z0-9-]{1,24}\.[a-z0-9-]{1,48}$/);
const MOST_CARRIED = 8;
const CARRIED: Text<State['carried']> = {
  make: (carried) =>
    Object.entries(carried)
      .map((one) => one.join('.'))
      .join('~'),
  parse: (text) => {
    const pairs = list(pair, '~', [0, MOST_CARRIED]).parse(text);
    return pairs && Object.fromEntries(pairs.map((one) => one.split('.') as [string, string]));
  },
};
type Bounds = { readonly least: number; readonly most: number; readonly start?: number };
/** A number for each counter, within its bounds. A counter that a link does not know yet has its first number. */
const numbers = (counters: readonly Bounds[]): Text<readonly number[]> => ({
  make: (values) => values.join('.'),
  parse: (text) => {
    const parts = text === '' ? [] : text.split('.');
    const values = counters.map(({ least, most, start = least }, i) =>
      parts[i] === undefined ? start : integer([least, most]).parse(parts[i]),
    );
    return parts.length <= counters.length && values.every((value) => value !== undefined) ? values : undefined;
  },
});
/** One part of every player. */
const ofPlayers = <T>(
  text: Text<readonly T[]>,
  part: (player: Player) => T,
  put: (player: Player, value: T) => Player,
) => ({
  make: ({ players }: State) => text.make(players.map(part)),
  parse: (came: string, { players }: State) => {
    const values = text.parse(came);
    return values?.length === players.length
      ? { players: players.map((player, i) => put(player, values[i]!)) }
      : undefined;
  },
});

/** The device keeps a game as its address. */
export const codecOf = (table: Table): FieldsCodec<State, FieldProblem<TableField>> => {
  const start = beginTable(table);
  const { least, most } = table.round.players;
  /** Each name ends with «~», so that one nameless player is written too; a name has no such sign. */
  const names: Text<readonly string[]> = {
    make: (all) => all.map((one) => `${name.make(one.replaceAll('~', ' '))}~`).join(''),
    parse: (text) => (text.endsWith('~') ? list(name, '~', [least, most]).parse(text.slice(0, -1) || ' ') : undefined),
  };
  const step = choice(table.steps.map(({ id }) => id));
  return addressCodec<State, TableField>({
    key: `${table.game}.table`,
    version: '1',
    start,
    table: {
      game: by('name', name),
      about: by('about', words(MOST_ABOUT)),
      with: by('carried', CARRIED),
      pass: by('pass', integer([1, table.round.last ?? MOST_PASSES])),
      step: {
        make: ({ at }) => table.steps[at]!.id,
        parse: (text, before) => {
          const id = step.parse(text);
          const at = table.steps.findIndex((one) => one.id === id && one.from <= before.pass);
          return at < 0 ? undefined : { at: nearestStep(table, before, at) };
        },
      },
      players: always({
        make: ({ players }: State) => names.make(players.map((player) => player.name)),
        parse: (text: string) => {
          const came = names.parse(text);
          return came && { players: came.map((one) => ({ ...start.players[0]!, name: one.trim() })) };
        },
      }),
      who: ofPlayers(
        list(character, '.', [0, most]),
        ({ who }) => who,
        (player, who) => ({ ...player, who }),
      ),
      leader: {
        make: ({ leader }) => `${leader + 1}`,
        parse: (text, { players }) => {
          const place = integer([1, players.length]).parse(text);
          return place === undefined ? undefined : { leader: place - 1 };
        },
      },
      done: ofPlayers(
        list(choice(['0', '1']), '', [0, most]),
        ({ isDone }) => (isDone ? '1' : '0'),
        (player, value) => ({ ...player, isDone: value === '1' }),
      ),
      counters: by('counters', numbers(table.shared)),
      end: by('end', choice(['', ...(table.round.end?.outcomes ?? []).map(({ id }) => id)])),
      score: by('score', numbers(rowsOf(table).map((row) => ({ ...row, least: 0 })))),
      own: ofPlayers(
        list(numbers(table.ofPlayer), '_', [0, most]),
        ({ counters }) => counters,
        (player, counters) => ({ ...player, counters }),
      ),
    },
    // What follows from the number of players is no difference.
    plain: ({ players }) => ({ ...start, players: players.map(() => start.players[0]!) }),
  });
};
