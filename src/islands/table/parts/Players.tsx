import { Stepper } from '../../shared/controls/Stepper.tsx';
import { TextField } from '../../shared/controls/TextField.tsx';
import { MOST_LETTERS, withPlayer, withPlayers } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels, playerName } from '../words/labels.ts';
import { Switches } from './Counters.tsx';

/** Who plays, who leads, and what each of them has. */
export const Players = (props: PartProps) => {
  const { table, state, actions } = props;
  const { least, most } = table.round.players;
  return (
    <>
      <Stepper
        label={labels.playerCount(table.round.seats)}
        value={state.players.length}
        min={least}
        max={most}
        onChange={actions && ((count) => actions.change((before) => withPlayers(table, before, count)))}
      />
      <Leader {...props} />
      {state.players.map(({ name }, at) => (
        <TextField
          key={at}
          label={labels.playerName(table.round.seats, at)}
          value={name}
          most={MOST_LETTERS}
          onInput={(typed) => actions?.type((before) => withPlayer(before, at, { name: typed }))}
        />
      ))}
      <Switches {...props} isTurned={false} />
    </>
  );
};

/** Who leads. */
export const Leader = ({ table, state, actions }: PartProps) =>
  state.players.length < 2 ? null : (
    <fieldset class="t-leader">
      <legend>{table.round.leader}</legend>
      {state.players.map((_, at) => (
        <label key={at}>
          <input
            type="radio"
            name="t-leader"
            checked={at === state.leader}
            disabled={actions === undefined}
            onChange={() => actions?.change((before) => ({ ...before, leader: at }))}
          />
          <span>{playerName(table, state, at)}</span>
        </label>
      ))}
    </fieldset>
  );
