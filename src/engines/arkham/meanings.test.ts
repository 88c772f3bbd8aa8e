import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conditionsOf, meaningsOf, tokenOf } from './meanings.ts';
import { testOf, exactly } from './skill-test/night.test-table.ts';

test('a symbol that counts as a frost is the second one to a frost, and to itself', () => {
  const meanings = meaningsOf(
    { cultist: { modifier: -2, frost: { if: 'условие' } } },
    { modifier: 0 },
    { cultist: { met: ['условие'] } },
  );
  assert.deepEqual(meanings.cultist, { modifier: -2, again: true, frost: true });
  assert.equal(exactly(testOf({ bag: { cultist: 1, frost: 1 }, meanings, skill: 9, difficulty: 0 })), '0/1');
  assert.equal(exactly(testOf({ bag: { cultist: 2 }, meanings, skill: 9, difficulty: 0 })), '0/1');
});

test('lines of a reference card: X with bounds, conditions, options', () => {
  assert.equal(tokenOf({ x: 'гули', sign: -1, max: 4 }, { x: 9 }).modifier, -4);
  assert.equal(tokenOf({ x: 'улики', sign: 1, plus: -5, times: 2 }, { x: 3 }).modifier, 1);
  assert.equal(Object.is(tokenOf({ x: 'гули' }, {}).modifier, 0), true);
  const again = { modifier: -2, again: { if: 'нет культистов' } };
  assert.deepEqual(tokenOf(again, { met: ['нет культистов'] }), { modifier: -2, again: true });
  assert.deepEqual(tokenOf(again), { modifier: -2 });
  const flooded = {
    modifier: -1,
    alt: [
      { if: 'частично', modifier: -2 },
      { if: 'полностью', modifier: -3 },
    ],
    fail: { if: 'вас двое' },
  };
  assert.deepEqual(
    [[], ['частично'], ['частично', 'полностью']].map((met) => tokenOf(flooded, { met }).modifier),
    [-1, -2, -3],
  );
  assert.equal(tokenOf(flooded, { met: ['вас двое'] }).verdict, 'fail');
  assert.deepEqual(conditionsOf(flooded), ['вас двое', 'частично', 'полностью']);
  assert.equal(tokenOf({ modifier: -2, option: 'платите', optionModifier: 0 }, { option: true }).modifier, 0);
  // An X of the elder sign is added, one of a symbol is subtracted.
  const x = meaningsOf(
    { skull: { x: 'гули' }, 'elder-thing': { modifier: -4 } },
    { x: 'улики' },
    { skull: { x: 2 }, 'elder-sign': { x: 3 } },
  );
  assert.deepEqual(
    [x['elder-sign'].modifier, x.skull.modifier, x['elder-thing'].modifier, x.tablet],
    [3, -2, -4, { modifier: 0 }],
  );
});
