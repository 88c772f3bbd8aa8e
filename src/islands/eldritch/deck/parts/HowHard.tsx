import { boxesOf } from '../../../../device/boxes.ts';
import { roundsLeft, sizeOf } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import {
  CARD_DIFFICULTIES,
  meanLeft,
  missingCards,
  nextDifficulty,
} from '../../../../engines/eldritch/mythos-deck/difficulty.ts';
import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import { buildOf } from '../at-hand.ts';
import type { ResultProps } from '../view-props.ts';
import { DIFFICULTY_NAMES, missingWords } from '../words/difficulty.ts';
import { labels } from '../words/labels.ts';

type Props = Pick<ResultProps, 'state' | 'standing' | 'data'>;

/** Whether a card is still to come. */
export const isHowHard = ({ standing: { deck } }: Pick<ResultProps, 'standing'>): boolean => roundsLeft(deck) > 0;
/** «следующая трудная: 27,2 %». */
export const howHardSays = ({ state, standing }: Pick<ResultProps, 'state' | 'standing'>, data: Props['data']) => {
  const build = buildOf(state, data, boxesOf());
  const next = nextDifficulty(standing.deck, build);
  return next === undefined || sizeOf(missingCards(build)) > 0
    ? labels.howHardNone
    : labels.howHardSays(percentRu(next.hard));
};

/** How hard the next card and the rest of the deck are. */
export const HowHard = ({ state, standing: { deck }, data }: Props) => {
  const build = buildOf(state, data, boxesOf());
  const missing = missingCards(build);
  if (sizeOf(missing) > 0) return <p>{missingWords(missing)}</p>;
  const next = nextDifficulty(deck, build);
  const left = meanLeft(deck, build);
  return (
    <div class="c-scroll">
      <table class="c-table">
        <caption>{labels.howHardHow}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.card}</th>
            <th scope="col">{labels.next}</th>
            <th scope="col">{labels.meanLeft}</th>
          </tr>
        </thead>
        <tbody>
          {CARD_DIFFICULTIES.map((of) => (
            <tr key={of}>
              <th scope="row">{capitalRu(DIFFICULTY_NAMES[of])}</th>
              <td>{next === undefined ? '—' : percentRu(next[of])}</td>
              <td>{decimalRu(left[of])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
