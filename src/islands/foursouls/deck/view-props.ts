/** What the decks by ratio are drawn from. */
import type { AnswerActions } from '../../shared/frame/Answer.tsx';
import type { Copied } from '../../shared/state/use-copied.ts';
import type { Deck, State } from './model.ts';

export interface Actions extends Omit<AnswerActions, 'share'> {
  readonly change: (state: State) => void;
}
export interface ViewProps {
  readonly decks: readonly Deck[];
  readonly state: State;
  /** «/foursouls/terms/» with the site's base. */
  readonly termBase: string;
  /** Absent on the server: then only the table of 100 cards is shown. */
  readonly actions?: Actions | undefined;
  readonly copied?: Copied | undefined;
  /** What stood in the address could not be read. */
  readonly isBad?: boolean | undefined;
}
