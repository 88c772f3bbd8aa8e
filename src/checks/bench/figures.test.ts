import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exponentOf, median, tableText } from './figures.ts';

test('the median is the middle, in whatever order', () => {
  assert.equal(median([9, 1, 4]), 4);
  assert.equal(median([1, 9, 4, 7]), 7);
  assert.throws(() => median([]));
});

const close = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is ${b}`);

test('the exponent of a power is the power, whatever its factor', () => {
  for (const power of [0, 0.5, 1, 2]) close(exponentOf([1, 4, 16].map((n) => [n, 7 * n ** power])), power);
});

test('the exponent of what grows by a fixed part is between', () => {
  const exponent = exponentOf([1, 4, 16].map((n) => [n, 10 + n]));
  assert.ok(exponent > 0 && exponent < 1);
});

test('one size shows no growth', () => {
  assert.throws(() => exponentOf([[4, 1]]));
  assert.throws(() =>
    exponentOf([
      [4, 1],
      [4, 2],
    ]),
  );
});

test('a table is Markdown, its bars escaped', () => {
  assert.equal(
    tableText({ title: 'T', about: 'A.', columns: ['a', 'b'], rows: [['1|2', '3']] }),
    '## T\n\nA.\n\n| a | b |\n| --- | --- |\n| 1\\|2 | 3 |',
  );
});
