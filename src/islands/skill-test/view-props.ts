/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { ComponentChildren } from 'preact';
import type { Fraction } from '../../engines/exact/fraction.ts';
import type { Odds } from '../../engines/arkham/odds.ts';
import type { AnswerActions, Copied } from '../shared/Answer.tsx';
import type { AddressProblem } from './address.ts';
import type { Level, OddsData, State } from './model.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions {
  readonly change: (state: State) => void;
  readonly preset: (id: string, level: Level) => void;
  readonly keepForCompare: () => void;
  readonly dropCompare: () => void;
  /** Count although it was said to take long. */
  readonly solveAnyway: () => void;
  readonly stop: () => void;
  /** The table was opened: from now on it is wanted. */
  readonly openTable: () => void;
}
/** Where the counting of the present state stands. */
export type Standing =
  | { readonly kind: 'done' }
  /** So many parts of so many are counted, once that is known. */
  | { readonly kind: 'counting'; readonly done?: number; readonly of?: number }
  /** Too big to be begun unasked, stopped by the reader, too big for the memory: known before or found out. */
  | { readonly kind: 'asks' | 'stopped' | 'refused' | 'failed' };
/** A plan kept beside. */
export interface Plan {
  readonly state: State;
  readonly odds: Odds;
}
/** Where the full data stand: on their way, or not to be had. */
export type Notice = 'loading' | 'offline';

export interface ViewProps {
  readonly data: OddsData;
  readonly state: State;
  /** Absent while it is being counted and where it was too big to begin. */
  readonly odds: Odds | undefined;
  /** The state that `odds` belong to, where it is an earlier one than `state` because the next is being counted. */
  readonly solvedFor?: State | undefined;
  /** Chances by skill (with icons) and difficulty, both from 0; counted when the table is opened. */
  readonly table?: readonly (readonly Fraction[])[] | undefined;
  /** The table would take too long. */
  readonly tableTooBig?: boolean | undefined;
  readonly compare?: Plan | undefined;
  readonly standing: Standing;
  readonly problems: readonly AddressProblem[];
  /** «/arkham/terms/» with the site's base. */
  readonly termBase: string;
  /** «/arkham/rules/» with the site's base. */
  readonly rulesBase: string;
  readonly on?: Actions | undefined;
  /** In the browser, with controls that work. */
  readonly live: boolean;
  /** The reader has changed something: on a phone the answer then stays at the thumb. */
  readonly changed?: boolean | undefined;
  readonly notice?: Notice | undefined;
  readonly copied?: Copied | undefined;
  /** Rendered after the results. */
  readonly children?: ComponentChildren;
}

/** What parts of the inputs need. */
export interface InputProps {
  readonly data: OddsData;
  readonly state: State;
  readonly on: Actions | undefined;
  readonly termBase: string;
}
/** What parts of the result need: a test that is solved. */
export interface ResultProps {
  readonly data: OddsData;
  readonly state: State;
  readonly odds: Odds;
}
