/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { ComponentChildren } from 'preact';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import type { Odds } from '../../../engines/arkham/skill-test/odds.ts';
import type { AnswerActions } from '../../shared/frame/Answer.tsx';
import type { CompareActions } from '../../shared/frame/use-compare.ts';
import type { SolveActions, SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import type { PageProps } from '../../shared/frame/page-props.ts';
import type { AddressProblem } from './address.ts';
import type { Level, OddsData, State } from './model.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions, CompareActions, SolveActions {
  readonly change: (change: (state: State) => State) => void;
  readonly preset: (id: string, level: Level) => void;
  /** The table was opened or closed: it is counted while it is open. */
  readonly openTable: (isOpen: boolean) => void;
}
/** A chance with the state that it belongs to. */
export interface ChanceOf {
  readonly state: State;
  readonly chance: Fraction;
}
/** Chances by skill (with icons) and difficulty, both from 0, with the state that they were counted for. */
export interface ChanceTable {
  readonly state: State;
  readonly rows: readonly (readonly Fraction[])[];
}
/** A state with what follows from it. */
export interface Plan {
  readonly state: State;
  readonly odds: Odds;
}
/** Where the full data stand: on their way, or not to be had. */
export type Notice = 'loading' | 'offline';

export interface ViewProps extends PageProps<Actions, AddressProblem> {
  readonly data: OddsData;
  readonly state: State;
  /** What is counted, or what was counted last while the next is; absent where that is not to be begun unasked or at all. */
  readonly result: Plan | undefined;
  /** The chance that is known last: it comes before the rest of a result. */
  readonly chance: ChanceOf | undefined;
  /** Counted while the table is open. */
  readonly table?: ChanceTable | undefined;
  /** The table would take too long. */
  readonly tableTooBig?: boolean | undefined;
  /** A plan kept beside. */
  readonly compare?: Plan | undefined;
  readonly status: SolveStatus;
  /** The digital bag. */
  readonly bagUrl: string;
  /** «/arkham/rules/» with the site's base. */
  readonly rulesBase: string;
  readonly notice?: Notice | undefined;
  /** Rendered after the results. */
  readonly children?: ComponentChildren;
}

/** What parts of the inputs need. */
export interface InputProps {
  readonly data: OddsData;
  readonly state: State;
  readonly actions: Actions | undefined;
  readonly termBase: string;
}
/** What parts of the result need: a test that is solved. */
export interface ResultProps {
  readonly data: OddsData;
  readonly state: State;
  readonly odds: Odds;
}
