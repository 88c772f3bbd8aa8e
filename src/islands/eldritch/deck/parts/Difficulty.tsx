import { boxesOf } from '../../../../device/boxes.ts';
import { COLOURS } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import {
  CARD_DIFFICULTIES,
  GAME_DIFFICULTIES,
  missingCards,
  type GameDifficulty,
} from '../../../../engines/eldritch/mythos-deck/difficulty.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import { Check } from '../../../shared/controls/NumberRow.tsx';
import { OpenInUse } from '../../../shared/controls/OpenInUse.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { Button } from '../../shared/Button.tsx';
import { buildOf, cardsAtHand, mixedBoxes, withBox, withCount, withDifficulty } from '../at-hand.ts';
import { MOST_AT_HAND } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { DIFFICULTY_PLURAL, GAME_NAMES, GAME_SAYS, missingWords, pileWords } from '../words/difficulty.ts';
import { labels } from '../words/labels.ts';
import { COLOUR_PLURAL } from '../words/names.ts';

const GAMES = [{ label: '', options: GAME_DIFFICULTIES.map((value) => ({ value, label: GAME_SAYS[value] })) }];

/** Which cards the deck is built from: the difficulty of the game, the boxes, what is in them. */
export const Difficulty = (props: InputProps) => {
  const { data, state, actions, termBase } = props;
  const missing = missingWords(missingCards(buildOf(state, data, boxesOf())));
  return (
    <>
      <OpenInUse
        summary={labels.difficultyIs(GAME_NAMES[state.difficulty])}
        isInUse={state.difficulty !== 'standard' || state.boxes !== undefined || state.cards !== undefined}
      >
        <Select
          label={labels.difficulty}
          value={state.difficulty}
          groups={GAMES}
          onChange={
            actions && ((game) => actions.change((was) => withDifficulty(was, game as GameDifficulty, data, boxesOf())))
          }
        />
        <p class="c-hint">
          {labels.difficultyHow} <a href={`${termBase}difficulty/`}>Сложность игры</a>
        </p>
        <Boxes {...props} />
        <AtHand {...props} />
      </OpenInUse>
      {missing !== '' && (
        <p class="c-notice c-bad" role="status">
          {missing} {labels.missingEnd}
        </p>
      )}
    </>
  );
};

/** The boxes whose cards are mixed. */
const Boxes = ({ data, state, actions }: InputProps) => {
  const mixed = mixedBoxes(state, data, boxesOf());
  return (
    <fieldset class="el-mixed">
      <legend>{labels.mixed}</legend>
      {data.boxes.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          checked={mixed.some((box) => box.id === id)}
          onChange={actions && (() => actions.change((was) => withBox(was, id, data, boxesOf())))}
        />
      ))}
    </fieldset>
  );
};

/** How many cards there are, to be corrected by those on the table. */
const AtHand = ({ data, state, actions }: InputProps) => {
  const atHand = cardsAtHand(state, data, boxesOf());
  const others = mixedBoxes(state, data, boxesOf()).flatMap(({ name, also }) =>
    COLOURS.flatMap((colour) => {
      const pile = also[colour];
      return pile === undefined ? [] : [`«${name}», ${COLOUR_PLURAL[colour]}: ${pileWords(pile)}`];
    }),
  );
  return (
    <OpenInUse summary={labels.atHand} isInUse={state.cards !== undefined}>
      <p class="c-hint">{labels.atHandHint}</p>
      {others.length > 0 && (
        <p class="c-hint">
          {labels.otherCount} {others.join('; ')}.
        </p>
      )}
      {COLOURS.map((colour) => (
        <div key={colour} class="el-stage">
          <h4>{capitalRu(COLOUR_PLURAL[colour])}</h4>
          {CARD_DIFFICULTIES.map((of) => (
            <Stepper
              key={of}
              label={`${capitalRu(COLOUR_PLURAL[colour])}, ${DIFFICULTY_PLURAL[of]}`}
              value={atHand[colour][of]}
              min={0}
              max={MOST_AT_HAND}
              isTyped
              onChange={
                actions &&
                ((count) =>
                  actions.change((was) => withCount(was, cardsAtHand(was, data, boxesOf()), { colour, of, count })))
              }
            >
              {capitalRu(DIFFICULTY_PLURAL[of])}
            </Stepper>
          ))}
        </div>
      ))}
      {state.cards !== undefined && (
        <Button onPress={actions && (() => actions.change((was) => ({ ...was, cards: undefined })))}>
          {labels.atHandBack}
        </Button>
      )}
    </OpenInUse>
  );
};
