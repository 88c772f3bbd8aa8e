/** What a result is good for, by the tables of the rulebook. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { damageDealt, damageTaken, informationFor, worthOf, type Aim } from './aim.ts';

const results = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const worths = (aim: Aim) => results.map((result) => worthOf(aim, result));

test('the worked examples: fight 6 − 2, shoot 7 − 2, attacked in melee 5 − 3 and from afar 5 − 2', () => {
  assert.equal(damageDealt(6, 2, 0), 4);
  assert.equal(damageDealt(7, 2, 0), 5);
  assert.equal(damageTaken(3, 5, 0), 2);
  assert.equal(damageTaken(2, 5, 0), 3);
});

test('an object takes damage first, and damage is never below 0', () => {
  assert.deepEqual(
    [damageDealt(6, 2, 3), damageDealt(6, 2, 4), damageDealt(6, 2, 5), damageDealt(1, 2, 0)],
    [1, 0, 0, 0],
  );
  // The object of the term: size 3 with 1 damage takes 2 of 5 − 1.
  assert.equal(damageTaken(1, 5, 2), 2);
  assert.deepEqual([damageTaken(5, 5, 0), damageTaken(9, 5, 0), damageTaken(0, 5, 9)], [0, 0, 0]);
});

test('information: 0–2 none, 3–5 one, 6 and more two', () => {
  assert.deepEqual(results.map(informationFor), [0, 0, 0, 1, 1, 1, 2, 2, 2]);
});

test('what each aim is worth, result by result; no worth is −0', () => {
  assert.deepEqual(worths({ kind: 'reach', target: 3 }), [0, 0, 0, 1, 1, 1, 1, 1, 1]);
  assert.deepEqual(worths({ kind: 'result' }), results);
  assert.deepEqual(worths({ kind: 'damage', toughness: 2, cover: 1 }), [0, 0, 0, 0, 1, 2, 3, 4, 5]);
  assert.deepEqual(worths({ kind: 'damage', toughness: 2, cover: 1, health: 2 }), [0, 0, 0, 0, 1, 2, 2, 2, 2]);
  assert.deepEqual(worths({ kind: 'damage', toughness: 2, cover: 0, health: 0 }), [0, 0, 0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual(worths({ kind: 'defence', attack: 5, cover: 1 }), [-4, -3, -2, -1, 0, 0, 0, 0, 0]);
  assert.deepEqual(worths({ kind: 'information' }), [0, 0, 0, 1, 1, 1, 2, 2, 2]);
});
