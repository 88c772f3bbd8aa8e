/**
 * A calculator as a value. Its definition has what differs: its state, its answer, its parts. What all calculators
 * share is made here: the state in the address and on the device, the answer bar, the first line, sharing, comparing.
 */
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Deferred } from '../controls/Deferred.tsx';
import { SolveStatus } from '../solve/SolveStatus.tsx';
import { useTurns } from '../solve/turns.ts';
import type { Codec } from '../state/codec.ts';
import { useKeptState } from '../state/use-kept-state.ts';
import { Calculator } from './Calculator.tsx';
import type { Actions, BelowProps, Beside, Definition, Found, OwnKept, PageData, ResultsProps } from './definition.ts';
import { Folds } from './Folds.tsx';
import { Pictured } from './Pictured.tsx';
import { saidProblems } from './Problems.tsx';
import { useAnswerActions } from './use-answer-actions.ts';
import { useCompare } from './use-compare.ts';

export type {
  Actions,
  BelowProps,
  Beside,
  CompareProps,
  Fold,
  Found,
  InputsProps,
  ResultsProps,
} from './definition.ts';

const DONE: SolveStatus = { kind: 'done' };
/** A codec that keeps nothing, neither in the address nor on the device. */
const NO_CODEC: Codec<undefined, never> = {
  key: undefined,
  fields: [],
  make: () => '',
  parse: () => ({ state: undefined, problems: [] }),
};

/** A synchronous answer: a hook that makes the plan of a state within the frame of a press. */
export const atOnce =
  <State, Page, Plan>(planOf: (state: State, page: Page) => Plan) =>
  (state: State, page: Page): { readonly plan: Plan } => ({ plan: useMemo(() => planOf(state, page), [state]) });

/** The values of one render: the state, what is found for it, what the reader may do. */
interface Now<State, Plan, F, Own> extends Beside<Own> {
  readonly state: State;
  readonly found: F;
  readonly plan: Plan | undefined;
  readonly isBusy: boolean;
  readonly status: SolveStatus;
  readonly actions: Actions<State, Own> | undefined;
}
/** The props of the parts. */
interface Props<Page, State, Plan, F, Own> {
  readonly page: Page;
  readonly rest: BelowProps<Page, State, F>;
  /** Absent before the first answer. */
  readonly result: ResultsProps<Page, State, Plan, F, Own> | undefined;
}
const useCalculator = <
  Page extends PageData,
  State,
  Problem extends { readonly code: string },
  Plan extends object,
  F extends Found<Plan>,
  Own,
>(
  definition: Definition<Page, State, Problem, Plan, F, Own>,
  page: Page,
) => {
  const begin = () => definition.begin(page);
  // A definition without cards of the reader's own has the type `undefined` for them.
  const cards = useMemo(
    () => definition.own?.(page) ?? ({ begin: undefined, codec: NO_CODEC } as unknown as OwnKept<Own>),
    [page],
  );
  const own = useKeptState({ begin: () => cards.begin, codec: cards.codec, isShared: true });
  const now = useRef<Beside<Own>>({ own: own.state, from: 'begin' });
  const codec = useMemo(() => definition.codec(page, () => now.current), [page]);
  const kept = useKeptState<State, Problem>({
    begin,
    codec,
    carried: () => definition.carried?.(page),
    isComplete: definition.isComplete?.(page) ?? true,
  });
  const { state, from } = kept;
  now.current = { own: own.state, from };
  const found = definition.answerOf(state, page, now.current);
  const { plan, isBusy = false, status = DONE }: Found<Plan> = found;
  const sentence = plan === undefined || isBusy ? undefined : definition.sentence(plan, page);
  const { common, copied } = useAnswerActions({ kept, begin, sentence: () => sentence });
  const { compare, comparing } = useCompare(plan);
  const live = useMemo((): Actions<State, Own> => ({ ...common, ...comparing, own: own.change }), []);
  return {
    state,
    from,
    problems: from === 'address' ? kept.problems : [],
    own: own.state,
    found,
    plan,
    isBusy,
    status,
    sentence,
    compare,
    copied,
    actions: kept.isLive && own.isLive ? live : undefined,
  };
};

