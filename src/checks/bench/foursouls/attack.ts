/** Part of `npm run bench`: the exact engine of the Four Souls attack against throwing dice and against every fall of them. */
import type { PressCase } from '../press.ts';
import { performance } from 'node:perf_hooks';
import { millisecondsOf } from '../../../engines/exact/work.ts';
import { adviceIn, guideOf, type AdviceAt } from '../../../engines/foursouls/attack/advice.ts';
import { attackWith } from '../../../engines/foursouls/attack/attack.test-table.ts';
import { EMPTY_HAND, FACES, type Attack, type Face } from '../../../engines/foursouls/attack/attack.ts';
import { GAINS, gainOf } from '../../../engines/foursouls/attack/gains.ts';
import { oddsOf } from '../../../engines/foursouls/attack/odds.ts';
import { act, adviceFor, newPlay, type FairDie, type Play } from '../../../engines/foursouls/attack/play.ts';
import { makeSolver } from '../../../engines/foursouls/attack/solve.ts';

const ONE: Attack = attackWith({
  hand: { ...EMPTY_HAND, rerolls: 1, shields: 1 },
  foes: [{ health: 4, evasion: 4, attack: 1 }],
});
/** Near the most that is counted unasked with its gains: three bosses, two dice, some of everything. */
const LARGE: Attack = {
  ...ONE,
  health: 4,
  dice: 2,
  goal: 'health',
  hand: { rerolls: 2, flips: 1, fixes: 1, shields: 2, points: 1 },
  foes: [
    { health: 4, evasion: 4, attack: 1 },
    { health: 5, evasion: 5, attack: 2 },
    { health: 4, evasion: 3, attack: 1 },
  ],
};
/** Random attacks for a half-width of 0.05 percentage points at 95 %: (1.96 / 0.0005)² / 4. */
const RANDOM_ATTACKS = 3_841_600;

/** Milliseconds of one run, the mean of some. */
const time = (runs: number, work: () => unknown): number => {
  work();
  const start = performance.now();
  for (let i = 0; i < runs; i += 1) work();
  return (performance.now() - start) / runs;
};
const atRandom: FairDie = () => (1 + Math.floor(Math.random() * 6)) as Face;
const toTheEnd = (attack: Attack, adviceAt: AdviceAt): Play => {
  let play = newPlay(attack);
  while (play.moment.kind !== 'over') play = act(attack, play, adviceFor(adviceAt, play)!, atRandom);
  return play;
};
/** Every fall of the dice from a moment on. */
const everyFall = (attack: Attack, adviceAt: AdviceAt, play: Play): number => {
  if (play.moment.kind === 'over') return 1;
  const action = adviceFor(adviceAt, play)!;
  const throws = action.kind === 'throw' || (action.kind === 'roll' && action.action === 'reroll');
  const falls: readonly Face[] = throws ? FACES : [1];
  return falls.reduce<number>(
    (sum, face) =>
      sum +
      everyFall(
        attack,
        adviceAt,
        act(attack, play, action, () => face),
      ),
    0,
  );
};

/** The figures as rows of a table. */
export const figures = (): [string, string][] => {
  const exact = time(50, () => oddsOf(ONE));
  const gains = time(10, () => {
    const solver = makeSolver(ONE);
    oddsOf(ONE, solver);
    for (const of of GAINS) gainOf(solver, of);
  });
  let steps = 0;
  const large = time(3, () => {
    steps = 0;
    const solver = makeSolver(LARGE, (more) => {
      steps += more;
    });
    oddsOf(LARGE, solver);
    guideOf(solver);
  });
  const guide = adviceIn(guideOf(makeSolver(ONE)));
  const sample = 20_000;
  const random =
    (time(1, () => {
      for (let i = 0; i < sample; i += 1) toTheEnd(ONE, guide);
    }) /
      sample) *
    RANDOM_ATTACKS;
  const falls = time(1, () => everyFall(ONE, guide, newPlay(ONE)));
  return [
    [
      'an attack on a boss with a reroll and a shield in hand',
      `${exact.toFixed(2)} ms; with all its gains ${gains.toFixed(1)} ms`,
    ],
    [
      'three bosses, two dice, seven things in hand, with the advice for the dice',
      `${large.toFixed(0)} ms; by its steps ${millisecondsOf(steps).toFixed(0)} ms`,
    ],
    ['throwing dice to ±0.05 points, the same boss', `${(random / exact).toFixed(0)} times as long`],
    ['every fall of the dice, the same boss', `${(falls / exact).toFixed(0)} times as long`],
  ];
};

/** The attack of the default. */
export const presses: readonly PressCase[] = [
  { name: 'attack on a boss', path: '/foursouls/odds/', ready: '.attack-odds .c-buys', label: 'Здоровье сейчас' },
];
