import { trackerNumber, type DayState } from '../../../../engines/echo/day/state.ts';
import { DETECTIVES, TRACKERS } from '../../../../engines/echo/day/words.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import type { Commands } from '../view-props.ts';
import { TRACKER_NAMES } from '../words/names.ts';
import { Press } from './Press.tsx';

interface Props {
  readonly state: DayState;
  readonly actions: Commands;
}
/** How many detectives play, and whose tracker is read. */
export const SetupTools = ({ state, actions }: Props) => (
  <>
    <Stepper
      label="Сыщиков в игре"
      value={state.detectives.length}
      min={DETECTIVES.least}
      max={DETECTIVES.most}
      onChange={(count) => actions.act({ kind: 'detectives', count })}
    />
    <TrackerChoice state={state} actions={actions} />
  </>
);

/** The tracker of as many detectives as play, of one fewer or one more. */
export const TrackerChoice = ({ state, actions }: Props) => (
  <div role="group" aria-label="Сложность">
    <small>Сложность: читаем трекер на {trackerNumber(state)} Сыщиков</small>
    <div class="c-buttons">
      {TRACKERS.map((level) => (
        <Press key={level} isChosen={state.tracker === level} press={() => actions.act({ kind: 'tracker', level })}>
          {TRACKER_NAMES[level]}
        </Press>
      ))}
    </div>
  </div>
);
