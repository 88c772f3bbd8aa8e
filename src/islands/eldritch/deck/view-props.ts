/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { InputsProps } from '../../shared/frame/define-calculator.tsx';
import type { Page } from '../shared/page.ts';
import type { DeckData, DeckLeft, State } from './model.ts';

export type DeckPage = Page<DeckData>;
/** A game with the rest of its deck. */
export interface Plan {
  readonly state: State;
  readonly standing: DeckLeft;
}
export interface Solved {
  readonly plan: Plan;
}
export type InputProps = InputsProps<DeckPage, State>;
/** What parts of the results need. */
export interface ResultProps extends Plan, DeckPage {}
