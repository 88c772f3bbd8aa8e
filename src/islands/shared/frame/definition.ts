/** The definition of a calculator, and the props of its parts. */
import type { ComponentType } from 'preact';
import type { SolveActions, SolveStatus, SolveWords } from '../solve/SolveStatus.tsx';
import type { Codec } from '../state/codec.ts';
import type { Kept } from '../state/use-kept-state.ts';
import type { BarProps } from './AnswerBar.tsx';
import type { KeptAnswer } from './kept-answer.ts';
import type { CommonActions } from './use-answer-actions.ts';
import type { CompareActions } from './use-compare.ts';

/** What a page hands to its calculator. It never changes while the page is open. */
export interface PageData {
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}
/** What is found for a state, and the status of the computation. */
export interface Found<Plan> {
  /**
   * The answer with the state it belongs to; of an earlier state while the present one is being counted; absent before
   * the first.
   */
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
/** A folded part of the results: its summary says what it holds and what is set in it. */
export interface Fold<Page, State, Plan, F, Own = undefined> {
  readonly id: string;
  readonly title: string;
  /** What is set in it or what it would say, shortly. */
  readonly says?: (plan: Plan, page: Page) => string | undefined;
  /** Absent where there is nothing to show of a plan. */
  readonly isOf?: (plan: Plan, page: Page) => boolean;
  readonly Body: ComponentType<ResultsProps<Page, State, Plan, F, Own>>;
  /** Called when it is opened or closed, for a body that is computed only then. */
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

export interface OwnKept<Own> {
  readonly begin: Own;
  readonly codec: Codec<Own, unknown>;
}
export interface Definition<Page, State, Problem, Plan, F, Own> {
  /** The class that its styles hang on. */
  readonly name: string;
  /** A log shows its present state before its controls; a question comes before its answer. */
  readonly isLog?: boolean;
  /** Id of the results, which addresses may name. */
  readonly resultId: string;
  readonly labels: {
    readonly noScript: string;
    /** The first line of the page; absent where it is that of an example to change. */
    readonly hint?: string;
    /** Replaces the hint where the state was carried over from another calculator. */
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
  /** Made anew when the page data change; `now` returns what comes with the state when it is written. */
  readonly codec: (page: Page, now: () => Beside<Own>) => Codec<State, Problem>;
  /** False while data are loading without which an address is only partly understood. */
  readonly isComplete?: (page: Page) => boolean;
  /** The status of the data, where the reader needs to know. */
  readonly notice?: (page: Page, isLive: boolean) => string | undefined;
  /** The initial state where another calculator of the game knows more. */
  readonly carried?: (page: Page) => State | undefined;
  /** The cards of the reader's own, which the device keeps for all tabs. */
  readonly own?: (page: Page) => OwnKept<Own>;
  /** A hook, called at every render: the answer to a state. */
  readonly answerOf: (state: State, page: Page, beside: Beside<Own>) => F;
  /** The answer as one self-contained sentence, for sharing. */
  readonly sentence: (plan: Plan, page: Page) => string;
  /**
   * What the bar shows for a plan, or for the state while there is none; `isBusy` follows the plan unless it is given.
   */
  readonly bar: (
    now: { readonly state: State; readonly plan: Plan | undefined; readonly found: F },
    page: Page,
  ) => Pick<BarProps, 'value' | 'counted' | 'exact' | 'blank' | 'door' | 'room'> & Partial<Pick<BarProps, 'isBusy'>>;
  /** How two plans are compared; absent where they are not. */
  readonly compare?: {
    readonly keptOf: (kept: Plan | undefined, now: Plan | undefined) => KeptAnswer | undefined;
    readonly Plans: ComponentType<Page & CompareProps<State, Plan>>;
  };
  /** How many parts of the results and below are drawn after the first, each in a frame of its own. */
  readonly later: number;
  readonly Inputs: ComponentType<InputsProps<Page, State, Own>>;
  /** The drawing of what can happen, before the figures, with a text for screen readers. */
  readonly Picture?: ComponentType<ResultsProps<Page, State, Plan, F, Own>>;
  /** One line under the drawing: what the player does best. */
  readonly advice?: (plan: Plan, page: Page, found: F) => string | undefined;
  /** How to play best and what one thing more buys. */
  readonly Results: ComponentType<ResultsProps<Page, State, Plan, F, Own>>;
  /** Replaces the results while there is no plan. */
  readonly Blank?: ComponentType<BelowProps<Page, State, F>>;
  /** Everything that is rarely read. */
  readonly folds?: readonly Fold<Page, State, Plan, F, Own>[];
  /**
   * The last of them, «Как посчитано» among them, where the results are shorter than the drawing with the folds: on a wide
   * screen they end the column of the results.
   */
  readonly lastFolds?: readonly Fold<Page, State, Plan, F, Own>[];
  /** More panels in the column of the results. */
  readonly AfterResults?: ComponentType<BelowProps<Page, State, F>>;
  readonly Below?: ComponentType<BelowProps<Page, State, F>>;
}
