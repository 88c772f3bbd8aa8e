import { NumberRow } from '../../../../shared/controls/NumberRow.tsx';
import { Question } from '../../../../shared/frame/Question.tsx';
import { whoPieces, withPieces } from '../../inputs/question.tsx';
import { TESTED } from '../../inputs/setup.ts';
import { inputLabels, successCount } from '../../inputs/words.ts';
import { NEEDED, withSetup } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { neededVerb } from '../words/answer.ts';
import { labels } from '../words/labels.ts';

/** Who tests what, how many successes are needed, what is at hand: the question in a sentence. */
export const Inputs = ({ state, data, termBase, actions }: InputProps) => {
  const { setup, needed } = state;
  const input = {
    setup,
    investigators: data.investigators,
    termBase,
    onChange: actions && ((change: Parameters<typeof withSetup>[1]) => actions.change((s) => withSetup(s, change))),
  };
  return (
    <section class="c-panel et-inputs">
      <h2 class="c-said">{inputLabels.inputs}</h2>
      <Question
        isLive={actions !== undefined}
        pieces={[
          ...whoPieces(input, TESTED),
          `, ${neededVerb(needed).toLowerCase()} `,
          {
            id: 'needed',
            says: successCount(needed),
            label: labels.needed,
            edit: (
              <NumberRow
                label={labels.needed}
                value={needed}
                bounds={NEEDED}
                href={`${termBase}test-result/`}
                hint={labels.neededHint}
                onChange={actions && ((n) => actions.change((s) => ({ ...s, needed: n })))}
              />
            ),
          },
          '. Бросок ',
          ...withPieces(input),
          '.',
        ]}
      />
    </section>
  );
};
