/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import { budget, checkBytes, noop } from '../../../engines/exact/work.ts';
import { guideOf, type Guide } from '../../../engines/foursouls/attack/advice.ts';
import type { Attack } from '../../../engines/foursouls/attack/attack.ts';
import { bytesOf, gainsBytesOf } from '../../../engines/foursouls/attack/bytes.ts';
import { gainOf, type Gain, type GainOf } from '../../../engines/foursouls/attack/gains.ts';
import { oddsOf, type Odds } from '../../../engines/foursouls/attack/odds.ts';
import { makeSolver } from '../../../engines/foursouls/attack/solve.ts';

export type Question =
  | { readonly kind: 'odds'; readonly attack: Attack }
  /** These gains, in this order. */
  | { readonly kind: 'gains'; readonly attack: Attack; readonly of: readonly GainOf[] };
/** Of odds first what the page shows, then the advice for its dice. */
export type Report =
  | { readonly kind: 'odds'; readonly odds: Odds }
  | { readonly kind: 'guide'; readonly guide: Guide }
  | { readonly kind: 'gain'; readonly gain: Gain };

export const answer = (question: Question, say: (report: Report) => void, steps: number): void => {
  const { attack } = question;
  checkBytes(question.kind === 'gains' ? gainsBytesOf(attack) : bytesOf(attack));
  let onWork = budget(steps);
  const solver = makeSolver(attack, (taken) => onWork(taken));
  if (question.kind === 'gains') {
    for (const of of question.of) say({ kind: 'gain', gain: gainOf(solver, of) });
    return;
  }
  say({ kind: 'odds', odds: oddsOf(attack, solver) });
  // The advice takes no longer than the odds and starts after them: no budget.
  onWork = noop;
  say({ kind: 'guide', guide: guideOf(solver) });
};
