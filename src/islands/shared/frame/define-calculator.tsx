/**
 * A calculator as a value. Its definition says what is its own: what it keeps, how it answers, what its parts draw. What all
 * have is made here: the state in the address and on the device, the answer bar, the line that leads, sharing, comparing.
 */
import type { ComponentType } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Deferred } from '../controls/Deferred.tsx';
import { Folded } from '../controls/Folded.tsx';
import { Words } from '../controls/Words.tsx';
import { SolveStatus, type SolveActions, type SolveWords } from '../solve/SolveStatus.tsx';
import { useTurns } from '../solve/turns.ts';
import type { Codec } from '../state/codec.ts';
import { useKeptState, type Kept } from '../state/use-kept-state.ts';
import { Answer } from './Answer.tsx';
import type { BarProps } from './AnswerBar.tsx';
import { Calculator } from './Calculator.tsx';
import type { KeptAnswer } from './kept-answer.ts';
import { saidProblems } from './Problems.tsx';
import { useAnswerActions, type CommonActions } from './use-answer-actions.ts';
import { useCompare, type CompareActions } from './use-compare.ts';

/** What a page hands to its calculator. It stays the same as long as the page is open. */
interface PageData {
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}
/** What is found of a state, and how the counting stands. */
export interface Found<Plan> {
  /** The answer with the state it belongs to; of an earlier state while the present one is being counted; absent before the first. */
  readonly plan: Plan | undefined;
  /** The plan is of an earlier state. */
  readonly isBusy?: boolean;
  /** Absent where every answer is found within the frame of a press. */
  readonly status?: SolveStatus;
  readonly actions?: SolveActions;
}
/** What the reader may do; `own` changes the cards that the device keeps. */
export interface Actions<State, Own = undefined> extends CommonActions<State>, CompareActions {
  readonly own: (next: (own: Own) => Own) => void;
}
/** What comes with the state: the cards of the reader's own, and where the state comes from. */
export interface Beside<Own> {
  readonly own: Own;
  readonly from: Kept<unknown, unknown>['from'];
}
interface Common<State, Own> extends Beside<Own> {
  /** Absent on the server: then nothing can be changed. */
  readonly actions: Actions<State, Own> | undefined;
}
/** What draws the inputs. */
export type InputsProps<Page, State, Own = undefined> = Page & Common<State, Own> & { readonly state: State };
/** What draws the results, once there is a plan. */
export type ResultsProps<Page, State, Plan, F, Own = undefined> = Page &
  Common<State, Own> & {
    readonly plan: Plan;
    readonly found: F;
    /** How many of the later parts may be drawn: each has a frame of its own. */
    readonly turns: number;
  };
/** A part of the results that is folded until somebody asks: its summary says what it holds and what is set in it. */
export interface Fold<Page, State, Plan, F, Own = undefined> {
  readonly id: string;
  readonly title: string;
  /** What is set in it or what it would say, shortly. */
  readonly says?: (plan: Plan, page: Page) => string | undefined;
  /** Absent where there is nothing to show of a plan. */
  readonly isOf?: (plan: Plan, page: Page) => boolean;
  readonly Body: ComponentType<ResultsProps<Page, State, Plan, F, Own>>;
  /** Told when it is opened or closed, where its body is found only then. */
  readonly onToggle?: (found: F) => (isOpen: boolean) => void;
}
/** What draws the rest, below both. */
export type BelowProps<Page, State, F> = Page & {
  readonly state: State;
  readonly actions: Omit<Actions<State>, 'own'> | undefined;
  readonly found: F;
  readonly turns: number;
};
export interface CompareProps<State, Plan> {
  readonly plan: Plan;
  readonly compare: Plan;
  readonly actions: Pick<Actions<State>, 'change' | 'dropCompare'> | undefined;
}

