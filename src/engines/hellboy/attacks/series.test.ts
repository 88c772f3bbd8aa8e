/** Several attacks on one enemy: by hand, against every choice in every fall of the dice, and laws. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf, mapOutcomes, meanOf, reduceWeights, totalOf, type Distribution } from '../../exact/distribution.ts';
import { compareFractions, makeFraction, sumOfFractions, subtractFractions, toNumber } from '../../exact/fraction.ts';
import { sharesOf } from '../../exact/oracle.test-table.ts';
import { COLOURS, type Colour } from '../dice/colour.ts';
import { damageDealt } from '../skill-check/aim.ts';
import { solveTest } from '../skill-check/solve.ts';
import { anyCoins, FEW_FACES } from './few-faces.test-table.ts';
import { SETS } from '../skill-check/faces.test-table.ts';
import { bestSeries, TEST_SCALE } from './oracle.test-table.ts';
import { readyTests } from './ready.ts';
import { solveSeries, type AttackSeries } from './series.ts';

const assumed = SETS['assumed']!;
/** Every red die shows 2: a result is what the effect die makes of 6. */
const TWOS = { ...assumed, red: [2, 2, 2, 2, 2, 2] };
const RED: readonly Colour[] = ['red', 'red', 'red'];
const FROG = { toughness: 2, health: 6, damage: 0, cover: 0 };
const hellboy = (times: number, changes: Partial<AttackSeries> = {}): AttackSeries => ({
  faces: TWOS,
  bprd: 'wild',
  enemy: FROG,
  attacks: Array.from({ length: times }, () => ({ dice: RED, bonus: 0 })),
  aim: 'kill',
  ...changes,
});
const sixths = (n: number) => makeFraction(BigInt(n), 6n);
const entries = (distribution: Distribution) => [...reduceWeights(distribution)].toSorted(([a], [b]) => a - b);
/** What the oracle says, and what the answer comes to. */
const best = (series: AttackSeries) => makeFraction(bestSeries(series), TEST_SCALE ** BigInt(series.attacks.length));
const goalOf = (series: AttackSeries) => {
  const answer = solveSeries(series);
  return series.aim === 'kill' ? answer.kill.at(-1)! : answer.damage;
};

test('by hand: three twos against toughness 2, as Hellboy in the rulebook who hits for 4 with a 6', () => {
  // 4 after a catastrophe, 7, 8, 6 by a reroll, 8 doubled, 8 by the wild: damage 2, 5, 6, 4, 6, 6.
  const { kill, left, damage, attacksUsed } = solveSeries(hellboy(1));
  assert.deepEqual(kill, [sixths(3)]);
  assert.deepEqual(entries(left), [
    [0, 3n],
    [1, 1n],
    [2, 1n],
    [4, 1n],
  ]);
  assert.deepEqual(damage, sixths(29));
  assert.deepEqual(attacksUsed, sixths(6));
  // Spent on a rule, BPRD adds nothing: 6.
  assert.deepEqual(entries(solveSeries(hellboy(1, { bprd: 'spent' })).left), [
    [0, 2n],
    [1, 1n],
    [2, 2n],
    [4, 1n],
  ]);
});

test('by hand: a second attack meets what the first has left', () => {
  const { kill, left, damage, attacksUsed } = solveSeries(hellboy(2));
  // After 2 (1 in 6) another 4 are wanted: 5 in 6. After 4 and 5 any attack kills.
  assert.deepEqual(kill, [makeFraction(1n, 2n), makeFraction(35n, 36n)]);
  assert.deepEqual(entries(left), [
    [0, 35n],
    [2, 1n],
  ]);
  assert.deepEqual(damage, makeFraction(6n * 36n - 2n, 36n));
  assert.deepEqual(attacksUsed, makeFraction(3n, 2n));
});

test('by hand: an object takes damage until it is destroyed, the rest of that shot goes on', () => {
  // Damage 2, 5, 6, 4, 6, 6 against an object that still takes 3.
  const behind = { ...FROG, health: 9, cover: 3 };
  assert.deepEqual(entries(solveSeries(hellboy(1, { enemy: behind })).left), [
    [6, 3n],
    [7, 1n],
    [8, 1n],
    [9, 1n],
  ]);
  // After the 2 the object takes 1 more; then it is gone.
  const twice = solveSeries(hellboy(2, { enemy: { ...behind, health: 20 }, bprd: 'spent', aim: 'damage' }));
  const first = [2, 5, 6, 4, 6, 4];
  const both = first.flatMap((a) => first.map((b): [number, bigint] => [20 - Math.max(0, a + b - 3), 1n]));
  assert.deepEqual(sharesOf(twice.left), sharesOf(both));
});

