/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { InputsProps } from '../../../shared/frame/define-calculator.tsx';
import type { Page } from '../../shared/page.ts';
import type { State, AssetsData } from './model.ts';
import type { Plan } from './plan.ts';

export type AssetsPage = Page<AssetsData>;
export interface Solved {
  /** Absent while the tested skill is not set. */
  readonly plan: Plan | undefined;
}
export type InputProps = InputsProps<AssetsPage, State>;
/** What parts of the result need. */
export interface ResultProps extends AssetsPage {
  readonly plan: Plan;
}
