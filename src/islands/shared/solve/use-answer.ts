/**
 * An answer that never freezes the page: computed within the frame of a press up to the budget of a frame, then in a
 * worker with a larger budget, then without a limit when the reader asks for it.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { budget, BUDGETS, OutOfBudget, OutOfMemory, type OnWork } from '../../../engines/exact/work.ts';
import type { SolveActions, SolveStatus } from './SolveStatus.tsx';
import type { Asked, Progress, Unanswered } from './ask-worker.ts';
import { inNextFrame } from './turns.ts';

/** The part of an answer that is known so far. */
export type Known<A> = { readonly [part in keyof A]?: A[part] | undefined };
/** A whole answer with the question that it belongs to. */
export interface Answered<Q, A> {
  readonly question: Q;
  readonly answer: A;
}

interface StepContext<Q, A> {
  readonly known: Known<A>;
  /** The last whole answer, of another question. */
  readonly last: Answered<Q, A> | undefined;
  /** Throws once the budget of the frame is spent. */
  readonly onWork: OnWork;
}
/** A step of the computation on the page: adds to what is known. */
export type PageStep<Q, A> = (question: Q, context: StepContext<Q, A>) => Known<A>;

/** How a calculator answers. The same object at every render, unless it depends on the question. */
export interface Solver<Q, A, R extends { readonly kind: string }> {
  /**
   * Steps on the page: the first within the frame of the press, each further one in a frame of its own; none where only
   * the worker answers.
   */
  readonly onPage: readonly PageStep<Q, A>[];
  /** Answers in a worker the question, or what is not known of it yet. @returns stops it */
  readonly inWorker: (
    asked: Asked<Q>,
    hear: (report: R | Progress | Unanswered) => void,
    known: Known<A>,
  ) => () => void;
  /** Adds a report of the worker to what is known. */
  readonly withReport: (known: Known<A>, report: R) => Known<A>;
  readonly isWhole: (known: Known<A>) => known is A;
}

export interface Answer<Q, A> extends SolveActions {
  /** What is known of the present question. */
  readonly known: Known<A>;
  /** The last whole answer: of an earlier question while the present one is being counted. */
  readonly last: Answered<Q, A> | undefined;
  readonly status: SolveStatus;
}

/** Where the computation goes on: on the page, in a worker, in a worker if the reader agrees, nowhere. */
type ExecutionMode = 'inline' | 'worker' | 'confirm' | 'reject';
interface Found<Q, A> {
  readonly question: Q;
  readonly known: Known<A>;
  /** Steps taken on the page. */
  readonly steps: number;
  readonly mode: ExecutionMode;
}
/** By question: the step that exceeded the budget of a frame. It is not tried again. */
type Spent = WeakMap<object, number>;

/** One more step on the page; where its budget is spent, or no step is left, the worker goes on. */
const stepOnPage = <Q extends object, A>(
  found: Found<Q, A>,
  onPage: readonly PageStep<Q, A>[],
  last: Answered<Q, A> | undefined,
  spent: Spent,
): Found<Q, A> => {
  const { question, known, steps } = found;
  const step = onPage[steps];
  if (step === undefined || spent.get(question) === steps) return { ...found, mode: 'worker' };
  try {
    return { ...found, known: step(question, { known, last, onWork: budget(BUDGETS.inline) }), steps: steps + 1 };
  } catch (error) {
    if (error instanceof OutOfMemory) return { ...found, mode: 'reject' };
    if (!(error instanceof OutOfBudget)) throw error;
    spent.set(question, steps);
    return { ...found, mode: 'worker' };
  }
};
const beginQuestion = <Q, A>(question: Q): Found<Q, A> => ({ question, known: {}, steps: 0, mode: 'inline' });
/** All steps on the page, one after the other. */
const solvedAtOnce = <Q extends object, A, R extends { readonly kind: string }>(
  question: Q,
  { onPage, isWhole }: Solver<Q, A, R>,
  spent: Spent,
): Found<Q, A> => {
  let found = beginQuestion<Q, A>(question);
  while (found.mode === 'inline' && !isWhole(found.known)) found = stepOnPage(found, onPage, undefined, spent);
  return found;
};
/** What is found with a report of the worker; what was found for another question is dropped. */
const withNews = <Q, A>(
  found: Found<Q, A> | undefined,
  question: Q,
  news: (found: Found<Q, A>) => Partial<Found<Q, A>>,
): Found<Q, A> => {
  const before = found?.question === question ? found : { ...beginQuestion<Q, A>(question), mode: 'worker' as const };
  return { ...before, ...news(before) };
};
const isProgress = (report: { readonly kind: string }): report is Progress => report.kind === 'progress';
const UNANSWERED: readonly string[] = ['confirm', 'reject', 'failed'] satisfies readonly Unanswered['kind'][];
const isUnanswered = (report: { readonly kind: string }): report is Unanswered => UNANSWERED.includes(report.kind);

