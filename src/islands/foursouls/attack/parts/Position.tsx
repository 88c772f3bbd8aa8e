import { RESOURCES, type Face } from '../../../../engines/foursouls/attack/attack.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { OpenInUse } from '../../../shared/controls/OpenInUse.tsx';
import { Deferred } from '../../../shared/controls/Deferred.tsx';
import { Picker } from '../../../shared/controls/Picker.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { BOUNDS, MOST_FOES, SETS, hasHand, withCharacter, withOneMore, withResource, type State } from '../model.ts';
import {
  FIND_CHARACTER,
  GOAL_NAMES,
  GOAL_NAMES_ROW,
  RESOURCE_HINTS,
  RESOURCE_NAMES,
  SET_GROUPS,
  labels,
} from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';
import { FoeCard } from './FoeCard.tsx';

/** What is added to a roll is shown with its sign. */
const BONUSES = ['rollBonus', 'firstBonus', 'sixBonus'] as const;
type Bonus = (typeof BONUSES)[number];
const isBonus = (field: string): field is Bonus => (BONUSES as readonly string[]).includes(field);

/** Who attacks whom, with what in hand and what for. */
export const Position = ({ data, state, actions }: InputProps) => {
  const set = (change: Partial<State>) => actions?.change((s) => ({ ...s, ...change }));
  const number = (field: 'health' | 'attack' | 'dice' | Bonus, hint?: string) => (
    <Stepper
      label={labels[field]}
      value={state[field]}
      min={BOUNDS[field][0]}
      max={BOUNDS[field][1]}
      shown={isBonus(field) ? signedRu(state[field]) : undefined}
      onChange={actions && ((n) => set({ [field]: n }))}
    >
      {labels[field]}
      {hint !== undefined && <small>{hint}</small>}
    </Stepper>
  );
  const goals = state.foes.length === 1 ? GOAL_NAMES : GOAL_NAMES_ROW;
  const hasBonus = state.rollBonus !== 0 || state.firstBonus !== 0 || state.sixBonus !== 0 || state.dice > 1;
  return (
    <>
      <div class="waits">
        <Deferred
          component={CharacterChoice}
          props={{ data, actions, character: state.character, health: state.health, attack: state.attack }}
        />
      </div>
      {number('health')}
      {number('attack')}
      {state.foes.map((foe, i) => (
        <Deferred key={i} component={FoeCard} props={{ data, foe, at: i, foes: state.foes.length, actions }} />
      ))}
      {actions !== undefined && state.foes.length < MOST_FOES && (
        <p class="c-buttons">
          <button type="button" class="c-button" onClick={() => actions.change(withOneMore)}>
            {labels.addFoe}
          </button>
        </p>
      )}
      <Deferred component={HandChoice} props={{ state, actions }} />
      <OpenInUse summary={labels.bonuses} isInUse={hasBonus}>
        {number('rollBonus')}
        {number('firstBonus')}
        {state.foes.length > 1 && state.firstBonus !== 0 && (
          <label class="c-check">
            <input
              type="checkbox"
              checked={state.firstEach}
              disabled={actions === undefined}
              onChange={(e) => set({ firstEach: e.currentTarget.checked })}
            />{' '}
            {labels.firstEach}
          </label>
        )}
        {number('sixBonus')}
        {number('dice', labels.diceHint)}
      </OpenInUse>
      <Select
        label={labels.goal}
        value={state.goal}
        onChange={actions && ((goal) => set({ goal: goal as State['goal'] }))}
        groups={[
          { label: '', options: (['kill', 'survive', 'health'] as const).map((g) => ({ value: g, label: goals[g] })) },
        ]}
      />
      {state.foes.length === 1 && state.goal !== 'health' && <p class="c-hint">{labels.goalOne}</p>}
    </>
  );
};

/** What is in hand for the turn. */
const HandChoice = ({ state, actions }: Pick<InputProps, 'state' | 'actions'>) => (
  <OpenInUse summary={labels.hand} isInUse={hasHand(state)}>
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
  </OpenInUse>
);

interface ChoiceProps extends Pick<InputProps, 'data'>, Pick<State, 'character' | 'health' | 'attack'> {
  readonly actions: InputProps['actions'];
}
/** Who attacks: the numbers of a character, each of which may be changed. */
const CharacterChoice = ({ data, actions, character, health: now, attack: deals }: ChoiceProps) => {
  const chosen = data.characters.find(({ id }) => id === character);
  const take = (id: string) => {
    const next = data.characters.find((c) => c.id === id);
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
