/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { Colour } from '../../../engines/eldritch/mythos-deck/deck.ts';
import type { AnswerActions } from '../../shared/frame/Answer.tsx';
import type { PageProps } from '../../shared/frame/page-props.ts';
import type { AddressProblem } from './address.ts';
import type { DeckData, DeckLeft, State } from './model.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions {
  readonly change: (change: (state: State) => State) => void;
  readonly draw: (colour: Colour) => void;
  readonly undo: () => void;
  /** Another sheet begins another game; absent: the numbers that stand become the reader's own. */
  readonly choose: (sheet: string | undefined) => void;
  /** The same deck, whole again; the game before can be had back. */
  readonly newGame: () => void;
  readonly restore: () => void;
}
export interface ViewProps extends PageProps<Actions, AddressProblem> {
  readonly data: DeckData;
  readonly state: State;
  readonly standing: DeckLeft;
  /** The game that was put away last, while it can be had back. */
  readonly before: State | undefined;
}
/** What the parts need. */
export interface PartProps {
  readonly data: DeckData;
  readonly state: State;
  readonly standing: DeckLeft;
  readonly termBase: string;
  readonly actions: Actions | undefined;
}
