import { RESOURCES, type Face } from '../../../../engines/foursouls/attack/attack.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Picker } from '../../../shared/controls/Picker.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { Question, type QuestionPart } from '../../../shared/frame/Question.tsx';
import { keepCharacter } from '../../shared/last-character.ts';
import { BOUNDS, MOST_FOES, SETS, withCharacter, withOneMore, withResource, type State } from '../model.ts';
import {
  FIND_CHARACTER,
  GOAL_NAMES,
  GOAL_NAMES_ROW,
  RESOURCE_HINTS,
  RESOURCE_NAMES,
  SET_GROUPS,
  labels,
} from '../words/labels.ts';
import { foeSays } from '../words/foe-names.ts';
import { goalSays, handSays, whoSays } from '../words/question.ts';
import type { InputProps } from '../view-props.ts';
import { FoeCard } from './FoeCard.tsx';

/** What is added to a roll is shown with its sign. */
const BONUSES = ['rollBonus', 'firstBonus', 'sixBonus'] as const;
type Bonus = (typeof BONUSES)[number];
const isBonus = (field: string): field is Bonus => (BONUSES as readonly string[]).includes(field);

const part = (id: string, label: string, says: string, edit: QuestionPart['edit']): QuestionPart => ({
  id,
  says,
  label,
  edit,
});

/** Who attacks whom, with what in hand and what for: the question in a sentence. */
export const Position = (props: InputProps) => {
  const { data, state, actions } = props;
  const { parts } = labels;
  const foes = state.foes.length;
  return (
    <Question
      isLive={actions !== undefined}
      pieces={[
        'Атакует ',
        part('who', parts.who, whoSays(state, data), <Attacker {...props} />),
        foes === 1 ? '. Цель\u00a0— ' : '. Цели по очереди\u00a0— ',
        ...state.foes.flatMap((foe, at): (string | QuestionPart)[] => [
          ...(at === 0 ? [] : ['; затем ']),
          part(`foe-${at + 1}`, labels.foe(at + 1, foes), foeSays(foe, data), <Target {...props} at={at} />),
        ]),
        '. Карты и прибавки: ',
        part('hand', parts.hand, handSays(state), <HandAndBonuses {...props} />),
        '. Надо ',
        part('goal', parts.goal, goalSays(state), <Goal state={state} actions={actions} />),
        '.',
      ]}
    />
  );
};

interface NumericProps extends Pick<InputProps, 'state' | 'actions'> {
  readonly field: 'health' | 'attack' | 'dice' | Bonus;
  readonly hint?: string;
}
const Numeric = ({ state, actions, field, hint }: NumericProps) => (
  <Stepper
    label={labels[field]}
    value={state[field]}
    min={BOUNDS[field][0]}
    max={BOUNDS[field][1]}
    shown={isBonus(field) ? signedRu(state[field]) : undefined}
    onChange={actions && ((n) => actions.change((s) => ({ ...s, [field]: n })))}
  >
    {labels[field]}
    {hint !== undefined && <small>{hint}</small>}
  </Stepper>
);

/** The character with his numbers. */
const Attacker = (props: InputProps) => (
  <>
    <CharacterChoice {...props} {...props.state} />
    <Numeric {...props} field="health" />
    <Numeric {...props} field="attack" />
  </>
);

/** Whom an attack is made on, and the way to one attack more. */
const Target = ({ data, state, actions, at }: InputProps & { readonly at: number }) => (
  <>
    <FoeCard data={data} foe={state.foes[at]!} at={at} foes={state.foes.length} actions={actions} />
    {actions !== undefined && state.foes.length < MOST_FOES && (
      <p class="c-buttons">
        <button type="button" class="c-button" onClick={() => actions.change(withOneMore)}>
          {labels.addFoe}
        </button>
      </p>
    )}
  </>
);

/** Cards to spend, and what the throws have without them: mostly there is one or the other. */
const HandAndBonuses = (props: InputProps) => (
  <>
    <h3>{labels.hand}</h3>
    <Hand {...props} />
    <h3>{labels.bonuses}</h3>
    <Bonuses {...props} />
  </>
);