test('a toughness of its own, a bonus, damage that is there already, an enemy who is dead already', () => {
  const attack = { dice: RED, bonus: 1, toughness: 3 };
  assert.deepEqual(entries(solveSeries(hellboy(0, { attacks: [attack] })).left), [
    [0, 3n],
    [1, 1n],
    [2, 1n],
    [4, 1n],
  ]);
  assert.deepEqual(solveSeries(hellboy(1, { enemy: { ...FROG, damage: 2 } })).kill, [sixths(5)]);
  const dead = solveSeries(hellboy(2, { enemy: { ...FROG, damage: 7 } }));
  assert.deepEqual(dead.kill, [sixths(6), sixths(6)]);
  assert.deepEqual([dead.damage, dead.attacksUsed], [sixths(0), sixths(0)]);
  assert.deepEqual([...dead.left.keys()], [0]);
  const none = solveSeries(hellboy(0));
  assert.deepEqual([none.kill, [...none.left.keys()], none.damage, none.attacksUsed], [[], [6], sixths(0), sixths(0)]);
});

test('choices know what is left: two dice of three are kept where that is all it takes', () => {
  const coins = { ...assumed, red: [0, 0, 0, 0, 0, 4] };
  const one = (health: number, aim: AttackSeries['aim']) =>
    solveSeries(hellboy(1, { faces: coins, enemy: { ...FROG, toughness: 0, health }, aim }));
  // For 1 damage a shown 4 is enough, and nothing is risked; for damage alone zeros are thrown again.
  assert.ok(compareFractions(one(1, 'kill').kill[0]!, one(9, 'kill').kill[0]!) > 0);
  assert.ok(compareFractions(one(12, 'damage').damage, one(12, 'kill').damage) >= 0);
  assert.ok(compareFractions(one(12, 'kill').kill[0]!, one(12, 'damage').kill[0]!) >= 0);
});

test('where no attack can kill, the most damage is done', () => {
  const far = { ...FROG, health: 99 };
  for (const faces of Object.values(SETS))
    assert.deepEqual(
      solveSeries(hellboy(2, { faces, enemy: far })),
      solveSeries(hellboy(2, { faces, enemy: far, aim: 'damage' })),
    );
});

test('a position is solved once: a dozen attacks lead along more ways than could be gone one by one', () => {
  const enemy = { toughness: 5, health: 9, damage: 0, cover: 3 };
  assert.equal(solveSeries(hellboy(12, { faces: assumed, enemy })).kill.length, 12);
});

test('what is no enemy is refused', () => {
  for (const [name, count] of [
    ['health', -1],
    ['damage', 0.5],
    ['cover', -2],
  ] as const)
    assert.throws(
      () => solveSeries(hellboy(1, { enemy: { ...FROG, [name]: count } })),
      new RegExp(`The ${name} is a whole number from 0, got ${count}`),
    );
});

const DICE: readonly (readonly Colour[])[] = [RED, ['black', 'red', 'red'], ['orange', 'yellow'], ['yellow'], []];
for (const [name, faces] of Object.entries(FEW_FACES)) {
  test(`${name}: every choice in every fall of two and three attacks`, () => {
    const attacks = [
      { dice: DICE[1]!, bonus: 0 },
      { dice: DICE[2]!, bonus: 1, toughness: 2 },
      { dice: RED, bonus: -1 },
    ];
    const questions = (['kill', 'damage'] as const).flatMap((aim) =>
      [0, 2].flatMap((cover) =>
        [2, 3].map((made): Omit<AttackSeries, 'bprd'> => {
          const enemy = { toughness: 1, health: 7, damage: 1, cover };
          return { faces, enemy, attacks: attacks.slice(0, made), aim };
        }),
      ),
    );
    for (const question of questions)
      for (const bprd of ['wild', 'spent'] as const) {
        const series = { ...question, bprd };
        assert.deepEqual(goalOf(series), best(series), JSON.stringify(series));
      }
  });
}

