/** Part of `npm run bench`: battles of Echo, four against three, and a press on the page. */
import { performance } from 'node:perf_hooks';
import type { Battle } from '../../../engines/echo/battle/battle.ts';
import { FOUR_AGAINST_THREE } from '../../../engines/echo/battle/battles.test-table.ts';
import { solveBattle } from '../../../engines/echo/battle/solve.ts';
import { millisecondsOf } from '../../../engines/exact/work.ts';
import type { PressCase } from '../press.ts';

/** Milliseconds of the best of some runs; each battle is a new one, so that nothing is known of it. */
const time = (battle: Battle): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      solveBattle({ ...battle });
      return performance.now() - start;
    }),
  );
const inKnownOrder = (battle: Battle): Battle => ({
  ...battle,
  detectives: battle.detectives.map((one, at) => ({ ...one, opening: at % 2 === 0 ? 'before' : 'after' })),
});
const CASES: readonly (readonly [name: string, battle: Battle])[] = [
  ['four against three, best play, order known', inKnownOrder(FOUR_AGAINST_THREE)],
  ['the same, all 16 orders', FOUR_AGAINST_THREE],
  ['the weakest enemy first, order known', inKnownOrder({ ...FOUR_AGAINST_THREE, plan: 'weakest' })],
  ['the same, all 16 orders', { ...FOUR_AGAINST_THREE, plan: 'weakest' }],
];

/** The figures as rows of a table. */
export const figures = (): [string, string][] =>
  CASES.map(([name, battle]) => {
    const taken = time(battle);
    let steps = 0;
    solveBattle(battle, (more) => {
      steps += more;
    });
    return [`battle: ${name}`, `${taken.toFixed(1)} ms, by its steps ${millisecondsOf(steps).toFixed(0)} ms`];
  });

export const presses: readonly PressCase[] = [
  { name: 'battle, one against one', path: '/echo/battle/', ready: '.ec-battle', label: 'Сила сейчас' },
];
