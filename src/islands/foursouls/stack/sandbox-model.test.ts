import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CARDS, deepFrozen } from '../../../engines/foursouls/stack/cards.test-table.ts';
import { LIMITS, type Setup } from '../../../engines/foursouls/stack/setup.ts';
import { problemsOf } from '../../../engines/foursouls/stack/setup-problems.ts';
import { tableOf } from '../../../engines/foursouls/stack/laying.ts';
import { evasionOf, healthOf } from '../../../engines/foursouls/stack/stats.ts';
import { makeAddress, parseAddress } from './address.ts';
import { stateOf } from './model.ts';
import { printedMonster } from './printed-monster.ts';
import { shownName } from './words/quick.ts';
import { optionOf } from './words/sandbox.ts';
import { ownMonsterId, withOwnMonsters } from './own-monsters.ts';
import {
  cardsFor,
  EMPTY_TABLE,
  rowOf,
  withCardAdded,
  withCardRemoved,
  withItemTurned,
  withoutRowCard,
  withPlayerAdded,
  withPlayerChanged,
  withPlayerRemoved,
  withRowCard,
  withTimer,
  type Row,
  type Zone,
} from './sandbox-model.ts';

const start = deepFrozen(EMPTY_TABLE);

test('cards are offered where they may lie', () => {
  assert.ok(cardsFor(CARDS, 'hand').some((c) => c.id === 'bomb'));
  assert.ok(!cardsFor(CARDS, 'hand').some((c) => c.id === 'grunt'));
  assert.ok(cardsFor(CARDS, 'souls').every(({ id }) => (CARDS[id]!.soul ?? 0) > 0));
  const characters = Object.values(CARDS)
    .filter((c) => c.kind === 'character')
    .map((c) => c.id);
  assert.deepEqual(
    cardsFor(CARDS, 'character')
      .map((c) => c.id)
      .sort(),
    characters.sort(),
  );
});

test('cards made up for examples are apart from those of the game, and say that they are', () => {
  const war = printedMonster({
    id: 'war',
    en: 'War',
    ru: 'Война',
    health: 3,
    evasion: 4,
    attack: 1,
    souls: 1,
    reward: {},
  });
  const list = cardsFor({ ...CARDS, war }, 'monsters');
  assert.deepEqual([list[0]!.name, list[0]!.en], ['Война', 'War']);
  const firstSample = list.findIndex(({ isSample }) => isSample);
  assert.ok(firstSample > 0 && list.slice(firstSample).every(({ isSample }) => isSample));
  const [real, sample] = [optionOf(list[0]!), optionOf(list[firstSample]!)];
  assert.notEqual(real.group, sample.group);
  assert.deepEqual([real.beside, sample.beside], ['', 'пример']);
  assert.match(shownName(CARDS.grunt), /пример/);
  assert.doesNotMatch(shownName(war), /пример/);
});

test('players: from one to six, and the turn stays with one who is there', () => {
  const six = [1, 2, 3, 4, 5].reduce(withPlayerAdded, start);
  assert.equal(six.players.length, LIMITS.players);
  assert.equal(new Set(six.players.map((p) => p.name)).size, LIMITS.players);
  assert.equal(withPlayerRemoved({ ...six, active: 5 }, 5).active, 4);
  assert.equal(withPlayerRemoved({ ...six, active: 2 }, 0).active, 1);
  assert.equal([0, 0, 0].reduce((s: Setup) => withPlayerRemoved(s, 0), start).players.length, 1);
});

test('cards come, turn and go', () => {
  const items = withCardAdded(withCardAdded(start, 0, 'items', 'slingshot'), 0, 'items', 'jar');
  const turned = withItemTurned(items, 0, 0);
  assert.equal(tableOf(turned, CARDS).players[0]!.items[0]!.charged, false);
  assert.deepEqual(withItemTurned(turned, 0, 0).players[0]!.items, [{ card: 'slingshot', deactivated: false }, 'jar']);
  assert.deepEqual(withCardRemoved(items, 0, 'items', 0).players[0]!.items, ['jar']);
});

