import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codecOf } from './address.ts';
import { beginTable, MOST_ABOUT, MOST_LETTERS, nearestStep, rowsOf, type State, type Table } from './model.ts';
import { freeName, parseSaved, withSaved, MOST_SAVED } from './saved.ts';
import { TABLES, tableOfGame } from './rounds.test-table.ts';

const name = fc.string({ maxLength: MOST_LETTERS }).map((text) => text.replaceAll('~', '').trim());
const numbers = (counters: readonly { readonly least: number; readonly most: number }[]) =>
  fc.tuple(...counters.map(({ least, most }) => fc.integer({ min: least, max: most })));
/** Each switch at each of its options. */
const turnsOf = ({ round }: Table): readonly State['carried'][] =>
  round.switches.flatMap(({ id, options }) => options.map((option) => ({ [id]: option.id })));
const stateOf = (table: Table): fc.Arbitrary<State> => {
  const { least, most } = table.round.players;
  const player = fc.record(
    {
      who: fc.constantFrom('', 'azathoth', 'roland-banks'),
      name,
      counters: numbers(table.ofPlayer),
      isDone: fc.boolean(),
    },
    { noNullPrototype: true },
  );
  return fc
    .record(
      {
        name,
        about: fc.string({ maxLength: MOST_ABOUT }),
        end: fc.constantFrom('', ...(table.round.end?.outcomes ?? []).map(({ id }) => id)),
        score: numbers(rowsOf(table).map((row) => ({ ...row, least: 0 }))),
        carried: fc.constantFrom<State['carried']>({}, { campaign: 'notz', level: 'hard' }, ...turnsOf(table)),
        pass: fc.integer({ min: 2, max: table.round.last ?? 99 }),
        at: fc.nat(table.steps.length - 1),
        players: fc.array(player, { minLength: least, maxLength: most }),
        counters: numbers(table.shared),
      },
      { noNullPrototype: true },
    )
    .chain((state) => fc.nat(state.players.length - 1).map((leader) => ({ ...state, leader })))
    .map((state) => ({ ...state, at: nearestStep(table, state, state.at) }));
};

for (const table of TABLES) {
  const { make, parse } = codecOf(table);
  test(`an address says the whole state: ${table.game}`, () => {
    fc.assert(fc.property(stateOf(table), (state) => assert.deepEqual(parse(make(state)), { state, problems: [] })));
  });
  test(`whatever comes is understood or named: ${table.game}`, () => {
    const fields = fc.constantFrom(
      'end',
      'score',
      'about',
      'with',
      'who',
      'game',
      'pass',
      'step',
      'players',
      'leader',
      'done',
      'counters',
      'own',
    );
    fc.assert(
      fc.property(fc.dictionary(fields, fc.string()), (query) => {
        const { state, problems } = parse(new URLSearchParams({ v: '1', ...query }).toString());
        assert.deepEqual(parse(make(state)).state, state);
        assert.ok(problems.every(({ came }) => came.length <= 41));
      }),
    );
  });
}

test('a step that the first round lacks is refused, and the beginning stays', () => {
  const table = tableOfGame('arkham');
  const { state, problems } = codecOf(table).parse('v=1&step=doom&players=~~');
  assert.deepEqual(problems, [{ code: 'step', came: 'doom' }]);
  assert.equal(state.at, beginTable(table).at);
});

test('links from before a counter and a switch lead to the same numbers, and to a step that there is', () => {
  const table = tableOfGame('hellboy');
  const { state, problems } = codecOf(table).parse('v=1&step=boss&players=~~&counters=4.1.2.3');
  assert.deepEqual(problems, []);
  assert.deepEqual(state.counters, [4, 1, 2, 3, 0, 0]);
  assert.equal(table.steps[state.at]!.id, 'minions');
});

test('a name that is taken gets a number', () => {
  const games = ['А', 'А · 2'].map((one) => ({ name: one, text: '' }));
  assert.deepEqual([freeName(games, 'А'), freeName(games, 'Б')], ['А · 3', 'Б']);
});

test('a saved game is kept under its name, the newest first, a damaged record not at all', () => {
  const games = withSaved(withSaved([], { name: 'А', text: 'v=1' }), { name: 'Б', text: 'v=1&pass=2' });
  assert.deepEqual(
    withSaved(games, { name: 'А', text: 'v=1&pass=3' }).map(({ name: kept, text }) => [kept, text]),
    [
      ['А', 'v=1&pass=3'],
      ['Б', 'v=1&pass=2'],
    ],
  );
  const many = Array.from({ length: MOST_SAVED + 5 }, (_, i) => ({ name: `${i}`, text: '' }));
  assert.equal(many.reduce(withSaved, []).length, MOST_SAVED);
  assert.deepEqual(parseSaved('{"a":1}'), []);
  assert.deepEqual(parseSaved('[{"name":"А","text":"v=1"},{"name":3}]'), [{ name: 'А', text: 'v=1' }]);
  assert.deepEqual(parseSaved('['), []);
});
