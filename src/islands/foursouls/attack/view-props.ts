/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { AdviceAt } from '../../../engines/foursouls/attack/advice.ts';
import type { Gain } from '../../../engines/foursouls/attack/gains.ts';
import type { Odds } from '../../../engines/foursouls/attack/odds.ts';
import type { Ending } from '../../../engines/foursouls/attack/outcome.ts';
import type { Play, PlayAction } from '../../../engines/foursouls/attack/play.ts';
import type { AnswerActions } from '../../shared/frame/Answer.tsx';
import type { CompareActions } from '../../shared/frame/use-compare.ts';
import type { SolveActions, SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import type { PageProps } from '../../shared/frame/page-props.ts';
import type { AddressProblem } from './address.ts';
import type { AttackData, State } from './model.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions, CompareActions, SolveActions {
  readonly change: (change: (state: State) => State) => void;
  /** The same for what more would buy. */
  readonly gains: SolveActions;
  readonly play: (action: PlayAction) => void;
  readonly playToTheEnd: () => void;
  readonly playAnew: () => void;
}
/** A state with what follows from it. */
export interface Solved {
  readonly state: State;
  readonly odds: Odds;
}
/** What one thing more would buy, and what for. */
export interface GainRow extends Gain {
  readonly odds: Odds;
}
/** An attack played to its end. */
export interface Past {
  readonly ending: Ending;
  readonly rolls: number;
}

export interface ViewProps extends PageProps<Actions, AddressProblem> {
  readonly data: AttackData;
  readonly state: State;
  /** What is counted, or what was counted last while the next is; absent at first and where it was too big to begin. */
  readonly solved: Solved | undefined;
  /** What was kept to compare with. */
  readonly compare?: Solved | undefined;
  /** Rows that are counted so far. */
  readonly gains: readonly GainRow[];
  readonly status: SolveStatus;
  readonly gainsStatus: SolveStatus;
  readonly play?: Play | undefined;
  /** Absent until the present state is solved. */
  readonly adviceAt?: AdviceAt | undefined;
  readonly past?: readonly Past[] | undefined;
}

/** What parts of the inputs need. */
export interface InputProps {
  readonly data: AttackData;
  readonly state: State;
  readonly actions: Actions | undefined;
}
/** What parts of the result need: an attack that is solved. */
export interface ResultProps extends Solved {
  readonly data: AttackData;
}