interface OwnKept<Own> {
  readonly begin: Own;
  readonly codec: Codec<Own, unknown>;
}
interface Definition<Page, State, Problem, Plan, F, Own> {
  /** The class that its styles hang on. */
  readonly name: string;
  /** A log shows where it stands before what may be done; a question goes before its answer. */
  readonly isLog?: boolean;
  /** Id of the results, which addresses may name. */
  readonly resultId: string;
  readonly labels: {
    readonly noScript: string;
    readonly hint: string;
    /** In the place of the hint, where the state was carried here from another calculator. */
    readonly carried?: string;
    readonly problems: string;
    readonly problemsEnd: string;
    readonly result: string;
    readonly share: string;
  };
  readonly solveWords?: SolveWords;
  readonly problemWords: (problem: Problem, page: Page) => string;
  /** The state that the page opens on. */
  readonly begin: (page: Page) => State;
  /** Made anew with the page, where data come later; `now` tells what comes with the state when it is written. */
  readonly codec: (page: Page, now: () => Beside<Own>) => Codec<State, Problem>;
  /** False while data are on their way without which an address is only half understood. */
  readonly isComplete?: (page: Page) => boolean;
  /** How the data stand, where that has to be said. */
  readonly notice?: (page: Page, isLive: boolean) => string | undefined;
  /** What stands instead of the beginning, where another calculator of the game knows more. */
  readonly carried?: (page: Page) => State | undefined;
  /** The cards of the reader's own, which the device keeps for all tabs. */
  readonly own?: (page: Page) => OwnKept<Own>;
  /** A hook: the answer to a state, at every drawing. */
  readonly answerOf: (state: State, page: Page, beside: Beside<Own>) => F;
  /** The answer to send to somebody who sees nothing else. */
  readonly sentence: (plan: Plan, page: Page) => string;
  /** What the bar says of a plan, or of the state while there is none; it is busy with the plan, where it says nothing else. */
  readonly bar: (
    now: { readonly state: State; readonly plan: Plan | undefined; readonly found: F },
    page: Page,
  ) => Pick<BarProps, 'value' | 'counted' | 'exact' | 'blank' | 'door' | 'room'> & Partial<Pick<BarProps, 'isBusy'>>;
  /** How two plans are laid beside each other; absent where they are not. */
  readonly compare?: {
    readonly keptOf: (kept: Plan | undefined, now: Plan | undefined) => KeptAnswer | undefined;
    readonly Plans: ComponentType<Page & CompareProps<State, Plan>>;
  };
  /** How many parts of the results and below are drawn after the first, each in a frame of its own. */
  readonly later: number;
  readonly Inputs: ComponentType<InputsProps<Page, State, Own>>;
  /** The drawing of what can happen, read before the figures; it has its text for who cannot see it. */
  readonly Picture?: ComponentType<ResultsProps<Page, State, Plan, F, Own>>;
  /** One line under the drawing: what the player does best. */
  readonly advice?: (plan: Plan, page: Page, found: F) => string | undefined;
  /** How to play best and what one thing more buys. */
  readonly Results: ComponentType<ResultsProps<Page, State, Plan, F, Own>>;
  /** In the place of the results while there is no plan. */
  readonly Blank?: ComponentType<BelowProps<Page, State, F>>;
  /** Everything that is rarely read. */
  readonly folds?: readonly Fold<Page, State, Plan, F, Own>[];
  /** More panels in the column of the results. */
  readonly AfterResults?: ComponentType<BelowProps<Page, State, F>>;
  readonly Below?: ComponentType<BelowProps<Page, State, F>>;
}

const DONE: SolveStatus = { kind: 'done' };
/** Keeps nothing, neither in the address nor on the device. */
const NO_CODEC: Codec<undefined, never> = {
  key: undefined,
  fields: [],
  make: () => '',
  parse: () => ({ state: undefined, problems: [] }),
};

/** The answer at once: a hook that makes the plan of a state within the frame of a press. */
export const atOnce =
  <State, Page, Plan>(planOf: (state: State, page: Page) => Plan) =>
  (state: State, page: Page): { readonly plan: Plan } => ({ plan: useMemo(() => planOf(state, page), [state]) });

