/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { ShareEnd } from '../../../device/share.ts';
import type { Catalog } from '../../../engines/foursouls/stack/ability.ts';
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Setup } from '../../../engines/foursouls/stack/setup.ts';
import type { Seat } from '../../../engines/foursouls/stack/ref.ts';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import type { Copied } from '../../shared/state/use-copied.ts';
import type { AddressProblem } from './address.ts';
import type { Beat, Frames } from './frames.ts';
import type { Fork, State } from './model.ts';
import type { Wish } from './wishes.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Commands {
  readonly jump: (cursor: number) => void;
  /** Steps by beats, forward or back. */
  readonly step: (by: 1 | -1) => void;
  readonly autoplay: () => void;
  readonly fine: () => void;
  readonly act: (played: readonly Action[]) => void;
  /** A wish was pressed: it is done, or its ways are offered, or its refusal explained. */
  readonly wish: (wish: Wish) => void;
  readonly dismiss: () => void;
  readonly passTo: (seat: Seat | 'all') => void;
  readonly throwDie: () => void;
  readonly switchTo: (fork: Fork) => void;
  readonly dropFork: (fork: Fork) => void;
  readonly restore: () => void;
  readonly copyLink: () => void;
  readonly copyText: () => void;
  /** Sends the title with the address of the table. */
  readonly share: () => Promise<ShareEnd>;
  /** Back to the recorded log, where the line that was played has left it. */
  readonly toRecord: () => void;
  readonly lay: (setup: Setup) => void;
  /** Lays a table with the beginning of its log, and leads to it. */
  readonly begin: (setup: Setup, played: readonly Action[], title: string) => void;
  readonly rename: (title: string) => void;
}
export interface ViewProps {
  /** What is on the table: a worked case, or a table of the reader's own. */
  readonly title: string;
  /** The page of the worked case that stands as an example; absent elsewhere and for a table of one's own. */
  readonly caseUrl?: string | undefined;
  /** After how many of its steps the recorded log was left; absent where it is followed, or there is none. */
  readonly leftAfter?: number | undefined;
  /** The page was opened by a link with a table: the table comes first. */
  readonly isLinked: boolean;
  readonly state: State;
  readonly frames: Frames;
  readonly beats: readonly Beat[];
  readonly cards: Catalog;
  /** Sentences of the case, by the cursor after which they stand. */
  readonly notes: { readonly [cursor: number]: string };
  /** The log that the page began with, if there is a way back to it. */
  readonly hasOwn: boolean;
  readonly termBase: string;
  /** Leads to the sandbox with this table; absent in the sandbox itself. */
  readonly sandboxUrl?: string | undefined;
  readonly actions?: Commands | undefined;
  readonly playing: boolean;
  /** The wish that was pressed and waits for a target, or whose refusal is told. */
  readonly open?: Wish | undefined;
  readonly copied?: Copied | undefined;
  readonly problems: readonly AddressProblem[];
}

/** What the parts of the table need. */
export interface PartProps {
  readonly table: GameState;
  readonly termBase: string;
}
