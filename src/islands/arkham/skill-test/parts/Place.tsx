import { AT_ONCE, Picker } from '../../../shared/controls/Picker.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { LEVELS, toPreset, type Level as LevelName, type State } from '../model.ts';
import { presetOptions, scenarioOptions } from '../options.ts';
import { FIND_PRESET, FIND_SCENARIO, LEVEL_NAMES, labels } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

interface BagProps extends Pick<InputProps, 'data' | 'actions'>, Pick<State, 'preset' | 'level'> {
  /** The bag is not that of the preset any more. */
  readonly isChanged: boolean;
}

/** Which bag the tokens are drawn from. */
export const CampaignBag = ({ data, preset: id, level, isChanged, actions }: BagProps) => {
  const preset = data.presets.find((p) => p.id === id) ?? data.presets[0]!;
  return (
    <Picker
      label={`${labels.preset}${isChanged ? ` (${labels.changedBag})` : ''}`}
      value={preset.id}
      shown={preset.ru}
      options={presetOptions(data)}
      words={FIND_PRESET}
      turn={AT_ONCE}
      onChange={actions && ((next) => actions.change((s) => toPreset(s, data, next, level)))}
    />
  );
};

/** The level of the bag, of those that its campaign has. */
export const Level = ({ data, preset: id, level, actions }: Omit<BagProps, 'isChanged'>) => {
  const preset = data.presets.find((p) => p.id === id) ?? data.presets[0]!;
  return (
    <Select
      label={labels.level}
      value={level}
      onChange={actions && ((next) => actions.change((s) => toPreset(s, data, preset.id, next as LevelName)))}
      groups={[
        {
          label: '',
          options: LEVELS.filter((l) => preset.bags[l] !== undefined).map((l) => ({
            value: l,
            label: LEVEL_NAMES[l],
          })),
        },
      ]}
    />
  );
};

interface ScenarioProps extends Pick<InputProps, 'data' | 'actions'>, Pick<State, 'preset' | 'scenario'> {}

/** The scenario whose card says what the symbols mean. */
export const ScenarioCard = ({ data, preset: id, scenario, actions }: ScenarioProps) => {
  const preset = data.presets.find((p) => p.id === id) ?? data.presets[0]!;
  const change = (next: string) =>
    actions?.change((state) => ({
      ...state,
      scenario: next === '' ? undefined : next,
      lines: { 'elder-sign': state.lines['elder-sign'] ?? {} },
    }));
  return (
    <>
      <Picker
        label={labels.scenario}
        value={scenario ?? ''}
        shown={data.scenarios.find((s) => s.id === scenario)?.ru ?? labels.noScenario}
        options={scenarioOptions(data, preset, scenario)}
        words={FIND_SCENARIO}
        turn={AT_ONCE}
        onChange={actions && change}
      />
      {scenario === undefined && <p class="c-hint">{labels.noScenarioNote}</p>}
    </>
  );
};
