/** What is chosen out of a list: investigator, bag, level, scenario card. */
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { AT_ONCE, Picker } from '../../../shared/controls/Picker.tsx';
import { keepChosen } from '../../../shared/state/last-chosen.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { LEVELS, presetOf, withInvestigator, withPreset, withScenario, type Level as LevelName } from '../model.ts';
import { investigatorName, investigatorOptions, presetOptions, scenarioOptions } from '../options.ts';
import { FIND_INVESTIGATOR, FIND_PRESET, FIND_SCENARIO, LEVEL_NAMES, labels } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

/** What a list says where nothing is chosen. */
const NONE = '';

/** Who takes the test. */
export const Who = ({ data, state, actions }: InputProps) => {
  const card = data.investigators.find(({ id }) => id === state.investigator);
  return (
    <>
      <Picker
        label={labels.investigator}
        value={state.investigator ?? NONE}
        shown={card === undefined ? labels.noInvestigator : investigatorName(card)}
        options={investigatorOptions(data)}
        words={FIND_INVESTIGATOR}
        turn={AT_ONCE}
        onChange={
          actions &&
          ((next) => {
            keepChosen('arkham', next || undefined);
            actions.change((s) => withInvestigator(s, data, next || undefined));
          })
        }
      />
      {card?.note !== undefined && <p class="c-hint">{sentenceRu(card.note)}</p>}
    </>
  );
};

/** Which bag the tokens are drawn from. @param isChanged it is not that of the campaign any more */
export const CampaignBag = ({ data, state, actions, isChanged }: InputProps & { readonly isChanged: boolean }) => {
  const preset = presetOf(data, state.preset);
  return (
    <Picker
      label={`${labels.preset}${isChanged ? ` (${labels.changedBag})` : ''}`}
      value={preset.id}
      shown={preset.ru}
      options={presetOptions(data)}
      words={FIND_PRESET}
      turn={AT_ONCE}
      onChange={actions && ((next) => actions.change((s) => withPreset(s, data, next, s.level)))}
    />
  );
};

/** The level of the bag, of those that its campaign has. */
export const Level = ({ data, state, actions }: InputProps) => {
  const { bags } = presetOf(data, state.preset);
  const options = LEVELS.filter((l) => bags[l] !== undefined).map((l) => ({ value: l, label: LEVEL_NAMES[l] }));
  return (
    <Select
      label={labels.level}
      value={state.level}
      onChange={actions && ((next) => actions.change((s) => withPreset(s, data, s.preset, next as LevelName)))}
      groups={[{ label: '', options }]}
    />
  );
};

/** The scenario whose card says what the symbols mean. */
export const ScenarioCard = ({ data, state, actions }: InputProps) => (
  <>
    <Picker
      label={labels.scenario}
      value={state.scenario ?? NONE}
      shown={data.scenarios.find((s) => s.id === state.scenario)?.ru ?? labels.noScenario}
      options={scenarioOptions(data, presetOf(data, state.preset), state.scenario)}
      words={FIND_SCENARIO}
      turn={AT_ONCE}
      onChange={actions && ((next) => actions.change((s) => withScenario(s, next || undefined)))}
    />
    {state.scenario === undefined && <p class="c-hint">{labels.noScenarioNote}</p>}
  </>
);
