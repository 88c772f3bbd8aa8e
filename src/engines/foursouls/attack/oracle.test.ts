import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareFractions, makeFraction, sumOfFractions, type Fraction } from '../../exact/fraction.ts';
import { EMPTY_HAND, GOALS, type Attack, type Face, type Hand } from './attack.ts';
import { startOf } from './position.ts';
import { makeSolver } from './solve.ts';
import { shown, small } from './attack.test-table.ts';

/*
 * The oracle: plain recursion over physical dice in plain numbers of its own, without memory, without classes of faces,
 * without shortcuts. A value is [first, second, third] by what is wanted, compared in that order.
 */
interface At {
  readonly foe: number;
  readonly m: number;
  readonly h: number;
  readonly first: boolean;
  readonly hand: Hand;
}
type Values = readonly Fraction[];
const best = (options: readonly Values[]): Values =>
  options.reduce((a, b) => {
    const order = a.map((v, i) => compareFractions(b[i]!, v)).find((o) => o !== 0) ?? 0;
    return order > 0 ? b : a;
  });
const mean = (values: readonly Values[]): Values =>
  values[0]!.map((_, i) => {
    const sum = sumOfFractions(values.map((v) => v[i]!));
    return makeFraction(sum.n, sum.d * BigInt(values.length));
  });
const bool = (b: boolean): Fraction => ({ n: b ? 1n : 0n, d: 1n });
const oracle = (a: Attack): Values => {
  const ended = (killed: number, h: number): Values => {
    const [first, alive, all, health] = [
      bool(killed > 0),
      bool(h > 0),
      bool(killed === a.foes.length),
      { n: BigInt(h), d: 1n },
    ];
    return { kill: [first, alive, health], survive: [alive, all, health], health: [health, all] }[a.goal];
  };
  const without = (hand: Hand, what: keyof Hand, times = 1): Hand => ({ ...hand, [what]: hand[what] - times });
  const throwAll = (at: At): Values => {
    const throws: Face[][] = Array.from({ length: a.dice }).reduce<Face[][]>(
      (sets) => sets.flatMap((s) => ([1, 2, 3, 4, 5, 6] as const).map((f) => [...s, f])),
      [[]],
    );
    return mean(throws.map((dice) => best(dice.map((f) => die(at, f)))));
  };
  const die = (at: At, face: Face): Values =>
    best([
      settle(at, face),
      ...(at.hand.rerolls > 0
        ? [mean(([1, 2, 3, 4, 5, 6] as const).map((f) => die({ ...at, hand: without(at.hand, 'rerolls') }, f)))]
        : []),
      ...(at.hand.flips > 0 ? [die({ ...at, hand: without(at.hand, 'flips') }, (7 - face) as Face)] : []),
      ...(at.hand.fixes > 0 ? [die({ ...at, hand: without(at.hand, 'fixes') }, a.fixTo)] : []),
    ]);
  const settle = (at: At, face: Face): Values => {
    const foe = a.foes[at.foe]!;
    let result = face + a.rollBonus + (at.first ? a.firstBonus : 0);
    if (result > 6) result = 6;
    if (result < 1) result = 1;
    const need = foe.evasion > 6 ? 6 : foe.evasion;
    if (result >= need) {
      const left = at.m - a.attack - (result === 6 ? a.sixBonus : 0);
      if (left > 0) return throwAll({ ...at, m: left, first: false });
      const next = a.foes[at.foe + 1];
      return next === undefined
        ? ended(at.foe + 1, at.h)
        : throwAll({ ...at, foe: at.foe + 1, m: next.health, first: a.firstEach });
    }
    return best([
      ...Array.from({ length: Math.min(at.hand.points, foe.attack) + 1 }, (_, n) =>
        wound({ ...at, hand: without(at.hand, 'points', n) }, foe.attack - n),
      ),
      ...(at.hand.shields > 0 ? [wound({ ...at, hand: without(at.hand, 'shields') }, 0)] : []),
    ]);
  };
  const wound = (at: At, damage: number): Values =>
    at.h - damage <= 0 ? ended(at.foe, 0) : throwAll({ ...at, h: at.h - damage, first: false });
  return throwAll({ foe: 0, m: a.foes[0]!.health, h: a.health, first: true, hand: a.hand });
};

/** Small enough for the oracle; every foe does damage, so that every attack ends. */
const smallAttack: fc.Arbitrary<Attack> = fc
  .record({
    health: fc.integer({ min: 1, max: 2 }),
    attack: fc.integer({ min: 1, max: 2 }),
    sixBonus: small(1),
    rollBonus: fc.integer({ min: -2, max: 2 }),
    firstBonus: small(2),
    firstEach: fc.boolean(),
    dice: fc.integer({ min: 1, max: 2 }),
    fixTo: fc.constantFrom(1, 3, 6),
    goal: fc.constantFrom(...GOALS),
    spent: fc.array(fc.constantFrom('rerolls', 'flips', 'fixes', 'shields', 'points'), { maxLength: 2 }),
    foes: fc.array(
      fc.record({ health: fc.integer({ min: 1, max: 2 }), evasion: small(7), attack: fc.integer({ min: 1, max: 2 }) }),
      { minLength: 1, maxLength: 2 },
    ),
  })
  .map(({ spent, ...rest }): Attack => ({
    ...rest,
    dice: rest.foes.length > 1 || spent.length > 1 ? 1 : rest.dice,
    hand: spent.reduce<Hand>((h, r) => ({ ...h, [r]: h[r] + 1 }), EMPTY_HAND),
  }));

test('500 random small attacks: the values are those of a plain recursion over physical dice', () => {
  fc.assert(
    fc.property(smallAttack, (attack) => {
      const { values } = makeSolver(attack).worthOf(startOf(attack));
      assert.deepEqual(
        values.map(({ n, d }) => shown(makeFraction(n, d))),
        oracle(attack).map(shown),
      );
    }),
    { numRuns: 500 },
  );
});
