/** What the parts are given: pure functions of it, on the server and in the browser alike. */
import type { DayState } from '../../../engines/echo/day/state.ts';
import type { Begun } from './begun.ts';
import type { Commands } from './commands.ts';

/** What was just done, refused or copied. */
export interface Message {
  readonly text: string;
  readonly isBad?: boolean;
  /** The term of the rule behind a refusal. */
  readonly rule?: string;
  /** A game was removed and can come back. */
  readonly canRestore?: boolean;
}
/** What most parts need. */
export interface PartProps {
  readonly state: DayState;
  /** «/echo/terms/» with the site's base. */
  readonly termBase: string;
  /** Absent on the server and until the page is awake: then the game is only shown. */
  readonly actions?: Commands | undefined;
}
/** What a part needs that does something. */
export interface LiveProps extends PartProps {
  readonly actions: Commands;
}
/** What the tools of a phase share with the button that leaves it. */
export interface Choosing {
  readonly begun: Begun;
  readonly setBegun: (begun: Begun) => void;
  /** What was said last on the whole page. */
  readonly message: Message | undefined;
}
export type ToolProps = LiveProps & Choosing;
