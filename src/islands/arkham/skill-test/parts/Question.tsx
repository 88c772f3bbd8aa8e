import { ICONS } from '../../../../drawings/symbols.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { Drawn } from '../../../shared/Drawn.tsx';
import { Question as Asked, type QuestionPart } from '../../../shared/frame/Question.tsx';
import { BOUNDS, withTested } from '../model.ts';
import { SKILLS, labels } from '../words/labels.ts';
import { says } from '../words/question.ts';
import type { InputProps } from '../view-props.ts';
import { Assets } from './Assets.tsx';
import { Bag } from './Bag.tsx';
import { Effects } from './Effects.tsx';
import { Goal } from './Goal.tsx';
import { Lines } from './Lines.tsx';
import { Level, ScenarioCard, Who } from './Pickers.tsx';

/** Who takes the test, of what, with which bag and cards, and what is wanted: the question in a sentence. */
export const Question = (props: InputProps) => {
  const { data, state, actions } = props;
  const part = (id: keyof typeof labels.parts, edit: QuestionPart['edit']): QuestionPart => ({
    id,
    says: says[id](state, data),
    label: labels.parts[id],
    edit,
  });
  const scenario = (
    <>
      <ScenarioCard {...props} />
      <Lines {...props} />
    </>
  );
  return (
    <Asked
      isLive={actions !== undefined}
      pieces={[
        part('who', <Who {...props} />),
        ' проверяет ',
        part('skill', <Numbers {...props} />),
        ' против ',
        part('difficulty', <Numbers {...props} />),
        '. Мешок ',
        part('bag', <Bag {...props} />),
        ', ',
        part('scenario', scenario),
        ', ',
        part('level', <Level {...props} />),
        ', ',
        part('cards', <Effects {...props} />),
        '. Нужен ',
        part('goal', <Goal {...props} />),
        '.',
      ]}
    />
  );
};

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
      {(['skill', 'icons', 'difficulty'] as const).map((field) => (
        <Stepper
          key={field}
          label={labels[field]}
          value={state[field]}
          min={BOUNDS[field][0]}
          max={BOUNDS[field][1]}
          onChange={actions && ((n) => actions.change((s) => ({ ...s, [field]: n })))}
        />
      ))}
      <Assets {...props} />
    </>
  );
};
