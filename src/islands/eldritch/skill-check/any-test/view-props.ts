/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { InputsProps } from '../../../shared/frame/define-calculator.tsx';
import type { Page } from '../../shared/page.ts';
import type { State, TestData } from './model.ts';
import type { Plan } from './plan.ts';

export type TestPage = Page<TestData>;
export interface Solved {
  /** Absent while the tested skill is not set. */
  readonly plan: Plan | undefined;
}
export type InputProps = InputsProps<TestPage, State>;
/** What parts of the result need. */
export interface ResultProps extends TestPage {
  readonly plan: Plan;
}
