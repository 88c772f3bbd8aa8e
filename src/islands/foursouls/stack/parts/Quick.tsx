import { useEffect, useState } from 'preact/hooks';
import type { Catalog } from '../../../../engines/foursouls/stack/ability.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Picker } from '../../../shared/controls/Picker.tsx';
import { keepCharacter, lastCharacter } from '../../shared/last-character.ts';
import { DIE, laidQuickly, QUICK_TABLE, responsesFor, type Attacker, type QuickTable } from '../quick-table.ts';
import { cardsFor, type CardOption } from '../sandbox-model.ts';
import type { Commands } from '../commands.ts';
import { cardNote, Q, quickTitle, shownName } from '../words/quick.ts';
import { optionOf, PICK } from '../words/sandbox.ts';

interface Props {
  readonly cards: Catalog;
  readonly characters: readonly Attacker[];
  /** Absent on the server: the form is there to be seen, and waits. */
  readonly actions: Pick<Commands, 'begin'> | undefined;
}
/** Of the roll that has not been thrown. */
const NO_ROLL = 'none';
const ROLLS = [{ value: NO_ROLL, label: Q.noRoll }, ...DIE.map((n) => ({ value: String(n), label: String(n) }))];

/** The short way to a table: a monster, a response, the roll. Everything else is in the whole form. */
export const Quick = ({ cards, characters, actions }: Props) => {
  const [quick, setQuick] = useState(QUICK_TABLE);
  // Who has chosen the monster is asked for the response next.
  const [turn, setTurn] = useState<object>();
  useEffect(() => setQuick((begun) => ({ ...begun, attacker: lastCharacter(characters) })), []);
  const set = (change: Partial<QuickTable>) => setQuick({ ...quick, ...change });
  const option = (choice: CardOption) => ({
    ...optionOf(choice),
    beside: cardNote(cards[choice.id], choice.isSample),
  });
  const pick = (field: 'monster' | 'response', label: string, list: () => readonly CardOption[], none?: string) => (
    <Picker
      label={label}
      value={quick[field]}
      shown={quick[field] === '' ? (none ?? '') : shownName(cards[quick[field]])}
      options={[...(none === undefined ? [] : [{ value: '', name: none }]), ...list().map(option)]}
      words={{ ...PICK, nothing: Q.nothing }}
      turn={field === 'response' ? turn : undefined}
      onChange={(id) => {
        set({ [field]: id });
        if (field === 'monster' && quick.response === '') setTurn({});
      }}
    />
  );
  return (
    <section class="k-quick waits" id="quick" aria-labelledby="k-quick-title" inert={actions === undefined}>
      <h2 id="k-quick-title">{Q.title}</h2>
      <Picker
        label={Q.attacker}
        value={quick.attacker?.id ?? ''}
        shown={quick.attacker?.ru ?? Q.active}
        options={[{ value: '', name: Q.active }, ...characters.map(({ id, ru, en }) => ({ value: id, name: ru, en }))]}
        words={{ ...PICK, nothing: Q.noCharacter }}
        onChange={(id) => {
          const attacker = characters.find((one) => one.id === id);
          keepCharacter(attacker?.id);
          set({ attacker });
        }}
      />
      {pick('monster', Q.monster, () => cardsFor(cards, 'monsters').filter(({ id }) => cards[id]!.kind === 'monster'))}
      {pick('response', Q.response, () => responsesFor(cards), Q.noResponse)}
      {quick.response !== '' && (
        <Chips
          label={Q.seat}
          name="k-seat"
          options={[
            { value: '0', label: quick.attacker?.ru ?? Q.active },
            { value: '1', label: Q.other },
          ]}
          value={String(quick.seat)}
          onChange={actions && ((value) => set({ seat: value === '0' ? 0 : 1 }))}
        />
      )}
      <Chips
        label={Q.roll}
        name="k-roll"
        options={ROLLS}
        value={String(quick.roll ?? NO_ROLL)}
        onChange={actions && ((value) => set({ roll: DIE.find((n) => String(n) === value) }))}
      />
      <p class="c-buttons">
        <button
          type="button"
          class="c-button c-main"
          onClick={() => {
            const laid = laidQuickly(quick, cards);
            actions?.begin(laid.setup, laid.actions, quickTitle(quick, cards));
          }}
        >
          {Q.begin}
        </button>
        <button
          type="button"
          class="c-button"
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
