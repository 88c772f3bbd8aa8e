import { AT_ONCE, Picker } from '../../shared/controls/Picker.tsx';
import type { PickerOption } from '../../shared/controls/picker-option.ts';
import type { InvestigatorCard } from './investigator.ts';
import { DOUBT_SAYS, DOUBT_SHORT, INVESTIGATOR_LABELS as labels } from './words.ts';

interface Props {
  readonly label?: string;
  readonly investigators: readonly InvestigatorCard[];
  /** Of the reader's own, before those of the game. */
  readonly own?: readonly PickerOption[];
  readonly value: string;
  readonly shown?: string;
  /** Absent on the server. */
  readonly onChange: ((value: string) => void) | undefined;
}
const optionOf = ({ id, ru, en, occupation, set, box, doubt, skills }: InvestigatorCard): PickerOption => {
  const certain = doubt === undefined ? [] : [DOUBT_SHORT[doubt]];
  const sure = skills === undefined ? [labels.noNumbersShort] : certain;
  return { value: id, name: ru, en, also: occupation, box, beside: [set, ...sure].join(' · ') };
};
/**
 * Investigators of the game, the reader's own, or an unnamed one; below, how sure the numbers of the chosen one are.
 */
export const InvestigatorSelect = ({
  label = labels.label,
  investigators,
  own = [],
  value,
  shown,
  onChange,
}: Props) => {
  const card = investigators.find(({ id }) => id === value);
  return (
    <>
      <Picker
        label={label}
        value={value}
        shown={shown ?? card?.ru ?? labels.nobody}
        options={[...own, ...investigators.map(optionOf), { value: '', name: labels.nobody }]}
        words={labels}
        turn={AT_ONCE}
        onChange={onChange}
      />
      {card !== undefined && <Remarks card={card} />}
    </>
  );
};
const Remarks = ({ card: { skills, doubt, note } }: { readonly card: InvestigatorCard }) => (
  <>
    {skills === undefined && <p class="c-hint">{labels.noNumbers}</p>}
    {skills !== undefined && doubt !== undefined && <p class="c-hint">{DOUBT_SAYS[doubt]}</p>}
    {note !== undefined && <p class="c-hint">{note}</p>}
  </>
);
