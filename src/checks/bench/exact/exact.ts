/** Part of `npm run bench`: pools, rerolls, choices and chains of exact/ at the sizes that games ask for. */
import { performance } from 'node:perf_hooks';
import { bestOf } from '../../../engines/exact/decision.ts';
import { solveChain } from '../../../engines/exact/chain.ts';
import { D6, dieOf } from '../../../engines/exact/die.ts';
import { followedBy, mapped, type Distribution } from '../../../engines/exact/distribution.ts';
import { highestTimes, keepHighest, keptSum, keptSumOf } from '../../../engines/exact/keep.ts';
import { partsOf, rollsOf, type Pool, type Roll } from '../../../engines/exact/pool.ts';
import { rerolledRolls } from '../../../engines/exact/reroll.ts';
import { countInPool, sumOfPool } from '../../../engines/exact/sum.ts';

/** Twelve dice of six sides: of one kind, of two, of three. */
const POOLS: readonly Pool[] = [
  [{ die: D6, count: 12 }],
  [
    { die: D6, count: 6 },
    { die: dieOf([0, 1, 1, 2, 2, 3]), count: 6 },
  ],
  [
    { die: D6, count: 4 },
    { die: dieOf([0, 1, 1, 2, 2, 3]), count: 4 },
    { die: dieOf([1, 2, 2, 3, 3, 5]), count: 4 },
  ],
];
const pips = (face: number): number => face;
const isHit = (face: number): boolean => face >= 5;
const hitsOf = (pool: Pool): Pool<boolean> => pool.map(({ die, count }) => ({ die: mapped(die, isHit), count }));

/** What is asked of each pool. */
const QUESTIONS: { readonly [question: string]: (pool: Pool) => unknown } = {
  'the sum': (pool) => sumOfPool(pool, pips),
  successes: (pool) => countInPool(pool, isHit),
  'the highest three': (pool) => keptSum(pool, keepHighest(3)),
  'the highest twice': (pool) => keptSum(pool, highestTimes(2)),
  'successes, three misses thrown again': (pool) => rerolledRolls(hitsOf(pool), { isBad: (hit) => !hit, most: 3 }),
  'every roll': (pool) => rollsOf(pool),
};

/** Three dice of three kinds, any thrown again once for a total, the highest doubled. */
const bestRerolls = (): Distribution => {
  const dice = POOLS[2]!.map(({ die }, kind) => mapped(die, (pip) => ({ kind, pip })));
  type Face = { readonly kind: number; readonly pip: number };
  const score = (roll: Roll<Face>) => keptSumOf(roll, highestTimes(2), ({ pip }) => pip);
  // The same dice are thrown again after many rolls: each set of them is rolled once.
  const known = new Map<string, Distribution<Roll<Face>>>();
  const rollsAgain = (kinds: readonly number[]): Distribution<Roll<Face>> => {
    const rolls = known.get(kinds.join()) ?? rollsOf(kinds.map((kind) => ({ die: dice[kind]!, count: 1 })));
    known.set(kinds.join(), rolls);
    return rolls;
  };
  const again = (kept: Roll<Face>, rest: Roll<Face>) =>
    mapped(rollsAgain(rest.map(({ kind }) => kind)), (thrown) => score([...kept, ...thrown]));
  const best = (roll: Roll<Face>) =>
    bestOf(
      partsOf(roll).map(({ kept, rest }) => ({ action: rest, results: again(kept, rest) })),
      [(total) => (total >= 12 ? 1 : 0)],
    ).results;
  return followedBy(rollsOf(dice.map((die) => ({ die, count: 1 }))), best);
};

/** Two sides of so much health hit each other at once, round by round; rounds without a hit change nothing. */
const fight = (health: number) => {
  const hits = Array.from({ length: 6 }, (_, count) => countInPool([{ die: D6, count }], isHit));
  const dice = (left: number) => hits[Math.min(5, left)]!;
  return solveChain<readonly [number, number]>({
    start: [health, health],
    keyOf: ([ours, theirs]) => ours * 1000 + theirs,
    next: ([ours, theirs]) =>
      ours === 0 || theirs === 0
        ? undefined
        : followedBy(dice(ours), (dealt) =>
            mapped(dice(theirs), (taken) => [Math.max(0, ours - taken), Math.max(0, theirs - dealt)] as const),
          ),
  });
};

/** Milliseconds of the least of some runs, each in words. */
const least = (runs: number, work: () => unknown): string => {
  let best = Infinity;
  for (let i = 0; i < 2 * runs; i += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best < 10 ? best.toFixed(2) : best.toFixed(0);
};

/** The figures as rows of a table. */
export const figures = (): [string, string][] => [
  ...Object.entries(QUESTIONS).map(([question, ask]): [string, string] => [
    `${question} of 12 dice, of one kind / two / three`,
    `${POOLS.map((pool) => least(10, () => ask(pool))).join(' / ')} ms`,
  ]),
  ['three dice, any of them thrown again once, the best for a total', `${least(5, bestRerolls)} ms`],
  ['a fight of 5 against 5 health, of 20 against 20', `${least(5, () => fight(5))} / ${least(2, () => fight(20))} ms`],
];
