/** What the tests of choices start from. */
import type { SkillTest } from './skill-test.ts';
import { PRINTED, TOKEN_IDS, type Bag, type TokenId, type TokenMeanings } from '../token.ts';

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

/** The physical tokens of a bag. */
export const tokensOf = (bag: Bag): TokenId[] =>
  TOKEN_IDS.flatMap((id) => Array.from({ length: bag[id] ?? 0 }, () => id));
