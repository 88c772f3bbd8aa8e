import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareFractions, makeFraction, sumOfFractions, type Fraction } from '../../exact/fraction.ts';
import { EMPTY_HAND, GOALS, type Attack, type Face, type Hand } from './attack.ts';
import { startOf } from './position.ts';
import { makeSolver } from './solve.ts';
import { fractionText } from '../../exact/fraction.test-table.ts';
import { against, small } from './attack.test-table.ts';

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
  const endValues = (killed: number, h: number): Values => {
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
        ? endValues(at.foe + 1, at.h)
        : throwAll({ ...at, foe: at.foe + 1, m: next.health, first: a.firstEach });
    }
    return best([
      ...Array.from({ length: Math.min(at.hand.points, foe.attack) + 1 }, (_, n) =>
        wound({ ...at, hand: without(at.hand, 'points', n) }, Math.max(0, foe.attack - n * a.pointsEach)),
      ),
      ...(at.hand.shields > 0 ? [wound({ ...at, hand: without(at.hand, 'shields') }, 0)] : []),
    ]);
  };
  const wound = (at: At, damage: number): Values =>
    at.h - damage <= 0 ? endValues(at.foe, 0) : throwAll({ ...at, h: at.h - damage, first: false });
  return throwAll({ foe: 0, m: a.foes[0]!.health, h: a.health, first: true, hand: a.hand });
};

/** How deep the recursion of the oracle goes without cards: hits that end the attack, misses that do not. */
const throwsAtMost = ({ health, attack, foes }: Pick<Attack, 'health' | 'attack' | 'foes'>): number =>
  foes.reduce((throws, foe) => throws + Math.ceil(foe.health / attack), health - 1);

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
    pointsEach: fc.integer({ min: 1, max: 2 }),
    goal: fc.constantFrom(...GOALS),
    spent: fc.array(fc.constantFrom('rerolls', 'flips', 'fixes', 'shields', 'points'), { maxLength: 2 }),
    foes: fc.array(
      fc.record({ health: fc.integer({ min: 1, max: 2 }), evasion: small(7), attack: fc.integer({ min: 1, max: 2 }) }),
      { minLength: 1, maxLength: 2 },
    ),
  })
  .map(({ spent, ...rest }): Attack => ({
    ...rest,
    dice: throwsAtMost(rest) + spent.length > 3 ? 1 : rest.dice,
    hand: spent.reduce<Hand>((h, r) => ({ ...h, [r]: h[r] + 1 }), EMPTY_HAND),
  }));

/*
 * Who has no damage: a hit without a bonus comes back to the same position, so the recursion has no end. Its value is
 * reached from below instead, throw after throw, in plain numbers; only what is wanted first is compared.
 */
