/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { InputsProps } from '../../../shared/frame/define-calculator.tsx';
import type { AssetsData, State } from './model.ts';
import type { Plan } from './plan.ts';

/** What the page hands over. */
export interface Page {
  readonly data: AssetsData;
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}
export interface Solved {
  readonly plan: Plan;
}
export type InputProps = InputsProps<Page, State>;
/** What parts of the result need. */
export interface ResultProps extends Solved, Page {}
