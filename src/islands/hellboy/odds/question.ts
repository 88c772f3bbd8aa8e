/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import { plansFor, type BoostPlan, type PlanQuestion } from '../../../engines/hellboy/attacks/plans.ts';
import type { Siege, SiegeAnswer } from '../../../engines/hellboy/siege/siege.ts';
import { solveSiege } from '../../../engines/hellboy/siege/solve.ts';
import { poolOfSituation } from '../../../engines/hellboy/situation/reasons.ts';
import type { DiceFaces } from './dice-faces.ts';
import type { OddsData } from './data.ts';
import { figureOf, levelOf, type State } from './model.ts';

/** A state, of attacks in a row or of a siege where the worker is asked. */
export interface Asked {
  readonly data: OddsData;
  readonly state: State;
  readonly dice: DiceFaces;
}
export type WorkerQuestion =
  { readonly kind: 'series'; readonly of: PlanQuestion } | { readonly kind: 'siege'; readonly of: Siege };
export type Report =
  | { readonly kind: 'series'; readonly plans: readonly BoostPlan[] }
  | { readonly kind: 'siege'; readonly answer: SiegeAnswer };

export const answer = (question: WorkerQuestion, say: (report: Report) => void): void => {
  if (question.kind === 'series') say({ kind: 'series', plans: plansFor(question.of) });
  else say({ kind: 'siege', answer: solveSiege(question.of) });
};

/** The attacks of this situation: boosts are what the plan decides. */
const seriesOf = ({ state, dice: { faces }, data }: Asked): PlanQuestion => {
  const { enemy, bprd, bonus, cover, series, counts } = state;
  const level = levelOf(state);
  const { improvements, degradations } = poolOfSituation(
    { ...state, level, counts: { ...counts, boost: 0 } },
    data.modifiers,
  );
  return {
    faces,
    bprd,
    level,
    improvements,
    degradations,
    bonus,
    enemy: {
      toughness: figureOf(enemy, 'toughness'),
      health: enemy.health,
      damage: enemy.damage,
      cover: state.action === 'shoot' ? cover : 0,
    },
    ...series,
  };
};
const siegeOf = ({ state: { siege, levels, bprd, cover }, dice: { faces } }: Asked): Siege => ({
  faces,
  bprd,
  level: levels.defend,
  agent: { slots: siege.slots, damage: siege.damage, injuries: siege.injuries },
  tokens: siege.tokens,
  cover: siege.attacks.some(({ isRanged }) => isRanged) ? cover : 0,
  defendSymbols: siege.symbols,
  attacks: siege.attacks.map(({ attack, net, isRanged }) => ({
    attack,
    improvements: Math.max(0, net),
    degradations: Math.max(0, -net),
    bonus: 0,
    isRanged,
  })),
  aim: siege.aim,
});
export const workerQuestionOf = (asked: Asked): WorkerQuestion =>
  asked.state.mode === 'series' ? { kind: 'series', of: seriesOf(asked) } : { kind: 'siege', of: siegeOf(asked) };
