import { NumberRow } from '../../../../shared/controls/NumberRow.tsx';
import { TESTED } from '../../inputs/setup.ts';
import { CommonInputs, RareInputs, WhatIsTested, WhoTests } from '../../inputs/TestInputs.tsx';
import { inputLabels } from '../../inputs/words.ts';
import { NEEDED, withSetup } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';

/** Who tests what, how many successes are needed, what is at hand. */
export const Inputs = ({ state, data, termBase, actions }: InputProps) => {
  const input = {
    setup: state.setup,
    investigators: data.investigators,
    termBase,
    onChange: actions && ((change: Parameters<typeof withSetup>[1]) => actions.change((s) => withSetup(s, change))),
  };
  return (
    <section class="c-panel et-inputs">
      <h2>{inputLabels.inputs}</h2>
      <WhoTests {...input} />
      <WhatIsTested {...input} tested={TESTED} />
      <NumberRow
        label={labels.needed}
        value={state.needed}
        bounds={NEEDED}
        href={`${termBase}test-result/`}
        hint={labels.neededHint}
        onChange={actions && ((needed) => actions.change((s) => ({ ...s, needed })))}
      />
      <CommonInputs {...input} />
      <RareInputs {...input} />
    </section>
  );
};