/** @param question the same value as long as it is the same question; absent: none */
export const useAnswer = <Q extends object, A, R extends { readonly kind: string }>(
  question: Q | undefined,
  solver: Solver<Q, A, R>,
): Answer<Q, A> => {
  const spent = useMemo((): Spent => new WeakMap(), []);
  /** The first render is complete; later answers arrive part by part. */
  const [found, setFound] = useState<Found<Q, A> | undefined>(() =>
    question === undefined ? undefined : solvedAtOnce(question, solver, spent),
  );
  const [confirmed, setConfirmed] = useState<Q>();
  const [ended, setEnded] = useState<{ readonly question: Q; readonly kind: 'stopped' | 'failed' }>();
  const [progress, setProgress] = useState<{ readonly question: Q; readonly of: Progress }>();
  const last = useRef<Answered<Q, A> | undefined>(undefined);

  const step = (from: Found<Q, A>): Found<Q, A> => stepOnPage(from, solver.onPage, last.current, spent);
  const first = useMemo(
    () => (question === undefined || found?.question === question ? undefined : step(beginQuestion(question))),
    [question],
  );
  const present = found?.question === question ? found : first;
  const known = present?.known ?? {};
  const isWhole = question !== undefined && solver.isWhole(known);
  if (isWhole && last.current?.answer !== known) last.current = { question, answer: known };

  const mode = present?.mode ?? 'inline';
  const isCounted = isWhole || mode === 'inline';
  const waits = isCounted ? undefined : whyNot({ question, mode, confirmed, ended });
  const hear = (of: Q) => (report: R | Progress | Unanswered) => {
    if (isProgress(report)) setProgress({ question: of, of: report });
    else if (!isUnanswered(report))
      setFound((before) => withNews(before, of, (soFar) => ({ known: solver.withReport(soFar.known, report) })));
    else if (report.kind === 'failed') setEnded({ question: of, kind: 'failed' });
    else {
      const next = report.kind === 'confirm' ? 'confirm' : 'reject';
      setFound((before) => withNews(before, of, () => ({ mode: next })));
    }
  };
  useEffect(() => {
    if (question === undefined || present === undefined || isWhole || waits !== undefined) return undefined;
    if (mode === 'inline') return inNextFrame(() => setFound(step(present)));
    const steps = confirmed === question ? Infinity : BUDGETS.worker;
    return solver.inWorker({ question, steps }, hear(question), known);
  }, [question, waits, mode, present?.steps]);

  return {
    known,
    last: last.current,
    status: isCounted ? DONE : statusOf(waits, progress, question),
    solveAnyway: () => {
      setEnded(undefined);
      setConfirmed(question);
    },
    stop: () => {
      if (question !== undefined) setEnded({ question, kind: 'stopped' });
    },
  };
};

interface Waiting<Q> {
  readonly question: Q | undefined;
  readonly mode: ExecutionMode;
  readonly confirmed: Q | undefined;
  readonly ended: { readonly question: Q; readonly kind: 'stopped' | 'failed' } | undefined;
}
/** Why a question is not being computed; undefined where it is. */
const whyNot = <Q>({
  question,
  mode,
  confirmed,
  ended,
}: Waiting<Q>): Exclude<SolveStatus['kind'], 'done' | 'counting'> | undefined => {
  if (mode === 'reject') return 'reject';
  if (ended !== undefined && ended.question === question) return ended.kind;
  return mode === 'confirm' && confirmed !== question ? 'confirm' : undefined;
};
const DONE: SolveStatus = { kind: 'done' };
const statusOf = <Q>(
  waits: ReturnType<typeof whyNot>,
  progress: { readonly question: Q; readonly of: Progress } | undefined,
  question: Q | undefined,
): SolveStatus => {
  if (question === undefined) return DONE;
  if (waits !== undefined) return { kind: waits };
  if (progress?.question !== question) return { kind: 'counting' };
  return { kind: 'counting', done: progress.of.done, of: progress.of.of };
};