/** What stands at a drawing: the state, what is found of it, what the reader may do. */
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

/** @returns the island: a component that is given what the page hands over */
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
  const { labels, resultId, compare: comparison, solveWords, later, folds = [], advice } = definition;
  const { Inputs, Picture, Results, Blank, AfterResults, Below } = definition;
  const hasPicture = Picture !== undefined || advice !== undefined;

  const Island = (page: Page) => {
    const now = useCalculator(definition, page);
    const { state, from, own, found, plan, isBusy, status, sentence, actions } = now;
    const turns = useTurns(plan ?? state, later);
    const rest = { ...page, state, actions, found, turns };
    const result = plan && { ...page, own, from, actions, plan, found, turns };
    const Plans = comparison?.Plans;
    const solving = solveWords && <SolveStatus status={status} actions={actions && found.actions} words={solveWords} />;
    const advised = plan && advice?.(plan, page, found);

    return (
      <Calculator
        name={definition.name}
        isLog={definition.isLog ?? false}
        isLive={actions !== undefined}
        actions={actions}
        noScript={labels.noScript}
        notice={definition.notice?.(page, actions !== undefined)}
        problems={saidProblems(now.problems, (problem) => definition.problemWords(problem, page), labels)}
        bar={{
          isBusy,
          ...definition.bar({ state, plan, found }, page),
          kept: comparison?.keptOf(now.compare, plan),
          status,
          why: resultId,
        }}
        compare={comparison && { actions }}
        lead={{ from, hint: from === 'carried' ? (labels.carried ?? labels.hint) : labels.hint, sentence }}
        inputs={<Deferred component={Inputs} props={{ ...page, state, own, from, actions }} />}
        picture={
          hasPicture && (
            <section id={resultId} aria-label={labels.result}>
              {solving}
              <div aria-busy={isBusy}>
                {result === undefined && Blank && <Blank {...rest} />}
                {Picture && result && <Picture {...result} />}
                {advised !== undefined && (
                  <p class="c-advice">
                    <Words text={advised} />
                  </p>
                )}
              </div>
            </section>
          )
        }
        results={
          <>
            {Plans !== undefined && plan !== undefined && now.compare !== undefined && (
              <div class="c-panel">
                <Deferred component={Plans} props={{ ...page, plan, compare: now.compare, actions }} />
              </div>
            )}
            <section class="c-panel c-results" id={hasPicture ? undefined : resultId}>
              <h2 class={hasPicture ? 'c-said' : undefined}>{labels.result}</h2>
              {!hasPicture && solving}
              {!hasPicture && result === undefined && Blank && <Blank {...rest} />}
              {result && (
                <div aria-busy={isBusy || turns < later}>
                  <Results {...result} />
                </div>
              )}
            </section>
            {AfterResults !== undefined && <AfterResults {...rest} />}
          </>
        }
        folds={
          result && (
            <div class="c-panel c-folds">
              {folds.map(
                ({ id, title, says, isOf, Body, onToggle }) =>
                  isOf?.(result.plan, page) !== false && (
                    <Folded
                      key={id}
                      id={id}
                      summary={<FoldHead title={title} says={says?.(result.plan, page)} />}
                      onToggle={actions && onToggle?.(found)}
                    >
                      {() => <Body {...result} />}
                    </Folded>
                  ),
              )}
              {sentence !== undefined && (
                <Folded summary={<FoldHead title={labels.share} />}>
                  {() => <Answer sentence={sentence} actions={actions} copied={now.copied} />}
                </Folded>
              )}
            </div>
          )
        }
      >
        {Below !== undefined && <Below {...rest} />}
      </Calculator>
    );
  };
  return Island;
};

const FoldHead = ({ title, says }: { readonly title: string; readonly says?: string | undefined }) => (
  <>
    <h3>{title}</h3>
    {says !== undefined && (
      <small>
        <Words text={says} />
      </small>
    )}
  </>
);
