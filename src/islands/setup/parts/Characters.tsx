import { deviceNumber } from '../../../device/chance.ts';
import { withCharacter, withRandomCharacters } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels, playerRu } from '../words/labels.ts';
import { OptionChoice } from './OptionChoice.tsx';

/** Who plays whom: chosen, or dealt at random out of the reader's boxes. */
export const Characters = ({ data, state, owned, change }: PartProps) => {
  const { characters, boxes } = data.setup;
  if (characters === undefined) return null;
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
      {state.who.map((who, at) => (
        <OptionChoice
          key={at}
          id={`who-${at}`}
          label={playerRu(at)}
          value={who}
          {...{ options: characters.options, owned, boxes }}
          onChange={change && ((one) => change((before) => withCharacter(before, at, one)))}
        />
      ))}
    </>
  );
};
