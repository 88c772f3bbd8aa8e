import { TICKETS } from '../../../../engines/eldritch/map/board.ts';
import { MOST_TICKETS } from '../../../../engines/eldritch/map/journey.ts';
import { AIMS, type Aim } from '../../../../engines/eldritch/map/search.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { AT_ONCE, Picker } from '../../../shared/controls/Picker.tsx';
import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { Button } from '../../shared/Button.tsx';
import { Question } from '../../../shared/frame/Question.tsx';
import { DONE, withTickets, type Done, type MapLocation } from '../model.ts';
import { SideBoards } from './SideBoards.tsx';
import type { InputProps, PartProps } from '../view-props.ts';
import { AIM_NAMES, labels } from '../words/labels.ts';
import {
  DONE_NAMES,
  aboutPlace,
  aimSays,
  boardsSay,
  kindName,
  ticketsSay,
  nameOf,
  nameWithin,
  placeName,
} from '../words/names.ts';

const optionOf = (place: MapLocation) => ({
  value: place.id,
  name: placeName(place),
  en: place.en ?? `Space ${place.number}`,
  beside: aboutPlace(place),
  also: `${place.near?.ru ?? ''} ${place.near?.en ?? ''} ${kindName(place)}`,
});

/** From where to where, with what in hand, and what may be done: the question in a sentence. */
export const Inputs = (props: InputProps) => {
  const { data, state, actions } = props;
  const { parts } = labels;
  return (
    <Question
      isLive={actions !== undefined}
      pieces={[
        'Откуда: ',
        { id: 'from', says: nameOf(state.from, data), label: parts.from, edit: <End {...props} end="from" /> },
        ', куда: ',
        { id: 'to', says: nameWithin(state.to, data), label: parts.to, edit: <End {...props} end="to" /> },
        ', ',
        { id: 'boards', says: boardsSay(state, data), label: parts.boards, edit: <SideBoards {...props} /> },
        ', ',
        { id: 'tickets', says: ticketsSay(state.tickets), label: parts.tickets, edit: <InHand {...props} /> },
        '. Надо ',
        {
          id: 'aim',
          says: aimSays(state),
          label: parts.aim,
          edit: (
            <>
              <Wanted {...props} />
              <WhatIsDone {...props} />
            </>
          ),
        },
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
      words={labels}
      turn={AT_ONCE}
      onChange={actions && ((id) => actions.change((s) => ({ ...s, [end]: id })))}
    />
    {actions !== undefined && (
      <p class="c-buttons">
        <Button onPress={() => actions.change((s) => ({ ...s, from: s.to, to: s.from }))}>{labels.swap}</Button>
      </p>
    )}
  </>
);

/** Tickets in hand. */
const InHand = ({ state: { tickets }, termBase, actions }: PartProps) => (
  <>
    {TICKETS.map((kind) => (
      <NumberRow
        key={kind}
        label={labels[kind]}
        value={tickets[kind]}
        bounds={[0, MOST_TICKETS]}
        href={`${termBase}ticket/`}
        hint={labels.ticketsHint}
        onChange={actions && ((count) => actions.change((s) => ({ ...s, tickets: withTickets(tickets, kind, count) })))}
      />
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
    <Check
      label={labels.prepare}
      checked={state.mayPrepare}
      onChange={actions && ((mayPrepare) => actions.change((s) => ({ ...s, mayPrepare })))}
    />
  </>
);

/** The rest of this round. */
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
