import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { test } from 'node:test';
import fc from 'fast-check';
import { keyOfValue } from './key.ts';

/** Few values of every kind, so that equal ones and near ones come up often. */
const leaf = fc.constantFrom<unknown>(
  0,
  1,
  -1,
  0.5,
  NaN,
  0n,
  1n,
  '',
  '0',
  '1n',
  'null',
  '[]',
  '{}',
  '"',
  ',',
  "'0",
  true,
  false,
  null,
  undefined,
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a"', '0'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

test('keys are equal exactly where values are', () => {
  fc.assert(
    fc.property(value, value, (a, b) =>
      assert.equal(
        Object.is(keyOfValue(a), keyOfValue(b)),
        isDeepStrictEqual(a, b),
        `${fc.stringify(a)} and ${fc.stringify(b)}`,
      ),
    ),
    { numRuns: 3000 },
  );
});

test('the key of a copy is the key of the value, whatever the order of its fields', () => {
  fc.assert(fc.property(value, (a) => assert.equal(keyOfValue(structuredClone(a)), keyOfValue(a))));
  assert.equal(keyOfValue({ a: 1, b: [2, { c: 3, d: 4 }] }), keyOfValue({ b: [2, { d: 4, c: 3 }], a: 1 }));
});

test('a text is never taken for a record, a number or another text', () => {
  const texts = [
    '[1]',
    '1',
    "'1",
    '{"a":1}',
    'null',
    [1],
    1,
    { a: 1 },
    null,
    ['1'],
    [[1]],
    [null],
    [undefined],
    [1n],
    undefined,
    1n,
  ];
  const keys = new Map(texts.map((v) => [keyOfValue(v), v]));
  assert.equal(keys.size, texts.length);
});

test('what is no plain value is refused', () => {
  for (const bad of [() => 1, new Map(), new Set(), new Date(0), Symbol('s'), [new Map()], { a: /x/ }])
    assert.throws(() => keyOfValue(bad), TypeError);
  // −0 is 0, as it is to a Map.
  assert.equal(keyOfValue([-0]), keyOfValue([0]));
});
