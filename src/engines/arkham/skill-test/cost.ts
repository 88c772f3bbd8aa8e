/**
 * How much work a test is, before it is begun (see `exact/work.ts`): the structure that the solvers walk is counted, in
 * their own steps, without walking it. An upper bound whatever the numbers of the test are.
 */
import { BUDGET, inTurn, repeated, type Budget, type Work } from '../../exact/work.ts';
import type { NamedKind } from './classes.ts';
import { chainCost } from './cost-chain.ts';
import type { DrawCost } from './cost-draw.ts';
import { handCost } from './cost-hand.ts';
import { sequenceCost } from './cost-sequence.ts';
import type { DrawOptions } from './draw.ts';
import { rewardFor } from './goal.ts';
import { branchesOf } from './known.ts';
import { isChoice, isHandChoice, isTokenChoice } from './mechanic.ts';
import { CURVE, cellKey } from './odds.ts';
import { BEST, NOTHING_DRAWN } from './outcome.ts';
import { knownIn, prepared, type SkillTest } from './skill-test.ts';
import { compileUse } from './uses.ts';

/** A second on a desk machine is several on a phone: no test that takes longer is begun unasked. */
export const TEST_BUDGET: Budget = { ...BUDGET, unasked: 1_000 };

/** At most what `solveDraw` takes. */
const drawCost = (kinds: readonly NamedKind[], options: DrawOptions, most: number): DrawCost => {
  const { uses = [], hand, extra, before = NOTHING_DRAWN } = options;
  if (uses.length > 0 && kinds.length > 0) return sequenceCost(kinds, uses, { before, extra, most });
  const plain = chainCost(kinds, before);
  if (hand === undefined || kinds.length === 0) return plain;
  const dealt = handCost(kinds, hand, most > 1);
  return { ...dealt, value: plain.value + dealt.value, bytes: plain.bytes + dealt.bytes };
};

/** At most what one solution takes. */
const solutionCost = (test: SkillTest): DrawCost => {
  const { goal, mechanics } = test;
  const { kinds, meanings } = prepared(test);
  if (mechanics.some((m) => m.kind === 'no-draw')) return chainCost([], NOTHING_DRAWN);
  const most = rewardFor(goal, test)(BEST);
  const uses = mechanics.filter(isTokenChoice).map((choice) => compileUse(choice, meanings));
  const known = knownIn(mechanics, meanings);
  if (known === undefined) return drawCost(kinds, { uses, hand: mechanics.find(isHandChoice) }, most);
  const costs = branchesOf(kinds, known, uses).map((branch) => drawCost(branch.kinds, branch, most));
  return {
    made: costs.reduce((sum, c) => sum + c.made, 0),
    value: costs.reduce((sum, c) => sum + c.value, 0),
    // Only the best of them is asked for more.
    mean: Math.max(...costs.map((c) => c.mean)),
    joint: Math.max(...costs.map((c) => c.joint)),
    bytes: costs.reduce((sum, c) => sum + c.bytes, 0),
  };
};

/** One solution for the chance of success alone, and one with the distribution, besides the states that they share. */
const worksOf = (test: SkillTest): { readonly made: number; readonly alone: Work; readonly whole: Work } => {
  const { made, value, mean, joint, bytes } = solutionCost(test);
  return {
    made,
    alone: { steps: value + (test.goal.kind === 'least-loss' ? mean : 0), bytes },
    whole: { steps: value + joint, bytes },
  };
};
const withMade = ({ steps, bytes }: Work, made: number): Work => ({ steps: steps + made, bytes });

/** The work of the chance alone and then of everything that stands beside it, see `oddsOf`: for each of the two the states are made once. */
export const workOf = (test: SkillTest): Work => {
  const { made, alone, whole } = worksOf(test);
  const points = test.mechanics.some(isChoice) ? CURVE.to - CURVE.from + 1 : 1;
  return withMade(inTurn([repeated(alone, points), whole]), 2 * made);
};

/** The work of a table of skills and difficulties from 0 to `most`, see `oddsTable`: where points of failure count, larger ones may ask for wider states. */
export const tableWorkOf = (test: SkillTest, most: number): Work => {
  const { made, alone, whole } = worksOf({ ...test, difficulty: most });
  if (!test.mechanics.some(isChoice)) return withMade(whole, made);
  const numbers = Array.from({ length: most + 1 }, (_, i) => i);
  const cells = numbers.flatMap((skill) => numbers.map((difficulty) => cellKey(test.goal, { skill, difficulty })));
  return withMade(repeated(alone, new Set(cells).size), made * (test.goal.kind === 'least-loss' ? most + 1 : 1));
};
