import { LIMITS } from '../../../engines/arkham/token.ts';
import { Select, type SelectGroup } from '../../shared/Select.tsx';
import { Stepper } from '../../shared/Stepper.tsx';
import { BOUNDS, LEVELS, bagOf, belongs, mostInBag, withToken, type Level, type State } from '../model.ts';
import { CLASS_GROUPS, LEVEL_NAMES, PRESET_GROUPS, SCENARIO_GROUPS, SKILLS, T, sentence } from '../strings.ts';
import type { InputProps } from '../view-props.ts';
import { HandBag } from './HandBag.tsx';
import { Lines } from './Lines.tsx';
import { Sign } from './TokenMark.tsx';

const LIMITED = [['bless', 'bless-and-curse-tokens'], ['curse', 'bless-and-curse-tokens'], ['frost', 'frost-tokens']] as const;

/** Who takes the test, where, with which numbers and which bag. */
export const Position = ({ data, state, on, termBase }: InputProps) => {
  const preset = data.presets.find((p) => p.id === state.preset) ?? data.presets[0]!;
  const investigator = data.investigators.find((i) => i.id === state.investigator);
  const set = (change: Partial<State>) => on?.change({ ...state, ...change });
  const number = (field: 'skill' | 'icons' | 'difficulty') => (
    <Stepper label={T[field]} value={state[field]} min={BOUNDS[field][0]} max={BOUNDS[field][1]} onChange={on && ((n) => set({ [field]: n }))} />
  );
  const changed = !sameBag(state.bag, bagOf(preset, state.level).bag);
  return (
    <>
      <Select label={`${T.preset}${changed ? ` (${T.changedBag})` : ''}`} value={preset.id} groups={presetGroups(data)} onChange={on && ((id) => on.preset(id, state.level))} />
      <Select label={T.level} value={state.level} onChange={on && ((level) => on.preset(preset.id, level as Level))}
        groups={[{ label: '', options: LEVELS.filter((l) => preset.bags[l] !== undefined).map((l) => ({ value: l, label: LEVEL_NAMES[l] })) }]} />
      <Select label={T.scenario} value={state.scenario ?? ''} groups={scenarioGroups(data, state)}
        onChange={on && ((id) => set({ scenario: id === '' ? undefined : id, lines: { 'elder-sign': state.lines['elder-sign'] ?? {} } }))} />
      {state.scenario === undefined && <p class="c-hint">{T.noScenarioNote}</p>}
      <Select label={T.investigator} value={state.investigator ?? ''} groups={investigatorGroups(data)}
        onChange={on && ((id) => set({ investigator: id === '' ? undefined : id, lines: { ...state.lines, 'elder-sign': {} } }))} />
      {investigator?.note !== undefined && <p class="c-hint">{sentence(investigator.note)}</p>}
      {number('skill')}
      {on !== undefined && investigator !== undefined && (
        <div class="o-skills" role="group" aria-label={T.baseSkills}>
          {SKILLS.map(([icon, name], i) => (
            <button key={icon} type="button" aria-label={`${name} ${investigator.skills[i]}`} onClick={() => set({ skill: investigator.skills[i]! })}><Sign name={icon} />{investigator.skills[i]}</button>
          ))}
        </div>
      )}
      {number('icons')}
      {number('difficulty')}
      <Lines data={data} state={state} on={on} termBase={termBase} />
      {LIMITED.map(([id, term]) => (
        <Stepper key={id} label={T[id]} value={state.bag[id] ?? 0} min={0} max={mostInBag(state, data, id)} onChange={on && ((n) => on.change(withToken(state, data, id, n)))}>
          <Sign name={id} /> {T[id]} <small><a href={`${termBase}${term}/`}>{T.limitsOf(LIMITS[id])}</a></small>
        </Stepper>
      ))}
      {on !== undefined && <HandBag data={data} state={state} on={on} initial={bagOf(preset, state.level).bag} changed={changed} />}
      {preset.notes.length > 0 && (
        <details class="c-more"><summary>{T.bagNotes}</summary><ul>{preset.notes.map((n) => <li key={n}>{sentence(n)}</li>)}</ul></details>
      )}
    </>
  );
};

const sameBag = (a: State['bag'], b: State['bag']): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((id) => (a[id as keyof typeof a] ?? 0) === (b[id as keyof typeof b] ?? 0));

const presetGroups = (data: InputProps['data']): SelectGroup[] =>
  PRESET_GROUPS.map(([kind, label]) => ({ label, options: data.presets.filter((p) => p.kind === kind).map((p) => ({ value: p.id, label: p.ru })) })).filter((g) => g.options.length > 0);

const scenarioGroups = (data: InputProps['data'], state: State): SelectGroup[] => {
  const preset = data.presets.find((p) => p.id === state.preset)!;
  // A scenario from an address may belong to another campaign: it is kept and shown.
  const fitting = data.scenarios.filter((s) => belongs(s, preset) || s.id === state.scenario);
  const groups = new Map<string, SelectGroup['options'][number][]>();
  for (const s of fitting) {
    const label = SCENARIO_GROUPS[s.campaign] ?? '';
    groups.set(label, [...(groups.get(label) ?? []), { value: s.id, label: s.ru }]);
  }
  return [{ label: '', options: [{ value: '', label: T.noScenario }] }, ...[...groups].map(([label, options]) => ({ label, options }))];
};

const investigatorGroups = (data: InputProps['data']): SelectGroup[] => [
  { label: '', options: [{ value: '', label: T.noInvestigator }] },
  ...CLASS_GROUPS.map(([id, label]) => ({
    label,
    options: data.investigators.filter((i) => i.class === id).map((i) => ({ value: i.id, label: i.variant === undefined ? i.ru : `${i.ru} (${i.variant})` })),
  })).filter((g) => g.options.length > 0),
];
