import type { Begun } from '../begun.ts';
import type { Message } from '../view-props.ts';

/** What the tools of a phase share with the button that leaves it. */
export interface PhaseProps {
  readonly begun: Begun;
  readonly setBegun: (begun: Begun) => void;
  /** What was said last on the whole page. */
  readonly message: Message | undefined;
}
