import { Stepper } from '../../shared/controls/Stepper.tsx';
import { alarmAt, isAlarm, withCounter, withOwnCounter, type Table } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels, playerName } from '../words/labels.ts';
import { Line } from './Line.tsx';

type Counter = Table['shared'][number];
interface RowProps extends PartProps {
  readonly counter: Counter;
  readonly value: number;
  /** Whose it is, for a screen reader. */
  readonly owner?: string;
  readonly onChange: ((value: number) => void) | undefined;
}
const Row = ({ table, state, base, counter, value, owner, onChange }: RowProps) => {
  const at = alarmAt(table, state, counter);
  const { alarm, term, name } = counter;
  return (
    <>
      <Stepper
        label={owner === undefined ? name : `${owner}: ${name.toLowerCase()}`}
        value={value}
        min={counter.least}
        max={counter.most}
        onChange={onChange}
      >
        {term === undefined ? name : <a href={`${base}terms/${term}/`}>{name}</a>}
        {at !== undefined && typeof alarm?.at === 'string' && <small>порог {at}</small>}
      </Stepper>
      <p class="t-alarm" role="status">
        {alarm !== undefined && isAlarm(table, state, counter, value) && <Line text={alarm.says} base={base} />}
      </p>
    </>
  );
};

/** The counters of the table, and those of the player who leads. */
export const Counters = (props: PartProps) => {
  const { table, state, actions } = props;
  return (
    <section class="c-panel t-counters" aria-labelledby="t-counters">
      <h2 id="t-counters">{labels.counters}</h2>
      {table.shared.map((counter, i) => (
        <Row
          key={counter.id}
          {...props}
          counter={counter}
          value={state.counters[i]!}
          onChange={actions && ((value) => actions.change((before) => withCounter(table, before, counter.id, value)))}
        />
      ))}
      {table.ofPlayer.length > 0 && <OwnCounters {...props} at={state.leader} />}
    </section>
  );
};

/** The counters of one player. */
export const OwnCounters = ({ at, ...props }: PartProps & { readonly at: number }) => {
  const { table, state, actions } = props;
  const owner = playerName(state, at);
  return (
    <>
      <h3 class="t-owner">{owner}</h3>
      {table.ofPlayer.map((counter, i) => (
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
      ))}
    </>
  );
};
