/** Part of `npm run bench`: sieges, series and plans of Hellboy against throwing at random with equal accuracy. */
import { performance } from 'node:perf_hooks';
import { plansFor } from '../../../engines/hellboy/attacks/plans.ts';
import type { Faces } from '../../../engines/hellboy/dice/faces.ts';
import type { Siege } from '../../../engines/hellboy/siege/siege.ts';
import { solveSiege } from '../../../engines/hellboy/siege/solve.ts';
import { crushedAt } from '../../../engines/hellboy/siege/track.ts';
import { poolFor } from '../../../engines/hellboy/skill-check/pool.ts';

/** Dice as they may be, and dice that show something else on every side: the dearest there are. */
const PLAIN: Faces = {
  yellow: [0, 0, 1, 1, 1, 2],
  orange: [0, 1, 1, 1, 2, 2],
  red: [0, 1, 1, 2, 2, 3],
  black: [1, 1, 2, 2, 3, 3],
};
const WIDE: Faces = {
  yellow: [0, 1, 2, 3, 4, 5],
  orange: [0, 1, 3, 5, 7, 8],
  red: [0, 2, 4, 6, 7, 9],
  black: [1, 3, 5, 6, 8, 9],
};
const siege = (faces: Faces, cover: number, aim: Siege['aim']): Siege => ({
  faces,
  bprd: 'wild',
  level: 'orange',
  agent: { slots: 6, damage: 3, injuries: 0 },
  tokens: 3,
  cover,
  defendSymbols: { of: 1, in: 4 },
  // Against larger faces larger attacks.
  attacks: [5, 6, 5, 5, 7].map((attack, i) => ({
    attack: faces === WIDE ? 3 * attack : attack,
    improvements: 0,
    degradations: i < 2 ? 2 : 1,
    bonus: 0,
    isRanged: i % 2 === 0,
  })),
  aim,
});
/** Random sieges for a half-width of 0.05 percentage points at 95 %: (1.96 / 0.0005)² / 4. */
const RANDOM_SIEGES = 3_841_600;

/** Milliseconds of one run: the mean of some, of five such means the least. */
const time = (runs: number, work: () => void): number => {
  const means = Array.from({ length: 5 }, () => {
    const start = performance.now();
    for (let i = 0; i < runs; i += 1) work();
    return (performance.now() - start) / runs;
  });
  return Math.min(...means);
};

const side = () => Math.floor(Math.random() * 6);
/** One siege thrown by a player with rules of thumb: a token an attack, zeros again, BPRD as plus two. */
const throwAtRandom = ({ faces, level, agent, tokens, defendSymbols, attacks }: Siege): number => {
  let [damage, symbols, left] = [agent.damage, agent.injuries, tokens];
  for (const { attack, improvements, degradations } of attacks) {
    const boost = Math.min(left, 1);
    left -= boost;
    const { dice } = poolFor(level, improvements + boost, degradations + symbols);
    const shown = dice.map((colour) => faces[colour][side()]!);
    const effect = side();
    if (effect === 3) dice.forEach((colour, i) => (shown[i] ||= faces[colour][side()]!));
    const [sum, highest] = [shown.reduce((a, b) => a + b, 0), Math.max(0, ...shown)];
    const result = sum + [-highest, 1, 2, 0, highest, 2][effect]!;
    for (let point = result; point < attack; point += 1) {
      damage += 1;
      if (damage === crushedAt(agent.slots)) return damage;
      if (damage > agent.slots && Math.random() * defendSymbols.in < defendSymbols.of) symbols += 1;
    }
  }
  return damage;
};

/** The figures as rows of a table. */
export const figures = (): [string, string][] => {
  const times = ([PLAIN, WIDE] as const).flatMap((faces) =>
    [0, 3].flatMap((cover) =>
      (['least-damage', 'stand'] as const).map((aim) => time(5, () => void solveSiege(siege(faces, cover, aim)))),
    ),
  );
  const ms = (from: number) =>
    `${times
      .slice(from, from + 4)
      .map((t) => t.toFixed(1))
      .join(' / ')} ms`;
  const question = siege(PLAIN, 0, 'stand');
  const sample = 50_000;
  const random =
    (time(1, () => {
      for (let i = 0; i < sample; i += 1) throwAtRandom(question);
    }) /
      sample) *
    RANDOM_SIEGES;
  const enemy = { toughness: 2, health: 6, damage: 0, cover: 0 };
  const plans = time(10, () => {
    plansFor({
      faces: PLAIN,
      bprd: 'wild',
      level: 'red',
      improvements: 0,
      degradations: 1,
      bonus: 0,
      enemy,
      tokens: 3,
      aim: 'kill',
    });
  });
  return [
    ['siege of five attacks, three tokens, six slots, plain faces: damage / standing, then an object', ms(0)],
    ['the same, all sides different, attacks three times as large', ms(4)],
    ['throwing at random to ±0.05 points, the second of these', `${(random / times[1]!).toFixed(0)} times as long`],
    ['all plans of three tokens against one enemy', `${plans.toFixed(2)} ms`],
  ];
};
