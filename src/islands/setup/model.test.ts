import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fillIn, fillInQuery } from '../../schemas/site/setup-options.ts';
import { codecOf as tableCodec } from '../table/address.ts';
import { valueOf } from '../table/model.ts';
import { tableOfGame } from '../table/rounds.test-table.ts';
import { codecOf } from './address.ts';
import {
  beginSetup,
  drawRandom,
  inBoxes,
  partsOf,
  progressOf,
  roundPlayersOf,
  saidFor,
  seatsOf,
  valueFor,
  withCharacter,
  withChosen,
  withPlayers,
  withRandomCharacters,
  withTick,
  withTicks,
  type SetupData,
  type State,
} from './model.ts';
import { gameOf, roundQuery } from './onward.ts';
import { SETUPS, setupOfGame } from './setups.test-table.ts';

/** Whatever can be chosen. */
const stateOf = (data: SetupData): fc.Arbitrary<State> => {
  const { setup, players } = data;
  const items = setup.parts.flatMap((part) => part.items.map(({ id }) => id));
  const people = (setup.characters?.options ?? []).map(({ id }) => id);
  const chosen = fc.tuple(
    ...setup.choices.map(({ id, options }) => fc.constantFrom(...options.map((option) => [id, option.id] as const))),
  );
  return fc
    .record(
      {
        players: fc.integer({ min: players.least, max: players.most }),
        chosen,
        done: fc.shuffledSubarray(items),
        who: fc.shuffledSubarray(people),
        named: fc.nat(8),
        first: fc.option(fc.nat(11), { nil: undefined }),
      },
      { noNullPrototype: true },
    )
    .map(({ players: count, chosen: pairs, done, who, named, first }) => {
      const asked = { players: count, chosen: Object.fromEntries(pairs) };
      return {
        ...asked,
        done,
        who: Array.from({ length: seatsOf(data, asked) }, (_, at) => (at < named ? (who[at] ?? '') : '')),
        first: first === undefined ? undefined : first % count,
      };
    });
};
const itemsOf = (data: SetupData, state: State) => partsOf(data, state).flatMap(({ items }) => items);

for (const data of SETUPS) {
  const { make, parse } = codecOf(data);
  test(`an address says the whole set-up: ${data.game}`, () => {
    fc.assert(fc.property(stateOf(data), (state) => assert.deepEqual(parse(make(state)), { state, problems: [] })));
  });
  test(`whatever comes is understood or named: ${data.game}`, () => {
    const fields = fc.constantFrom('players', 'with', 'who', 'first', 'done');
    fc.assert(
      fc.property(fc.dictionary(fields, fc.string()), (query) => {
        const { state, problems } = parse(new URLSearchParams({ v: '1', ...query }).toString());
        assert.deepEqual(parse(make(state)).state, state);
        assert.ok(problems.every(({ came }) => came.length <= 41));
      }),
    );
  });
  test(`no sentence lacks a number, whatever is chosen: ${data.game}`, () => {
    fc.assert(
      fc.property(stateOf(data), (state) => {
        const unfilled = itemsOf(data, state)
          .map(({ says }) => fillIn(says, (name) => saidFor(data, state, name)))
          .filter((says) => says.includes('…'));
        assert.deepEqual(unfilled, []);
      }),
    );
  });
  test(`a tick is taken back by a second one, and all ticks are all that there is: ${data.game}`, () => {
    fc.assert(
      fc.property(stateOf(data), (state) => {
        for (const { id } of itemsOf(data, state)) {
          const twice = withTick(withTick(state, id), id);
          assert.deepEqual(twice.done.toSorted(), state.done.toSorted());
        }
        const all = { ...state, done: itemsOf(data, state).map(({ id }) => id) };
        assert.deepEqual(progressOf(data, all), { done: all.done.length, all: all.done.length });
      }),
    );
  });
  test(`the round understands every game that a set-up ends in: ${data.game}`, () => {
    const table = tableOfGame(data.game);
    fc.assert(
      fc.property(stateOf(data), (state) => {
        const read = tableCodec(table).parse(roundQuery(data, state, table));
        assert.deepEqual(read, { state: gameOf(data, state, table), problems: [] });
        assert.equal(read.state.players.length, roundPlayersOf(data, state));
        assert.equal(read.state.leader, state.first ?? 0);
      }),
    );
  });
  test(`no two players are dealt the same character, all out of the boxes that there are: ${data.game}`, () => {
    const boxes = data.setup.boxes.map(({ id }) => id);
    fc.assert(
      fc.property(stateOf(data), fc.subarray(boxes), fc.infiniteStream(fc.nat()), (state, owned, numbers) => {
        const random = (below: number) => numbers.next().value! % below;
        const { who } = withRandomCharacters(data, state, owned, random);
        const dealt = who.filter((one) => one !== '');
        const all = inBoxes(data.setup.characters?.options ?? [], owned).filter(({ isByHand }) => isByHand !== true);
        const names = dealt.map((id) => all.find((one) => one.id === id)?.name);
        assert.ok(!names.includes(undefined));
        assert.equal(new Set(names).size, dealt.length);
        const different = new Set(all.map(({ name }) => name)).size;
        assert.equal(dealt.length, Math.min(different, seatsOf(data, state)));
      }),
    );
  });
}

