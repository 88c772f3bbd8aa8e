/** What the view is given. It is a pure function of these, on the server and in the browser alike. */
import type { AnswerActions } from '../../shared/frame/Answer.tsx';
import type { PageProps } from '../../shared/frame/page-props.ts';
import type { AddressProblem } from './address.ts';
import type { MapData, State } from './model.ts';
import type { Result } from './result.ts';

/** What the reader may do. Absent on the server: then nothing can be changed. */
export interface Actions extends AnswerActions {
  readonly change: (change: Partial<State>) => void;
}
export interface ViewProps extends PageProps<Actions, AddressProblem> {
  readonly data: MapData;
  readonly state: State;
  /** Absent where no way leads to the aim. */
  readonly result: Result | undefined;
}
/** What the parts need. */
export interface PartProps {
  readonly data: MapData;
  readonly state: State;
  readonly termBase: string;
  readonly actions: Actions | undefined;
}
