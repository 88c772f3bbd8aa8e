import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { AT_ONCE, Picker } from '../../../shared/controls/Picker.tsx';
import { withInvestigator, type State } from '../model.ts';
import { investigatorName, investigatorOptions } from '../options.ts';
import { FIND_INVESTIGATOR, labels } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

interface Props extends Pick<InputProps, 'data' | 'actions'>, Pick<State, 'investigator'> {}

/** Who takes the test. */
export const Who = ({ data, investigator, actions }: Props) => {
  const card = data.investigators.find(({ id }) => id === investigator);
  const change = (next: string) =>
    actions?.change((state) => withInvestigator(state, data, next === '' ? undefined : next));
  return (
    <>
      <Picker
        label={labels.investigator}
        value={investigator ?? ''}
        shown={card === undefined ? labels.noInvestigator : investigatorName(card)}
        options={investigatorOptions(data)}
        words={FIND_INVESTIGATOR}
        turn={AT_ONCE}
        onChange={actions && change}
      />
      {card?.note !== undefined && <p class="c-hint">{sentenceRu(card.note)}</p>}
    </>
  );
};
