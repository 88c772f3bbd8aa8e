/** What the tests of the rules begin with: actions in a row, and the day that they lead to. */
import assert from 'node:assert/strict';
import { framesOf } from '../../log/timeline.ts';
import type { Action } from './action.ts';
import type { Happened } from './after.ts';
import { parseAction } from './notation.ts';
import type { RefusalCode } from './refusal.ts';
import { NEW_DAY, type DayState } from './state.ts';
import { step } from './step.ts';

/** Words of the notation as actions: «lay.3.count next». */
export const actionsOf = (words: string): readonly Action[] =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => parseAction(word) ?? assert.fail(`not a word: ${word}`));

/** The day after these actions, each possible. */
export const after = (words: string, from: DayState = NEW_DAY): DayState => {
  const { states, refused } = framesOf(step, from, actionsOf(words));
  return refused === undefined ? states.at(-1)! : assert.fail(`refused ${refused.at}: ${refused.refusal.code}`);
};
/** Why the last of these actions is refused. */
export const refusalOf = (words: string, from: DayState = NEW_DAY): RefusalCode => {
  const actions = actionsOf(words);
  const { refused } = framesOf(step, from, actions);
  assert.equal(refused?.at, actions.length - 1, words);
  return refused.refusal.code;
};
/** What the last of these actions made happen. */
export const happenedOf = (words: string, from: DayState = NEW_DAY): readonly Happened[] =>
  framesOf(step, from, actionsOf(words)).happened.at(-1)!;

/** The turn of a number in its phase of Changes, four detectives, the board empty. */
export const changesOf = (turn: number): DayState => ({ ...NEW_DAY, turn, phase: 'changes' });
/** Some enemies of a kind without a place. */
export const enemies = (count: number, as = 'mage'): string => `enemy.${as}.~ `.repeat(count);
