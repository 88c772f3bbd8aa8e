/** What the tests of choices start from. */
import { resultOf, type Numbers, type Result } from './model/outcome.ts';
import type { SkillTest, Solution } from './solve.ts';
import { PRINTED, type TokenMeanings } from '../token.ts';

/** Chains, a second kind of frost, tokens that fail with another one, an automatic success. */
export const MEANINGS: TokenMeanings = {
  ...PRINTED,
  skull: { modifier: -1, again: true },
  cultist: { modifier: -2, again: true, frost: true },
  tablet: { modifier: 0, again: true, failsWith: 'curse' },
  'elder-thing': { modifier: -3, failsWith: 'frost' },
  'elder-sign': { modifier: 1, verdict: 'succeed' },
};
export const testOf = (over: Partial<SkillTest>): SkillTest => ({
  bag: {},
  meanings: MEANINGS,
  mechanics: [],
  goal: { kind: 'success', by: 0 },
  skill: 3,
  difficulty: 3,
  ...over,
});

/** One way in which a draw may end. */
interface Ending {
  /** Tokens revealed, those put back or ignored included. */
  readonly revealed: number;
  readonly result: Result;
  readonly weight: bigint;
}
/** The whole joint distribution of a test: how many tokens are revealed, success or failure, the margin. */
export const endingsOf = ({ joint }: Pick<Solution, 'joint'>, numbers: Numbers): Ending[] =>
  [...joint].flatMap(([revealed, outcomes]) =>
    [...outcomes].map(([outcome, weight]) => ({ revealed, result: resultOf(outcome, numbers), weight })),
  );
