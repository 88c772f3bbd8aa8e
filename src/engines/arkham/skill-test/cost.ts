/** How much work a test is, before it is begun: too big a question is asked about with words, not answered by a frozen page. */
import { CURVE } from './odds.ts';
import { isChaining } from './chain.ts';
import { isChoice, isHandChoice, isTokenChoice, type HandChoice, type TokenChoice } from './mechanic.ts';
import { drawnOf, keyOf } from './outcome.ts';
import type { SkillTest } from './skill-test.ts';
import { TOKEN_IDS } from '../token.ts';

/** Bytes of tables that a phone's browser still gives to a page. */
const MOST_BYTES = 500_000_000;
/** Bytes of a state: two weights of some 200 bits, and each redraw makes them longer. */
const BYTES = { plain: 130, redraw: 40 } as const;

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
  const runs = kinds.reduce(
    (n, id) => n * (isChaining(meanings[id]) ? (meanings[id].frost === true ? 2 : bag[id]! + 1) : 1),
    1,
  );
  // Tokens of one meaning are counted as one class.
  const classes = new Set(kinds.map((id) => keyOf(drawnOf(meanings[id])))).size;
  const choices = mechanics.filter(isChoice);
  const points = choices.length > 0 ? CURVE.to - CURVE.from + 1 : 1;
  return (
    points *
    (1 +
      runs * 0.002 +
      handWork(choices.filter(isHandChoice), classes, runs) +
      tokenWork(choices.filter(isTokenChoice), classes, runs))
  );
};

/** Tokens of one hand of which several are resolved may ask for several more: then each hand weighs its own rest. */
const handWork = (choices: readonly HandChoice[], kinds: number, runs: number): number =>
  choices.reduce((work, c) => {
    const several = c.kind === 'choose' ? c.resolve > 1 : true;
    return (
      work +
      multisets(kinds, c.kind === 'choose' ? c.reveal : 1 + c.extra) *
        (several ? 0.02 : 0.001) *
        Math.max(1, runs / 250)
    );
  }, 0);

const tokenWork = (choices: readonly TokenChoice[], kinds: number, runs: number): number => {
  if (choices.length === 0) return 0;
  // A token resolved as something else is out of the bag like one set aside.
  const isOut = (c: TokenChoice) =>
    c.kind === 'set-aside' || c.kind === 'swap' || c.kind === 'extra' || (c.kind === 'cancel' && c.as !== undefined);
  // An extra draw takes out the token after which it is made and the additional one.
  const aside = choices.reduce((n, c) => n + (isOut(c) ? c.times * (c.kind === 'extra' ? 2 : 1) : 0), 0);
  const again = choices.reduce((n, c) => n * (isOut(c) ? 1 : c.times + 1), 1);
  // A layer for every multiset set aside; those with nothing left to choose are cheap.
  const redraws = choices.reduce((n, c) => n + (c.kind === 'redraw' ? c.times : 0), 0);
  const [states, weighed] = [
    multisets(kinds + 1, aside) * again * runs,
    multisets(kinds + 1, Math.max(0, aside - 1)) * again * runs,
  ];
  // After an extra draw every layer has its own sums.
  const ownSums = choices.some((c) => c.kind === 'extra') ? 4 : 1;
  return states * (BYTES.plain + BYTES.redraw * redraws) > MOST_BYTES
    ? Infinity
    : states * 0.0003 * ownSums + weighed * kinds * 0.0001;
};
