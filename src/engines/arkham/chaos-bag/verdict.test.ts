import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PRINTED, TOKEN_IDS, type TokenMeanings } from '../token.ts';
import { verdictOf } from './verdict.ts';

const numbers = { skill: 4, difficulty: 3 };
const of = (drawn: Parameters<typeof verdictOf>[0], meanings: TokenMeanings = PRINTED, asked = numbers) => {
  const { success, margin, isAutomatic } = verdictOf(drawn, meanings, asked);
  return [success, margin, isAutomatic];
};

test('by hand: 4 against 3', () => {
  assert.deepEqual(of(['+1']), [true, 2, false]);
  assert.deepEqual(of(['-1']), [true, 0, false]);
  assert.deepEqual(of(['-2']), [false, -1, false]);
  // The value never falls below 0: −8 fails by 3 and not by 7.
  assert.deepEqual(of(['-8']), [false, -3, false]);
  assert.deepEqual(of(['bless', '-2']), [true, 1, false]);
  assert.deepEqual(of(['auto-fail']), [false, -3, true]);
  assert.deepEqual(of(['frost', 'frost']), [false, -3, true]);
  assert.deepEqual(of(['auto-fail'], PRINTED, { skill: 9, difficulty: 0 }), [false, 0, true]);
});

test('what the scenario says of its symbols', () => {
  const meanings: TokenMeanings = {
    ...PRINTED,
    skull: { modifier: -4 },
    cultist: { modifier: -1, again: true },
    tablet: { modifier: 0, failsWith: 'curse' },
    'elder-sign': { modifier: 0, verdict: 'succeed' },
  };
  assert.deepEqual(of(['skull'], meanings), [false, -3, false]);
  assert.deepEqual(of(['cultist', '0'], meanings), [true, 0, false]);
  assert.deepEqual(of(['tablet'], meanings), [true, 1, false]);
  assert.deepEqual(of(['curse', 'tablet'], meanings), [false, -3, true]);
  // An automatic success has nothing to beat: it is one by the whole value.
  assert.deepEqual(of(['elder-sign'], meanings), [true, 4, true]);
  assert.deepEqual(of(['elder-sign', 'auto-fail'], meanings), [false, -3, true]);
});

test('the obvious reckoning: without words on the tokens it is a sum, whatever their order', () => {
  const plain = fc.constantFrom(...TOKEN_IDS.filter((id) => PRINTED[id].verdict === undefined && id !== 'frost'));
  fc.assert(
    fc.property(fc.array(plain, { minLength: 1, maxLength: 6 }), fc.nat(12), fc.nat(12), (drawn, skill, difficulty) => {
      const value = Math.max(
        0,
        drawn.reduce((sum, id) => sum + PRINTED[id].modifier, skill),
      );
      const expected = { success: value >= difficulty, margin: value - difficulty, isAutomatic: false, value };
      assert.deepEqual(verdictOf(drawn, PRINTED, { skill, difficulty }), expected);
      assert.deepEqual(verdictOf(drawn.toReversed(), PRINTED, { skill, difficulty }), expected);
    }),
  );
});
