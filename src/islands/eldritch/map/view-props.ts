/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { Actions } from '../../shared/frame/define-calculator.tsx';
import type { Page } from '../shared/page.ts';
import type { MapData, State } from './model.ts';
import type { Result } from './result.ts';

export type MapPage = Page<MapData>;
/** A journey with the ways that are best. */
export interface Journey {
  readonly state: State;
  /** Absent where no way leads to the aim. */
  readonly result: Result | undefined;
}
/** What the parts need; the map is the one on the table. */
export interface PartProps extends MapPage {
  readonly state: State;
  readonly actions: Pick<Actions<State>, 'change'> | undefined;
}
/** What the inputs need: the map of the page too, which boards are laid out from. */
export interface InputProps extends PartProps {
  readonly whole: MapData;
}
