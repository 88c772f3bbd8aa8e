/** Rolls without a test: the rulebook's numbers by hand, every side of every die one after the other, and laws. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { meanOf, totalOf, type Distribution } from '../../exact/distribution.ts';
import { compareFractions, makeFraction, type Fraction } from '../../exact/fraction.ts';
import { sharesOf } from '../../exact/oracle.test-table.ts';
import { solveDispute } from './dispute.ts';
import { solveEffectThrows } from './effect-die.ts';
import { solveHellfire } from './hellfire.ts';
import { solveKnockBack } from './knock-back.ts';
import { chanceOfReturn, returnsWithin, solveRecovery } from './recovery.ts';
import { RULES, everyThrow, sum } from './throws.test-table.ts';
import { anyFaces, SETS } from '../skill-check/faces.test-table.ts';

const assumed = SETS['assumed']!;
const of = (n: number, d: number): Fraction => makeFraction(BigInt(n), BigInt(d));
/** Weights over one total, not reduced. */
const weights = (distribution: Distribution): readonly (readonly [number, bigint])[] =>
  [...distribution].toSorted(([a], [b]) => a - b);
/** A distribution is what these throws come to, each as likely as the next. */
const isAll = <T>(distribution: Distribution<T>, outcomes: readonly T[]) =>
  assert.deepEqual(sharesOf(distribution), sharesOf(outcomes.map((outcome) => [outcome, 1n])));

test('by hand: the assumed faces', () => {
  assert.deepEqual(chanceOfReturn(assumed, RULES.desperateRecovery), of(125, 216));
  assert.deepEqual(returnsWithin(assumed, RULES.desperateRecovery, 2), [
    of(125, 216),
    of(216 ** 2 - 91 ** 2, 216 ** 2),
  ]);
  assert.deepEqual(returnsWithin(assumed, RULES.desperateRecovery, 0), []);
  assert.deepEqual(meanOf(solveRecovery(assumed, RULES.recovery, 99).rolled, Number), of(3, 1));
  assert.deepEqual(meanOf(solveRecovery(assumed, RULES.backupRecovery, 99).rolled, Number), of(3, 2));
  assert.deepEqual(weights(solveHellfire(assumed, RULES.hellfire, 1).damage), [
    [0, 1n],
    [1, 2n],
    [2, 2n],
    [3, 1n],
  ]);
  assert.deepEqual(weights(solveHellfire(assumed, RULES.hellfire, 2).spread), [
    [0, 25n],
    [1, 10n],
    [2, 1n],
  ]);
  assert.deepEqual(meanOf(solveKnockBack(assumed, RULES.knockBack, { others: 1, object: 0 }).each, Number), of(7, 6));
});

test('nobody heals more than there is', () => {
  const { rolled, healed, left } = solveRecovery(assumed, RULES.recovery, 3);
  assert.deepEqual(weights(rolled), [
    [0, 1n],
    [1, 4n],
    [2, 8n],
    [3, 10n],
    [4, 8n],
    [5, 4n],
    [6, 1n],
  ]);
  assert.deepEqual(weights(healed), [
    [0, 1n],
    [1, 4n],
    [2, 8n],
    [3, 23n],
  ]);
  assert.deepEqual(weights(left), [
    [0, 23n],
    [1, 8n],
    [2, 4n],
    [3, 1n],
  ]);
  assert.deepEqual(weights(solveRecovery(assumed, RULES.recovery, 0).left), [[0, 36n]]);
});

test('whoever always or never shows a blank', () => {
  const never = { ...assumed, orange: [1, 1, 1, 2, 2, 2] };
  const always = { ...assumed, orange: [0, 0, 0, 0, 0, 0] };
  assert.deepEqual(chanceOfReturn(never, RULES.desperateRecovery), of(1, 1));
  assert.deepEqual(returnsWithin(never, RULES.desperateRecovery, 2), [of(1, 1), of(1, 1)]);
  assert.deepEqual(returnsWithin(always, RULES.desperateRecovery, 2), [of(0, 1), of(0, 1)]);
});

test('numbers of the rules are data: another blank, another number that spreads, another die', () => {
  const blank = { ...RULES.desperateRecovery, dice: 1, blank: 2 };
  assert.deepEqual(chanceOfReturn(assumed, blank), of(4, 6));
  const fire = { ...RULES.hellfire, out: 1, spreads: 2 };
  const { out, spread, damage } = solveHellfire(assumed, fire, 1);
  assert.deepEqual(weights(out), [
    [0, 4n],
    [1, 2n],
  ]);
  assert.deepEqual(weights(spread), [
    [0, 4n],
    [1, 2n],
  ]);
  assert.deepEqual(weights(damage), [
    [0, 3n],
    [2, 2n],
    [3, 1n],
  ]);
  assert.deepEqual(solveRecovery(assumed, { ...RULES.recovery, colour: 'black', dice: 1 }, 9).rolled.size, 3);
});

test('a red die with faces above 3 burns for what it shows and spreads at 3 alone', () => {
  const { out, spread, damage } = solveHellfire({ ...assumed, red: [0, 2, 3, 3, 7, 8] }, RULES.hellfire, 1);
  assert.deepEqual(weights(damage), [
    [0, 1n],
    [2, 1n],
    [3, 2n],
    [7, 1n],
    [8, 1n],
  ]);
  assert.deepEqual(weights(out), [
    [0, 5n],
    [1, 1n],
  ]);
  assert.deepEqual(weights(spread), [
    [0, 4n],
    [1, 2n],
  ]);
});

