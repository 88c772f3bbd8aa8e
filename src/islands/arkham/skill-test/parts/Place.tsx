import type { Preset } from '../../../../schemas/arkham/bag.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { Select, type SelectGroup } from '../../../shared/controls/Select.tsx';
import { LEVELS, belongs, type Level, type State } from '../model.ts';
import { CLASS_GROUPS, LEVEL_NAMES, PRESET_GROUPS, SCENARIO_GROUPS, T } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

interface Props extends Pick<InputProps, 'data' | 'on'>, Pick<State, 'preset' | 'level' | 'scenario' | 'investigator'> {
  /** The bag is not that of the preset any more. */
  readonly isChanged: boolean;
}

/** Where the test is taken and by whom: the bag, its level, the scenario, the investigator. */
export const Place = ({ data, preset: id, level, scenario, investigator, isChanged, on }: Props) => {
  const preset = data.presets.find((p) => p.id === id) ?? data.presets[0]!;
  const note = data.investigators.find((i) => i.id === investigator)?.note;
  return (
    <>
      <Select
        label={`${T.preset}${isChanged ? ` (${T.changedBag})` : ''}`}
        value={preset.id}
        groups={presetGroups(data)}
        onChange={on && ((next) => on.preset(next, level))}
      />
      <Select
        label={T.level}
        value={level}
        onChange={on && ((next) => on.preset(preset.id, next as Level))}
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
      <Select
        label={T.scenario}
        value={scenario ?? ''}
        groups={scenarioGroups(data, preset, scenario)}
        onChange={
          on &&
          ((next) =>
            on.change((state) => ({
              ...state,
              scenario: next === '' ? undefined : next,
              lines: { 'elder-sign': state.lines['elder-sign'] ?? {} },
            })))
        }
      />
      {scenario === undefined && <p class="c-hint">{T.noScenarioNote}</p>}
      <Select
        label={T.investigator}
        value={investigator ?? ''}
        groups={investigatorGroups(data)}
        onChange={
          on &&
          ((next) =>
            on.change((state) => ({
              ...state,
              investigator: next === '' ? undefined : next,
              lines: { ...state.lines, 'elder-sign': {} },
            })))
        }
      />
      {note !== undefined && <p class="c-hint">{sentenceRu(note)}</p>}
    </>
  );
};

const presetGroups = (data: InputProps['data']): SelectGroup[] =>
  PRESET_GROUPS.map(([kind, label]) => ({
    label,
    options: data.presets.filter((p) => p.kind === kind).map((p) => ({ value: p.id, label: p.ru })),
  })).filter((g) => g.options.length > 0);

const scenarioGroups = (data: InputProps['data'], preset: Preset, scenario: string | undefined): SelectGroup[] => {
  // A scenario from an address may belong to another campaign: it is kept and shown.
  const fitting = data.scenarios.filter((s) => belongs(s, preset) || s.id === scenario);
  const groups = new Map<string, SelectGroup['options'][number][]>();
  for (const s of fitting) {
    const label = SCENARIO_GROUPS[s.campaign] ?? '';
    groups.set(label, [...(groups.get(label) ?? []), { value: s.id, label: s.ru }]);
  }
  return [
    { label: '', options: [{ value: '', label: T.noScenario }] },
    ...[...groups].map(([label, options]) => ({ label, options })),
  ];
};

const investigatorGroups = (data: InputProps['data']): SelectGroup[] => [
  { label: '', options: [{ value: '', label: T.noInvestigator }] },
  ...CLASS_GROUPS.map(([id, label]) => ({
    label,
    options: data.investigators
      .filter((i) => i.class === id)
      .map((i) => ({ value: i.id, label: i.variant === undefined ? i.ru : `${i.ru} (${i.variant})` })),
  })).filter((g) => g.options.length > 0),
];