/** The kept answer for the bar, and the comparison of both; nothing where no answer is kept. */
const comparisonOf = <Page, State, Problem, Plan, F, Own>(
  { compare: comparison }: Definition<Page, State, Problem, Plan, F, Own>,
  now: {
    readonly plan: Plan | undefined;
    readonly compare: Plan | undefined;
    readonly actions: Actions<State, Own> | undefined;
  },
  page: Page,
) => {
  const { plan, compare, actions } = now;
  if (comparison === undefined || plan === undefined || compare === undefined) return {};
  const props = { ...page, plan, compare, actions };
  return {
    kept: comparison.keptOf(compare, plan),
    plans: (
      <div class="c-panel">
        <Deferred component={comparison.Plans} props={props} />
      </div>
    ),
  };
};

/** The drawing of the answer with its advice, or the status of the computation. */
const pictureOf = <Page extends PageData, State, Problem, Plan, F extends Found<Plan>, Own>(
  { resultId, labels, solveWords, advice, Picture, Blank }: Definition<Page, State, Problem, Plan, F, Own>,
  { plan, found, isBusy, status, actions }: Now<State, Plan, F, Own>,
  { page, rest, result }: Props<Page, State, Plan, F, Own>,
) => (
  <Pictured
    id={resultId}
    label={labels.result}
    isBusy={isBusy}
    status={solveWords && <SolveStatus status={status} actions={actions && found.actions} words={solveWords} />}
    advice={plan && advice?.(plan, page, found)}
  >
    {result ? Picture && <Picture {...result} /> : Blank && <Blank {...rest} />}
  </Pictured>
);

/** @returns the island: a component with the page data as its props */
export const defineCalculator = <
  Page extends PageData,
  State,
  Problem extends { readonly code: string },
  Plan extends object,
  F extends Found<Plan>,
  Own = undefined,
>(
  definition: Definition<Page, State, Problem, Plan, F, Own>,
) => {
  const { labels, resultId, compare: comparison, later, folds = [], lastFolds } = definition;
  const { Inputs, Results, AfterResults, Below } = definition;
  const hintOf = (from: Beside<Own>['from']) => (from === 'carried' ? (labels.carried ?? labels.hint) : labels.hint);

  /** The results, with the comparison below them, so that nothing in sight moves when it appears. */
  const resultsOf = (
    { isBusy }: { readonly isBusy: boolean },
    { rest, result }: Props<Page, State, Plan, F, Own>,
    plans: VNode | undefined,
  ) => (
    <>
      {result && (
        <section class="c-panel c-results">
          <h2 class="c-said">{labels.result}</h2>
          <div aria-busy={isBusy || result.turns < later}>
            <Results {...result} />
          </div>
        </section>
      )}
      {plans}
      {AfterResults !== undefined && <AfterResults {...rest} />}
    </>
  );

  const Island = (page: Page) => {
    const now = useCalculator(definition, page);
    const { state, from, own, found, plan, isBusy, status, sentence, actions } = now;
    const turns = useTurns(plan ?? state, later);
    const rest = { ...page, state, actions, found, turns };
    const result = plan && { ...page, own, from, actions, plan, found, turns };
    const props = { page, rest, result };
    const share = sentence === undefined ? undefined : { title: labels.share, sentence, actions, copied: now.copied };
    const { kept, plans } = comparisonOf(definition, now, page);

    return (
      <Calculator
        name={definition.name}
        isLog={definition.isLog ?? false}
        isLive={actions !== undefined}
        actions={actions}
        noScript={labels.noScript}
        notice={definition.notice?.(page, actions !== undefined)}
        problems={saidProblems(now.problems, (problem) => definition.problemWords(problem, page), labels)}
        bar={{ isBusy, ...definition.bar({ state, plan, found }, page), kept, status, why: resultId }}
        compare={comparison && { actions }}
        lead={{ from, hint: hintOf(from), sentence }}
        inputs={<Deferred component={Inputs} props={{ ...page, state, own, from, actions }} />}
        picture={pictureOf(definition, now, props)}
        results={resultsOf(now, props, plans)}
        folds={result && <Folds folds={folds} page={page} result={result} share={lastFolds ? undefined : share} />}
        lastFolds={result && lastFolds && <Folds folds={lastFolds} page={page} result={result} share={share} />}
      >
        {Below !== undefined && <Below {...rest} />}
      </Calculator>
    );
  };
  return Island;
};
