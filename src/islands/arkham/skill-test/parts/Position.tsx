import { LIMITS } from '../../../../engines/arkham/token.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { Deferred } from '../../../shared/controls/Deferred.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { BOUNDS, bagOf, mostInBag, withTested, withToken, type State } from '../model.ts';
import { SKILLS, labels } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';
import { HandBag } from './HandBag.tsx';
import { Lines } from './Lines.tsx';
import { Place } from './Place.tsx';
import { Sign } from './TokenMark.tsx';
import { Who } from './Who.tsx';

const LIMITED = [
  ['bless', 'bless-and-curse-tokens'],
  ['curse', 'bless-and-curse-tokens'],
  ['frost', 'frost-tokens'],
] as const;

/** Who takes the test, with which numbers, where and with which bag: what changes with each test stands first. */
export const Position = ({ data, state, actions, termBase }: InputProps) => {
  const preset = data.presets.find((p) => p.id === state.preset) ?? data.presets[0]!;
  const investigator = data.investigators.find((i) => i.id === state.investigator);
  const set = (change: Partial<State>) => actions?.change((s) => ({ ...s, ...change }));
  const number = (field: 'skill' | 'icons' | 'difficulty') => (
    <Stepper
      label={labels[field]}
      value={state[field]}
      min={BOUNDS[field][0]}
      max={BOUNDS[field][1]}
      onChange={actions && ((n) => set({ [field]: n }))}
    />
  );
  const initial = bagOf(preset, state.level).bag;
  const isChanged = !isSameBag(state.bag, initial);
  return (
    <>
      <Deferred component={Who} props={{ data, actions, investigator: state.investigator }} />
      {number('skill')}
      {investigator !== undefined && (
        <div class="o-skills" role="group" aria-label={labels.baseSkills}>
          {SKILLS.map(([icon, name], i) => (
            <button
              key={icon}
              type="button"
              aria-label={`${name} ${investigator.skills[i]}`}
              aria-pressed={state.tested === icon}
              disabled={actions === undefined}
              onClick={() => actions?.change((s) => withTested(s, data, icon))}
            >
              <Sign name={icon} />
              {investigator.skills[i]}
            </button>
          ))}
        </div>
      )}
      {number('icons')}
      {number('difficulty')}
      <Deferred
        component={Place}
        props={{ data, actions, preset: preset.id, level: state.level, scenario: state.scenario, isChanged }}
      />
      <Deferred
        component={Lines}
        props={{
          data,
          actions,
          bag: state.bag,
          lines: state.lines,
          scenario: state.scenario,
          level: state.level,
          investigator: state.investigator,
        }}
      />
      {LIMITED.map(([id, term]) => (
        <Stepper
          key={id}
          label={labels[id]}
          value={state.bag[id] ?? 0}
          min={0}
          max={mostInBag(state, data, id)}
          onChange={actions && ((n) => actions.change((s) => withToken(s, data, id, n)))}
        >
          <Sign name={id} /> <a href={`${termBase}${term}/`}>{labels[id]}</a>
          <small>{labels.inGame(LIMITS[id])}</small>
        </Stepper>
      ))}
      {actions !== undefined && (
        <Deferred
          component={HandBag}
          props={{ data, actions, bag: state.bag, effects: state.effects, initial, isChanged }}
        />
      )}
      {preset.notes.length > 0 && (
        <details class="c-more">
          <summary>{labels.bagNotes}</summary>
          <ul>
            {preset.notes.map((n) => (
              <li key={n}>{sentenceRu(n)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

const isSameBag = (a: State['bag'], b: State['bag']): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (id) => (a[id as keyof typeof a] ?? 0) === (b[id as keyof typeof b] ?? 0),
  );
