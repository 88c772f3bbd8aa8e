/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { AnswerActions } from '../../../shared/frame/Answer.tsx';
import type { Copied } from '../../../shared/state/use-copied.ts';
import type { Kept } from '../../../shared/state/use-kept-state.ts';
import type { AddressProblem } from './address.ts';
import type { AssetsData, State } from './model.ts';
import type { Plan } from './plan.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions {
  readonly change: (change: (state: State) => State) => void;
}
export interface ViewProps {
  readonly data: AssetsData;
  readonly plan: Plan;
  readonly problems: readonly AddressProblem[];
  readonly from: Kept<State, AddressProblem>['from'];
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
  readonly on?: Actions | undefined;
  readonly copied?: Copied | undefined;
}
/** What parts of the inputs need. */
export interface InputProps extends Pick<ViewProps, 'data' | 'termBase'> {
  readonly state: State;
  readonly on: Actions | undefined;
}
/** What parts of the result need. */
export type ResultProps = Pick<ViewProps, 'plan' | 'data' | 'termBase'>;
