import type { SetupData, State } from './model.ts';

export interface PartProps {
  readonly data: SetupData;
  readonly state: State;
  /** «/arkham/» with the site's base. */
  readonly base: string;
  /** The boxes that the reader has; empty: no choice made. */
  readonly owned: readonly string[];
  /** Every change; absent on the server. */
  readonly change: ((next: (state: State) => State) => void) | undefined;
}
