/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import { plansFor, type BoostPlan, type PlanQuestion } from '../../../engines/hellboy/attacks/plans.ts';
import type { Siege, SiegeAnswer } from '../../../engines/hellboy/siege/siege.ts';
import { solveSiege } from '../../../engines/hellboy/siege/solve.ts';

export type ThreadQuestion =
  { readonly kind: 'series'; readonly of: PlanQuestion } | { readonly kind: 'siege'; readonly of: Siege };
export type Report =
  | { readonly kind: 'series'; readonly plans: readonly BoostPlan[] }
  | { readonly kind: 'siege'; readonly answer: SiegeAnswer };

export const answer = (question: ThreadQuestion, say: (report: Report) => void): void => {
  if (question.kind === 'series') say({ kind: 'series', plans: plansFor(question.of) });
  else say({ kind: 'siege', answer: solveSiege(question.of) });
};
