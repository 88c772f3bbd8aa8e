import { ICONS } from '../../../../drawings/symbols.ts';
import { LIMITS, isSameBag } from '../../../../engines/arkham/token.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { Deferred } from '../../../shared/controls/Deferred.tsx';
import { Drawn } from '../../../shared/Drawn.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { Question as Asked, type QuestionPart } from '../../../shared/frame/Question.tsx';
import { BOUNDS, bagOf, mostInBag, withTested, withToken, type State } from '../model.ts';
import { SKILLS, labels } from '../words/labels.ts';
import {
  bagSays,
  cardsSay,
  difficultySays,
  goalSays,
  levelSays,
  scenarioSays,
  skillSays,
  whoSays,
} from '../words/question.ts';
import type { InputProps } from '../view-props.ts';
import { Effects } from './Effects.tsx';
import { Goal } from './Goal.tsx';
import { HandBag } from './HandBag.tsx';
import { Lines } from './Lines.tsx';
import { CampaignBag, Level, ScenarioCard } from './Place.tsx';
import { Who } from './Who.tsx';

const LIMITED = [
  ['bless', 'bless-and-curse-tokens'],
  ['curse', 'bless-and-curse-tokens'],
  ['frost', 'frost-tokens'],
] as const;

/** Who takes the test, of what, with which bag and cards, and what is wanted: the question in a sentence. */
export const Question = (props: InputProps) => {
  const { data, state, actions } = props;
  const part = (id: keyof typeof labels.parts, says: string, edit: QuestionPart['edit']): QuestionPart => ({
    id,
    says,
    label: labels.parts[id],
    edit,
  });
  return (
    <Asked
      isLive={actions !== undefined}
      pieces={[
        part('who', whoSays(state, data), <Who data={data} actions={actions} investigator={state.investigator} />),
        ' проверяет ',
        part('skill', skillSays(state), <Numbers {...props} />),
        ' против ',
        part('difficulty', difficultySays(state), <Numbers {...props} />),
        '. Мешок ',
        part('bag', bagSays(state, data), <Bag {...props} />),
        ', ',
        part(
          'level',
          levelSays(state),
          <Level data={data} actions={actions} preset={state.preset} level={state.level} />,
        ),
        ', ',
        part('scenario', scenarioSays(state, data), <Scenario {...props} />),
        ', ',
        part(
          'cards',
          cardsSay(state, data),
          <Effects data={data} actions={actions} effects={state.effects} bag={state.bag} />,
        ),
        '. Нужен ',
        part('goal', goalSays(state), <Goal actions={actions} goal={state.goal} />),
        '.',
      ]}
    />
  );
};

const Numeric = ({ state, actions, field }: InputProps & { readonly field: 'skill' | 'icons' | 'difficulty' }) => (
  <Stepper
    label={labels[field]}
    value={state[field]}
    min={BOUNDS[field][0]}
    max={BOUNDS[field][1]}
    onChange={actions && ((n) => actions.change((s: State) => ({ ...s, [field]: n })))}
  />
);

/** The skill that is tested, with what the investigator's card says of it and what cards add, against the difficulty. */
const Numbers = (props: InputProps) => {
  const { data, state, actions } = props;
  const investigator = data.investigators.find((i) => i.id === state.investigator);
  return (
    <>
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
              <Drawn body={ICONS[icon]} />
              {investigator.skills[i]}
            </button>
          ))}
        </div>
      )}
      <Numeric {...props} field="skill" />
      <Numeric {...props} field="icons" />
      <Numeric {...props} field="difficulty" />
    </>
  );
};

/** The bag: that of a campaign, what is added to it, token by token. */
const Bag = ({ data, state, actions, termBase }: InputProps) => {
  const preset = data.presets.find((p) => p.id === state.preset) ?? data.presets[0]!;
  const initial = bagOf(preset, state.level).bag;
  const isChanged = !isSameBag(state.bag, initial);
  return (
    <>
      <Deferred component={CampaignBag} props={{ data, actions, preset: preset.id, level: state.level, isChanged }} />
      {LIMITED.map(([id, term]) => (
        <Stepper
          key={id}
          label={labels[id]}
          value={state.bag[id] ?? 0}
          min={0}
          max={mostInBag(state, data, id)}
          onChange={actions && ((n) => actions.change((s) => withToken(s, data, id, n)))}
        >
          <Drawn body={ICONS[id]} /> <a href={`${termBase}${term}/`}>{labels[id]}</a>
          <small>{labels.inGame(LIMITS[id])}</small>
        </Stepper>
      ))}
      {actions !== undefined && (
        <HandBag {...{ data, actions, bag: state.bag, effects: state.effects, initial, isChanged }} />
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

/** The scenario and what its card says of the tokens in the bag. */
const Scenario = ({ data, state, actions }: InputProps) => (
  <>
    <Deferred component={ScenarioCard} props={{ data, actions, preset: state.preset, scenario: state.scenario }} />
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
  </>
);
