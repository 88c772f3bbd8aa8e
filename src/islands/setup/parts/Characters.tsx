import { deviceNumber } from '../../../device/chance.ts';
import { roundPlayersOf, withCharacter, withRandomCharacters } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels, seatRu } from '../words/labels.ts';
import { OptionChoice } from './OptionChoice.tsx';

/** Who plays whom: chosen, or dealt at random out of the reader's boxes. */
export const Characters = ({ data, state, owned, change }: PartProps) => {
  const { characters, boxes } = data.setup;
  if (characters === undefined) return null;
  const seating = { players: state.players, seats: state.who.length, one: characters.one };
  const playerAt = (seat: number) => seat % roundPlayersOf(data, state);
  const seats = state.who.map((_, seat) => seat).toSorted((a, b) => playerAt(a) - playerAt(b) || a - b);
  return (
    <>
      <button
        type="button"
        class="c-button"
        disabled={change === undefined}
        onClick={() => change?.((before) => withRandomCharacters(data, before, owned, deviceNumber))}
      >
        {state.who.some((one) => one !== '') ? labels.dealAgain : labels.deal}
      </button>
      {seats.map((seat) => (
        <OptionChoice
          key={seat}
          id={`who-${seat}`}
          label={seatRu(seat, seating)}
          value={state.who[seat]!}
          {...{ options: characters.options, owned, boxes }}
          onChange={change && ((one) => change((before) => withCharacter(before, seat, one)))}
        />
      ))}
    </>
  );
};
