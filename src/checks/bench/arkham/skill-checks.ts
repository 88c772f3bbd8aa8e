/** Part of `npm run bench`: the exact engine of the skill test against drawing at random and against every order of physical tokens. */
import { performance } from 'node:perf_hooks';
import { drawChain } from '../../../engines/arkham/skill-test/chain/chain.ts';
import { FAILED, withToken, type Outcome } from '../../../engines/arkham/skill-test/model/outcome.ts';
import { chanceAlone, solveTest, type SkillTest } from '../../../engines/arkham/skill-test/solve.ts';
import { NIGHT } from '../../../engines/arkham/skill-test/night.test-table.ts';
import type { Mechanic } from '../../../engines/arkham/skill-test/model/mechanic.ts';
import { PRINTED, TOKEN_IDS, type Bag, type TokenId } from '../../../engines/arkham/token.ts';
import type { PressCase } from '../press.ts';

/** The longest campaign bag with every bless, curse and frost that the rules allow. */
const LARGEST: Bag = {
  '+1': 2,
  '0': 3,
  '-1': 3,
  '-2': 2,
  '-3': 2,
  '-4': 2,
  '-5': 1,
  '-6': 1,
  '-8': 1,
  skull: 3,
  cultist: 2,
  tablet: 2,
  'elder-thing': 2,
  'auto-fail': 1,
  'elder-sign': 1,
  bless: 10,
  curse: 10,
  frost: 8,
};
/** Small enough for every order of physical tokens to be drawn within seconds. */
const SMALL: Bag = { ...NIGHT, bless: 2, curse: 2, frost: 2 };
/** Random draws for a half-width of 0.05 percentage points at 95 %: (1.96 / 0.0005)² / 4. */
const RANDOM_DRAWS = 3_841_600;

const kindsOf = (bag: Bag) => TOKEN_IDS.map((id) => ({ token: PRINTED[id], count: bag[id] ?? 0 }));
const tokensOf = (bag: Bag): TokenId[] => TOKEN_IDS.flatMap((id) => Array.from({ length: bag[id] ?? 0 }, () => id));
/** Milliseconds of one run, the mean of some. */
const time = (runs: number, work: () => void): number => {
  work();
  const start = performance.now();
  for (let i = 0; i < runs; i += 1) work();
  return (performance.now() - start) / runs;
};

const drawAtRandom = (tokens: readonly TokenId[]): Outcome => {
  const left = [...tokens];
  let [outcome, frosts] = [0, 0];
  while (left.length > 0) {
    const token = PRINTED[left.splice(Math.floor(Math.random() * left.length), 1)[0]!];
    if (token.frost === true && (frosts += 1) > 1) return FAILED;
    outcome = withToken(outcome, token);
    if (token.again !== true) break;
  }
  return outcome;
};
const everyOrder = (left: readonly TokenId[], frosts: number): number => {
  let ended = 0;
  left.forEach((id, i) => {
    const token = PRINTED[id];
    if (token.again !== true || (token.frost === true && frosts > 0)) ended += 1;
    else
      ended += everyOrder(
        left.filter((_, j) => j !== i),
        frosts + (token.frost === true ? 1 : 0),
      );
  });
  return ended;
};

/** The dearest card of each way to choose. */
const CARDS: readonly (readonly [name: string, mechanic: Mechanic])[] = [
  ['reveal four, resolve two', { kind: 'choose', reveal: 4, resolve: 2 }],
  ['reveal six, resolve one', { kind: 'choose', reveal: 6, resolve: 1 }],
  ['two more, then cancel', { kind: 'cancel-some', extra: 2 }],
  ['five redraws', { kind: 'redraw', times: 5 }],
  ['set aside three times', { kind: 'set-aside', times: 3 }],
];

/** The figures as rows of a table. */
export const figures = (): [string, string][] => {
  const exact = time(200, () => drawChain(kindsOf(LARGEST)));
  const exactSmall = time(200, () => drawChain(kindsOf(SMALL)));
  const solved = CARDS.flatMap(([name, mechanic]): [string, string][] => {
    const test: SkillTest = {
      bag: LARGEST,
      meanings: PRINTED,
      mechanics: [mechanic],
      goal: { kind: 'success', by: 0 },
      skill: 5,
      difficulty: 4,
    };
    return [
      [
        `${name}, same bag: distribution / chance alone`,
        `${time(3, () => void solveTest(test)).toFixed(0)} / ${time(3, () => void chanceAlone(test)).toFixed(0)} ms`,
      ],
    ];
  });
  const tokens = tokensOf(LARGEST);
  const sample = 100_000;
  const random =
    (time(1, () => {
      for (let i = 0; i < sample; i += 1) drawAtRandom(tokens);
    }) /
      sample) *
    RANDOM_DRAWS;
  const orders = time(1, () => void everyOrder(tokensOf(SMALL), 0));
  return [
    ['whole distribution of the largest legal bag (10/10/8)', `${exact.toFixed(2)} ms`],
    ...solved,
    ['drawing at random to ±0.05 points, same bag', `${(random / exact).toFixed(0)} times as long`],
    ['every order of physical tokens, bag with 2/2/2', `${(orders / exactSmall).toFixed(0)} times as long`],
  ];
};

const bag = TOKEN_IDS.map((id) => (LARGEST[id] ?? 0).toString(36)).join('');
const PRESSED = [
  ['no card', ''],
  ['reveal three, resolve two', '&e=olive-mcbride'],
  ['cancel and redraw', '&e=wendy-adams'],
  ['redraw again and again', '&e=third-times-a-charm'],
] as const;
/** The largest bag with the cards that cost most. */
export const presses: readonly PressCase[] = PRESSED.map(([name, card]) => ({
  name: `skill test, largest bag, ${name}`,
  path: `/arkham/odds/?v=1&c=notz.standard&n=4.1.3&b=${bag}${card}`,
  ready: '.c-bars',
  label: 'Сложность проверки',
  part: 'difficulty',
}));
