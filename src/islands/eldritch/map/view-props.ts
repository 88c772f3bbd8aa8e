/** What the parts are given. They are pure functions of it, on the server and in the browser alike. */
import type { Actions } from '../../shared/frame/define-calculator.tsx';
import type { MapData, State } from './model.ts';
import type { Result } from './result.ts';

/** What the page hands over. */
export interface Page {
  readonly data: MapData;
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}
/** A journey with the ways that are best. */
export interface Journey {
  readonly state: State;
  /** Absent where no way leads to the aim. */
  readonly result: Result | undefined;
}
/** What the parts need. */
export interface PartProps extends Page {
  readonly state: State;
  readonly actions: Pick<Actions<State>, 'change'> | undefined;
}
