import { MOST_TICKETS } from '../../../../engines/eldritch/map/journey.ts';
import { AIMS, type Aim } from '../../../../engines/eldritch/map/search.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Picker } from '../../../shared/controls/Picker.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { DONE, withTickets, type Done, type MapLocation } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { AIM_NAMES, labels } from '../words/labels.ts';
import { aboutPlace, DONE_NAMES, KIND_NAMES, nameOf, placeName } from '../words/names.ts';

const optionOf = (place: MapLocation) => ({
  value: place.id,
  name: placeName(place),
  en: place.en ?? `Space ${place.number}`,
  beside: aboutPlace(place),
  also: `${place.near?.ru ?? ''} ${place.near?.en ?? ''} ${KIND_NAMES[place.kind]}`,
});
const WORDS = { find: labels.find, nothing: labels.nothing };

/** From where to where, with what in hand, and what may be done. */
export const Inputs = ({ data, state, termBase, actions }: PartProps) => {
  const options = data.places.map(optionOf);
  const { from, to, tickets } = state;
  return (
    <>
      <Picker
        label={labels.from}
        value={from}
        shown={nameOf(from, data)}
        options={options}
        words={WORDS}
        onChange={actions && ((id) => actions.change((s) => ({ ...s, from: id })))}
      />
      <Picker
        label={labels.to}
        value={to}
        shown={nameOf(to, data)}
        options={options}
        words={WORDS}
        onChange={actions && ((id) => actions.change((s) => ({ ...s, to: id })))}
      />
      {actions !== undefined && (
        <p class="c-buttons">
          <button type="button" class="c-button" onClick={() => actions.change((s) => ({ ...s, from: to, to: from }))}>
            {labels.swap}
          </button>
        </p>
      )}
      {(['train', 'ship'] as const).map((kind) => (
        <Stepper
          key={kind}
          label={kind === 'train' ? labels.trainTickets : labels.shipTickets}
          value={tickets[kind]}
          min={0}
          max={MOST_TICKETS}
          onChange={
            actions && ((count) => actions.change((s) => ({ ...s, tickets: withTickets(tickets, kind, count) })))
          }
        >
          <a href={`${termBase}ticket/`}>{kind === 'train' ? labels.trainTickets : labels.shipTickets}</a>
          <small>{labels.ticketsHint}</small>
        </Stepper>
      ))}
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
      <Select
        label={labels.done}
        value={state.done}
        groups={[{ label: '', options: DONE.map((done) => ({ value: done, label: DONE_NAMES[done] })) }]}
        onChange={actions && ((done) => actions.change((s) => ({ ...s, done: done as Done })))}
      />
    </>
  );
};
