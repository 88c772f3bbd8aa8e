/** An answer with others beside it: the present question, then the same with one thing changed each. Page and thread count alike. */
import { repeated, verdictOf, type Work } from '../../../engines/exact/work.ts';
import type { Answerer, Counted } from './thread.ts';

/** How a question is counted, and what stands beside it. */
export interface Besides<Q, R, K, B> {
  /** @param progress hears how much of it is done, where that can be told */
  readonly resultOf: (question: Q, progress?: (done: number, of: number) => void) => R;
  /** What stands beside it, in the order in which it is shown; nothing where it would take long. */
  readonly questionsOf: (question: Q) => readonly K[];
  readonly besideOf: (beside: K) => B;
}
/** What the thread reports, in this order. */
export type BesidesReport<R, B> =
  { readonly kind: 'result'; readonly result: R } | { readonly kind: 'beside'; readonly besides: readonly B[] };

/** The end of the thread: counts the question, then all that stands beside it. */
export const answererOf =
  <Q, R, K, B>({ resultOf, questionsOf, besideOf }: Besides<Q, R, K, B>): Answerer<Q, BesidesReport<R, B> | Counted> =>
  (question, say) => {
    const progress = (done: number, of: number) => say({ kind: 'progress', done, of });
    say({ kind: 'result', result: resultOf(question, progress) });
    const others = questionsOf(question);
    const found: B[] = [];
    for (const other of others) {
      progress(found.length + 1, others.length + 1);
      found.push(besideOf(other));
    }
    say({ kind: 'beside', besides: found });
  };

/**
 * All that may stand beside a question of so much work, or nothing where it would take long.
 * @param margin how much larger than the question itself one beside it may be
 */
export const unlessLong = <K>(questions: readonly K[], work: Work, margin = 1): readonly K[] => {
  const verdict = verdictOf(repeated(work, questions.length * margin + 1));
  return verdict === 'at-once' || verdict === 'in-thread' ? questions : [];
};

/** Estimates take time themselves: each question is asked once. */
export const askedOnce = <Q extends object>(workOf: (question: Q) => Work): ((question: Q) => Work) => {
  const known = new WeakMap<Q, Work>();
  return (question) => {
    const work = known.get(question) ?? workOf(question);
    known.set(question, work);
    return work;
  };
};
