/** An answer with its variants: the present question, then the same with one thing changed each. Page and thread count alike. */
import { budget, BUDGETS, OutOfBudget, OutOfMemory, type OnWork } from '../../../engines/exact/work.ts';
import type { Answerer, Counted } from './thread.ts';

/** How a question is counted, and its variants. */
export interface Variants<Q, R, K, V> {
  /** @param progress hears how much of it is done, where that can be told */
  readonly resultOf: (question: Q, onWork: OnWork, progress?: (done: number, of: number) => void) => R;
  /** The variants of a question, in the order in which they are shown. */
  readonly questionsOf: (question: Q) => readonly K[];
  readonly variantOf: (question: K, onWork: OnWork) => V;
}
/** What the thread reports, in this order. */
export type VariantsReport<R, V> =
  { readonly kind: 'result'; readonly result: R } | { readonly kind: 'variants'; readonly variants: readonly V[] };

/**
 * The end of the thread: counts the question, then its variants as far as the budget of the thread and the memory go,
 * whatever the reader has allowed the question itself.
 */
export const answererOf =
  <Q, R, K, V>({
    resultOf,
    questionsOf,
    variantOf,
  }: Variants<Q, R, K, V>): Answerer<Q, VariantsReport<R, V> | Counted> =>
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
