/** What a page shows of a test: the chance, the reasons, the breakpoints. All numbers are exact fractions. */
import type { Distribution } from '../exact/distribution.ts';
import type { Fraction } from '../exact/fraction.ts';
import { resultOf, withToken, type Numbers } from './outcome.ts';
import { chanceOfFailure, chanceOfSuccess, solveTest, type SkillTest, type Solution } from './skill-test.ts';
import { TOKEN_IDS, type Token, type TokenId } from './token.ts';

/** Tokens that lead to one margin if they are drawn alone, without choices. */
export interface Pile {
  readonly kind: 'automatic' | 'margin' | 'again';
  /** Margin of `margin` piles and of automatic successes. */
  readonly margin: number;
  readonly success: boolean;
  readonly tokens: readonly { readonly id: TokenId; readonly count: number; readonly token: Token }[];
}
/** The chance with a number added to the skill. */
export interface CurvePoint {
  readonly bonus: number;
  readonly chance: Fraction;
}
export interface Odds {
  readonly solution: Solution;
  readonly chance: Fraction;
  /** Ordered from the worst to the best; tokens that chain stand last. */
  readonly piles: readonly Pile[];
  readonly curve: readonly CurvePoint[];
  /** Chance to succeed by N or more and to fail by N or more, N from 0 (success) and from 1 (failure). */
  readonly successBy: readonly { readonly by: number; readonly chance: Fraction }[];
  readonly failureBy: readonly { readonly by: number; readonly chance: Fraction }[];
}

/** Numbers added to the skill that the curve shows. */
export const CURVE = { from: -2, to: 8 } as const;
const MARGINS = 5;

/** Solves a test and everything that stands beside its chance. */
export const oddsOf = (test: SkillTest): Odds => {
  const solution = solveTest(test);
  const wanted = test.goal.kind === 'success' ? test.goal.by : 0;
  // Without choices the draw is the same whatever the skill; with them the best choice may change.
  const drawFor = (skill: number): Distribution => (solution.choices.length === 0 ? solution.distribution : solveTest({ ...test, skill }).distribution);
  const { distribution } = solution;
  return {
    solution,
    chance: chanceOfSuccess(distribution, test, wanted),
    piles: pilesOf(solution, test),
    curve: Array.from({ length: CURVE.to - CURVE.from + 1 }, (_, i) => {
      const bonus = CURVE.from + i;
      const skill = test.skill + bonus;
      return { bonus, chance: chanceOfSuccess(bonus === 0 ? distribution : drawFor(skill), { skill, difficulty: test.difficulty }, wanted) };
    }),
    successBy: Array.from({ length: MARGINS + 1 }, (_, by) => ({ by, chance: chanceOfSuccess(distribution, test, by) })),
    failureBy: Array.from({ length: MARGINS }, (_, i) => ({ by: i + 1, chance: chanceOfFailure(distribution, test, i + 1) })),
  };
};

/**
 * The chance for each skill and difficulty of a table, row by row.
 * @param most skills and difficulties from 0 to this number
 */
export const oddsTable = (test: SkillTest, most: number): readonly (readonly Fraction[])[] => {
  const cache = new Map<string, Distribution>();
  const solution = solveTest(test);
  const by = test.goal.kind === 'success' ? test.goal.by : 0;
  const isPlainSuccess = test.goal.kind === 'success' && by === 0;
  const drawFor = (skill: number, difficulty: number): Distribution => {
    if (solution.choices.length === 0) return solution.distribution;
    // From difficulty 1 on, plain success hangs on the difference alone; any other goal on both numbers.
    const key = isPlainSuccess && difficulty > 0 ? `${skill - difficulty}` : `${skill} ${difficulty}`;
    const known = cache.get(key) ?? solveTest({ ...test, skill, difficulty }).distribution;
    cache.set(key, known);
    return known;
  };
  const numbers = Array.from({ length: most + 1 }, (_, i) => i);
  return numbers.map((skill) => numbers.map((difficulty) => chanceOfSuccess(drawFor(skill, difficulty), { skill, difficulty }, by)));
};

const pilesOf = ({ bag, meanings }: Solution, numbers: Numbers): Pile[] => {
  const piles = new Map<string, { pile: Omit<Pile, 'tokens'>; order: number; tokens: { id: TokenId; count: number; token: Token }[] }>();
  for (const id of TOKEN_IDS) {
    const count = bag[id] ?? 0;
    if (count === 0) continue;
    const token = meanings[id];
    const { success, margin } = resultOf(withToken(0, token), numbers);
    const kind = token.again === true ? 'again' : token.verdict === undefined ? 'margin' : 'automatic';
    const key = kind === 'again' ? kind : `${kind} ${success ? 's' : 'f'} ${kind === 'automatic' ? '' : margin}`;
    const order = kind === 'again' ? 1000 : kind === 'automatic' ? (success ? 900 : -900) : margin;
    const known = piles.get(key) ?? { pile: { kind, margin, success }, order, tokens: [] };
    known.tokens.push({ id, count, token });
    piles.set(key, known);
  }
  return [...piles.values()].sort((a, b) => a.order - b.order).map(({ pile, tokens }) => ({ ...pile, tokens }));
};
