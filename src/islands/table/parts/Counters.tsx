import { Chips } from '../../shared/controls/Chips.tsx';
import { Stepper } from '../../shared/controls/Stepper.tsx';
import { alarmAt, isWanted, optionOf, withCounter, withOwnCounter, withSwitch, type Table } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels, playerName } from '../words/labels.ts';

type Counter = Table['shared'][number];
interface RowProps extends PartProps {
  readonly counter: Counter;
  readonly value: number;
  /** Whose it is, for a screen reader. */
  readonly owner?: string;
  readonly onChange: ((value: number) => void) | undefined;
}
/** Whether a counter is far to press to, so that it may be typed as well. */
const isFar = ({ unknown, most }: Counter): boolean => unknown !== undefined || most > 99;

const Row = ({ table, state, base, counter, value, owner, onChange }: RowProps) => {
  const { alarm, term, name, unknown } = counter;
  const at = alarmAt(table, state, counter);
  return (
    <Stepper
      label={owner === undefined ? name : `${owner}: ${name.toLowerCase()}`}
      value={value}
      min={counter.least}
      max={counter.most}
      isTyped={isFar(counter)}
      shown={value === 0 ? unknown : undefined}
      onChange={onChange}
    >
      {term === undefined ? name : <a href={`${base}terms/${term}/`}>{name}</a>}
      {at !== undefined && typeof alarm?.at === 'string' && <small>{labels.threshold(at)}</small>}
    </Stepper>
  );
};

/** The counters of the table with these ids. */
export const Rows = ({ ids, ...props }: PartProps & { readonly ids: readonly string[] }) => {
  const { table, state, actions } = props;
  return (
    <>
      {table.shared.map(
        (counter, i) =>
          ids.includes(counter.id) && (
            <Row
              key={counter.id}
              {...props}
              counter={counter}
              value={state.counters[i]!}
              onChange={
                actions && ((value) => actions.change((before) => withCounter(table, before, counter.id, value)))
              }
            />
          ),
      )}
    </>
  );
};

/** The counters of the table and of its players, and the switches that are turned in the middle of a game. */
export const Counters = (props: PartProps & { readonly class: string }) => {
  const { table, state } = props;
  return (
    <section class={props.class} aria-labelledby="t-counters">
      <h2 id="t-counters">{labels.counters}</h2>
      <Switches {...props} isTurned={true} />
      <Rows {...props} ids={table.shared.filter((one) => isWanted(table, state, one)).map(({ id }) => id)} />
      {table.ofPlayer.length > 0 &&
        state.players.map((_, i) => {
          const at = (state.leader + i) % state.players.length;
          return <OwnCounters key={at} {...props} at={at} />;
        })}
    </section>
  );
};

/** The counters of one player. */
const OwnCounters = ({ at, ...props }: PartProps & { readonly at: number }) => {
  const { table, state, actions } = props;
  const owner = playerName(table, state, at);
  return (
    <>
      <h3 class="t-owner">{owner}</h3>
      {table.ofPlayer.map(
        (counter, i) =>
          isWanted(table, state, counter) && (
            <Row
              key={counter.id}
              {...props}
              counter={counter}
              owner={owner}
              value={state.players[at]!.counters[i]!}
              onChange={
                actions &&
                ((value) =>
                  actions.change((before) => withOwnCounter(table, before, { player: at, counter: counter.id }, value)))
              }
            />
          ),
      )}
    </>
  );
};

/** What differs from one game to the next, or is turned in the middle of one. */
export const Switches = ({ table, state, actions, isTurned }: PartProps & { readonly isTurned: boolean }) => (
  <>
    {table.round.switches
      .filter((one) => one.isTurned === isTurned)
      .map((one) => (
        <Chips
          key={one.id}
          label={one.name}
          name={`t-${one.id}`}
          value={optionOf(one, state)}
          options={one.options.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={actions && ((option) => actions.change((before) => withSwitch(table, before, one.id, option)))}
        />
      ))}
  </>
);
