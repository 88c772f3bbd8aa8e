/**
 * A skill test as the rules number it: the numbers and the bag go in, the whole distribution of results comes out.
 */
import { chanceOf, type Distribution } from '../../exact/distribution.ts';
import { makeFraction, type Fraction } from '../../exact/fraction.ts';
import { noop, type OnWork } from '../../exact/work.ts';
import type { Joint } from './chain/chain.ts';
import type { NamedTokenKind } from './model/token-classes.ts';
import { hasConflict } from './model/conflicts.ts';
import { outcomesOf, solveDraw, type Solved } from './draw/draw.ts';
import { isReached, rewardFor, type Goal } from './model/goal.ts';
import { BLANK, changeToken } from './model/change.ts';
import { makeSolverCache, type SolverCache } from './sequence/solver-cache.ts';
import { solveKnown, type Known } from './draw/known-token.ts';
import { isChoice, isHandChoice, isTokenChoice, type ChoiceMechanic, type Mechanic } from './model/mechanic.ts';
import { NOTHING_DRAWN, isBloody, resultOf, traceOf, type Drawn, type Numbers, type Outcome } from './model/outcome.ts';
import type { Readings } from './model/readings.ts';
import { TOKEN_IDS, type Bag, type Token, type TokenId, type TokenMeanings } from '../token.ts';
import { compileTokenUse } from './model/uses.ts';

export interface SkillTest extends Numbers {
  readonly bag: Bag;
  readonly meanings: TokenMeanings;
  readonly mechanics: readonly Mechanic[];
  readonly goal: Goal;
  /** How the rules are read; absent: as chapter 1 has it. */
  readonly readings?: Readings | undefined;
}

/** A test solved. */
export interface Solution extends Pick<Solved, 'reveal' | 'first'> {
  readonly distribution: Distribution;
  /** How many tokens are revealed, those put back or ignored included, and what the draw comes to. */
  readonly joint: Joint;
  /** The mechanics that were choices, in the order by which actions name them. */
  readonly choices: readonly ChoiceMechanic[];
  /** The meanings after the mechanics. */
  readonly meanings: TokenMeanings;
  /** The bag after sealing. */
  readonly bag: Bag;
}

/** A test as the mechanics make it. @throws where mechanics exclude each other: that is a bug of the caller */
export const prepareTest = (test: SkillTest) => {
  if (hasConflict(test.mechanics)) throw new RangeError('Mechanics that exclude each other.');
  const bag = withoutSealed(test.bag, test.mechanics);
  const meanings = meaningsAfter(test.meanings, test.mechanics);
  const kinds: NamedTokenKind[] = TOKEN_IDS.flatMap((id) =>
    (bag[id] ?? 0) > 0 ? [{ id, token: meanings[id], count: bag[id]! }] : [],
  );
  const isTraced = test.readings?.ignored === 'revealed';
  /** What an ignored token of a kind leaves behind. */
  const traceOfKind = (id: TokenId): Drawn =>
    isTraced ? traceOf(meanings[id], bonusFor(id, test.mechanics)) : NOTHING_DRAWN;
  return { bag, meanings, kinds, traceOf: traceOfKind };
};

/** The first token, where a mechanic says which. */
const knownIn = (mechanics: readonly Mechanic[], meanings: TokenMeanings): Known | undefined => {
  const fixed = mechanics.find((m) => m.kind === 'fixed');
  return fixed && { id: fixed.token, token: meanings[fixed.token], imagined: fixed.imagined === true };
};

const drawOf = (
  { goal, mechanics, ...numbers }: SkillTest,
  { meanings, kinds, traceOf: trace }: ReturnType<typeof prepareTest>,
  onWork: OnWork,
  solverCache: SolverCache,
): Solved => {
  const reward = rewardFor(goal, numbers);
  if (mechanics.some((m) => m.kind === 'no-draw')) return solveDraw([], { onWork }, reward);
  const uses = mechanics.filter(isTokenChoice).map((choice) => compileTokenUse(choice, meanings, trace));
  const known = knownIn(mechanics, meanings);
  const choice = mechanics.find(isHandChoice);
  const hand = choice && { choice, traceOf: trace };
  if (known === undefined) return solveDraw(kinds, { uses, hand, onWork, solverCache }, reward);
  return solveKnown(kinds, known, uses, { reward, onWork, solverCache });
};

/**
 * Solves a test: the bag is sealed, the tokens get their meanings, the draw is solved for the goal.
 * @param solverCache shared by tests that differ from this one in their numbers alone
 */
