import { chanceOf } from '../../../../../engines/exact/distribution.ts';
import { toNumber } from '../../../../../engines/exact/fraction.ts';
import { drawnHits } from '../../../../../engines/exact/draw.ts';
import { fractionRu, percentRu } from '../../../../../lib/number-ru.ts';
import { Answer, type AnswerActions } from '../../../../shared/frame/Answer.tsx';
import { Bar } from '../../../../shared/results/Bar.tsx';
import type { Copied } from '../../../../shared/state/use-copied.ts';
import type { Deck, State } from '../model.ts';
import { labels } from '../words/labels.ts';
import { answerSentence } from '../words/sentences.ts';

interface Props {
  readonly deck: Deck;
  readonly state: State;
  /** Cards of the kind that is asked about. */
  readonly hits: number;
  readonly actions: Omit<AnswerActions, 'share'>;
  readonly copied: Copied | undefined;
}

/** The chance asked for, that of every number of cards, the answer to send. */
export const Next = ({ deck, state, hits, actions, copied }: Props) => {
  const { size, drawn, wanted } = state;
  const draw = drawnHits({ size, hits, drawn });
  const atLeast = chanceOf(draw, (n) => n >= wanted);
  return (
    <div class="d-next">
      <p class="c-big" role="status">
        <strong>{percentRu(atLeast)}</strong>{' '}
        <span>
          {labels.number.toLowerCase()}: {wanted} {labels.atLeast}, {fractionRu(atLeast)}
        </span>
      </p>
      <table class="d-draw">
        <caption>{labels.table}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.number}</th>
            <td></td>
            <th scope="col">{labels.chance}</th>
            <th scope="col">{labels.more}</th>
          </tr>
        </thead>
        <tbody>
          {[...draw.keys()].map((n) => {
            const chance = chanceOf(draw, (m) => m === n);
            return (
              <tr key={n} class={n >= wanted ? 'd-here' : undefined}>
                <th scope="row">{n}</th>
                <td class="d-bar">
                  <Bar share={toNumber(chance)} />
                </td>
                <td>
                  <b>{percentRu(chance)}</b>
                </td>
                <td>{percentRu(chanceOf(draw, (m) => m >= n))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="c-hint">{labels.how(size, hits, drawn)}</p>
      <Answer sentence={answerSentence(deck, state, hits)} actions={actions} copied={copied} />
    </div>
  );
};
