import { trackerNumber } from '../../../../engines/echo/day/state.ts';
import { DETECTIVES, TRACKERS } from '../../../../engines/echo/day/words.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import type { LiveProps } from '../view-props.ts';
import { TRACKER_NAMES } from '../words/names.ts';
import { Choice } from './Press.tsx';

/** How many detectives play. */
export const DetectiveCount = (props: { readonly value: number; readonly onChange: (count: number) => void }) => (
  <Stepper label="Сыщиков в игре" min={DETECTIVES.least} max={DETECTIVES.most} {...props} />
);

/** The tracker of as many detectives as play, of one fewer or one more. */
export const TrackerChoice = ({ state, actions }: LiveProps) => (
  <Choice
    label="Сложность"
    note={`Сложность: трекер для ${trackerNumber(state)} Сыщиков`}
    options={TRACKERS.map((value) => ({ value, says: TRACKER_NAMES[value] }))}
    chosen={state.tracker}
    onPick={(level) => actions.act({ kind: 'tracker', level })}
  />
);
