/** Positions and endings as whole numbers: no two as one, however large the healths, and nothing beyond the bounds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeFraction, subtractFractions, ONE } from '../../exact/fraction.ts';
import { EMPTY_HAND, MOST, RESOURCES, type Attack, type Hand } from './attack.ts';
import { endingOf, makeOutcome } from './outcome.ts';
import { oddsOf } from './odds.ts';
import { attackWith } from './attack.test-table.ts';
import { keyOf, startOf, type Position } from './position.ts';
import { makeSolver } from './solve.ts';

const against = (health: number, foeHealth: number, change: Partial<Attack> = {}): Attack =>
  attackWith({ health, foes: [{ health: foeHealth, evasion: 4, attack: 1 }], ...change });

/** The ends of every range and what lies near them and near powers of ten, where one field could run into the next. */
const upTo = (most: number) =>
  fc.oneof(fc.constantFrom(0, most), fc.nat(Math.min(most, 12)), fc.integer({ min: Math.floor(most / 10), max: most }));
const hand = fc.record(
  Object.fromEntries(RESOURCES.map((r) => [r, upTo(MOST.uses)])) as { [r in keyof Hand]: fc.Arbitrary<number> },
  { noNullPrototype: true },
);
const position: fc.Arbitrary<Position> = fc.record(
  { foe: upTo(MOST.foes - 1), foeHealth: upTo(MOST.health), health: upTo(MOST.health), first: fc.boolean(), hand },
  { noNullPrototype: true },
);

test('two positions have one key only where they are one', () => {
  const near = fc.oneof(
    position,
    fc.tuple(fc.constantFrom('foe', 'foeHealth', 'health'), fc.constantFrom(-1, 1)),
    fc.tuple(fc.constantFrom(...RESOURCES), fc.constantFrom(-1, 1)),
  );
  fc.assert(
    fc.property(position, near, (a, b) => {
      if (!Array.isArray(b)) return assert.equal(keyOf(a) === keyOf(b), JSON.stringify(a) === JSON.stringify(b));
      const [field, by] = b;
      const beside =
        field in a.hand
          ? { ...a, hand: { ...a.hand, [field]: a.hand[field as keyof Hand] + by } }
          : { ...a, [field]: a[field as 'foe'] + by };
      try {
        assert.notEqual(keyOf(beside), keyOf(a));
      } catch (e) {
        assert.ok(e instanceof RangeError);
      }
    }),
    { numRuns: 2000 },
  );
});

test('an ending goes through its outcome and back up to the bounds, and is refused beyond them', () => {
  const ending = fc.record(
    { killed: upTo(MOST.foes), health: upTo(MOST.health), foeHealth: upTo(MOST.health), endless: fc.boolean() },
    { noNullPrototype: true },
  );
  fc.assert(fc.property(ending, (one) => assert.deepEqual(endingOf(makeOutcome(one)), one)));
  const end = { killed: 0, health: 0, foeHealth: 0, endless: false };
  for (const beyond of [
    { killed: MOST.foes + 1 },
    { health: MOST.health + 1 },
    { foeHealth: MOST.health + 1 },
    { health: -1 },
  ])
    assert.throws(() => makeOutcome({ ...end, ...beyond }), RangeError);
});

test('health 120: the attack ends, and one hit of a coin before 120 misses fails once in 2¹²⁰', () => {
  const odds = oddsOf(against(120, 1));
  assert.deepEqual(odds.endless, { n: 0n, d: 1n });
  assert.deepEqual(odds.died, makeFraction(1n, 2n ** 120n));
  assert.deepEqual(odds.chance, subtractFractions(ONE, makeFraction(1n, 2n ** 120n)));
  // A lone hit out of the first n throws: each health has its own place.
  assert.deepEqual(
    odds.health.map(({ n, d }) => [n, d]),
    Array.from({ length: 121 }, (_, left) => [1n, 2n ** BigInt(left === 0 ? 120 : 121 - left)]),
  );
  // The same the other way about: 120 hits before one miss.
  assert.deepEqual(oddsOf(against(1, 120)).chance, makeFraction(1n, 2n ** 120n));
  assert.deepEqual(oddsOf(against(1, 120)).endless, { n: 0n, d: 1n });
});

test('beyond the bounds an attack is refused instead of counted wrongly', () => {
  for (const attack of [
    against(MOST.health + 1, 1),
    against(1, MOST.health + 1),
    against(1, 1, { hand: { ...EMPTY_HAND, flips: MOST.uses + 1 } }),
  ])
    assert.throws(() => makeSolver(attack).worthOf(startOf(attack)), RangeError);
});

test('what is worth exactly as much is a tie, and the first of equals is the one that spends nothing', () => {
  // Foe and player fall at the next blow; faces 4–6 hit, so a miss flipped is a hit, and so is a miss fixed to 6.
  const solver = makeSolver(against(1, 1, { hand: { ...EMPTY_HAND, flips: 1, fixes: 1 } }));
  const at = startOf(solver.attack);
  assert.deepEqual([solver.onFace(at, 2).action, solver.onFace(at, 2).equal], ['flip', ['fix']]);
  // Against 1 damage a point and a shield prevent as much.
  const guarded = makeSolver(against(1, 1, { hand: { ...EMPTY_HAND, shields: 1, points: 1 } }));
  const damaged = { ...startOf(guarded.attack), first: false };
  assert.deepEqual([guarded.onDamage(damaged, 1).action, guarded.onDamage(damaged, 1).equal], [1, ['shield']]);
  // A face that hits is left alone.
  assert.deepEqual([solver.onFace(at, 5).action, solver.onFace(at, 5).equal], ['resolve', []]);
  // A useless reroll: a player who is dead after this roll anyway keeps it, and the advice says that it is a tie.
  const sure = makeSolver(against(1, 5, { hand: { ...EMPTY_HAND, rerolls: 1 }, rollBonus: -5, goal: 'kill' }));
  assert.deepEqual(
    [sure.onFace(startOf(sure.attack), 3).action, sure.onFace(startOf(sure.attack), 3).equal],
    ['resolve', ['reroll']],
  );
});
