/** From the set-up to the round: a game that begins with what was chosen. */
import { codecOf } from '../table/address.ts';
import { beginTable, MOST_LETTERS, withCounter, withPlayers, type State as Game, type Table } from '../table/model.ts';
import { fillIn } from '../../schemas/site/setup-options.ts';
import { charactersOf, isWanted, roundPlayersOf, saidFor, valueFor, type SetupData, type State } from './model.ts';
import { namesRu } from './words/labels.ts';

/** The game that a set-up ends in. */
export const gameOf = (data: SetupData, state: State, table: Table): Game => {
  const { setup } = data;
  const begun = withPlayers(table, beginTable(table), roundPlayersOf(data, state));
  const set = Object.entries(setup.counters).reduce((game, [counter, from]) => {
    const number = typeof from === 'number' ? from : valueFor(data, state, from);
    if (typeof number !== 'number') return game;
    const players = game.players.map((player) => ({
      ...player,
      counters: table.ofPlayer.map(({ id }, i) => (id === counter ? number : player.counters[i]!)),
    }));
    return { ...withCounter(table, game, counter, number), players };
  }, begun);
  const carried = Object.entries(setup.carried).flatMap(([name, when]) => {
    const value = valueFor(data, state, name);
    return value === undefined || !isWanted({ when }, state) ? [] : [[name, `${value}`] as const];
  });
  return {
    ...set,
    about: fillIn(setup.about, (name) => saidFor(data, state, name)),
    carried: Object.fromEntries(carried),
    leader: state.first ?? 0,
    players: set.players.map((player, at) => ({
      ...player,
      who: state.who[at] ?? '',
      name: namesRu(
        charactersOf(data, state, at).map(({ name }) => name),
        MOST_LETTERS,
      ),
    })),
  };
};
/** The query of the page «За столом» for it. */
export const roundQuery = (data: SetupData, state: State, table: Table): string =>
  codecOf(table).make(gameOf(data, state, table));