const anySeries: fc.Arbitrary<AttackSeries> = fc.record(
  {
    faces: anyCoins,
    bprd: fc.constantFrom('wild' as const, 'spent' as const),
    enemy: fc.record(
      { toughness: fc.nat(3), health: fc.integer({ min: 1, max: 8 }), damage: fc.nat(2), cover: fc.nat(3) },
      { noNullPrototype: true },
    ),
    attacks: fc.array(
      fc.record(
        { dice: fc.array(fc.constantFrom(...COLOURS), { maxLength: 3 }), bonus: fc.integer({ min: -2, max: 2 }) },
        { noNullPrototype: true },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    aim: fc.constantFrom('kill' as const, 'damage' as const),
  },
  { noNullPrototype: true },
);

test('any series of coins is played as well as by who tries everything', () => {
  fc.assert(
    fc.property(anySeries, (series) => {
      assert.ok(Math.abs(toNumber(subtractFractions(best(series), goalOf(series)))) < 1e-7);
    }),
    { numRuns: 100 },
  );
});

test('any series: an attack more never hurts, and all that is said of it agrees', () => {
  fc.assert(
    fc.property(anySeries, (series) => {
      const { kill, left, damage, attacksUsed } = solveSeries(series);
      const health = Math.max(0, series.enemy.health - series.enemy.damage);
      assert.deepEqual(
        kill.at(-1),
        chanceOf(left, (points) => points === 0),
      );
      assert.deepEqual(
        damage,
        meanOf(left, (points) => health - points),
      );
      assert.ok([...left.keys()].every((points) => points >= 0 && points <= health));
      kill.slice(1).forEach((chance, i) => assert.ok(compareFractions(chance, kill[i]!) >= 0));
      const before = [sixths(health === 0 ? 6 : 0), ...kill.slice(0, -1)];
      const alive = before.map((chance) => subtractFractions(sixths(6), chance));
      assert.deepEqual(attacksUsed, sumOfFractions(alive));
      const more = { ...series, attacks: [...series.attacks, { dice: RED, bonus: 0 }] };
      assert.ok(toNumber(goalOf(more)) >= toNumber(goalOf(series)) - 1e-7);
      const covered = { ...series, enemy: { ...series.enemy, cover: series.enemy.cover + 1 } };
      assert.ok(toNumber(goalOf(covered)) <= toNumber(goalOf(series)) + 1e-7);
    }),
    { numRuns: 100 },
  );
});

test('a series of one attack is a test', () => {
  for (const faces of Object.values(SETS))
    for (const dice of DICE) {
      const enemy = { toughness: 1, health: 5, damage: 1, cover: 1 };
      const question = { faces, dice, bonus: 1, bprd: 'wild' as const };
      const series = { faces, bprd: 'wild' as const, enemy, attacks: [{ dice, bonus: 1 }] };
      const dealt = solveTest({ ...question, aim: { kind: 'damage', toughness: 1, cover: 1, health: 4 } }).results;
      assert.deepEqual(
        sharesOf(solveSeries({ ...series, aim: 'damage' }).left),
        sharesOf(mapOutcomes(dealt, (result) => 4 - Math.min(4, damageDealt(result, 1, 1)))),
      );
      const killed = solveTest({ ...question, aim: { kind: 'reach', target: 6 } }).results;
      assert.deepEqual(solveSeries({ ...series, aim: 'kill' }).kill, [chanceOf(killed, (result) => result >= 6)]);
    }
});

test('who cannot be killed takes as much in any order of attacks', () => {
  const enemy = { toughness: 1, health: 99, damage: 0, cover: 0 };
  const attacks = DICE.slice(0, 3).map((dice) => ({ dice, bonus: 0 }));
  for (const faces of Object.values(SETS)) {
    const series = { faces, bprd: 'wild', enemy, aim: 'damage' } as const;
    assert.deepEqual(
      sharesOf(solveSeries({ ...series, attacks }).left),
      sharesOf(solveSeries({ ...series, attacks: attacks.toReversed() }).left),
    );
  }
});

test('a test made ready is worth what its results are worth, whatever a result is worth', () => {
  const worths = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(SETS)),
      fc.constantFrom(...DICE),
      fc.constantFrom('wild' as const, 'spent' as const),
      fc.tuple(fc.integer({ min: -3, max: 3 }), worths),
      (faces, dice, bprd, [bonus, worthOf]) => {
        const ready = readyTests(faces, bprd);
        const worth = (result: number) => worthOf[result]!;
        const { mean, results } = ready(dice, bonus);
        const played = results(worth);
        assert.ok(Math.abs(mean(worth) - toNumber(meanOf(played, worth))) < 1e-9);
        assert.equal(ready(dice, bonus), ready([...dice], bonus));
        assert.equal(totalOf(played) % 6n, 0n);
      },
    ),
    { numRuns: 100 },
  );
});
