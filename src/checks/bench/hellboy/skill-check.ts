/** Part of `npm run bench`: the exact test of Hellboy against throwing at random with equal accuracy. */
import { performance } from 'node:perf_hooks';
import type { Colour } from '../../../engines/hellboy/dice/colour.ts';
import type { Faces } from '../../../engines/hellboy/dice/faces.ts';
import { compileTest, solveTest } from '../../../engines/hellboy/skill-check/solve.ts';

/** Dice as they may be, and dice that show something else on every side: the dearest there are. */
const FACES: readonly (readonly [name: string, faces: Faces])[] = [
  [
    'plain faces',
    { yellow: [0, 0, 1, 1, 1, 2], orange: [0, 1, 1, 1, 2, 2], red: [0, 1, 1, 2, 2, 3], black: [1, 1, 2, 2, 3, 3] },
  ],
  [
    'all sides different',
    { yellow: [0, 1, 2, 3, 4, 5], orange: [0, 1, 3, 5, 7, 8], red: [0, 2, 4, 6, 7, 9], black: [1, 3, 5, 6, 8, 9] },
  ],
];
const DICE: readonly Colour[] = ['black', 'red', 'orange'];
const TARGET = 6;
/** Random throws for a half-width of 0.05 percentage points at 95 %: (1.96 / 0.0005)² / 4. */
const RANDOM_THROWS = 3_841_600;

/** Milliseconds of one run: the mean of some, of five such means the least. */
const time = (runs: number, work: () => void): number => {
  const means = Array.from({ length: 5 }, () => {
    const start = performance.now();
    for (let i = 0; i < runs; i += 1) work();
    return (performance.now() - start) / runs;
  });
  return Math.min(...means);
};

/** A test thrown once by a player who has a policy to look up. */
const throwAtRandom = (faces: Faces): (() => number) => {
  const { policy } = solveTest({ faces, dice: DICE, bonus: 0, aim: { kind: 'reach', target: TARGET }, bprd: 'wild' });
  const effects = ['catastrophe', 'plus-one', 'plus-two', 'reroll', 'double', 'bprd'] as const;
  const choices = new Map<string, ReturnType<typeof policy.choiceAt>>();
  const side = () => Math.floor(Math.random() * 6);
  return () => {
    const shown = DICE.map((colour) => faces[colour][side()]!);
    const rolled = effects[side()]!;
    const key = `${shown.join()}${rolled}`;
    const choice = choices.get(key) ?? policy.choiceAt(shown, rolled);
    choices.set(key, choice);
    for (const place of choice.again) shown[place] = faces[DICE[place]!][side()]!;
    const [sum, highest] = [shown.reduce((a, b) => a + b, 0), Math.max(...shown)];
    const added = { catastrophe: -highest, 'plus-one': 1, 'plus-two': 2, double: highest, reroll: 0 };
    return sum + added[choice.effect];
  };
};

/** The figures as rows of a table. */
export const figures = (): [string, string][] =>
  FACES.flatMap(([name, faces]): [string, string][] => {
    const question = { faces, dice: DICE, bonus: 0, bprd: 'wild' } as const;
    const whole = time(300, () => void solveTest({ ...question, aim: { kind: 'reach', target: TARGET } }));
    const asked = time(300, () => void compileTest(faces, DICE, 0, 'wild').results((result) => result * result));
    const ready = compileTest(faces, DICE, 0, 'wild');
    const again = time(1000, () => void ready.results((result) => result * result));
    const thrown = throwAtRandom(faces);
    const sample = 100_000;
    const random =
      (time(1, () => {
        for (let i = 0; i < sample; i += 1) thrown();
      }) /
        sample) *
      RANDOM_THROWS;
    const microseconds = (ms: number) => `${(ms * 1000).toFixed(0)} µs`;
    return [
      [
        `test of three mixed dice, ${name}: with policy / results / made ready`,
        [whole, asked, again].map(microseconds).join(' / '),
      ],
      ['throwing at random to ±0.05 points, policy looked up', `${(random / whole).toFixed(0)} times as long`],
    ];
  });
