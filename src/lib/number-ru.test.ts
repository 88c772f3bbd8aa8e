import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  decimalRu,
  fractionRu,
  percentNumberRu,
  percentRu,
  pointsRu,
  pointsSign,
  shortPercentNumberRu,
  signedRu,
} from './number-ru.ts';

const NBSP = '\u00a0';
const f = (n: number, d: number) => ({ n: BigInt(n), d: BigInt(d) });

test('a per cent has at most one decimal and never claims certainty or impossibility', () => {
  assert.deepEqual([f(3, 4), f(13, 16), f(1, 3), f(0, 1), f(1, 1)].map(percentNumberRu), [
    '75',
    '81,3',
    '33,3',
    '0',
    '100',
  ]);
  assert.deepEqual([f(1, 3000), f(2999, 3000), f(1, 2000), f(1999, 2000)].map(percentNumberRu), [
    '<0,1',
    '>99,9',
    '0,1',
    '>99,9',
  ]);
  assert.equal(percentRu(f(1, 2)), `50${NBSP}%`);
});

test('a narrow place has two figures of a chance, and no more is claimed than is so', () => {
  assert.deepEqual([f(1, 1), f(999, 1000), f(119, 1000), f(97, 1000), f(1, 3000), f(0, 1)].map(shortPercentNumberRu), [
    '100',
    '>99',
    '12',
    '9,7',
    '<0,1',
    '0',
  ]);
});

test('a fraction is shown as it is while it is short', () => {
  assert.deepEqual([f(3, 4), f(-1, 2), f(5, 1)].map(fractionRu), ['3/4', '−1/2', '5']);
  assert.equal(fractionRu(f(123_456, 7_654_321)), `≈${NBSP}0,01613`);
  assert.equal(fractionRu(f(-123_456, 7_654_321)), `≈${NBSP}−0,01613`);
});

test('a change in points has its sign, and one too small to show is not nothing', () => {
  assert.deepEqual(
    [pointsRu(f(1, 2), f(5, 8)), pointsRu(f(5, 8), f(1, 2)), pointsRu(f(1, 2), f(2, 4))],
    ['+12,5', '−12,5', '0'],
  );
  assert.deepEqual([pointsRu(f(0, 1), f(1, 3000)), pointsRu(f(1, 3000), f(0, 1))], ['≈0', '≈0']);
  const signs = [f(5, 8), f(3, 8), f(1, 2), f(1501, 3000), f(1499, 3000)].map((to) => pointsSign(f(1, 2), to));
  assert.deepEqual(signs, ['plus', 'minus', 'none', 'none', 'none']);
});

test('rounding is half up, exactly', () => {
  assert.equal(percentNumberRu(f(1250, 10_000)), '12,5');
  assert.equal(percentNumberRu(f(1245, 100_000)), '1,2');
  assert.equal(percentNumberRu(f(125, 10_000)), '1,3');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (n, extra) => {
      const shown = percentNumberRu(f(n, n + extra));
      const exact = (100 * n) / (n + extra);
      if (!shown.startsWith('<') && !shown.startsWith('>'))
        assert.ok(Math.abs(Number(shown.replace(',', '.')) - exact) <= 0.05 + 1e-9, `${shown} for ${exact}`);
    }),
  );
});

test('signs and decimals', () => {
  assert.deepEqual([-2, 0, 3].map(signedRu), ['−2', '0', '+3']);
  assert.deepEqual([f(3, 7), f(2, 1), f(1, 2), f(1, 1000)].map(decimalRu), ['0,43', '2', '0,5', '0']);
});
