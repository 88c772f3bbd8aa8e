import { NumberRow } from '../../../../shared/controls/NumberRow.tsx';
import { inputOf, TestQuestion, whoPieces, withPieces } from '../../inputs/question.tsx';
import { TESTED } from '../../inputs/setup.ts';
import { successCount } from '../../inputs/words.ts';
import { NEEDED } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { neededVerb } from '../words/answer.ts';
import { labels } from '../words/labels.ts';

/** Who tests what, how many successes are needed, what is at hand: the question in a sentence. */
export const Inputs = (props: InputProps) => {
  const { state, termBase, actions } = props;
  const { needed } = state;
  const input = inputOf(props);
  const edit = (
    <NumberRow
      label={labels.needed}
      value={needed}
      bounds={NEEDED}
      href={`${termBase}test-result/`}
      hint={labels.neededHint}
      onChange={actions && ((n) => actions.change((s) => ({ ...s, needed: n })))}
    />
  );
  return (
    <TestQuestion
      isLive={actions !== undefined}
      pieces={[
        ...whoPieces(input, TESTED),
        `, ${neededVerb(needed).toLowerCase()} `,
        { id: 'needed', says: successCount(needed), label: labels.needed, edit },
        '. Бросок ',
        ...withPieces(input),
        '.',
      ]}
    />
  );
};
