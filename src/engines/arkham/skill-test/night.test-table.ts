/** The bag of a campaign’s beginning, for tests of the plain draw and of single mechanics. */
import type { Fraction } from '../../exact/fraction.ts';
import { chanceOfSuccess, solveTest, type SkillTest } from './solve.ts';
import { PRINTED, type Bag, type TokenMeanings } from '../token.ts';

/** «Ночь фанатички», standard, with the simplest reading: skull −1, cultist −2, tablet −3, elder sign +1. */
export const NIGHT: Bag = {
  '+1': 1,
  '0': 2,
  '-1': 3,
  '-2': 2,
  '-3': 1,
  '-4': 1,
  skull: 2,
  cultist: 1,
  tablet: 1,
  'auto-fail': 1,
  'elder-sign': 1,
};
export const SIMPLE: TokenMeanings = {
  ...PRINTED,
  skull: { modifier: -1 },
  cultist: { modifier: -2 },
  tablet: { modifier: -3 },
  'elder-sign': { modifier: 1 },
};
export const testOf = (over: Partial<SkillTest> = {}): SkillTest => ({
  bag: NIGHT,
  meanings: SIMPLE,
  mechanics: [],
  goal: { kind: 'success', by: 0 },
  skill: 5,
  difficulty: 3,
  ...over,
});
export const chance = (t: SkillTest): Fraction =>
  chanceOfSuccess(solveTest(t).distribution, t, t.goal.kind === 'success' ? t.goal.by : 0);
export const exactly = (t: SkillTest): string => (({ n, d }) => `${n}/${d}`)(chance(t));
