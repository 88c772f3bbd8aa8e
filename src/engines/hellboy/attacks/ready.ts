/** Tests that are asked about again and again with other worths, each made ready once. */
import type { Distribution } from '../../exact/distribution.ts';
import type { Colour } from '../dice/colour.ts';
import type { Faces } from '../dice/faces.ts';
import type { Worth } from '../skill-check/choices.ts';
import { compileTest, type Bprd } from '../skill-check/solve.ts';
import { compileMean } from './mean.ts';
import { memoizeByKey } from './remembered.ts';

/** A test made ready for any worth of its results. */
export interface ReadyTest {
  /** What the test is worth on average in the best hands: a microsecond or a few, for who weighs many plans. */
  readonly mean: (worth: Worth) => number;
  /** Its results, exact, for the plan that is carried out. */
  readonly results: (worth: Worth) => Distribution;
}
/** The test with these dice, best first, and this bonus; one and the same for the same. */
export type ReadyTests = (dice: readonly Colour[], bonus: number) => ReadyTest;

/** Tests with one set of faces. */
export const readyTests = (faces: Faces, bprd: Bprd): ReadyTests => {
  const ready = memoizeByKey(
    ({ dice, bonus }: { readonly dice: readonly Colour[]; readonly bonus: number }) => `${dice.join()} ${bonus}`,
    ({ dice, bonus }): ReadyTest => ({
      mean: compileMean(faces, dice, bonus, bprd),
      results: compileTest(faces, dice, bonus, bprd).results,
    }),
  );
  return (dice, bonus) => ready({ dice, bonus });
};
