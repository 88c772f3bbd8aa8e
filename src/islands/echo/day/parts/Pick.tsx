import { useState } from 'preact/hooks';
import { cursedPlaces, type DayState, type Enemy, type Holder } from '../../../../engines/echo/day/state.ts';
import { DISTRICTS, MOST } from '../../../../engines/echo/day/words.ts';
import { compareRu } from '../../../../lib/collate-ru.ts';
import { Select, type SelectOption } from '../../../shared/controls/Select.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import type { LiveProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName, districtName, holderName, placeName } from '../words/names.ts';
import { Choice } from './Press.tsx';

const OTHER = 'other';
interface PlaceProps extends Pick<LiveProps, 'state' | 'actions'> {
  readonly label: string;
  readonly value: number | null;
  readonly onPick: (place: number) => void;
}
/** A location of the list, cursed ones first, or another one by its name. */
export const PlacePick = ({ label, state, value, onPick, actions }: PlaceProps) => {
  const [isOther, setOther] = useState(false);
  const cursed = cursedPlaces(state);
  const options = state.places
    .map((place, i): SelectOption => ({ value: String(i), label: placeName(place) }))
    .sort((a, b) => compareRu(a.label, b.label));
  const isIn = (o: SelectOption) => cursed.includes(Number(o.value));
  const groups = [
    { label: '', options: [{ value: '', label: labels.choosePlace }] },
    { label: 'Проклятые', options: options.filter(isIn) },
    { label: 'Остальные', options: options.filter((o) => !isIn(o)) },
    { label: 'Нет в списке', options: [{ value: OTHER, label: labels.otherPlace }] },
  ];
  return (
    <div class="d-place">
      <Select
        label={label}
        value={isOther ? OTHER : String(value ?? '')}
        groups={groups.filter((g) => g.options.length > 0)}
        onChange={(v) => {
          setOther(v === OTHER);
          if (v !== OTHER && v !== '') onPick(Number(v));
        }}
      />
      {isOther && (
        <NameField
          label={labels.placeName}
          button={labels.add}
          onName={(name) => {
            const place = actions.placeNamed(name);
            if (place === undefined) return;
            setOther(false);
            onPick(place);
          }}
        />
      )}
    </div>
  );
};

interface MoveProps extends Pick<PlaceProps, 'label' | 'state' | 'actions'> {
  readonly enemy: Enemy;
}
/** Where an enemy is now. */
export const MovePick = ({ enemy: { id, place }, ...pick }: MoveProps) => (
  <PlacePick {...pick} value={place} onPick={(to) => pick.actions.act({ kind: 'move', enemy: id, to })} />
);

interface NameProps {
  readonly label: string;
  readonly button: string;
  readonly value?: string;
  readonly isEmptyAllowed?: boolean;
  readonly onName: (name: string) => void;
}
/** A name typed by the reader; it counts when the button or Enter is pressed. */
export const NameField = ({ label, button, value = '', isEmptyAllowed = false, onName }: NameProps) => {
  const [text, setText] = useState(value);
  const isOff = text.trim() === '' && !isEmptyAllowed;
  return (
    <form
      class="d-name"
      onSubmit={(e) => {
        e.preventDefault();
        if (!isOff) onName(text.trim().normalize('NFC'));
      }}
    >
      <TextField label={label} value={text} most={MOST.name} onInput={setText} />
      <button type="submit" class="c-button" aria-disabled={isOff}>
        {button}
      </button>
    </form>
  );
};

interface DistrictProps {
  readonly state: DayState;
  readonly value: number | null;
  readonly label?: string;
  readonly onPick: (district: number | null) => void;
}
export const DistrictPick = ({ state, value, label = labels.district, onPick }: DistrictProps) => {
  const options = [
    { value: '', label: labels.noDistrict },
    ...Array.from({ length: DISTRICTS }, (_, i) => ({ value: String(i + 1), label: districtName(state, i + 1) })),
  ];
  return (
    <Select
      label={label}
      value={String(value ?? '')}
      groups={[{ label: '', options }]}
      onChange={(v) => onPick(v === '' ? null : Number(v))}
    />
  );
};

interface WhoProps<T> {
  /** What is asked: «Кто задержал». */
  readonly label: string;
  readonly state: DayState;
  /** Leaves him out, for he has it already. */
  readonly except?: Holder | null;
  readonly onPick: (who: T) => void;
}
const optionsOf = ({ state, except }: Pick<WhoProps<never>, 'state' | 'except'>) =>
  state.detectives.flatMap(({ isOut }, value) =>
    isOut || except === value ? [] : [{ value, says: detectiveName(state, value) }],
  );
/** One button for each detective who is in the game. */
export const WhoButtons = (props: WhoProps<number>) => (
  <Choice kind="d-who" label={props.label} options={optionsOf(props)} onPick={props.onPick} />
);
/** The same, and Juffin's office. */
export const HolderButtons = (props: WhoProps<Holder>) => (
  <Choice<Holder>
    kind="d-who"
    label={props.label}
    options={[
      ...optionsOf(props),
      ...(props.except === 'office' ? [] : [{ value: 'office' as const, says: holderName(props.state, 'office') }]),
    ]}
    onPick={props.onPick}
  />
);
