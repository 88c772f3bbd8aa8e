/** Fields of an address: what is understood is kept, what is not is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeChoices, oneOf, parseChoices, parseNumber, parseNumbers, readFields, truncate } from './notation.ts';

test('a number is whole, plain and within its bounds', () => {
  for (const [text, n] of [
    ['0', 0],
    ['-3', -3],
    ['12', 12],
  ] as const)
    assert.equal(parseNumber(text, [-3, 12]), n);
  for (const text of ['', '-4', '13', '01', '-0', '+1', '1.5', '1e1', ' 1', '١', undefined])
    assert.equal(parseNumber(text, [-3, 12]), undefined, text);
  assert.equal(parseNumber('150', [1, 150]), 150, 'as many digits as its bounds have');
  assert.equal(parseNumber('1e9', [1, 1e9]), undefined);
  assert.deepEqual(
    parseNumbers(
      ['1', '2'],
      [
        [0, 1],
        [0, 2],
      ],
    ),
    [1, 2],
  );
  assert.equal(
    parseNumbers(
      ['1'],
      [
        [0, 1],
        [0, 2],
      ],
    ),
    undefined,
  );
  assert.equal(
    parseNumbers(
      ['1', '2', '0'],
      [
        [0, 1],
        [0, 2],
      ],
    ),
    undefined,
  );
  assert.equal(
    parseNumbers(
      ['2', '2'],
      [
        [0, 1],
        [0, 2],
      ],
    ),
    undefined,
  );
});

const OPTIONS = { ties: ['best', 'first', 'worst'], return: ['may', 'stays'] } as const;

test('choices are a digit each, and come back whole or not at all', () => {
  fc.assert(
    fc.property(fc.constantFrom(...OPTIONS.ties), fc.constantFrom(...OPTIONS.return), (ties, back) => {
      const chosen = { ties, return: back };
      assert.deepEqual(parseChoices(OPTIONS, makeChoices(OPTIONS, chosen)), chosen);
    }),
  );
  assert.equal(makeChoices(OPTIONS, { ties: 'worst', return: 'may' }), '20');
  for (const text of ['', '2', '200', '30', '02', 'x0', '-1', '2 '])
    assert.equal(parseChoices(OPTIONS, text), undefined, text);
});

interface State {
  readonly a: number;
  readonly b: string;
}
const read = (search: string) =>
  readFields<State, 'a' | 'b'>(search, {
    version: '1',
    fields: ['a', 'b'],
    start: { a: 0, b: 'none' },
    take: (state, field, text) => {
      if (field === 'b') return { ...state, b: text };
      const a = parseNumber(text, [0, 9]);
      return a === undefined ? undefined : { ...state, a };
    },
  });

test('each field is read by itself; what is not understood is named and leaves what stood', () => {
  assert.deepEqual(read(''), { state: { a: 0, b: 'none' }, problems: [] });
  assert.deepEqual(read('?v=1&b=x&a=7&c=3'), { state: { a: 7, b: 'x' }, problems: [] });
  assert.deepEqual(read('v=1&a=70&b=x'), { state: { a: 0, b: 'x' }, problems: [{ code: 'a', came: '70' }] });
});

test('another version is refused whole, and what came is shown no longer than it can be', () => {
  assert.deepEqual(read('v=2&a=7'), { state: { a: 0, b: 'none' }, problems: [{ code: 'version', came: '2' }] });
  assert.equal(truncate('x'.repeat(40)), 'x'.repeat(40));
  assert.equal(truncate('x'.repeat(41)), `${'x'.repeat(40)}…`);
  assert.equal(oneOf('c', ['a', 'b']), undefined);
});