/** What is added to the throws. */
const Bonuses = (props: InputProps) => {
  const { state, actions } = props;
  return (
    <>
      <Numeric {...props} field="rollBonus" />
      <Numeric {...props} field="firstBonus" />
      {state.foes.length > 1 && state.firstBonus !== 0 && (
        <label class="c-check">
          <input
            type="checkbox"
            checked={state.firstEach}
            disabled={actions === undefined}
            onChange={(e) => {
              const firstEach = e.currentTarget.checked;
              actions?.change((s) => ({ ...s, firstEach }));
            }}
          />{' '}
          {labels.firstEach}
        </label>
      )}
      <Numeric {...props} field="sixBonus" />
      <Numeric {...props} field="dice" hint={labels.diceHint} />
    </>
  );
};

/** What the attacks are for. */
const Goal = ({ state, actions }: Pick<InputProps, 'state' | 'actions'>) => {
  const names = state.foes.length === 1 ? GOAL_NAMES : GOAL_NAMES_ROW;
  return (
    <>
      <Chips<State['goal']>
        label={labels.goal}
        name="a-goal"
        class="c-wide"
        value={state.goal}
        options={(['kill', 'survive', 'health'] as const).map((value) => ({ value, label: names[value] }))}
        onChange={actions && ((goal) => actions.change((s) => ({ ...s, goal })))}
      />
      {state.foes.length === 1 && <p class="c-hint">{labels.goalOne}</p>}
    </>
  );
};

/** What is in hand for the turn. */
const Hand = ({ state, actions }: Pick<InputProps, 'state' | 'actions'>) => (
  <>
    {RESOURCES.map((r) => (
      <Stepper
        key={r}
        label={RESOURCE_NAMES[r]}
        value={state.hand[r]}
        min={BOUNDS.resource[0]}
        max={BOUNDS.resource[1]}
        onChange={actions && ((n) => actions.change((s) => withResource(s, r, n)))}
      >
        {RESOURCE_NAMES[r]}
        <small>{RESOURCE_HINTS[r]}</small>
      </Stepper>
    ))}
    {state.hand.fixes > 0 && (
      <Stepper
        label={labels.fixTo}
        value={state.fixTo}
        min={1}
        max={6}
        onChange={actions && ((n) => actions.change((s) => ({ ...s, fixTo: n as Face })))}
      />
    )}
    {state.hand.points > 0 && (
      <Stepper
        label={labels.pointsEach}
        value={state.pointsEach}
        min={BOUNDS.pointsEach[0]}
        max={BOUNDS.pointsEach[1]}
        onChange={actions && ((pointsEach) => actions.change((s) => ({ ...s, pointsEach })))}
      />
    )}
  </>
);

interface ChoiceProps extends Pick<InputProps, 'data'>, Pick<State, 'character' | 'health' | 'attack'> {
  readonly actions: InputProps['actions'];
}
/** Who attacks: the numbers of a character, each of which may be changed. */
const CharacterChoice = ({ data, actions, character, health: now, attack: deals }: ChoiceProps) => {
  const chosen = data.characters.find(({ id }) => id === character);
  const take = (id: string) => {
    const next = data.characters.find((c) => c.id === id);
    keepCharacter(next?.id);
    actions?.change((state) => (next === undefined ? { ...state, character: undefined } : withCharacter(state, next)));
  };
  const isChanged = chosen !== undefined && (chosen.health !== now || chosen.attack !== deals);
  const known = SETS.flatMap((set) =>
    data.characters
      .filter((one) => one.set === set)
      .map(({ id, en, ru, spoken, health, attack }) => ({
        value: id,
        name: ru,
        en,
        beside: labels.figures(SET_GROUPS[set], health, attack),
        also: spoken,
      })),
  );
  return (
    <Picker
      label={isChanged ? `${labels.character} (${labels.changed})` : labels.character}
      value={character ?? ''}
      shown={chosen?.ru ?? labels.ownCharacter}
      options={[{ value: '', name: labels.ownCharacter }, ...known]}
      words={FIND_CHARACTER}
      onChange={actions && take}
    />
  );
};