const idleOracle = (a: Attack): number => {
  const [known, at6] = [new Map<string, number>(), a.sixBonus];
  const without = (hand: Hand, what: keyof Hand, times = 1): Hand => ({ ...hand, [what]: hand[what] - times });
  const faces = [1, 2, 3, 4, 5, 6] as const;
  const endValue = (isKilled: boolean, h: number): number =>
    ({ kill: Number(isKilled), survive: Number(h > 0), health: h })[a.goal];
  const foe = a.foes[0]!;
  /** What a throw is worth; a face that stays in the same position has no value of its own (undefined). */
  const throwAll = (at: At): number => {
    const key = JSON.stringify(at);
    const found = known.get(key);
    if (found !== undefined) return found;
    const values = faces.map((f) => dieOf(at, f));
    const pairs = a.dice === 1 ? values.map((v) => [v]) : values.flatMap((v) => values.map((w) => [v, w]));
    // All hit without damage for ever: no one dies.
    let stay = values.every((v) => v === undefined) ? endValue(false, at.h) : 0;
    for (let before = -1, i = 0; i < 2000 && stay !== before; i += 1) {
      before = stay;
      stay = pairs.reduce((sum, dice) => sum + Math.max(...dice.map((v) => v ?? before)), 0) / pairs.length;
    }
    known.set(key, stay);
    return stay;
  };
  const dieOf = (at: At, face: Face): number | undefined => {
    const settled = settle(at, face);
    if (settled === undefined) return undefined;
    const { hand } = at;
    const onto = (next: At, f: Face) => dieOf(next, f) ?? throwAll(next);
    return Math.max(
      settled,
      hand.rerolls > 0 ? faces.reduce((s, f) => s + onto({ ...at, hand: without(hand, 'rerolls') }, f), 0) / 6 : 0,
      hand.flips > 0 ? onto({ ...at, hand: without(hand, 'flips') }, (7 - face) as Face) : 0,
      hand.fixes > 0 ? onto({ ...at, hand: without(hand, 'fixes') }, a.fixTo) : 0,
    );
  };
  const settle = (at: At, face: Face): number | undefined => {
    const result = Math.min(6, Math.max(1, face + a.rollBonus + (at.first ? a.firstBonus : 0)));
    if (result >= Math.min(6, foe.evasion)) {
      const left = at.m - (result === 6 ? at6 : 0);
      if (left <= 0) return endValue(true, at.h);
      return left === at.m && !at.first ? undefined : throwAll({ ...at, m: left, first: false });
    }
    const wound = (hand: Hand, damage: number) =>
      at.h - damage <= 0 ? endValue(false, 0) : throwAll({ ...at, hand, h: at.h - damage, first: false });
    const uses = Array.from({ length: at.hand.points + 1 }, (_, n) => n);
    return Math.max(
      ...uses.map((n) => wound(without(at.hand, 'points', n), Math.max(0, foe.attack - n * a.pointsEach))),
      at.hand.shields > 0 ? wound(without(at.hand, 'shields'), 0) : 0,
    );
  };
  return throwAll({ foe: 0, m: foe.health, h: a.health, first: true, hand: a.hand });
};
test('150 random attacks of one who has no damage: what is wanted first is what waiting for ever comes to', () => {
  fc.assert(
    fc.property(smallAttack, fc.integer({ min: 1, max: 2 }), (small_, dice) => {
      const attack = { ...small_, dice, attack: 0, foes: small_.foes.slice(0, 1) };
      const [first] = makeSolver(attack).worthOf(startOf(attack)).values;
      const wanted = idleOracle(attack);
      assert.ok(
        Math.abs(Number(first!.n) / Number(first!.d) - wanted) < 1e-9,
        `${Number(first!.n) / Number(first!.d)} ${wanted}`,
      );
    }),
    { numRuns: 150 },
  );
});
test('by hand: no damage but 1 on a 6, a foe with 1 health and evasion 4, one health: a 6 comes before a miss in 1 of 4', () => {
  const attack = against(1, 4, 1, { health: 1, attack: 0, sixBonus: 1 });
  assert.equal(fractionText(makeFraction(...pair(makeSolver(attack).worthOf(startOf(attack)).values[0]!))), '1/4');
  // One card that prevents 3 of a damage of 3 saves from one miss: 1 − (3/4)².
  const guarded: Attack = {
    ...attack,
    foes: [{ health: 1, evasion: 4, attack: 3 }],
    hand: { ...EMPTY_HAND, points: 1 },
    pointsEach: 3,
  };
  assert.equal(fractionText(makeFraction(...pair(makeSolver(guarded).worthOf(startOf(guarded)).values[0]!))), '7/16');
});
const pair = ({ n, d }: Fraction): [bigint, bigint] => [n, d];

test('100 random small attacks: the values are those of a plain recursion over physical dice', () => {
  fc.assert(
    fc.property(smallAttack, (attack) => {
      const { values } = makeSolver(attack).worthOf(startOf(attack));
      assert.deepEqual(
        values.map(({ n, d }) => fractionText(makeFraction(n, d))),
        oracle(attack).map(fractionText),
      );
    }),
    { numRuns: 100 },
  );
});
