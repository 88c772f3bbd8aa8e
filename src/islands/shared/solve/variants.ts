/** An answer with its variants: the question, then the same with one change each. Page and worker compute alike. */
import { budget, BUDGETS, OutOfBudget, OutOfMemory, type OnWork } from '../../../engines/exact/work.ts';
import type { Answerer, Progress } from './ask-worker.ts';

/** How a question and its variants are computed. */
export interface Variants<Q, R, K, V> {
  /** @param progress called with parts done and their total, where they are known */
  readonly resultOf: (question: Q, onWork: OnWork, progress?: (done: number, of: number) => void) => R;
  /** The variants of a question, in the order in which they are shown. */
  readonly questionsOf: (question: Q) => readonly K[];
  readonly variantOf: (question: K, onWork: OnWork) => V;
}
/** The reports of the worker, in this order. */
export type VariantsReport<R, V> =
  { readonly kind: 'result'; readonly result: R } | { readonly kind: 'variants'; readonly variants: readonly V[] };

/**
 * Runs in the worker: computes the question, then its variants within the budget of the worker and the memory, whatever
 * the reader has allowed for the question itself.
 */
export const answererOf =
  <Q, R, K, V>({
    resultOf,
    questionsOf,
    variantOf,
  }: Variants<Q, R, K, V>): Answerer<Q, VariantsReport<R, V> | Progress> =>
  (question, say, steps) => {
    const progress = (done: number, of: number) => say({ kind: 'progress', done, of });
    const within = budget(steps);
    let taken = 0;
    const onWork: OnWork = (more) => {
      taken += more;
      within(more);
    };
    say({ kind: 'result', result: resultOf(question, onWork, progress) });
    const rest = budget(BUDGETS.worker - taken);
    const others = questionsOf(question);
    const found: V[] = [];
    try {
      for (const other of others) {
        progress(found.length + 1, others.length + 1);
        found.push(variantOf(other, rest));
      }
    } catch (error) {
      if (!(error instanceof OutOfBudget || error instanceof OutOfMemory)) throw error;
    }
    say({ kind: 'variants', variants: found });
  };
