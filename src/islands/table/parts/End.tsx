import { placeBelow } from '../../../lib/inline-links.ts';
import { Chips } from '../../shared/controls/Chips.tsx';
import { Stepper } from '../../shared/controls/Stepper.tsx';
import { ShareButton } from '../../shared/frame/ShareButton.tsx';
import { outcomeOf, outcomesOf, withEnd, withScore } from '../end.ts';
import { rowsOf } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { labels, scoreRu, winnersRu } from '../words/labels.ts';
import { Line } from './Line.tsx';

/** How the game has ended, what is counted, and a line for friends. */
export const End = (props: PartProps) => {
  const { table, state, base, actions } = props;
  const { end } = table.round;
  if (end === undefined) return null;
  const outcome = outcomeOf(table, state);
  return (
    <>
      <Chips
        label={labels.outcome}
        name="t-outcome"
        class="c-wide"
        value={state.end}
        options={[
          { value: '', label: labels.goesOn },
          ...outcomesOf(table, state).map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={actions && ((id) => actions.change((before) => withEnd(table, before, id)))}
      />
      {outcome !== undefined && (
        <>
          {outcome.says.map((says) => (
            <p key={says}>
              <Line text={says} base={base} />
            </p>
          ))}
          <p class="t-result" role="status">
            {winnersRu(table, state)}
          </p>
          {outcome.hasScore && <Score {...props} />}
          {end.after.map((says) => (
            <p key={says}>
              <Line text={says} base={base} />
            </p>
          ))}
          <p class="t-links">
            <a href={placeBelow(base, outcome.to)}>{labels.endRule}</a>
            <ShareButton share={actions?.share} />
          </p>
        </>
      )}
    </>
  );
};

/** The score, row by row. */
const Score = ({ table, state, base, actions }: PartProps) => {
  const score = table.round.end?.score;
  return score === undefined ? null : (
    <>
      {score.says.map((says) => (
        <p key={says}>
          <Line text={says} base={base} />
        </p>
      ))}
      {rowsOf(table).map(({ id, name, most }, at) => (
        <Stepper
          key={id}
          label={name}
          value={state.score[at]!}
          min={0}
          max={most}
          onChange={actions && ((count) => actions.change((before) => withScore(before, at, count)))}
        />
      ))}
      <p class="t-result" role="status">
        {scoreRu(table, state)}
      </p>
    </>
  );
};
