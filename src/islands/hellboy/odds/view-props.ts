/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { AnswerActions } from '../../shared/frame/Answer.tsx';
import type { CompareActions } from '../../shared/frame/use-compare.ts';
import type { PageProps } from '../../shared/frame/page-props.ts';
import type { AddressProblem } from './address.ts';
import type { BadFaces, DiceFaces } from './dice-faces.ts';
import type { OddsData, State } from './model.ts';
import type { OwnCards } from './own-cards.ts';
import type { BoostPlan as AttackPlan } from '../../../engines/hellboy/attacks/plans.ts';
import type { SiegeAnswer } from '../../../engines/hellboy/siege/siege.ts';
import type { SolveActions, SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import type { Reach, Step, TestOdds } from './test-odds.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions, CompareActions {
  readonly change: (change: (state: State) => State) => void;
  readonly faces: FacesActions;
  readonly cards: (change: (cards: OwnCards) => OwnCards) => void;
}
export interface FacesActions {
  /** These are the faces of the reader's dice. */
  readonly confirm: (faces: DiceFaces['faces']) => void;
  readonly assume: () => void;
  /** From faces that came with a link back to those of the device. */
  readonly takeOwn: () => void;
}

/** The dice that everything is counted with, and where they come from. */
export interface FacesProps {
  readonly dice: DiceFaces;
  /** Those of this device, where the dice of a link stand before them. */
  readonly own: DiceFaces | undefined;
  /** What the device keeps cannot be the faces of dice. */
  readonly damaged: BadFaces | undefined;
}
/** A state with what follows from it and the dice that it was counted with. */
export interface Plan {
  readonly state: State;
  readonly dice: DiceFaces;
  readonly odds: TestOdds;
}
/** What more follows, a moment later. */
export interface Further {
  readonly reaches: readonly Reach[];
  readonly steps: readonly Step[];
}

/** All ways to spend the tokens on attacks in a row, the best first. */
export interface SeriesPlan {
  readonly state: State;
  readonly dice: DiceFaces;
  readonly plans: readonly AttackPlan[];
}
export interface SiegePlan {
  readonly state: State;
  readonly dice: DiceFaces;
  readonly answer: SiegeAnswer;
}
/** What is counted in the thread, for the question that is asked; the last answer stands while the next is counted. */
export interface RowsOf {
  readonly series?: SeriesPlan | undefined;
  readonly siege?: SiegePlan | undefined;
  readonly status: SolveStatus;
  readonly isBusy: boolean;
  readonly actions: SolveActions;
}

export interface ViewProps extends PageProps<Actions, AddressProblem> {
  readonly data: OddsData;
  readonly state: State;
  readonly faces: FacesProps;
  readonly cards: OwnCards;
  readonly plan: Plan;
  /** Of the plan; of the one before while they are being counted. */
  readonly further: Further;
  readonly rows: RowsOf;
  readonly compare?: Plan | undefined;
}

/** What parts of the inputs need. */
export interface InputProps {
  readonly data: OddsData;
  readonly state: State;
  readonly termBase: string;
  readonly actions: Actions | undefined;
}
/** What parts of the result need: a test that is solved. */
export interface ResultProps extends Plan {
  readonly data: OddsData;
  readonly termBase: string;
}
