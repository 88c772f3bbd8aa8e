/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { ShareEnd } from '../../../device/share.ts';
import type { Action } from '../../../engines/echo/day/action.ts';
import type { MovementDice, DayState } from '../../../engines/echo/day/state.ts';
import type { Copied } from '../../shared/state/use-copied.ts';
import type { KeptProblem, LinkProblem } from './address.ts';
import type { Games } from './model.ts';

/** What the reader may do. */
export interface Commands {
  /** @returns what is said of it, the same as the view is then given */
  readonly act: (action: Action) => Message;
  /** A location by its name, added where there is none; undefined where the name is none. */
  readonly placeNamed: (name: string) => number | undefined;
  readonly undo: () => Message;
  readonly redo: () => Message;
  /** Three dice from the device. */
  readonly throwDice: () => MovementDice;
  /** Begins another game; on the board of the present one where its names are to be kept. */
  readonly start: (name: string, count: number, sameBoard: boolean) => void;
  readonly open: (id: number) => void;
  readonly rename: (id: number, name: string) => void;
  readonly remove: (id: number) => void;
  readonly restore: () => void;
  readonly saveFile: () => void;
  readonly loadFile: (file: File) => void;
  readonly copyLink: () => void;
  readonly share: () => Promise<ShareEnd>;
  readonly copyAnswer: () => void;
  /** The damaged record of the device: as a file, and away with it. */
  readonly saveKept: () => void;
  readonly beginAnew: () => void;
}
/** What was just done, refused or copied. */
export interface Message {
  readonly text: string;
  readonly isBad?: boolean;
  /** The term of the rule behind a refusal. */
  readonly rule?: string;
  /** A game was removed and can come back. */
  readonly canRestore?: boolean;
}
export interface ViewProps {
  readonly games: Games;
  readonly state: DayState;
  /** The log in sentences, oldest first. */
  readonly log: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly termBase: string;
  /** Absent on the server and until the page is awake: then the game is only shown. */
  readonly actions?: Commands | undefined;
  readonly message?: Message | undefined;
  readonly copied?: Copied | undefined;
  readonly linkProblem?: LinkProblem | undefined;
  readonly keptProblem?: KeptProblem | undefined;
  readonly notKept: boolean;
}
/** What most parts need. */
export interface PartProps {
  readonly state: DayState;
  readonly termBase: string;
  readonly actions?: Commands | undefined;
}
