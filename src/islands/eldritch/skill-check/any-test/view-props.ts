/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { CompareProps, InputsProps } from '../../../shared/frame/define-calculator.tsx';
import type { State, TestData } from './model.ts';
import type { Plan } from './plan.ts';

/** What the page hands over. */
export interface Page {
  readonly data: TestData;
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}
export interface Solved {
  readonly plan: Plan;
}
export type InputProps = InputsProps<Page, State>;
/** What parts of the result need. */
export interface ResultProps extends Solved, Page {}
export type ComparisonProps = Page & CompareProps<State, Plan>;