for (const [name, faces] of Object.entries(SETS)) {
  test(`${name}: every throw of every die`, () => {
    const [orange, red] = [everyThrow(faces.orange, 3), everyThrow(faces.red, 3)];
    const back = orange.filter((thrown) => !thrown.includes(0)).length;
    assert.deepEqual(chanceOfReturn(faces, RULES.desperateRecovery), of(back, 216));
    isAll(
      solveRecovery(faces, RULES.recovery, 5).healed,
      everyThrow(faces.red, 2).map((t) => Math.min(5, sum(t))),
    );
    isAll(
      solveRecovery(faces, RULES.recovery, 5).left,
      everyThrow(faces.red, 2).map((t) => Math.max(0, 5 - sum(t))),
    );
    const fates = red.map((thrown) => ({
      out: thrown.filter((face) => face === 0).length,
      spread: thrown.filter((face) => face === 3).length,
    }));
    const fire = solveHellfire(faces, RULES.hellfire, 3);
    isAll(fire.fates, fates);
    isAll(
      fire.out,
      fates.map(({ out }) => out),
    );
    isAll(
      fire.spread,
      fates.map(({ spread }) => spread),
    );
    isAll(fire.damage, faces.red);
    const pairs = orange.flatMap((a) => orange.map((b) => [sum(a), sum(b)] as const));
    const { wins, tied } = solveDispute(faces, RULES.dispute, 2);
    assert.deepEqual(wins, of(pairs.filter(([a, b]) => a > b).length, 216 ** 2));
    assert.deepEqual(tied, of(pairs.filter(([a, b]) => a === b).length, 216 ** 2));
  });

  test(`${name}: three sides of a dispute with a die each`, () => {
    const all = everyThrow(faces.orange, 3);
    const alone = all.filter(([a, b, c]) => a! > Math.max(b!, c!)).length;
    const shared = all.filter((t) => t.filter((x) => x === Math.max(...t)).length > 1).length;
    assert.deepEqual(solveDispute(faces, { ...RULES.dispute, dice: 1 }, 3), {
      wins: of(alone, 216),
      tied: of(shared, 216),
    });
  });

  test(`${name}: who stands where somebody is knocked`, () => {
    const one = solveKnockBack(faces, RULES.knockBack, { others: 3, object: 2 });
    isAll(one.each, faces.orange);
    isAll(
      one.total,
      faces.orange.map((face) => 3 * face),
    );
    assert.equal(one.target, 2);
  });
}

test('faces with gaps: totals come in no order', () => {
  const gaps = { ...assumed, orange: [0, 1, 1, 5, 5, 9] };
  const totals = everyThrow(gaps.orange, 2).map(sum);
  const won = totals.flatMap((a) => totals.filter((b) => a > b)).length;
  assert.deepEqual(solveDispute(gaps, { ...RULES.dispute, dice: 2 }, 2).wins, of(won, 36 ** 2));
});

test('a side alone has won its dispute; none and a part of one are refused', () => {
  assert.deepEqual(solveDispute(assumed, RULES.dispute, 1), { wins: of(1, 1), tied: of(0, 1) });
  for (const sides of [0, 1.5, -1]) assert.throws(() => solveDispute(assumed, RULES.dispute, sides), /a side at least/);
  for (const tokens of [-1, 0.5]) assert.throws(() => solveHellfire(assumed, RULES.hellfire, tokens), /are counted/);
  assert.deepEqual([...solveHellfire(assumed, RULES.hellfire, 0).fates], [[{ out: 0, spread: 0 }, 1n]]);
});

test('the tome and the orrery: each side of the effect die once, no wild, nothing thrown again', () => {
  isAll(solveEffectThrows(RULES.forbiddenTome, 1), [
    { information: 0, doom: 1 },
    { information: 1, doom: 0 },
    { information: 2, doom: 0 },
    ...Array.from({ length: 3 }, () => ({ information: 0, doom: 0 })),
  ]);
  isAll(solveEffectThrows(RULES.orrery, 1), [
    { cards: 0, stunned: 1 },
    { cards: 1, stunned: 0 },
    { cards: 2, stunned: 0 },
    ...Array.from({ length: 3 }, () => ({ cards: 0, stunned: 0 })),
  ]);
  const gains = Object.values(RULES.forbiddenTome.gains);
  isAll(
    solveEffectThrows(RULES.forbiddenTome, 2),
    gains.flatMap((a) => gains.map((b) => ({ information: a.information + b.information, doom: a.doom + b.doom }))),
  );
  assert.deepEqual([...solveEffectThrows(RULES.forbiddenTome, 0).keys()], [{ information: 0, doom: 0 }]);
});

test('any faces: who waits longer is not less often back; healing and what is left add up', () => {
  fc.assert(
    fc.property(anyFaces, fc.nat(8), fc.integer({ min: 1, max: 4 }), (faces, damage, agents) => {
      const waited = returnsWithin(faces, RULES.desperateRecovery, 3);
      waited.slice(1).forEach((later, i) => assert.ok(compareFractions(later, waited[i]!) >= 0));
      const { healed, left } = solveRecovery(faces, RULES.recovery, damage);
      const mean = (x: Distribution) => meanOf(x, Number);
      assert.deepEqual(mean(left), makeFraction(BigInt(damage) * mean(healed).d - mean(healed).n, mean(healed).d));
      const { wins, tied } = solveDispute(faces, RULES.dispute, agents);
      const sides = makeFraction(wins.n * BigInt(agents) * tied.d + tied.n * wins.d, wins.d * tied.d);
      assert.deepEqual(sides, of(1, 1));
      assert.equal(totalOf(solveHellfire(faces, RULES.hellfire, agents).fates), 6n ** BigInt(agents));
    }),
    { numRuns: 100 },
  );
});
