/** Values as texts: whatever is written comes back, whatever else comes is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { by, withCheck, choice, choices, each, either, integer, letter, list, withMark, together } from './texts.ts';

test('a number is whole, plain and within its bounds', () => {
  const { make, parse } = integer([-3, 12]);
  for (const n of [0, -3, 12]) assert.equal(parse(make(n)), n);
  for (const text of ['', '-4', '13', '01', '-0', '+1', '1.5', '1e1', ' 1', '١'])
    assert.equal(parse(text), undefined, text);
  assert.equal(integer([1, 150]).parse('150'), 150, 'as many digits as its bounds have');
  assert.equal(integer([1, 1e9]).parse('1000000000'), undefined, 'no number of a game');
});

test('a word is one of its list, by itself, by its letter, or one of two', () => {
  assert.equal(choice(['a', 'b']).parse('b'), 'b');
  for (const text of ['', 'c', 'toString', '__proto__']) assert.equal(choice(['a', 'b']).parse(text), undefined, text);
  const colour = letter(['green', 'blue'], 'gb');
  assert.equal(colour.make('blue'), 'b');
  assert.deepEqual(['g', 'b', 'x', '', 'gb'].map(colour.parse), ['green', 'blue', undefined, undefined, undefined]);
  assert.deepEqual(['yes', 'no', 'constructor'].map(either('yes', 'no').parse), [true, false, undefined]);
});

const OPTIONS = { ties: ['best', 'first', 'worst'], return: ['may', 'stays'] } as const;
test('choices are a digit each, and come back whole or not at all', () => {
  const { make, parse } = choices(OPTIONS);
  fc.assert(
    fc.property(fc.constantFrom(...OPTIONS.ties), fc.constantFrom(...OPTIONS.return), (ties, back) => {
      const chosen = { ties, return: back };
      assert.deepEqual(parse(make(chosen)), chosen);
    }),
  );
  assert.equal(make({ ties: 'worst', return: 'may' }), '20');
  for (const text of ['', '2', '200', '30', '02', 'x0', '-1', '2 ']) assert.equal(parse(text), undefined, text);
});

test('values go together: all of them or none, each with as many parts as it takes', () => {
  const pair = each(['will', 'strength'], integer([0, 5]), '.');
  const { make, parse } = together({ dice: integer([1, 9]), damage: pair, kind: choice(['a', 'b']) }, '.', {
    damage: 2,
  });
  const value = { dice: 3, damage: { will: 0, strength: 5 }, kind: 'a' } as const;
  assert.equal(make(value), '3.0.5.a');
  assert.deepEqual(parse('3.0.5.a'), value);
  for (const text of ['', '3.0.5', '3.0.5.a.b', '3.0.6.a', '.0.5.a', '3.0.5.c'])
    assert.equal(parse(text), undefined, text);
  const digits = each(['will', 'strength'], integer([0, 9]), '');
  assert.deepEqual(digits.parse('07'), { will: 0, strength: 7 });
  for (const text of ['', '0', '070', '-1']) assert.equal(digits.parse(text), undefined, text);
  assert.deepEqual(by('aim', choice(['kill'])).parse('kill'), { aim: 'kill' });
  assert.equal(by('aim', choice(['kill'])).parse('flee'), undefined);
});

test('a list has as many values as its bounds allow; each of them is understood, or none', () => {
  const { make, parse } = list(integer([0, 9]), '_', [0, 3]);
  for (const values of [[], [1], [1, 2, 3]]) assert.deepEqual(parse(make(values)), values);
  for (const text of ['1_2_3_4', '1_', '_', '1_x']) assert.equal(parse(text), undefined, text);
  assert.equal(list(integer([0, 9]), '_', [1, 3]).parse(''), undefined);
});

test('a mark follows its value; a value may have a further condition', () => {
  const attack = withMark(together({ dice: integer([0, 9]) }, '.'), 'isFar', '.far');
  assert.equal(attack.make({ dice: 4, isFar: true }), '4.far');
  assert.deepEqual(['4', '4.far', '4.far.far', '.far'].map(attack.parse), [
    { dice: 4, isFar: false },
    { dice: 4, isFar: true },
    undefined,
    undefined,
  ]);
  const even = withCheck(integer([0, 9]), (n) => n % 2 === 0);
  assert.deepEqual([even.parse('4'), even.parse('5'), even.parse('x')], [4, undefined, undefined]);
});
