import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareFractions, makeFraction, sumOfFractions, type Fraction } from '../../exact/fraction.ts';
import { EMPTY_HAND, GOALS, type Attack, type Goal, type Hand } from './attack.ts';
import { endingOf, makeOutcome } from './outcome.ts';
import { gainOf } from './gains.ts';
import { oddsOf } from './odds.ts';
import { startOf } from './position.ts';
import { makeSolver } from './solve.ts';
import { fractionText } from '../../exact/fraction.test-table.ts';
import { attackWith, against, small } from './attack.test-table.ts';

test('an outcome gives its ending back', () => {
  fc.assert(
    fc.property(
      fc.record(
        { killed: small(3), health: small(30), foeHealth: small(30), endless: fc.boolean() },
        { noNullPrototype: true },
      ),
      (ending) => assert.deepEqual(endingOf(makeOutcome(ending)), ending),
    ),
  );
});

/** Any attack that is solved at once, foes without damage included. */
const anyAttack: fc.Arbitrary<Attack> = fc.record({
  health: fc.integer({ min: 1, max: 4 }),
  attack: fc.integer({ min: 0, max: 3 }),
  sixBonus: small(1),
  rollBonus: fc.integer({ min: -3, max: 3 }),
  firstBonus: small(2),
  firstEach: fc.boolean(),
  dice: fc.integer({ min: 1, max: 3 }),
  fixTo: fc.constantFrom(1, 4, 6),
  pointsEach: fc.integer({ min: 1, max: 3 }),
  goal: fc.constantFrom(...GOALS),
  hand: fc.record({ rerolls: small(2), flips: small(1), fixes: small(1), shields: small(1), points: small(1) }),
  foes: fc.array(fc.record({ health: fc.integer({ min: 1, max: 4 }), evasion: small(6), attack: small(3) }), {
    minLength: 1,
    maxLength: 2,
  }),
}) as fc.Arbitrary<Attack>;

test('laws: everything adds up to 1; nobody is killed and alive at once', () => {
  fc.assert(
    fc.property(anyAttack, (attack) => {
      const odds = oddsOf(attack);
      const sum = (list: readonly Fraction[]) => fractionText(sumOfFractions(list));
      assert.equal(sum(odds.health), '1/1');
      assert.equal(sum(odds.foeHealth), '1/1');
      assert.equal(sum([odds.killed.at(-1)!, odds.died, odds.endless]), '1/1');
      assert.ok([...odds.endings.values()].every((w) => w > 0n));
      for (const outcome of odds.endings.keys()) {
        const { killed, health, foeHealth, endless } = endingOf(outcome);
        assert.equal(Number(killed === attack.foes.length) + Number(health === 0) + Number(endless), 1);
        assert.equal(foeHealth === 0, killed === attack.foes.length);
      }
      assert.equal(odds.rolls === undefined, odds.endless.n > 0n);
    }),
    { numRuns: 150 },
  );
});

const valueOf = (attack: Attack): Fraction => makeSolver(attack).worthOf(startOf(attack)).values[0]!;

/** Whoever can neither hit nor be hurt lives for ever: a better roll would let him meet the next foe, so no law holds there. */
const isEndless = (attack: Attack): boolean => oddsOf(attack).endless.n > 0n;

test('laws: more health, more in hand, more dice, more damage, better rolls, lower evasion never hurt', () => {
  fc.assert(
    fc.property(anyAttack, (attack) => {
      if (isEndless(attack)) return;
      const value = valueOf(attack);
      const neverLess = (change: Partial<Attack>) =>
        assert.ok(compareFractions(valueOf({ ...attack, ...change }), value) >= 0, Object.keys(change).join());
      neverLess({ health: attack.health + 1 });
      for (const r of ['rerolls', 'flips', 'fixes', 'shields', 'points'] as const)
        neverLess({ hand: { ...attack.hand, [r]: attack.hand[r] + 1 } });
      neverLess({ dice: attack.dice + 1 });
      neverLess({ attack: attack.attack + 1 });
      neverLess({ foes: attack.foes.map((f) => ({ ...f, evasion: Math.max(1, f.evasion - 1) })) });
      neverLess({ foes: attack.foes.map((f) => ({ ...f, attack: Math.max(0, f.attack - 1) })) });
      neverLess({ foes: attack.foes.map((f) => ({ ...f, health: Math.max(1, f.health - 1) })) });
      neverLess({ rollBonus: attack.rollBonus + 1 });
    }),
    { numRuns: 100 },
  );
});

test('an attack is a value: nothing that is solved changes it', () => {
  const frozen = against(3, 4, 1, { hand: Object.freeze({ ...EMPTY_HAND, rerolls: 1, points: 1 }) });
  Object.freeze(frozen.foes[0]);
  Object.freeze(frozen.foes);
  assert.deepEqual(oddsOf(Object.freeze(frozen)).killed, oddsOf({ ...frozen }).killed);
});

test('one point each and evasion 4: a coin', () => {
  const odds = oddsOf(against(1, 4, 1, { health: 1 }));
  assert.deepEqual(
    [fractionText(odds.chance), fractionText(odds.died), fractionText(odds.rolls!)],
    ['1/2', '1/2', '1/1'],
  );
});

