/** The rules that improve and degrade dice. They are data; here is only what one of them says. */
import type { Action, Count, Flag } from './situation.ts';

/** A rule as data (`content/hellboy/data/modifiers.yaml`): so much for each thing that is counted, or once if it holds. */
export interface Modifier {
  readonly id: string;
  readonly actions: readonly Action[];
  readonly by: Count | Flag;
  readonly change: 1 | -1;
  /** How often it may be counted at most, where the rules say. */
  readonly most?: number | undefined;
  /** The term that has the rule. */
  readonly term: string;
  readonly title: string;
  readonly note?: string | undefined;
}
