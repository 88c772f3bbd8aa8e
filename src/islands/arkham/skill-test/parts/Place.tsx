import { Picker } from '../../../shared/controls/Picker.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { LEVELS, toPreset, type Level, type State } from '../model.ts';
import { presetOptions, scenarioOptions } from '../options.ts';
import { FIND_PRESET, FIND_SCENARIO, LEVEL_NAMES, labels } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

interface Props extends Pick<InputProps, 'data' | 'actions'>, Pick<State, 'preset' | 'level' | 'scenario'> {
  /** The bag is not that of the preset any more. */
  readonly isChanged: boolean;
}

/** Where the test is taken: the bag, its level, the scenario. */
export const Place = ({ data, preset: id, level, scenario, isChanged, actions }: Props) => {
  const preset = data.presets.find((p) => p.id === id) ?? data.presets[0]!;
  const changeScenario = (next: string) =>
    actions?.change((state) => ({
      ...state,
      scenario: next === '' ? undefined : next,
      lines: { 'elder-sign': state.lines['elder-sign'] ?? {} },
    }));
  return (
    <>
      <Picker
        label={`${labels.preset}${isChanged ? ` (${labels.changedBag})` : ''}`}
        value={preset.id}
        shown={preset.ru}
        options={presetOptions(data)}
        words={FIND_PRESET}
        onChange={actions && ((next) => actions.change((s) => toPreset(s, data, next, level)))}
      />
      <Select
        label={labels.level}
        value={level}
        onChange={actions && ((next) => actions.change((s) => toPreset(s, data, preset.id, next as Level)))}
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
      <Picker
        label={labels.scenario}
        value={scenario ?? ''}
        shown={data.scenarios.find((s) => s.id === scenario)?.ru ?? labels.noScenario}
        options={scenarioOptions(data, preset, scenario)}
        words={FIND_SCENARIO}
        onChange={actions && changeScenario}
      />
      {scenario === undefined && <p class="c-hint">{labels.noScenarioNote}</p>}
    </>
  );
};