test('k hits before l misses: the sum over the last k + l − 1 throws, by the binomial', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  for (const [k, l, evasion] of [
    [4, 2, 4],
    [3, 2, 5],
    [5, 3, 2],
    [1, 4, 6],
  ] as const) {
    const [hit, n] = [7 - evasion, k + l - 1];
    // Whoever reaches k hits first has at least k of the n throws that would be made at most.
    const ways = Array.from(
      { length: n - k + 1 },
      (_, i) => choose(n, k + i) * hit ** (k + i) * (6 - hit) ** (n - k - i),
    ).reduce((a, b) => a + b);
    assert.equal(
      fractionText(oddsOf(against(k, evasion, 1, { health: l })).chance),
      fractionText(makeFraction(BigInt(Math.round(ways)), BigInt(6 ** n))),
    );
  }
});

test('damage 0: it ends in a kill, and the rolls are a geometric series, health ÷ chance of a hit', () => {
  const odds = oddsOf(against(2, 5, 0));
  assert.deepEqual(
    [fractionText(odds.chance), fractionText(odds.died), fractionText(odds.rolls!), fractionText(odds.lost)],
    ['1/1', '0/1', '6/1', '0/1'],
  );
  // Two dice hit on 5 and 6 with 1 − (4/6)² = 5/9: 2 ÷ 5/9.
  assert.equal(fractionText(oddsOf(against(2, 5, 0, { dice: 2 })).rolls!), '18/5');
});

test('who can never hit and is never hurt never ends, and it is said', () => {
  const never = oddsOf(against(2, 6, 0, { rollBonus: -1 }));
  assert.deepEqual([fractionText(never.endless), fractionText(never.chance), never.rolls], ['1/1', '0/1', undefined]);
  // Only the first roll can hit, at 6 of three faces thrown: 1 − (5/6)³.
  const once = oddsOf(against(1, 6, 0, { rollBonus: -1, firstBonus: 1, hand: { ...EMPTY_HAND, rerolls: 2 } }));
  assert.deepEqual([fractionText(once.chance), fractionText(once.endless)], ['91/216', '125/216']);
});

test('Ø is evasion 0+, and no evasion is below 1 or above 6', () => {
  assert.equal(fractionText(oddsOf(against(5, 0, 3, { rollBonus: -3 })).chance), '1/1');
  assert.equal(fractionText(oddsOf(against(1, 9, 1, { health: 1 })).chance), '1/6');
  // A result is held to 6: a bonus cannot make a 7.
  assert.equal(fractionText(oddsOf(against(1, 6, 1, { health: 1, rollBonus: 2 })).chance), '1/2');
});

test('one reroll of a miss: 1/2 + 1/2 · 1/2; one flip: never a miss', () => {
  const chance = (hand: Partial<Hand>) =>
    fractionText(oddsOf(against(1, 4, 1, { health: 1, hand: { ...EMPTY_HAND, ...hand } })).chance);
  assert.equal(chance({ rerolls: 1 }), '3/4');
  assert.equal(chance({ flips: 1 }), '1/1');
  assert.equal(chance({ fixes: 1 }), '1/1');
  assert.equal(chance({ shields: 1 }), '3/4');
  assert.equal(chance({ points: 1 }), '3/4');
});

test('a whole damage is prevented by a shield, one point of it by a point', () => {
  const chance = (hand: Partial<Hand>) =>
    fractionText(oddsOf(against(1, 4, 3, { health: 2, hand: { ...EMPTY_HAND, ...hand } })).chance);
  assert.deepEqual(
    [chance({}), chance({ points: 1 }), chance({ points: 2 }), chance({ shields: 1 })],
    ['1/2', '1/2', '3/4', '3/4'],
  );
});

test('attacks in a row: the chance to kill both is that of a row of as many hits', () => {
  const foe = { health: 2, evasion: 4, attack: 1 };
  const row = oddsOf(attackWith({ foes: [foe, foe], goal: 'survive' }));
  assert.equal(fractionText(row.chance), fractionText(oddsOf(against(4, 4, 1)).chance));
  assert.equal(fractionText(row.killed[0]!), fractionText(oddsOf(against(2, 4, 1)).chance));
});

test('the hand carries over: a flip that the first foe did not need is there for the second', () => {
  const row = (goal: Goal) =>
    oddsOf(
      attackWith({
        health: 1,
        attack: 1,
        foes: [
          { health: 1, evasion: 4, attack: 1 },
          { health: 1, evasion: 6, attack: 1 },
        ],
        hand: { ...EMPTY_HAND, flips: 1 },
        goal,
      }),
    );
  assert.equal(fractionText(row('kill').killed[0]!), '1/1');
  // The first foe falls surely if every miss is flipped; both fall: half the time a lucky hit keeps the flip, and faces 1 and 6
  // win with it (1/2 · 1/3), half the time it is gone and only a 6 wins (1/2 · 1/6).
  assert.deepEqual([fractionText(row('kill').killed[1]!), fractionText(row('survive').chance)], ['1/4', '1/4']);
});

test('what one more buys is what the attack with one more has', () => {
  const attack = against(4, 4, 1, { hand: { ...EMPTY_HAND, rerolls: 1 } });
  const solver = makeSolver(attack);
  const same = (of: Parameters<typeof gainOf>[1], more: Attack) =>
    assert.equal(fractionText(gainOf(solver, of).steps[0]!.chance), fractionText(oddsOf(more).chance), of);
  same('health', { ...attack, health: 3 });
  same('rerolls', { ...attack, hand: { ...attack.hand, rerolls: 2 } });
  same('dice', { ...attack, dice: 2 });
  same('rollBonus', { ...attack, rollBonus: 1 });
});
