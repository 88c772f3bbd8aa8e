import type { ShareEnd } from '../../device/share.ts';
import type { People } from './calculator-link.ts';
import type { SavedGame } from './saved.ts';
import type { State, Table } from './model.ts';

/** What a reader may do; absent on the server. */
export interface Actions {
  /** One move; it can be undone. */
  readonly change: (next: (state: State) => State) => void;
  /** What is typed: it is not undone letter by letter. */
  readonly type: (next: (state: State) => State) => void;
  readonly undo: () => void;
  readonly begin: () => void;
  /** Keeps this game under a name; it takes its former one along. */
  readonly name: (name: string) => void;
  readonly open: (game: SavedGame) => void;
  readonly remove: (game: SavedGame) => void;
  /** Puts a removed game back. */
  readonly keep: (game: SavedGame) => void;
  readonly share: () => Promise<ShareEnd>;
}
export interface PartProps {
  readonly table: Table;
  readonly state: State;
  /** «/arkham/» with the site's base. */
  readonly base: string;
  readonly people: People;
  readonly actions: Actions | undefined;
}
