/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { AnswerActions } from '../../shared/frame/Answer.tsx';
import type { CompareActions } from '../../shared/frame/use-compare.ts';
import type { SolveActions, SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import type { PageProps } from '../../shared/frame/page-props.ts';
import type { AddressProblem } from './address.ts';
import type { CombatData } from './cards.ts';
import type { State } from './model.ts';
import type { OwnCards } from './own-cards.ts';
import type { Result } from './result.ts';
import type { VariantResult } from './variants.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions, CompareActions {
  readonly change: (change: (state: State) => State) => void;
  readonly own: (change: (cards: OwnCards) => OwnCards) => void;
}
/** A fight with what comes of it. */
export interface Plan {
  readonly state: State;
  readonly result: Result;
}
export interface Solved {
  /** Of the present state; of the one before while it is being counted; absent where nothing is. */
  readonly plan: Plan | undefined;
  /** Of the same fight, none where they would take long; absent while they are being counted. */
  readonly variants: readonly VariantResult[] | undefined;
  readonly isBusy: boolean;
  readonly status: SolveStatus;
  readonly actions: SolveActions;
}
export interface ViewProps extends PageProps<Actions, AddressProblem> {
  readonly data: CombatData;
  readonly state: State;
  readonly own: OwnCards;
  readonly solved: Solved;
  readonly compare?: Plan | undefined;
}
/** What parts of the inputs need. */
export interface InputProps {
  readonly data: CombatData;
  readonly state: State;
  readonly termBase: string;
  readonly actions: Actions | undefined;
}
/** What parts about one of the investigators need. */
export interface MemberProps extends InputProps {
  /** His place. */
  readonly at: number;
}
/** What parts of the result need: a fight that is solved. */
export interface ResultProps extends Plan {
  readonly data: CombatData;
  readonly termBase: string;
}
