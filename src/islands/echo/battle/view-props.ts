/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { BattleEnds } from '../../../engines/echo/battle/solve.ts';
import type { AnswerActions } from '../../shared/frame/Answer.tsx';
import type { CompareActions } from '../../shared/frame/use-compare.ts';
import type { SolveActions, SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import type { PageProps } from '../../shared/frame/page-props.ts';
import type { AddressProblem } from './address.ts';
import type { State } from './model.ts';
import type { OwnCards } from './own-cards.ts';
import type { VariantResult } from './variants.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions, CompareActions {
  readonly change: (change: (state: State) => State) => void;
  readonly own: (change: (cards: OwnCards) => OwnCards) => void;
}
/** A battle with what comes of it. */
export interface Plan {
  readonly state: State;
  readonly result: BattleEnds;
}
export interface Solved {
  /** Of the present state; of the one before while it is being counted; absent before the first answer. */
  readonly plan: Plan | undefined;
  readonly variants: readonly VariantResult[];
  /** Others would have taken too long. */
  readonly isCut: boolean;
  readonly isBusy: boolean;
  readonly status: SolveStatus;
  readonly actions: SolveActions;
}
export interface ViewProps extends PageProps<Actions, AddressProblem> {
  readonly state: State;
  readonly own: OwnCards;
  readonly solved: Solved;
  /** What was kept to compare with. */
  readonly compare?: Plan | undefined;
}
/** What parts of the inputs need. */
export interface InputProps {
  readonly state: State;
  readonly own: OwnCards;
  readonly termBase: string;
  readonly actions: Actions | undefined;
}
/** What parts of the result need: a battle that is solved. */
export interface ResultProps extends Plan {
  readonly termBase: string;
}
