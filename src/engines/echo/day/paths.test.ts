/** Paths and what comes with them, each by the sentence of the rules that it comes from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forecastOf } from './invasion.ts';
import { after, happenedOf, refusalOf } from './played.test-table.ts';
import { freeEnemies } from './state.ts';

/** Locations 0 and 1 in district 1, 2 in district 2; 3 and 4 without a district. */
const MAP = 'district.0.1 district.1.1 district.2.2 ';

test('a path brings an enemy; one into a district with a path brings one more to every path', () => {
  const state = after(`${MAP} lay.0.count lay.2.count`);
  assert.equal(freeEnemies(state).length, 2);
  assert.deepEqual(forecastOf(state, [1]), {
    invasion: 'comes',
    fresh: [1],
    extra: [0, 2, 1],
    cursed: 3,
    enemies: { without: 3, with: 6 },
  });
  assert.equal(freeEnemies(after('lay.1.count', state)).length, 6);
  assert.deepEqual(happenedOf('lay.1.count', state), [{ kind: 'came', fresh: [1], extra: [0, 2, 1] }]);
  assert.deepEqual(happenedOf('lay.1.no', state), [{ kind: 'came', fresh: [1], extra: [] }]);
  assert.deepEqual(happenedOf('lay.2.count'), [{ kind: 'came', fresh: [2], extra: [] }]);
  assert.deepEqual(
    after('lay.0.count').enemies.map(({ id, ...rest }) => ({ id: id > 1, ...rest })),
    [{ id: true, kind: 'unknown', name: '', place: 0, will: null, strength: null, holder: null }],
  );
});

test('what decides an invasion and has not been said is asked, unless the players say what comes', () => {
  const state = after(`${MAP} lay.0.count`);
  assert.equal(forecastOf(state, [3]).invasion, 'unknown');
  assert.equal(refusalOf('lay.3.count', state), 'district-unknown');
  assert.equal(freeEnemies(after('lay.3.no', state)).length, 2);
  assert.equal(freeEnemies(after('lay.3.yes', state)).length, 4);
  // One meeting is enough, whatever the others are.
  assert.equal(forecastOf(state, [3, 1]).invasion, 'comes');
  assert.equal(forecastOf(after('lay.3.no', state), [2]).invasion, 'unknown');
  // The same location needs no district.
  assert.equal(forecastOf(after('lay.3.count'), [3]).invasion, 'comes');
});

test('an open path to Шамхум calls no invasion, and has its part in one', () => {
  const state = after(`${MAP} lay.0.count turn-path.1.shamkhum`);
  assert.equal(forecastOf(state, [1]).invasion, 'stays-away');
  assert.deepEqual([forecastOf(state, [1]).cursed, forecastOf(state, [0]).cursed], [1, 1]);
  const two = after('lay.2.count', state);
  assert.deepEqual(forecastOf(two, [2]), {
    invasion: 'comes',
    fresh: [2],
    extra: [0, 2, 2],
    cursed: 1,
    enemies: { without: 3, with: 6 },
  });
});

test('readings: an enemy for each path or each location; two paths of one card meet or do not', () => {
  const perPath = after(`${MAP} lay.0.count lay.0.no`);
  const perPlace = after('reading.per-place', perPath);
  assert.deepEqual([forecastOf(perPath, [0]).extra, forecastOf(perPlace, [0]).extra], [[0, 0, 0], [0]]);
  assert.deepEqual([forecastOf(perPath, [2, 2]).fresh, forecastOf(perPlace, [2, 2]).fresh], [[2, 2], [2]]);
  const atOnce = after(MAP);
  const inTurn = after('reading.in-turn', atOnce);
  assert.deepEqual(
    [atOnce, inTurn, after('reading.at-once', inTurn)].map((state) => forecastOf(state, [0, 1]).invasion),
    ['stays-away', 'comes', 'stays-away'],
  );
  assert.equal(forecastOf(inTurn, [0, 2]).invasion, 'stays-away');
  assert.equal(after('reading.per-place reading.per-path').readings.size, 'per-path');
});

test('a path is turned over, taken by who solved its problem, or removed', () => {
  const state = after('lay.0*1.no');
  assert.deepEqual(
    after('turn-path.2.open', state).paths.map((p) => p.face),
    ['hidden', 'open'],
  );
  const taken = after('take-path.1.2', state);
  assert.deepEqual([taken.paths.map((p) => p.id), taken.detectives[2]!.tokens], [[2], 1]);
  const removed = after('remove-path.1', state);
  assert.deepEqual([removed.paths.map((p) => p.id), removed.detectives.map((d) => d.tokens)], [[2], [0, 0, 0, 0]]);
  for (const words of ['turn-path.9.open', 'take-path.9.0', 'remove-path.9'])
    assert.equal(refusalOf(words, state), 'no-such-path');
  assert.equal(refusalOf('take-path.1.4', state), 'no-such-detective');
  assert.equal(refusalOf('out.2 take-path.1.2', state), 'is-out');
  assert.equal(refusalOf('lay.e.no'), 'no-such-place');
});
