/** How much work a test is, before it is begun: too big a question is asked about with words, not answered by a frozen page. */
import { CURVE } from './odds.ts';
import { isChaining } from './chain.ts';
import { isChoice, isHandChoice, isTokenChoice, type HandChoice, type TokenChoice } from './mechanic.ts';
import type { SkillTest } from './skill-test.ts';
import { TOKEN_IDS } from './token.ts';

/** States of a table that still fit a phone's memory. */
const MOST_STATES = 3_000_000;

/** Multisets of `size` of some kinds. */
const multisets = (kinds: number, size: number): number => {
  let ways = 1;
  for (let i = 1; i <= size; i += 1) ways = (ways * (kinds + i - 1)) / i;
  return ways;
};

/**
 * An estimate of the work of a test with its curve, in milliseconds of a desk machine; the factors are fitted to
 * measured times (`npm run bench`). Infinite where the memory would not do.
 */
export const workOf = ({ bag, meanings, mechanics }: Pick<SkillTest, 'bag' | 'meanings' | 'mechanics'>): number => {
  const kinds = TOKEN_IDS.filter((id) => (bag[id] ?? 0) > 0);
  const runs = kinds.reduce((n, id) => n * (isChaining(meanings[id]) ? (meanings[id].frost === true ? 2 : bag[id]! + 1) : 1), 1);
  const choices = mechanics.filter(isChoice);
  const points = choices.length > 0 ? CURVE.to - CURVE.from + 1 : 1;
  return points * (1 + runs * 0.002 + handWork(choices.filter(isHandChoice), kinds.length, runs) + tokenWork(choices.filter(isTokenChoice), kinds.length, runs));
};

/** Tokens of one hand of which several are resolved may ask for several more: then each hand weighs its own rest. */
const handWork = (choices: readonly HandChoice[], kinds: number, runs: number): number =>
  choices.reduce((work, c) => {
    const several = c.kind === 'choose' ? c.resolve > 1 : true;
    return work + multisets(kinds, c.kind === 'choose' ? c.reveal : 1 + c.extra) * (several ? 0.01 : 0.001) * Math.max(1, runs / 250);
  }, 0);

const tokenWork = (choices: readonly TokenChoice[], kinds: number, runs: number): number => {
  if (choices.length === 0) return 0;
  const aside = choices.reduce((n, c) => n + (c.kind === 'set-aside' ? c.times : 0), 0);
  const again = choices.reduce((n, c) => n * (c.kind === 'set-aside' ? 1 : c.times + 1), 1);
  // A layer for every multiset set aside; those with nothing left to choose are cheap.
  const [states, weighed] = [multisets(kinds + 1, aside) * again * runs, multisets(kinds + 1, Math.max(0, aside - 1)) * again * runs];
  return states > MOST_STATES ? Infinity : states * 0.0005 + weighed * kinds * 0.0006;
};
