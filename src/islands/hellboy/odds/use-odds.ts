/** The answer to the state: tests and rolls within the frame of a press, attacks in a row and sieges in a worker. */
import { useMemo } from 'preact/hooks';
import type { Beside } from '../../shared/frame/define-calculator.tsx';
import { useAnswer, type Solver } from '../../shared/solve/use-answer.ts';
import { askWorker } from './ask-worker.ts';
import { diceOf, type DiceFaces } from './dice-faces.ts';
import { askedOf, missingOf, type Mode, type State } from './model.ts';
import { workerQuestionOf, type Asked, type Report } from './question.ts';
import { reachesOf, stepsOf, testOdds } from './check-odds.ts';
import { throwOdds } from './throw-odds.ts';
import type { Found, Further, Page, Plan, Result } from './view-props.ts';

interface Answer {
  readonly result: Result;
  /** Of a test alone. */
  readonly further: Further | undefined;
}
const resultOf = ({ state, dice: { faces }, data }: Asked): Result =>
  state.mode === 'throws'
    ? { kind: 'throws', answer: throwOdds(state.throws, faces, data.throws) }
    : { kind: 'test', odds: testOdds({ state, faces }, data) };

/** Every test is small: it takes no budget. */
const ON_PAGE: Solver<Asked, Answer, Report> = {
  onPage: [
    (asked) => ({ result: resultOf(asked) }),
    ({ state, dice: { faces } }, { known }) => {
      const { odds } = known.result as Extract<Result, { kind: 'test' }>;
      const question = { state, faces };
      return { ...known, further: { reaches: reachesOf(question, odds), steps: stepsOf(question, odds) } };
    },
  ],
  inWorker: ({ question, steps }, hear) => askWorker({ question: workerQuestionOf(question), steps }, hear),
  withReport: (_, result) => ({ result }),
  isWhole: (known): known is Answer =>
    known.result !== undefined && (known.result.kind !== 'test' || known.further !== undefined),
};
/** Never on the page, always to the end: the largest takes a second or two. */
const IN_THREAD: typeof ON_PAGE = { ...ON_PAGE, onPage: [] };
const SOLVERS: { readonly [m in Mode]: typeof ON_PAGE } = {
  test: ON_PAGE,
  series: IN_THREAD,
  siege: IN_THREAD,
  throws: ON_PAGE,
};

export const useOdds = (state: State, { data }: Page, beside: Beside<DiceFaces>): Found => {
  const dice = diceOf(state, beside);
  const question = useMemo((): Asked => ({ data, state: askedOf(state), dice }), [data, state, dice]);
  const missing = missingOf(question.state);
  const { known, last, status, solveAnyway, stop } = useAnswer(
    missing === undefined ? question : undefined,
    SOLVERS[state.mode],
  );
  const asked = known.result === undefined ? last?.question : question;
  const result = known.result ?? last?.answer.result;
  const plan = useMemo(
    (): Plan | undefined => asked && result && { state: asked.state, dice: asked.dice, ...result },
    [asked, result],
  );
  // The answer to another question of the page would be taken for one to this.
  const isShown = missing === undefined && result?.kind === state.mode && status.kind !== 'failed';
  return {
    plan: isShown ? plan : undefined,
    isBusy: isShown && asked !== question,
    status,
    actions: { solveAnyway, stop },
    further: known.further ?? last?.answer.further,
    missing,
  };
};
