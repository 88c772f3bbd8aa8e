/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { BattleEnds } from '../../../engines/echo/battle/solve.ts';
import type { BattleProse } from '../../../schemas/echo/prose.ts';
import type { CompareProps, Found, InputsProps } from '../../shared/frame/define-calculator.tsx';
import type { State } from './model.ts';
import type { OwnCards } from './own-cards.ts';
import type { VariantResult } from './variants.ts';

/** What the page hands over. */
export interface Page {
  readonly prose: BattleProse;
  /** «/echo/terms/» with the site's base. */
  readonly termBase: string;
}
/** A battle with what comes of it. */
export interface Plan {
  readonly state: State;
  readonly result: BattleEnds;
}
export interface Solved extends Found<Plan> {
  readonly variants: readonly VariantResult[];
  /** Others would have taken too long. */
  readonly isCut: boolean;
}
/** What parts of the inputs need. */
export type InputProps = InputsProps<Page, State, OwnCards>;
/** What parts of the result need: a battle that is solved. */
export interface ResultProps extends Plan, Page {}
export type ComparisonProps = Page & CompareProps<State, Plan>;
