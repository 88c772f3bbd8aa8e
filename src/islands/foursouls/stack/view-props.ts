/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { Catalog } from '../../../engines/foursouls/stack/ability.ts';
import type { Copied } from '../../shared/state/use-copied.ts';
import type { AddressProblem } from './address.ts';
import type { Beat, Frames } from './frames.ts';
import type { Commands } from './commands.ts';
import type { State } from './model.ts';
import type { Prose } from './prose.ts';
import type { Attacker } from './quick-table.ts';
import type { Wish } from './wishes.ts';

export interface ViewProps {
  /** What is on the table: a worked case, or a table of the reader's own. */
  readonly title: string;
  /** The page of the worked case shown as an example; absent elsewhere and for a table of one's own. */
  readonly caseUrl?: string | undefined;
  /** After how many of its steps the recorded log was left; absent where it is followed, or there is none. */
  readonly leftAfter?: number | undefined;
  readonly state: State;
  readonly frames: Frames;
  readonly beats: readonly Beat[];
  readonly cards: Catalog;
  /** Whom the reader may play; none away from the sandbox. */
  readonly characters: readonly Attacker[];
  /** Sentences of the case, by the cursor that they follow. */
  readonly notes: { readonly [cursor: number]: string };
  /** The log that the page began with, if there is a way back to it. */
  readonly hasOwn: boolean;
  readonly prose: Prose;
  /** Leads to the sandbox with this table; absent in the sandbox itself. */
  readonly sandboxUrl?: string | undefined;
  /** What the reader may do. Absent on the server: then nothing can be changed. */
  readonly actions?: Commands | undefined;
  readonly playing: boolean;
  /** The pressed wish that waits for a target or shows its refusal. */
  readonly open?: Wish | undefined;
  readonly copied?: Copied | undefined;
  readonly problems: readonly AddressProblem[];
}
