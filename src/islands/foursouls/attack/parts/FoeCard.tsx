import { AT_ONCE, Picker } from '../../../shared/controls/Picker.tsx';
import type { PickerOption } from '../../../shared/controls/picker-option.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import {
  BOUNDS,
  KINDS,
  foeOf,
  isAsPrinted,
  monsterOf,
  withFoe,
  withoutFoe,
  type Monster,
  type NamedFoe,
} from '../model.ts';
import { FIELD_NAMES, FIND_MONSTER, KIND_NAMES, labels, evasionWords } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

interface Props extends Pick<InputProps, 'data' | 'actions'> {
  readonly foe: NamedFoe;
  readonly at: number;
  readonly foes: number;
}

/** Whom an attack is made on: a card with its numbers, each of which may be changed. */
export const FoeCard = ({ data, foe, at, foes, actions }: Props) => {
  const monster = monsterOf(foe, data);
  const isPrinted = isAsPrinted(foe, data);
  const title = labels.foe(at + 1, foes);
  const change = (next: NamedFoe) => actions?.change((state) => withFoe(state, at, next));
  const number = (field: 'health' | 'evasion' | 'attack', label: string) => (
    <Stepper
      label={foes > 1 ? `${title}, ${label.toLowerCase()}` : `${labels.monster}: ${label.toLowerCase()}`}
      value={foe[field]}
      min={BOUNDS.foe[field][0]}
      max={BOUNDS.foe[field][1]}
      shown={field === 'evasion' ? evasionWords(foe.evasion) : undefined}
      onChange={actions && ((n) => change({ ...foe, [field]: n }))}
    >
      {label}
    </Stepper>
  );
  return (
    <>
      <Picker
        label={monster !== undefined && !isPrinted ? `${labels.monster} (${labels.changed})` : labels.monster}
        value={monster?.id ?? ''}
        shown={monster?.ru ?? labels.ownMonster}
        options={optionsOf(data.monsters)}
        words={FIND_MONSTER}
        turn={AT_ONCE}
        onChange={
          actions &&
          ((id) => {
            const next = data.monsters.find((m) => m.id === id);
            change(next === undefined ? { health: foe.health, evasion: foe.evasion, attack: foe.attack } : foeOf(next));
          })
        }
      />
      {number('health', labels.foeHealth)}
      {number('evasion', labels.evasion)}
      {number('attack', labels.foeAttack)}
      <Remarks foe={foe} monster={monster} />
      {actions !== undefined && ((monster !== undefined && !isPrinted) || foes > 1) && (
        <p class="c-buttons">
          {monster !== undefined && !isPrinted && (
            <button type="button" class="c-button" onClick={() => change(foeOf(monster))}>
              {labels.asPrinted}
            </button>
          )}
          {foes > 1 && (
            <button
              type="button"
              class="c-button"
              aria-label={`${labels.removeFoe}: ${at + 1}`}
              onClick={() => actions.change((state) => withoutFoe(state, at))}
            >
              {labels.removeFoe}
            </button>
          )}
        </p>
      )}
    </>
  );
};

/** Every monster with its figures, kind by kind, and numbers of the reader's own. */
const optionsOf = (monsters: readonly Monster[]): readonly PickerOption[] => [
  { value: '', name: labels.ownMonster },
  ...KINDS.flatMap((kind) =>
    monsters
      .filter((monster) => monster.kind === kind)
      .map(({ id, en, ru, spoken, health, evasion, attack }) => ({
        value: id,
        name: ru,
        en,
        beside: labels.card(KIND_NAMES[kind], health, evasionWords(evasion ?? 0), attack),
        also: `${spoken} ${KIND_NAMES[kind]}`,
      })),
  ),
];

/** What is to be said of the numbers. */
const Remarks = ({ foe, monster }: { readonly foe: NamedFoe; readonly monster: Monster | undefined }) => (
  <>
    {foe.evasion === 0 && <p class="c-hint">{labels.noEvasion}</p>}
    {monster?.isUnsure === true && <p class="c-hint">{labels.unsure}</p>}
    {monster?.conflicts.map(({ field, also }) => (
      <p key={field} class="c-hint">
        {labels.also(FIELD_NAMES[field], also.join(', '))}
      </p>
    ))}
  </>
);
