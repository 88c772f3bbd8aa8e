import { COLOURS, coloursAt, roundsLeft, sizeOf } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import { toNumber } from '../../../../engines/exact/fraction.ts';
import { fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import { Bar } from '../../../shared/results/Bar.tsx';
import type { ResultProps } from '../view-props.ts';
import { endWords } from '../words/answer.ts';
import { labels } from '../words/labels.ts';
import { roundsCount } from '../../shared/words.ts';
import { COLOUR_NAMES } from '../words/names.ts';
import { Token } from './Token.tsx';

/** How likely each colour is for the next card. */
export const Next = ({ standing: { deck } }: ResultProps) => {
  const chances = coloursAt(deck, 1);
  return (
    <section class="el-next">
      <h3>{labels.next}</h3>
      {chances === undefined ? (
        <p>{labels.empty}</p>
      ) : (
        <ul class="el-chances">
          {COLOURS.map((colour) => (
            <li key={colour} data-colour={colour}>
              <Token colour={colour} />
              <span>{capitalRu(COLOUR_NAMES[colour])}</span>
              <span class="el-share">
                <Bar share={toNumber(chances[colour])} />
              </span>
              <b>{percentRu(chances[colour])}</b>
              <small>{chances[colour].d === 1n ? '' : fractionRu(chances[colour])}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
const stageRounds = (deck: ResultProps['standing']['deck']): string => {
  const stage = deck.left[deck.stage];
  return roundsCount(stage === undefined ? 0 : sizeOf(stage));
};
/** «до конца этапа 4 раунда». */
export const whenSays = ({ standing: { deck } }: Pick<ResultProps, 'standing'>): string =>
  `до конца этапа ${stageRounds(deck)}`;
/** How long the deck lasts. */
export const When = ({ standing, termBase }: ResultProps) => (
  <>
    <dl class="el-ends">
      <div>
        <dt>{labels.stageEnds}</dt>
        <dd>{stageRounds(standing.deck)}</dd>
      </div>
      <div>
        <dt>{labels.deckEnds}</dt>
        <dd>{roundsCount(roundsLeft(standing.deck))}</dd>
      </div>
    </dl>
    <p class="el-end">
      {endWords(standing)} <a href={`${termBase}defeat/`}>Поражение</a>
    </p>
    <p class="c-hint">{labels.nextHow}</p>
  </>
);
