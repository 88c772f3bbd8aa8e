/** The distribution that answers each question, and its wanted outcomes. */
import type { Distribution } from '../../../engines/exact/distribution.ts';
import type { OddsProse } from '../../../schemas/hellboy/odds-prose.ts';
import type { State } from './model.ts';
import { isReached } from './check-odds.ts';
import type { Plan } from './view-props.ts';
import { outcomeWords } from './words/labels.ts';
import { SERIES } from './words/series.ts';
import { SIEGE } from './words/siege.ts';

interface Drawn {
  readonly of: Distribution;
  /** The name of a bar: «Урон врагу». */
  readonly name: string;
  readonly isWanted: (outcome: number) => boolean;
}

/** The most damage that an agent takes without falling. */
export const mostTaken = ({ siege: { slots, damage } }: State): number => 2 * slots - damage;

/** @returns nothing where the answer is one chance */
export const drawnOf = (plan: Plan, prose: OddsProse): Drawn | undefined => {
  const { state } = plan;
  switch (plan.kind) {
    case 'test':
      return {
        of: plan.odds.outcomes,
        name: outcomeWords(state.action).name,
        isWanted: (outcome) => isReached(state, outcome, state.goal.least),
      };
    case 'series':
      return { of: plan.plans[0]!.answer.left, name: SERIES.left, isWanted: (health) => health === 0 };
    case 'siege':
      return { of: plan.answer.damage, name: SIEGE.chartName, isWanted: (damage) => damage <= mostTaken(state) };
    case 'throws': {
      const { drawn } = plan.answer;
      return drawn && { of: drawn, name: prose.throws[state.throws.kind].drawn ?? '', isWanted: (n) => n > 0 };
    }
  }
};