export const solveTest = (
  test: SkillTest,
  onWork: OnWork = noop,
  solverCache: SolverCache = makeSolverCache(),
): Solution => {
  const made = prepareTest(test);
  const { reveal, first, joint: drawn } = drawOf(test, made, onWork, solverCache);
  const joint = drawn();
  return {
    distribution: outcomesOf(joint),
    joint,
    reveal,
    first,
    choices: test.mechanics.filter(isChoice),
    meanings: made.meanings,
    bag: made.bag,
  };
};

/** The chance of success of a test (by what its goal wants), without the rest of its solution: much less work. @param solverCache see {@link solveTest} */
export const chanceAlone = (
  test: SkillTest,
  onWork: OnWork = noop,
  solverCache: SolverCache = makeSolverCache(),
): Fraction => {
  const { value, mean } = drawOf(test, prepareTest(test), onWork, solverCache);
  const { n, d } = test.goal.kind === 'least-loss' ? mean((o) => (isSuccessBy(o, test, 0) ? 1 : 0)) : value;
  return makeFraction(n, d);
};

/** The chance to succeed by `by` or more (0: to succeed at all). */
export const chanceOfSuccess = (distribution: Distribution, numbers: Numbers, by = 0): Fraction =>
  chanceOf(distribution, (o) => isSuccessBy(o, numbers, by));

/** The chance of what a goal wants; of the fewest points of failure, the chance to succeed. */
export const chanceOfGoal = (distribution: Distribution, numbers: Numbers, goal: Goal): Fraction =>
  chanceOf(distribution, (o) => isReached(goal, resultOf(o, numbers)));

/** The chance to fail by `by` or more; an automatic failure fails by the whole difficulty. */
export const chanceOfFailure = (distribution: Distribution, numbers: Numbers, by = 0): Fraction =>
  chanceOf(distribution, (o) => {
    const { success, margin } = resultOf(o, numbers);
    return !success && -margin >= by;
  });

/**
 * The chance to fail a test in which blood was resolved: then one of it is sealed on the investigator. Choices are those made
 * for the goal. Undefined where no blood can come.
 */
export const chanceOfBlood = (test: SkillTest, { bag, distribution }: Solution): Fraction | undefined => {
  const canCome = (bag.blood ?? 0) > 0 || test.mechanics.some((m) => m.kind === 'fixed' && m.token === 'blood');
  return canCome ? chanceOf(distribution, (end) => isBloody(end) && !resultOf(end, test).success) : undefined;
};

const isSuccessBy = (outcome: Outcome, numbers: Numbers, by: number): boolean => {
  const { success, margin } = resultOf(outcome, numbers);
  return success && margin >= by;
};
/** The bag without the sealed tokens; a token that is not there cannot be sealed. */
const withoutSealed = (bag: Bag, mechanics: readonly Mechanic[]): Bag => {
  const left: { [id in TokenId]?: number } = { ...bag };
  for (const m of mechanics)
    if (m.kind === 'seal') for (const id of m.tokens) left[id] = Math.max(0, (left[id] ?? 0) - 1);
  return left;
};

/** The meanings after treating and blanking, then bonuses, pairs and what choices count. */
const meaningsAfter = (meanings: TokenMeanings, mechanics: readonly Mechanic[]): TokenMeanings => {
  const after: { [id in TokenId]: Token } = { ...meanings };
  for (const m of mechanics) {
    if (m.kind === 'treat') after[m.token] = changeToken(after[m.token], m.as, after) ?? after[m.token];
    if (m.kind === 'blank') for (const id of m.symbols) after[id] = BLANK;
  }
  for (const m of mechanics) {
    if (m.kind === 'cancel' && m.second === true) for (const id of m.only) after[id] = { ...after[id], counted: true };
    if (m.kind === 'bonus')
      for (const id of m.tokens) after[id] = { ...after[id], modifier: after[id].modifier + m.modifier };
    if (m.kind === 'pair') {
      for (const id of m.one) after[id] = { ...after[id], half: 'one' };
      for (const id of m.other) after[id] = { ...after[id], half: 'other' };
    }
  }
  return after;
};
/** What cards add for a token of a kind. */
const bonusFor = (id: TokenId, mechanics: readonly Mechanic[]): number =>
  mechanics.reduce((sum, m) => (m.kind === 'bonus' && m.tokens.includes(id) ? sum + m.modifier : sum), 0);