test('a reference card and a sheet of Eldritch Horror say how much there is', () => {
  const data = setupOfGame('eldritch');
  const five = withChosen(data, withPlayers(data, beginSetup(data), 5), { ancient: 'cthulhu' });
  const numbers = ['gates', 'clues', 'doom', 'green-1', 'yellow-1', 'blue-1'].map((name) => valueFor(data, five, name));
  assert.deepEqual(numbers, [2, 3, 12, 0, 2, 2]);
  assert.equal(saidFor(data, five, 'ancient'), 'Ктулху');
  const table = tableOfGame('eldritch');
  const game = gameOf(data, five, table);
  assert.equal(valueOf(table, game, 'doom'), 12);
  assert.deepEqual([game.about, game.carried], ['Ктулху', { ancient: 'cthulhu', 'mythos-boxes': 'core' }]);
});

test('the budget of Hellboy falls with each agent, and one player has two of them', () => {
  const data = setupOfGame('hellboy');
  const points = [1, 2, 3, 4].map((players) => valueFor(data, withPlayers(data, beginSetup(data), players), 'points'));
  assert.deepEqual(points, [8, 8, 7, 6]);
  for (const players of [1, 2, 3, 4]) {
    const of = (name: string) => valueFor(data, withPlayers(data, beginSetup(data), players), name) as number;
    assert.equal(of('points'), of('agents') * of('share') + of('rest'));
    assert.deepEqual([of('actions'), of('cards')], [3 * of('agents'), 2 * of('agents')]);
  }
});

test('the bag of a campaign of Arkham follows its level; a scenario of one level has the same bag at each', () => {
  const data = setupOfGame('arkham');
  const hard = withChosen(data, beginSetup(data), { level: 'hard' });
  assert.match(String(valueFor(data, hard, 'bag')), /^0\u00a0×\u00a03, −1\u00a0×\u00a02/u);
  const alone = withChosen(data, hard, { campaign: 'tic-any-scenario' });
  assert.equal(valueFor(data, alone, 'bag'), valueFor(data, withChosen(data, alone, { level: 'easy' }), 'bag'));
});

test('who takes the character of another leaves him without one', () => {
  const data = setupOfGame('hellboy');
  const one = withCharacter(beginSetup(data), 0, 'hellboy');
  assert.deepEqual(withCharacter(one, 1, 'hellboy').who, ['', 'hellboy']);
  // One player leads two agents.
  assert.deepEqual(withPlayers(data, one, 1).who, ['hellboy', '']);
  assert.equal(gameOf(data, withPlayers(data, one, 1), tableOfGame('hellboy')).players.length, 2);
});

