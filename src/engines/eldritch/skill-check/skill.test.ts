/** What a skill is worth with its token of improvement or impairment. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SKILL_TOKENS, skillValue } from './skill.ts';

/** Oracle: improved or impaired one step after the other; an impairment that would leave less than 1 is not allowed. */
const stepByStep = (printed: number, token: number): number => {
  let value = printed;
  for (let step = 0; step < token; step += 1) value += 1;
  for (let step = 0; step > token; step -= 1) if (value - 1 >= 1) value -= 1;
  return value;
};

test('tokens count as improving and impairing step by step does', () => {
  for (let printed = 0; printed <= 9; printed += 1)
    for (const token of SKILL_TOKENS) assert.equal(skillValue(printed, token), stepByStep(printed, token));
});

test('law: an impairment never raises a skill and never takes it below 1', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...SKILL_TOKENS), (printed, token) => {
      const value = skillValue(printed, token);
      assert.ok(token > 0 ? value === printed + token : value <= printed);
      assert.ok(value >= Math.min(printed, 1));
    }),
  ));
