/** A day as its log: what is done is added to it, the state is replayed from it. */
import { branch, newTimeline, stateAt, type Timeline } from '../../log/timeline.ts';
import type { Action } from './action.ts';
import type { Refusal } from './refusal.ts';
import { NEW_DAY, type DayState } from './state.ts';
import { step } from './step.ts';
import { MOST } from './words.ts';

export type DayTimeline = Timeline<DayState, Action>;

/** A day in which nothing has been done. */
export const newDay = (): DayTimeline => newTimeline<DayState, Action>(NEW_DAY);

/** The day at the cursor, with what each action made happen. */
export const dayAt = (timeline: DayTimeline) => stateAt(step, timeline);

/** What an action makes of a log, or why it does not. */
export type Acted =
  | { readonly timeline: DayTimeline; readonly refusal?: undefined }
  | { readonly timeline?: undefined; readonly refusal: Refusal | { readonly code: 'log-full' } };

/** Does an action at the cursor; what could have been done again gives way. */
export const act = (timeline: DayTimeline, action: Action): Acted => {
  if (timeline.cursor >= MOST.actions) return { refusal: { code: 'log-full' } };
  const done = step(dayAt(timeline).state, action);
  return 'state' in done ? { timeline: branch(timeline, action) } : { refusal: done.refusal };
};

/**
 * The log of another game on the same board: the same detectives, tracker, locations and districts, and the colours of
 * the turn numbers, so that the reader enters them once.
 */
export const nextDay = (state: DayState): DayTimeline => {
  const setting: readonly Action[] = [
    { kind: 'detectives', count: state.detectives.length },
    { kind: 'tracker', level: state.tracker },
    { kind: 'reading', as: state.readings.size },
    { kind: 'reading', as: state.readings.pair },
    ...state.districts.flatMap((name, i): readonly Action[] =>
      name === '' ? [] : [{ kind: 'name-district', district: i + 1, name }],
    ),
    ...state.places.flatMap((place, i): readonly Action[] => {
      if (place.known === null) return [{ kind: 'new-place', name: place.name, district: place.district }];
      return place.district === null ? [] : [{ kind: 'district', place: i, district: place.district }];
    }),
    ...state.colours.flatMap((colour, i): readonly Action[] =>
      colour === null ? [] : [{ kind: 'colour', turn: i + 1, colour }],
    ),
  ];
  return { initial: NEW_DAY, actions: setting, cursor: setting.length };
};
