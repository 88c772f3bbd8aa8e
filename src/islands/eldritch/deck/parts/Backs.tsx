import { COLOURS, coloursAt, sizeOf, type Cards, type Colour } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { cardsWords, leftWords, stageName } from '../words/names.ts';
import { Token } from './Token.tsx';

/** Cards by colour, each as its back. */
const backsOf = (cards: Cards): readonly Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: cards[colour] }, () => colour));
const removedOf = (all: Cards, left: Cards): Cards => ({
  green: all.green - left.green,
  yellow: all.yellow - left.yellow,
  blue: all.blue - left.blue,
});

/** The backs of the cards that are left in each stage, and pale those that have come. */
export const Backs = ({ state, standing: { deck } }: Pick<ResultProps, 'state' | 'standing'>) => (
  <ol class="el-backs" aria-label={labels.left}>
    {state.stages.map((stage, at) => {
      const left = deck.left[at]!;
      return (
        <li key={at} data-here={(at === deck.stage && coloursAt(deck, 1) !== undefined) || undefined}>
          <b>{stageName(at)}</b>
          <span class="c-said">
            : {sizeOf(left) === 0 ? labels.stageOver : `${leftWords(sizeOf(left))}, ${cardsWords(left)}`}
          </span>
          <span aria-hidden="true">
            {backsOf(left).map((colour, i) => (
              <Token key={i} colour={colour} />
            ))}
            {backsOf(removedOf(stage, left)).map((colour, i) => (
              <span key={`gone ${i}`} class="el-gone">
                <Token colour={colour} />
              </span>
            ))}
          </span>
        </li>
      );
    })}
  </ol>
);
