/** The page's side of an answer with others beside it. */
import { useMemo } from 'preact/hooks';
import type { Besides, BesidesReport } from './besides.ts';
import type { Answered, Known, PageStep, Solver } from './use-answer.ts';

/** The result of the present question, and of those beside it. */
export interface WithBesides<R, B> {
  readonly result: R;
  /** Those that are counted so far, one a frame, and all of them. */
  readonly found: readonly B[];
  readonly besides: readonly B[];
}
type BesidesSolver<Q, R, B> = Solver<Q, WithBesides<R, B>, BesidesReport<R, B>>;

/**
 * One step a frame on the page: the result, then what stands beside it, one by one.
 * @param most there are never more questions beside one
 */
export const besidesSolver = <Q, R, K, B>(
  { resultOf, questionsOf, besideOf }: Besides<Q, R, K, B>,
  most: number,
  inThread: BesidesSolver<Q, R, B>['inThread'],
): BesidesSolver<Q, R, B> => {
  type Step = PageStep<Q, WithBesides<R, B>>;
  const first: Step = (question) => ({ result: resultOf(question) });
  const nextBeside: Step = (question, known) => {
    const { found = [] } = known;
    const questions = questionsOf(question);
    const next = questions[found.length];
    const more = next === undefined ? found : [...found, besideOf(next)];
    return { ...known, found: more, besides: more.length === questions.length ? more : undefined };
  };
  return {
    onPage: [first, ...Array.from({ length: most }, () => nextBeside)],
    inThread,
    withReport: (known, report) =>
      report.kind === 'result'
        ? { ...known, result: report.result }
        : { ...known, found: report.besides, besides: report.besides },
    isWhole: (known): known is WithBesides<R, B> => known.result !== undefined && known.besides !== undefined,
  };
};

interface Plans<Q, R> {
  readonly now: { readonly state: Q; readonly result: R } | undefined;
  readonly before: { readonly state: Q; readonly result: R } | undefined;
}
/** The present question with its result once that is known, and the last that was counted whole: the same values as long as they say the same. */
export const usePlans = <Q, R, B>(
  state: Q,
  known: Known<WithBesides<R, B>>,
  last: Answered<Q, WithBesides<R, B>> | undefined,
): Plans<Q, R> => {
  const { result } = known;
  const now = useMemo(() => (result === undefined ? undefined : { state, result }), [result]);
  const before = useMemo(() => last && { state: last.question, result: last.answer.result }, [last]);
  return { now, before };
};
