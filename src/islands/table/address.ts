/** How a game at the table is written into its address and on the device. */
import { addressCodec, always, type FieldsCodec, type FieldProblem } from '../shared/state/fields.ts';
import { by, choice, integer, list, type Text } from '../shared/state/texts.ts';
import { beginTable, MOST_LETTERS, MOST_PASSES, type Player, type State, type Table } from './model.ts';

export type TableField = 'game' | 'pass' | 'step' | 'players' | 'leader' | 'done' | 'counters' | 'own';

/** Words of the reader. */
const name: Text<string> = {
  make: (text) => text.slice(0, MOST_LETTERS),
  parse: (text) => (text.length <= MOST_LETTERS ? text : undefined),
};
/** A number for each counter, within its bounds. */
const numbers = (counters: Table['shared']): Text<readonly number[]> => {
  const texts = counters.map(({ least, most }) => integer([least, most]));
  return {
    make: (values) => values.join('.'),
    parse: (text) => {
      const parts = text === '' ? [] : text.split('.');
      const values = texts.map((one, i) => one.parse(parts[i] ?? ''));
      return parts.length === texts.length && values.every((value) => value !== undefined) ? values : undefined;
    },
  };
};
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
      pass: by('pass', integer([1, table.round.last ?? MOST_PASSES])),
      step: {
        make: ({ at }) => table.steps[at]!.id,
        parse: (text, { pass }) => {
          const id = step.parse(text);
          const at = table.steps.findIndex((one) => one.id === id && one.from <= pass);
          return at < 0 ? undefined : { at };
        },
      },
      players: always({
        make: ({ players }: State) => names.make(players.map((player) => player.name)),
        parse: (text: string) => {
          const came = names.parse(text);
          return came && { players: came.map((one) => ({ ...start.players[0]!, name: one.trim() })) };
        },
      }),
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
