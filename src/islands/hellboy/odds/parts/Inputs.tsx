import { Chips } from '../../../shared/controls/Chips.tsx';
import { useKeptState } from '../../../shared/state/use-kept-state.ts';
import { diceOf } from '../dice-faces.ts';
import { MODES, type Mode } from '../model.ts';
import { CARDS_CODEC, NO_CARDS } from '../own-cards.ts';
import type { AllInputs } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { MODE_NAMES } from '../words/names.ts';
import { FacesPanel } from './FacesPanel.tsx';
import { Question } from './Question.tsx';

/** What the page is asked, the question in a sentence, the dice that it is counted with. */
export const Inputs = ({ own, from, ...props }: AllInputs) => {
  const { data, state, termBase, actions } = props;
  const cards = useKeptState({ begin: () => NO_CARDS, codec: CARDS_CODEC, isShared: true });
  return (
    <div class="hb-inputs">
      <section class="c-panel">
        <h2 class="c-said">{labels.position}</h2>
        <Chips<Mode>
          label={<span class="c-said">{labels.mode}</span>}
          name="hb-mode"
          class="hb-modes"
          value={state.mode}
          options={MODES.map((value) => ({ value, label: MODE_NAMES[value] }))}
          onChange={actions && ((mode) => actions.change((s) => ({ ...s, mode })))}
        />
        <Question {...props} cards={{ own: cards.state, change: cards.change }} />
        <FacesPanel data={data} termBase={termBase} dice={diceOf(state, { own, from })} own={own} actions={actions} />
      </section>
    </div>
  );
};
