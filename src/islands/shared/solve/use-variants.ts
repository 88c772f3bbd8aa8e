/** The page's side of an answer with its variants. */
import { useMemo } from 'preact/hooks';
import { OutOfMemory } from '../../../engines/exact/work.ts';
import type { Answered, Known, PageStep, Solver } from './use-answer.ts';
import type { Variants, VariantsReport } from './variants.ts';

/** The result of the present question, and of its variants. */
export interface WithVariants<R, V> {
  readonly result: R;
  /** The variants computed so far, and all of them. */
  readonly found: readonly V[];
  readonly variants: readonly V[];
}
type VariantsSolver<Q, R, V> = Solver<Q, WithVariants<R, V>, VariantsReport<R, V>>;

/**
 * One step a frame on the page: the result, then its variants, one by one.
 * @param most there are never more variants
 */
export const variantsSolver = <Q, R, K, V>(
  { resultOf, questionsOf, variantOf }: Variants<Q, R, K, V>,
  most: number,
  inWorker: VariantsSolver<Q, R, V>['inWorker'],
): VariantsSolver<Q, R, V> => {
  type Step = PageStep<Q, WithVariants<R, V>>;
  const first: Step = (question, { onWork }) => ({ result: resultOf(question, onWork) });
  const nextVariant: Step = (question, { known, onWork }) => {
    const { found = [] } = known;
    const questions = questionsOf(question);
    const next = questions[found.length];
    if (next === undefined) return { ...known, found, variants: found };
    try {
      const more = [...found, variantOf(next, onWork)];
      return { ...known, found: more, variants: more.length === questions.length ? more : undefined };
    } catch (error) {
      // The result stays; a variant that does not fit into memory is left out, with all after it.
      if (!(error instanceof OutOfMemory)) throw error;
      return { ...known, found, variants: found };
    }
  };
  return {
    onPage: [first, ...Array.from({ length: most }, () => nextVariant)],
    inWorker,
    // A result that the page has already keeps its identity, so that nothing renders again.
    withReport: (known, report) =>
      report.kind === 'result'
        ? { ...known, result: known.result ?? report.result }
        : { ...known, found: report.variants, variants: report.variants },
    isWhole: (known): known is WithVariants<R, V> => known.result !== undefined && known.variants !== undefined,
  };
};

interface Plans<Q, R> {
  readonly now: { readonly state: Q; readonly result: R } | undefined;
  readonly before: { readonly state: Q; readonly result: R } | undefined;
}
/**
 * The present question with its result, and the last complete one; each keeps its identity while it does not change.
 */
export const usePlans = <Q, R, V>(
  state: Q,
  known: Known<WithVariants<R, V>>,
  last: Answered<Q, WithVariants<R, V>> | undefined,
): Plans<Q, R> => {
  const { result } = known;
  const now = useMemo(() => (result === undefined ? undefined : { state, result }), [result]);
  const before = useMemo(() => last && { state: last.question, result: last.answer.result }, [last]);
  return { now, before };
};
