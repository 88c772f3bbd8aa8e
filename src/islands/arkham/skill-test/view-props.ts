/** What the parts of the calculator are given. They are pure functions of these, on the server and in the browser alike. */
import type { Fraction } from '../../../engines/exact/fraction.ts';
import type { Odds } from '../../../engines/arkham/skill-test/odds.ts';
import type { CalculatorProse } from '../../../schemas/arkham/calculator-prose.ts';
import type { Actions, Found } from '../../shared/frame/define-calculator.tsx';
import type { OddsData, State } from './model.ts';

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
/** What is found of a state. */
export interface Solved extends Found<Plan> {
  /** The chance that is known last: it comes before the rest of a plan. */
  readonly chance: ChanceOf | undefined;
  /** Counted while the table is open. */
  readonly table: ChanceTable | undefined;
  /** The table would take too long. */
  readonly isTableTooBig: boolean;
  /** The table was opened or closed. */
  readonly openTable: (isOpen: boolean) => void;
}
/** Whether the full data have come: on their way, or not to be had. */
export type Notice = 'loading' | 'offline';

export interface Page {
  /** Assumptions and omissions. */
  readonly remarks: CalculatorProse;
  readonly data: OddsData;
  readonly notice: Notice | undefined;
  /** «/arkham/terms/» with the site's base. */
  readonly termBase: string;
  /** «/arkham/rules/» with the site's base. */
  readonly rulesBase: string;
  /** The digital bag. */
  readonly bagUrl: string;
}

/** What parts of the inputs need. */
export interface InputProps {
  readonly data: OddsData;
  readonly state: State;
  /** What the reader may do; absent on the server: then nothing can be changed. */
  readonly actions: Actions<State> | undefined;
  readonly termBase: string;
}
/** What parts of the result need: a test that is solved. */
export interface ResultProps {
  readonly data: OddsData;
  readonly state: State;
  readonly odds: Odds;
}
