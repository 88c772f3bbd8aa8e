/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { BagAction, BagState } from '../../../engines/arkham/chaos-bag/bag.ts';
import type { BagTest, TestProblem } from '../../../engines/arkham/chaos-bag/notation.ts';
import type { Copied } from '../../shared/state/use-copied.ts';

/** What the reader may do. */
export interface Actions {
  readonly draw: () => void;
  readonly cancel: () => void;
  readonly does: (action: BagAction) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Marks a drawn token as the one to set aside; a second time unmarks it. */
  readonly mark: (at: number) => void;
  readonly test: (change: (test: BagTest) => BagTest) => void;
  readonly copyLink: () => void;
  readonly startAnew: () => void;
}
export interface ViewProps {
  readonly state: BagState;
  readonly test: BagTest;
  readonly termBase: string;
  /** The skill-test calculator. */
  readonly oddsUrl: string;
  /** Fields of its address for a bag that did not come from there. */
  readonly usual: string;
  readonly copied?: Copied | undefined;
  /** What could not be understood of an address. */
  readonly testProblems: readonly TestProblem[];
  /** Absent on the server and until the page is awake: then the bag is only shown. */
  readonly actions?: Actions | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The place of the drawn token that is marked. */
  readonly marked?: number | undefined;
  /** What was just refused or done, in words. */
  readonly message?: string | undefined;
  readonly problem?: 'damaged' | 'version' | undefined;
  /** The device keeps nothing. */
  readonly notKept: boolean;
}
