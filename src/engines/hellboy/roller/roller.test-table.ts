/** What the tests of this room share: a test with known dice, and its actions in short. */
import assert from 'node:assert/strict';
import { framesOf } from '../../log/timeline.ts';
import { EFFECTS, type Effect } from '../dice/effect.ts';
import type { Aim } from '../skill-check/aim.ts';
import { SETS } from '../skill-check/faces.test-table.ts';
import {
  readyFor,
  step,
  type Applied,
  type Refusal,
  type RollerAction,
  type RollerState,
  type RollerTest,
} from './roller.ts';

export const faces = SETS['assumed']!;
export const RESULT: Aim = { kind: 'result' };
export const TEST: RollerTest = { dice: ['black', 'red', 'red'], bonus: 0, maySpend: false, aim: RESULT };
export const spending = { ...TEST, maySpend: true };
const effectSide = (effect: Effect) => EFFECTS.indexOf(effect);
/** Sides 5, 5, 1: the dice show 3, 3 and 1. */
export const fall = (effect: Effect, sides: readonly number[] = [5, 5, 1]): RollerAction => ({
  kind: 'throw',
  sides,
  effect: effectSide(effect),
});
export const wild = (as: Applied): RollerAction => ({ kind: 'use', as });
export const again = (places: readonly number[], sides: readonly number[]): RollerAction => ({
  kind: 'again',
  places,
  sides,
});
export const COUNT: RollerAction = { kind: 'count' };

export const playAll = (taken: RollerTest, ...actions: readonly RollerAction[]): RollerState => {
  const { states, refused } = framesOf(step, readyFor(faces, taken), actions);
  assert.equal(refused, undefined);
  return states.at(-1)!;
};
export const refusalOf = (taken: RollerTest, ...actions: readonly RollerAction[]): Refusal => {
  const { refused } = framesOf(step, readyFor(faces, taken), actions);
  assert.equal(refused?.at, actions.length - 1);
  return refused.refusal;
};
export const resultOf = (taken: RollerTest, ...actions: readonly RollerAction[]): number => {
  const { moment } = playAll(taken, ...actions, COUNT);
  return moment.kind === 'done' ? moment.result : assert.fail('not counted');
};
