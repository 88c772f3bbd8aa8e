import type { Copied } from '../state/use-copied.ts';
import type { Kept } from '../state/use-kept-state.ts';

/** What every view is given beside its state and its answer. */
export interface PageProps<Actions, Problem> {
  /** What could not be understood of an address. */
  readonly problems: readonly Problem[];
  readonly from: Kept<unknown, Problem>['from'];
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
  /** Absent on the server: then nothing can be changed. */
  readonly actions?: Actions | undefined;
  readonly copied?: Copied | undefined;
}
