/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { AnswerActions } from '../../../shared/frame/Answer.tsx';
import type { PageProps } from '../../../shared/frame/page-props.ts';
import type { AddressProblem } from './address.ts';
import type { AssetsData, State } from './model.ts';
import type { Plan } from './plan.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
interface Actions extends AnswerActions {
  readonly change: (change: (state: State) => State) => void;
}
export interface ViewProps extends PageProps<Actions, AddressProblem> {
  readonly data: AssetsData;
  readonly plan: Plan;
}
/** What parts of the inputs need. */
export interface InputProps extends Pick<ViewProps, 'data' | 'termBase'> {
  readonly state: State;
  readonly actions: Actions | undefined;
}
/** What parts of the result need. */
export type ResultProps = Pick<ViewProps, 'plan' | 'data' | 'termBase'>;