test('slots and decks', () => {
  const rows: readonly Row[] = ['monsters', 'minions', 'shop', 'rooms', 'loot', 'treasure', 'monster', 'room'];
  for (const row of rows) {
    const two = withRowCard(withRowCard(start, row, 'grunt'), row, 'brute');
    assert.deepEqual(rowOf(two, row), ['grunt', 'brute']);
    assert.deepEqual(rowOf(withoutRowCard(two, row, 0), row), ['brute']);
  }
  const full = Array.from({ length: 9 }).reduce((s: Setup) => withRowCard(s, 'monsters', 'grunt'), start);
  assert.equal(rowOf(full, 'monsters').length, LIMITS.slots);
});

test('a challenge: one final boss, a timer that can be taken away', () => {
  const boss = withRowCard(withRowCard(start, 'finalBoss', 'brute'), 'finalBoss', 'last-boss');
  assert.deepEqual(rowOf(boss, 'finalBoss'), ['last-boss']);
  assert.equal(tableOf(withTimer(boss, 8), CARDS).timer, 8);
  assert.equal(tableOf(boss, CARDS).challenge, true);
  const none = withTimer(withTimer(withoutRowCard(boss, 'finalBoss', 0), 8), 0);
  assert.deepEqual([rowOf(none, 'finalBoss'), tableOf(none, CARDS).timer], [[], null]);
  const whole = withTimer(withRowCard(boss, 'minions', 'grunt'), 3);
  assert.deepEqual(parseAddress(makeAddress(stateOf(whole, CARDS)), CARDS).state?.setup.minions, ['grunt']);
});
test('a monster of one’s own has the figures of its name, in an address too', () => {
  const id = ownMonsterId({ health: 3, evasion: 5, attack: 2 });
  const setup = withRowCard(start, 'monsters', id);
  const table = tableOf(setup, withOwnMonsters(CARDS, JSON.stringify(setup)));
  const ref = `o${table.monsters[0]![0]!.id}` as const;
  assert.deepEqual([healthOf(table, ref), evasionOf(table, ref)], [3, 5]);
  const { state, problems } = parseAddress(makeAddress(stateOf(setup, withOwnMonsters(CARDS, id))), CARDS);
  assert.deepEqual([problems, state?.setup.monsters], [[], [id]]);
  assert.equal(parseAddress('v=1&t=1_ptk_mown-0-9-1_z', CARDS).problems[0]?.code, 'card');
});

test('whatever is put together by the form can be laid', () => {
  const change: fc.Arbitrary<(s: Setup) => Setup> = fc.oneof(
    fc.constant(withPlayerAdded),
    fc.nat(5).map((n) => (s: Setup) => withPlayerRemoved(s, n % s.players.length)),
    fc
      .tuple(fc.constantFrom<Zone>('hand', 'items', 'curses', 'souls'), fc.nat(500), fc.nat(5))
      .map(([zone, pick, seat]) => (s: Setup) => {
        const list = cardsFor(CARDS, zone);
        return withCardAdded(s, seat % s.players.length, zone, list[pick % list.length]!.id);
      }),
    fc
      .tuple(
        fc.constantFrom<Row>(
          'monsters',
          'finalBoss',
          'minions',
          'shop',
          'rooms',
          'loot',
          'treasure',
          'monster',
          'room',
        ),
        fc.nat(500),
      )
      .map(([row, pick]) => (s: Setup) => {
        const list = cardsFor(CARDS, row);
        return withRowCard(s, row, list[pick % list.length]!.id);
      }),
    fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 12 })).map(
      ([seat, health]) =>
        (s: Setup) =>
          withPlayerChanged(s, seat % s.players.length, { health }),
    ),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const setup = changes.reduce((s, c) => c(s), start);
      assert.deepEqual(problemsOf(setup, CARDS), []);
      assert.ok(tableOf(setup, CARDS).players.length >= 1);
    }),
    { numRuns: 200 },
  );
});
