/** Part of `npm run bench`: exact fights of Eldritch Horror against playing them throw by throw with equal accuracy. */
import { performance } from 'node:perf_hooks';
import { NO_CARDS, type Fighter } from '../../../engines/eldritch/combat/model/fighter.ts';
import type { Monster } from '../../../engines/eldritch/combat/model/monster.ts';
import { RULES } from '../../../engines/eldritch/combat/model/readings.ts';
import type { Fight } from '../../../engines/eldritch/combat/fight.ts';
import { solveFight } from '../../../engines/eldritch/combat/solve.ts';
import { noSample, playMore } from '../../../engines/eldritch/sample/sample.ts';
import { millisecondsOf } from '../../../engines/exact/work.ts';

const monster = (will: readonly [number, number], strength: readonly [number, number], toughness: number): Monster => ({
  horror: will[1],
  damage: strength[1],
  toughness,
  will: { modifier: will[0] },
  strength: { modifier: strength[0] },
  isEpic: false,
  flags: [],
});
/** Monsters of the core box by their numbers: weak ones, some of the middle, and the hardest. */
const CUPS: readonly (readonly [name: string, monsters: readonly Monster[]])[] = [
  ['ghoul, maniac, zombie', [monster([1, 1], [0, 2], 1), monster([1, 1], [-1, 2], 1), monster([0, 1], [-1, 2], 2)]],
  ['gug, mi-go, wraith', [monster([0, 2], [-2, 3], 4), monster([0, 1], [-2, 2], 3), monster([-1, 2], [-1, 2], 3)]],
  [
    'star spawn, shoggoth, elder thing',
    [monster([-1, 3], [-3, 3], 5), monster([0, 3], [-2, 2], 4), monster([0, 3], [-1, 2], 3)],
  ],
];
/** Lily Chen with three clues. */
const LILY: Fighter = {
  health: 6,
  sanity: 6,
  clues: 3,
  focus: 0,
  skills: { lore: 2, influence: 2, observation: 2, strength: 4, will: 3 },
  fortune: 'plain',
  bonus: { will: 0, strength: 2 },
  extra: { will: 0, strength: 0 },
  cards: NO_CARDS,
};
const fightOf = (monsters: readonly Monster[], kind: 'anew' | 'best', aim: Fight['aim']): Fight => ({
  fighters: [LILY],
  foes: monsters.map((one) => ({ monster: one, wounds: 0 })),
  rounds: 2,
  order: { kind },
  aim,
  spend: 'best',
  readings: RULES,
});
/** Random fights for a half-width of 0.05 percentage points at 95 %: (1.96 / 0.0005)² / 4. */
const RANDOM_FIGHTS = 3_841_600;

/** Milliseconds of processor time of one run, all threads of the machine it runs on counted. */
const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const runs = (count: number, work: () => unknown): readonly number[] =>
  Array.from({ length: count }, () => processorTime(work));
const ms = (values: readonly number[]): string => `${values.map((value) => value.toFixed(1)).join(' / ')} ms`;

/** The figures as rows of a table. */
export const figures = (): [string, string][] => {
  const questions = CUPS.flatMap(([name, monsters]) =>
    (['anew', 'best'] as const).flatMap((order) =>
      (['survive', 'kill'] as const).map((aim) => ({ name, fight: fightOf(monsters, order, aim) })),
    ),
  );
  const firstSolved = processorTime(() => solveFight(questions[0]!.fight));
  const least = questions.map(({ fight }) => Math.min(...runs(12, () => solveFight(fight))));
  const bySteps = questions.map(({ fight }) => {
    let steps = 0;
    solveFight(fight, (more) => {
      steps += more;
    });
    return millisecondsOf(steps);
  });

  const { fight } = questions[4]!;
  const answer = solveFight(fight);
  const sample = 2_000;
  const start = performance.now();
  playMore(fight, answer, { before: noSample(fight), fights: sample }, (below) => Math.floor(Math.random() * below));
  const random = ((performance.now() - start) / sample) * RANDOM_FIGHTS;
  return [
    ['first solved fight of a process, processor time', ms([firstSolved])],
    ...CUPS.map(([name], at): [string, string] => [
      `${name}, three clues, two rounds: anew survive, kill / best order survive, kill`,
      ms(least.slice(4 * at, 4 * at + 4)),
    ]),
    ['the longest of them, and by its steps', ms([Math.max(...least), Math.max(...bySteps)])],
    ['playing at random to ±0.05 points, policy looked up', `${(random / least[4]!).toFixed(0)} times as long`],
  ];
};
