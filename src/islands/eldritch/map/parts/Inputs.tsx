import { MOST_TICKETS } from '../../../../engines/eldritch/map/journey.ts';
import { AIMS, type Aim } from '../../../../engines/eldritch/map/search.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { AT_ONCE, Picker } from '../../../shared/controls/Picker.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { Question } from '../../../shared/frame/Question.tsx';
import { DONE, withTickets, type Done, type MapLocation } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { AIM_NAMES, labels } from '../words/labels.ts';
import {
  DONE_AHEAD,
  DONE_NAMES,
  KIND_NAMES,
  aboutPlace,
  aimSays,
  handWords,
  nameOf,
  nameWithin,
  placeName,
} from '../words/names.ts';

const optionOf = (place: MapLocation) => ({
  value: place.id,
  name: placeName(place),
  en: place.en ?? `Space ${place.number}`,
  beside: aboutPlace(place),
  also: `${place.near?.ru ?? ''} ${place.near?.en ?? ''} ${KIND_NAMES[place.kind]}`,
});
const WORDS = { find: labels.find, nothing: labels.nothing };

/** From where to where, with what in hand, and what may be done: the question in a sentence. */
export const Inputs = (props: PartProps) => {
  const { data, state, actions } = props;
  const { parts } = labels;
  return (
    <Question
      isLive={actions !== undefined}
      pieces={[
        'Откуда — ',
        { id: 'from', says: nameOf(state.from, data), label: parts.from, edit: <End {...props} end="from" /> },
        ', куда — ',
        { id: 'to', says: nameWithin(state.to, data), label: parts.to, edit: <End {...props} end="to" /> },
        '. Билеты: ',
        { id: 'tickets', says: handWords(state.tickets), label: parts.tickets, edit: <InHand {...props} /> },
        '. Надо ',
        { id: 'aim', says: aimSays(state), label: parts.aim, edit: <Wanted {...props} /> },
        '. Впереди ',
        { id: 'round', says: DONE_AHEAD[state.done], label: parts.round, edit: <WhatIsDone {...props} /> },
        '.',
      ]}
    />
  );
};

/** One end of the way; the other takes its place by a press. */
const End = ({ data, state, actions, end }: PartProps & { readonly end: 'from' | 'to' }) => (
  <>
    <Picker
      label={labels[end]}
      value={state[end]}
      shown={nameOf(state[end], data)}
      options={data.places.map(optionOf)}
      words={WORDS}
      turn={AT_ONCE}
      onChange={actions && ((id) => actions.change((s) => ({ ...s, [end]: id })))}
    />
    {actions !== undefined && (
      <p class="c-buttons">
        <button
          type="button"
          class="c-button"
          onClick={() => actions.change((s) => ({ ...s, from: s.to, to: s.from }))}
        >
          {labels.swap}
        </button>
      </p>
    )}
  </>
);

/** Tickets in hand. */
const InHand = ({ state: { tickets }, termBase, actions }: PartProps) => (
  <>
    {(['train', 'ship'] as const).map((kind) => (
      <Stepper
        key={kind}
        label={kind === 'train' ? labels.trainTickets : labels.shipTickets}
        value={tickets[kind]}
        min={0}
        max={MOST_TICKETS}
        onChange={actions && ((count) => actions.change((s) => ({ ...s, tickets: withTickets(tickets, kind, count) })))}
      >
        <a href={`${termBase}ticket/`}>{kind === 'train' ? labels.trainTickets : labels.shipTickets}</a>
        <small>{labels.ticketsHint}</small>
      </Stepper>
    ))}
  </>
);

/** What matters most, and whether actions may go into preparing. */
const Wanted = ({ state, actions }: PartProps) => (
  <>
    <Chips<Aim>
      label={labels.aim}
      name="el-map-aim"
      value={state.aim}
      options={AIMS.map((aim) => ({ value: aim, label: AIM_NAMES[aim] }))}
      onChange={actions && ((aim) => actions.change((s) => ({ ...s, aim })))}
    />
    <label class="c-check">
      <input
        type="checkbox"
        checked={state.mayPrepare}
        disabled={actions === undefined}
        onChange={({ currentTarget: { checked } }) => actions?.change((s) => ({ ...s, mayPrepare: checked }))}
      />
      <span>{labels.prepare}</span>
    </label>
  </>
);

/** What is left of this round. */
const WhatIsDone = ({ state, actions }: PartProps) => (
  <Chips<Done>
    label={labels.done}
    name="el-map-done"
    class="c-wide"
    value={state.done}
    options={DONE.map((done) => ({ value: done, label: DONE_NAMES[done] }))}
    onChange={actions && ((done) => actions.change((s) => ({ ...s, done })))}
  />
);
