/** The answer to a test played as well as it can be for an aim. */
import type { Colour } from '../dice/colour.ts';
import type { Faces } from '../dice/faces.ts';
import { worthOf, type Aim } from './aim.ts';
import { compileTest, type Bprd, type TestAnswer } from './compile.ts';

export type { Bprd, ReadyTest, TestAnswer } from './compile.ts';
export { compileTest } from './compile.ts';

export interface TestQuestion {
  readonly faces: Faces;
  /** 0–3 dice, in any order. */
  readonly dice: readonly Colour[];
  /** Added to the result by cards; a whole number, may be negative. */
  readonly bonus: number;
  readonly aim: Aim;
  readonly bprd: Bprd;
}

/** The test in the best hands: choices are made when the dice and the effect are seen. */
export const solveTest = ({ faces, dice, bonus, bprd, aim }: TestQuestion): TestAnswer =>
  compileTest(faces, dice, bonus, bprd).answer((result) => worthOf(aim, result));
