import { useState } from 'preact/hooks';
import type { Catalog } from '../../../../engines/foursouls/stack/ability.ts';
import { Picker } from '../../../shared/controls/Picker.tsx';
import { DIE, laidQuickly, QUICK_TABLE, responsesFor, type QuickTable } from '../quick-table.ts';
import { cardsFor, type Choice } from '../sandbox-model.ts';
import type { Commands } from '../view-props.ts';
import { templateName } from '../words/names.ts';
import { besideCard, Q, quickTitle } from '../words/quick.ts';
import { PICK } from '../words/sandbox.ts';

interface Props {
  readonly cards: Catalog;
  /** Absent on the server: the form is there to be seen, and waits. */
  readonly on: Pick<Commands, 'begin'> | undefined;
}
interface ChipsProps<T> {
  readonly label: string;
  readonly list: readonly (readonly [value: T, name: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}
/** A choice of one that fits a row. */
const Chips = <T,>({ label, list, value, onChange }: ChipsProps<T>) => (
  <div class="k-quick-row" role="group" aria-label={label}>
    <small>{label}</small>
    <span>
      {list.map(([one, name]) => (
        <button
          key={name}
          type="button"
          class="k-button"
          aria-pressed={one === value}
          aria-label={`${label}: ${name}`}
          onClick={() => onChange(one)}
        >
          {name}
        </button>
      ))}
    </span>
  </div>
);

const ROLLS = [[undefined, Q.noRoll] as const, ...DIE.map((n) => [n, String(n)] as const)];
const SEATS = [
  [0, Q.active],
  [1, Q.other],
] as const;

/** The short way to a table: a monster, the roll, a response. Everything else is in the whole form. */
export const Quick = ({ cards, on }: Props) => {
  const [quick, setQuick] = useState(QUICK_TABLE);
  const set = (change: Partial<QuickTable>) => setQuick({ ...quick, ...change });
  const option = ({ id, name, en }: Choice) => ({ value: id, name, en, beside: besideCard(cards[id]) });
  const pick = (field: 'monster' | 'response', label: string, list: () => readonly Choice[], none?: string) => (
    <Picker
      label={label}
      value={quick[field]}
      shown={quick[field] === '' ? (none ?? '') : templateName(cards[quick[field]])}
      options={[...(none === undefined ? [] : [{ value: '', name: none }]), ...list().map(option)]}
      words={PICK}
      onChange={(id) => set({ [field]: id })}
    />
  );
  return (
    <section class="k-quick waits" id="quick" aria-labelledby="k-quick-title" inert={on === undefined}>
      <h2 id="k-quick-title">{Q.title}</h2>
      <p class="k-hint">{Q.hint}</p>
      {pick('monster', Q.monster, () => cardsFor(cards, 'monsters').filter(({ id }) => cards[id]!.kind === 'monster'))}
      <Chips label={Q.roll} list={ROLLS} value={quick.roll} onChange={(roll) => set({ roll })} />
      {pick('response', Q.response, () => responsesFor(cards), Q.noResponse)}
      <Chips label={Q.seat} list={SEATS} value={quick.seat} onChange={(seat) => set({ seat })} />
      <p class="k-buttons">
        <button
          type="button"
          class="k-button k-main"
          onClick={() => {
            const { setup, actions } = laidQuickly(quick, cards);
            on?.begin(setup, actions, quickTitle(quick, cards));
          }}
        >
          {Q.begin}
        </button>
        <button
          type="button"
          class="k-button"
          onClick={() => {
            const form = document.querySelector<HTMLDetailsElement>('#sandbox')!;
            form.open = true;
            form.scrollIntoView();
            form.querySelector('summary')!.focus({ preventScroll: true });
          }}
        >
          {Q.whole}
        </button>
      </p>
    </section>
  );
};
