/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { Gain } from '../../engines/foursouls/attack/gains.ts';
import type { Odds } from '../../engines/foursouls/attack/odds.ts';
import type { Ending } from '../../engines/foursouls/attack/outcome.ts';
import type { Play, PlayAction } from '../../engines/foursouls/attack/play.ts';
import type { AnswerActions, Copied } from '../shared/Answer.tsx';
import type { AddressProblem } from './address.ts';
import type { AttackData, State } from './model.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions {
  readonly change: (state: State) => void;
  /** Count although it was said to take long. */
  readonly solveAnyway: () => void;
  readonly play: (action: PlayAction) => void;
  readonly playToTheEnd: () => void;
  readonly playAnew: () => void;
}
/** An attack played to its end. */
export interface Past { readonly ending: Ending; readonly rolls: number }

export interface ViewProps {
  readonly data: AttackData;
  readonly state: State;
  /** Absent while it is being counted and where it was too big to begin. */
  readonly odds: Odds | undefined;
  /** The state that `odds` belong to. */
  readonly solvedFor: State;
  /** Rows that are counted so far. */
  readonly gains: readonly Gain[];
  readonly isTooBig: boolean;
  readonly problems: readonly AddressProblem[];
  /** «/foursouls/terms/» with the site's base. */
  readonly termBase: string;
  readonly on?: Actions | undefined;
  /** The reader has changed something: on a phone the answer then stays at the thumb. */
  readonly isChanged?: boolean | undefined;
  readonly copied?: Copied | undefined;
  readonly play?: Play | undefined;
  readonly past?: readonly Past[] | undefined;
}

/** What parts of the inputs need. */
export interface InputProps { readonly data: AttackData; readonly state: State; readonly on: Actions | undefined }
/** What parts of the result need: an attack that is solved. */
export interface ResultProps { readonly data: AttackData; readonly state: State; readonly odds: Odds }