test('two or three players of Echo lead two detectives each, and the round goes by players', () => {
  const data = setupOfGame('echo');
  const seats = (players: number, detectives: string) =>
    seatsOf(data, withChosen(data, withPlayers(data, beginSetup(data), players), { detectives }));
  assert.deepEqual(
    [2, 3, 4, 8].map((players) => [seats(players, 'two'), seats(players, 'one')]),
    [
      [4, 2],
      [6, 3],
      [4, 4],
      [8, 8],
    ],
  );
  const people = ['kofa-yoh', 'numminorih-kuta', 'melifaro', 'melamori-blimm'];
  const two = people.reduce((state, who, at) => withCharacter(state, at, who), withPlayers(data, beginSetup(data), 2));
  const table = tableOfGame('echo');
  const names = gameOf(data, two, table).players.map(({ name }) => name);
  assert.deepEqual(names, ['Кофа Йох, Мелифаро', 'Нумминорих, Меламори']);
  // Whoever leads one after all keeps his first.
  assert.deepEqual(withChosen(data, two, { detectives: 'one' }).who, people.slice(0, 2));
});

test('cards for three and more are put away for two, and always in a game together', () => {
  const data = setupOfGame('foursouls');
  const ids = (state: State) => itemsOf(data, state).map(({ id }) => id);
  assert.ok(ids(withPlayers(data, beginSetup(data), 2)).includes('three-plus'));
  assert.ok(!ids(withPlayers(data, beginSetup(data), 3)).includes('three-plus'));
  const coop = withChosen(data, withPlayers(data, beginSetup(data), 3), { mode: 'coop' });
  assert.ok(ids(coop).includes('three-plus-coop'));
});

test('no box is listed twice of those that one has', () => {
  for (const { game, setup } of SETUPS) {
    const ids = setup.boxes.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, game);
  }
});

test('links from before a choice, and from before a second character, mean what they meant', () => {
  const souls = codecOf(setupOfGame('foursouls')).parse('v=1&players=3&with=coop.with.without');
  assert.deepEqual(souls.problems, []);
  assert.deepEqual(souls.state.chosen, { mode: 'coop', rooms: 'with', bonus: 'without', level: 'normal' });
  const alone = codecOf(setupOfGame('hellboy')).parse('v=1&players=1&who=hellboy');
  assert.deepEqual([alone.problems, alone.state.who], [[], ['hellboy', '']]);
});

test('a part is ticked off at once, and the ticks of others stay', () => {
  const data = setupOfGame('echo');
  const [part] = data.setup.parts;
  const ids = part!.items.map(({ id }) => id);
  const one = withTick(withTick(beginSetup(data), 'choose'), ids[0]!);
  const all = withTicks(one, ids);
  assert.deepEqual(all.done.toSorted(), ['choose', ...ids].toSorted());
  assert.deepEqual(withTicks(all, ids).done, ['choose']);
});

test('the round of Four Souls knows how it is played, and the deck of Eldritch Horror how long it lasts', () => {
  const souls = setupOfGame('foursouls');
  const coop = withChosen(souls, withPlayers(souls, beginSetup(souls), 1), { mode: 'coop', level: 'hard' });
  const table = tableOfGame('foursouls');
  const game = gameOf(souls, coop, table);
  assert.deepEqual([game.players.length, game.carried.mode, valueOf(table, game, 'goal')], [2, 'coop', 6]);
  const eldritch = setupOfGame('eldritch');
  const cthulhu = withChosen(eldritch, beginSetup(eldritch), { ancient: 'cthulhu' });
  const rounds = tableOfGame('eldritch');
  assert.equal(valueOf(rounds, gameOf(eldritch, cthulhu, rounds), 'deck'), 15);
  const goals = ['cthulhu', 'elder-things', 'hastur', 'syzygy'].map((ancient) =>
    valueOf(rounds, gameOf(eldritch, withChosen(eldritch, cthulhu, { ancient }), rounds), 'goal'),
  );
  assert.deepEqual(goals, [3, 4, 2, 0]);
});

test('a draw takes each once, and a field of a query without its number is left out', () => {
  assert.deepEqual(
    drawRandom(['a', 'b', 'c'], 5, () => 0),
    ['a', 'b', 'c'],
  );
  const value = (name: string) => (name === 'who' ? undefined : 4);
  assert.equal(fillInQuery('v=1&g={players}&i={who}', value), 'v=1&g=4');
});
