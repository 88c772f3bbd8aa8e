/** What a page shows of a test: the chance, the reasons, the breakpoints. All numbers are exact fractions. */
import { totalOf } from '../../exact/distribution.ts';
import { makeFraction, type Fraction } from '../../exact/fraction.ts';
import type { OnWork } from '../../exact/work.ts';
import type { Goal } from './model/goal.ts';
import { makeSolverCache } from './sequence/solver-cache.ts';
import { isChoice } from './model/mechanic.ts';
import { resultOf, withToken, type Numbers } from './model/outcome.ts';
import {
  chanceAlone,
  chanceOfBlood,
  chanceOfFailure,
  chanceOfGoal,
  chanceOfSuccess,
  solveTest,
  type SkillTest,
  type Solution,
} from './solve.ts';
import { TOKEN_IDS, type Token, type TokenId } from '../token.ts';

/** Tokens that lead to one margin if they are drawn alone, without choices. */
export interface Pile {
  readonly kind: 'automatic' | 'margin' | 'again';
  /** Margin of `margin` piles and of automatic successes. */
  readonly margin: number;
  readonly success: boolean;
  readonly tokens: readonly { readonly id: TokenId; readonly count: number; readonly token: Token }[];
}
/** The chance with a number added to the skill. */
interface CurvePoint {
  readonly bonus: number;
  readonly chance: Fraction;
}
export interface Odds {
  readonly solution: Solution;
  readonly chance: Fraction;
  /** Ordered from the worst to the best; tokens that chain come last. */
  readonly piles: readonly Pile[];
  readonly curve: readonly CurvePoint[];
  /** Chance to succeed by N or more and to fail by N or more, N from 0 (success) and from 1 (failure). */
  readonly successBy: readonly { readonly by: number; readonly chance: Fraction }[];
  readonly failureBy: readonly { readonly by: number; readonly chance: Fraction }[];
  /** Chance of each number of tokens revealed, those put back or ignored included; in order, from the least possible. */
  readonly revealed: readonly { readonly tokens: number; readonly chance: Fraction }[];
  /** The chance that the test fails and one blood token is sealed on the investigator, where that is known. */
  readonly blood: Fraction | undefined;
}

/** Numbers added to the skill that the curve shows. */
const CURVE = { from: -2, to: 8 } as const;
const MARGINS = 5;

/** Called with the parts counted so far and their total. */
export type Progress = (done: number, of: number) => void;

/** Solves a test and everything that is shown with its chance. @param solverCache see `solveTest` */
export const oddsOf = (
  test: SkillTest,
  onProgress?: Progress,
  onWork?: OnWork,
  solverCache = makeSolverCache(),
): Odds => {
  const solution = solveTest(test, onWork, solverCache);
  const { distribution } = solution;
  const points = CURVE.to - CURVE.from + 1;
  onProgress?.(1, points);
  let done = 1;
  // Without choices the draw is the same whatever the skill; with them the best choice may change.
  const chanceAt = (bonus: number): Fraction => {
    const there = { ...test, skill: test.skill + bonus };
    if (bonus === 0 || solution.choices.length === 0) return chanceOfGoal(distribution, there, test.goal);
    const chance = chanceAlone(there, onWork, solverCache);
    onProgress?.((done += 1), points);
    return chance;
  };
  return {
    solution,
    chance: chanceOfGoal(distribution, test, test.goal),
    piles: pilesOf(solution, test),
    curve: Array.from({ length: points }, (_, i) => ({ bonus: CURVE.from + i, chance: chanceAt(CURVE.from + i) })),
    successBy: Array.from({ length: MARGINS + 1 }, (_, by) => ({
      by,
      chance: chanceOfSuccess(distribution, test, by),
    })),
    failureBy: Array.from({ length: MARGINS }, (_, i) => ({
      by: i + 1,
      chance: chanceOfFailure(distribution, test, i + 1),
    })),
    revealed: revealedOf(solution),
    blood: chanceOfBlood(test, solution),
  };
};

/** The chance of each number of revealed tokens, in order. */
const revealedOf = ({ joint, distribution }: Solution): Odds['revealed'] => {
  const total = totalOf(distribution);
  return [...joint]
    .map(([tokens, outcomes]) => ({ tokens, chance: makeFraction(totalOf(outcomes), total) }))
    .sort((a, b) => a.tokens - b.tokens);
};

/** Cells of a table with one key have one chance: from difficulty 1 on, plain success hangs on the difference alone. */
const cellKey = (goal: Goal, { skill, difficulty }: Numbers): string =>
  goal.kind === 'success' && goal.by === 0 && difficulty > 0 ? `${skill - difficulty}` : `${skill} ${difficulty}`;

/**
 * The chance for each skill and difficulty of a table, row by row.
 * @param most skills and difficulties from 0 to this number
 */
export const oddsTable = (
  test: SkillTest,
  most: number,
  onProgress?: Progress,
  onWork?: OnWork,
): readonly (readonly Fraction[])[] => {
  const cache = new Map<string, Fraction>();
  const solverCache = makeSolverCache();
  const plain = test.mechanics.some(isChoice) ? undefined : solveTest(test, onWork).distribution;
  const chanceAt = (skill: number, difficulty: number): Fraction => {
    if (plain !== undefined) return chanceOfGoal(plain, { skill, difficulty }, test.goal);
    const key = cellKey(test.goal, { skill, difficulty });
    const known = cache.get(key) ?? chanceAlone({ ...test, skill, difficulty }, onWork, solverCache);
    cache.set(key, known);
    return known;
  };
  const numbers = Array.from({ length: most + 1 }, (_, i) => i);
  return numbers.map((skill) => {
    const row = numbers.map((difficulty) => chanceAt(skill, difficulty));
    onProgress?.(skill + 1, most + 1);
    return row;
  });
};

const kindOf = ({ again, verdict }: Token): Pile['kind'] => {
  if (again === true) return 'again';
  return verdict === undefined ? 'margin' : 'automatic';
};
/** Tokens of one key are one pile: automatic ones by their verdict alone, those that chain all together. */
const keyOf = ({ kind, success, margin }: PileOf): string => {
  if (kind === 'again') return kind;
  return `${kind} ${success ? 's' : 'f'} ${kind === 'automatic' ? '' : margin}`;
};
/** The order of a pile: automatic failure before every margin, automatic success and then those that chain last. */
const orderOf = ({ kind, success, margin }: PileOf): number => {
  if (kind === 'margin') return margin;
  if (kind === 'again') return 1000;
  return success ? 900 : -900;
};
type PileOf = Omit<Pile, 'tokens'>;

const pilesOf = ({ bag, meanings }: Solution, numbers: Numbers): Pile[] => {
  const piles = new Map<string, PileOf & { tokens: { id: TokenId; count: number; token: Token }[] }>();
  for (const id of TOKEN_IDS) {
    const count = bag[id] ?? 0;
    if (count === 0) continue;
    const token = meanings[id];
    const pile: PileOf = { kind: kindOf(token), ...resultOf(withToken(0, token), numbers) };
    const known = piles.get(keyOf(pile)) ?? { ...pile, tokens: [] };
    known.tokens.push({ id, count, token });
    piles.set(keyOf(pile), known);
  }
  return [...piles.values()].sort((a, b) => orderOf(a) - orderOf(b));
};
