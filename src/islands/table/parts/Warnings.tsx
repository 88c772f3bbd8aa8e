import type { PartProps } from '../view-props.ts';
import { warningsOf } from '../warnings.ts';
import { labels, playerName } from '../words/labels.ts';
import { Line } from './Line.tsx';

/** What the numbers of the table say now, in sight at any step, with the way to the end of the game. */
export const Warnings = ({ table, state, base }: PartProps) => {
  const warnings = state.end === '' ? warningsOf(table, state) : [];
  return (
    <div class="t-warnings" role="status">
      {warnings.map(({ says, player }) => (
        <p class="t-alarm" key={`${says}${player ?? ''}`}>
          {player !== undefined && <b>{playerName(table, state, player)}. </b>}
          <Line text={says} base={base} />
        </p>
      ))}
      {warnings.some(({ isEnd }) => isEnd) && <a href="#t-end">{labels.toEnd}</a>}
    </div>
  );
};
