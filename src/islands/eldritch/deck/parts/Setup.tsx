import { sizeOf, type Cards } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import { wholeDeck, type State } from '../model.ts';
import type { DeckPage } from '../view-props.ts';
import { GAME_STEPS, stageTakes } from '../words/difficulty.ts';
import { labels } from '../words/labels.ts';
import { cardsCount, cardsWords, colourCountTaken, stageName } from '../words/names.ts';

interface Props extends Pick<DeckPage, 'termBase'> {
  readonly state: State;
  readonly isLive: boolean;
}
/** The deck as a list to tick off while it is built. */
export const Setup = ({ state, termBase, isLive }: Props) => {
  const whole = wholeDeck(state);
  const { difficulty } = state;
  const takes = (stage: Cards, at: number): string => {
    const only = stageTakes(difficulty, at, stage);
    return `${cardsWords(stage, colourCountTaken)}${only === '' ? '' : `: ${only}`}`;
  };
  const steps = [
    ...(GAME_STEPS[difficulty] === '' ? [] : [GAME_STEPS[difficulty]]),
    `Разделите карты Мифов по цветам и перемешайте каждую стопку. Вам нужны ${cardsWords(whole)}: всего ${cardsCount(sizeOf(whole))}.`,
    ...state.stages.map((stage, at) => `${stageName(at)}: возьмите ${takes(stage, at)}. ${PLACES[at]}`),
    'Остальные карты Мифов уберите в коробку, не глядя на них.',
  ];
  return (
    <div class="el-setup">
      <p class="c-hint">
        {labels.setupHow} <a href={`${termBase}mythos-deck/`}>Колода Мифов</a>
      </p>
      {/* Another sheet is another list: nothing of it is ticked. */}
      <ul key={steps.join()}>
        {steps.map((step) => (
          <li key={step}>
            <label class="c-check">
              <input type="checkbox" disabled={!isLive} />
              <span>{step}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
};
const PLACES = [
  'Перемешайте: это верх колоды.',
  'Перемешайте и положите под первый этап.',
  'Перемешайте и положите под второй этап.',
] as const;
