/** An answer that never freezes the page: in the frame of a press, in a thread beside the page, or only when asked. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Verdict } from '../../../engines/exact/work.ts';
import type { Standing, StandingActions } from './Standing.tsx';
import type { Counted, Failed } from './thread.ts';
import { inNextFrame } from './turns.ts';

/** What is known of an answer so far. */
export type Known<A> = { readonly [part in keyof A]?: A[part] | undefined };
/** A whole answer with the question that it belongs to. */
export interface Answered<Q, A> {
  readonly question: Q;
  readonly answer: A;
}

/** A step of the counting on the page: adds to what is known; `last` is the whole answer before, of another question. */
export type PageStep<Q, A> = (question: Q, known: Known<A>, last: Answered<Q, A> | undefined) => Known<A>;

/** How a calculator answers. It is the same object at every drawing, but for what hangs on the question. */
export interface Solver<Q, A, R extends { readonly kind: string }> {
  /** Steps on the page: the first within the frame of the press, each further one in a frame of its own. */
  readonly onPage: readonly PageStep<Q, A>[];
  /** The same in a thread. @returns stops it */
  readonly inThread: (question: Q, hear: (report: R | Counted | Failed) => void) => () => void;
  /** What is known with a report of the thread. */
  readonly withReport: (known: Known<A>, report: R) => Known<A>;
  readonly isWhole: (known: Known<A>) => known is A;
}
/** The verdict on a question that the page cannot answer by itself, however small it is. */
export const besidePage = (verdict: Verdict): Verdict => (verdict === 'at-once' ? 'in-thread' : verdict);

export interface Answer<Q, A> extends StandingActions {
  /** What is known of the present question. */
  readonly known: Known<A>;
  /** The last whole answer: of an earlier question while the present one is being counted. */
  readonly last: Answered<Q, A> | undefined;
  readonly standing: Standing;
}

interface Found<Q, A> {
  readonly question: Q;
  readonly known: Known<A>;
  readonly steps: number;
}
/** What is found with one report more; what was found of another question is past. */
const withNews = <Q, A>(
  found: Found<Q, A> | undefined,
  question: Q,
  add: (known: Known<A>) => Known<A>,
): Found<Q, A> => ({ question, known: add(found?.question === question ? found.known : {}), steps: 0 });
const isProgress = (report: { readonly kind: string }): report is Counted => report.kind === 'progress';
const isFailed = (report: { readonly kind: string }): report is Failed => report.kind === 'failed';

/**
 * @param question what is asked, the same value as long as it is the same question; absent: nothing is asked
 * @param verdict what may be done with it, by the estimate of its work
 */
export const useAnswer = <Q, A, R extends { readonly kind: string }>(
  question: Q | undefined,
  verdict: Verdict,
  solver: Solver<Q, A, R>,
): Answer<Q, A> => {
  const isOnPage = verdict === 'at-once';
  /** The page begins whole; from then on the parts of an answer follow each other. */
  const [found, setFound] = useState<Found<Q, A> | undefined>(() =>
    question === undefined || !isOnPage ? undefined : solvedAtOnce(question, solver),
  );
  const [asked, setAsked] = useState<Q>();
  const [ended, setEnded] = useState<{ readonly question: Q; readonly kind: 'stopped' | 'failed' }>();
  const [progress, setProgress] = useState<{ readonly question: Q; readonly of: Counted }>();
  const last = useRef<Answered<Q, A> | undefined>(undefined);

  const first = useMemo((): Found<Q, A> | undefined => {
    if (question === undefined || !isOnPage || found?.question === question) return undefined;
    return { question, known: solver.onPage[0]!(question, {}, last.current), steps: 1 };
  }, [question, isOnPage]);
  const present = found?.question === question ? found : first;
  const known = present?.known ?? {};
  const isWhole = question !== undefined && solver.isWhole(known);
  if (isWhole && last.current?.answer !== known) last.current = { question, answer: known };

  const isCounted = isWhole || isOnPage;
  const waits = isCounted ? undefined : whyNot({ question, verdict, asked, ended });
  const hear = (of: Q) => (report: R | Counted | Failed) => {
    if (isFailed(report)) setEnded({ question: of, kind: 'failed' });
    else if (isProgress(report)) setProgress({ question: of, of: report });
    else setFound((before) => withNews(before, of, (soFar) => solver.withReport(soFar, report)));
  };
  useEffect(() => {
    if (question === undefined || isWhole || waits !== undefined) return undefined;
    if (!isOnPage) return solver.inThread(question, hear(question));
    const { steps } = present!;
    return inNextFrame(() =>
      setFound({ question, known: solver.onPage[steps]!(question, known, last.current), steps: steps + 1 }),
    );
  }, [question, waits, isOnPage ? present?.steps : undefined]);

  return {
    known,
    last: last.current,
    standing: isCounted ? DONE : standingOf(waits, progress, question),
    solveAnyway: () => {
      setEnded(undefined);
      setAsked(question);
    },
    stop: () => {
      if (question !== undefined) setEnded({ question, kind: 'stopped' });
    },
  };
};

const solvedAtOnce = <Q, A, R extends { readonly kind: string }>(question: Q, { onPage }: Solver<Q, A, R>) => ({
  question,
  known: onPage.reduce<Known<A>>((known, step) => step(question, known, undefined), {}),
  steps: onPage.length,
});

interface Asked<Q> {
  readonly question: Q | undefined;
  readonly verdict: Verdict;
  readonly asked: Q | undefined;
  readonly ended: { readonly question: Q; readonly kind: 'stopped' | 'failed' } | undefined;
}
/** Why a question that is not for the page is not being counted; nothing where it is. */
const whyNot = <Q>({
  question,
  verdict,
  asked,
  ended,
}: Asked<Q>): Exclude<Standing['kind'], 'done' | 'counting'> | undefined => {
  if (verdict === 'too-big') return 'refused';
  if (ended !== undefined && ended.question === question) return ended.kind;
  return verdict === 'when-asked' && asked !== question ? 'asks' : undefined;
};
const DONE: Standing = { kind: 'done' };
const standingOf = <Q>(
  waits: ReturnType<typeof whyNot>,
  progress: { readonly question: Q; readonly of: Counted } | undefined,
  question: Q | undefined,
): Standing => {
  if (question === undefined) return DONE;
  if (waits !== undefined) return { kind: waits };
  if (progress?.question !== question) return { kind: 'counting' };
  return { kind: 'counting', done: progress.of.done, of: progress.of.of };
};
