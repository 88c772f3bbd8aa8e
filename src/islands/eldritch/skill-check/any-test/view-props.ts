/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { AnswerActions } from '../../../shared/frame/Answer.tsx';
import type { CompareActions } from '../../../shared/frame/use-compare.ts';
import type { PageProps } from '../../../shared/frame/page-props.ts';
import type { AddressProblem } from './address.ts';
import type { State, TestData } from './model.ts';
import type { Plan } from './plan.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions, CompareActions {
  readonly change: (change: (state: State) => State) => void;
}
export interface ViewProps extends PageProps<Actions, AddressProblem> {
  readonly data: TestData;
  readonly plan: Plan;
  readonly compare?: Plan | undefined;
}
/** What parts of the result need. */
export interface ResultProps {
  readonly plan: Plan;
  readonly data: TestData;
  readonly termBase: string;
}
