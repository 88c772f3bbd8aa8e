import { useState } from 'preact/hooks';
import { Chips } from '../../../../shared/controls/Chips.tsx';
import { NumberRow } from '../../../../shared/controls/NumberRow.tsx';
import { Picker } from '../../../../shared/controls/Picker.tsx';
import type { PickerOption } from '../../../../shared/controls/picker-option.ts';
import { INVESTIGATOR_LABELS } from '../../../shared/words.ts';
import { inputOf, TestQuestion, whoPieces, withPieces } from '../../inputs/question.tsx';
import {
  AIMS,
  LOANS,
  PRICE,
  RESOURCES,
  WANTS,
  nextToSet,
  slotOf,
  withSlot,
  type Aim,
  type AssetCard,
  type LoanChoice,
  type Slot,
  type Taken,
} from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { cardName, reserveSays, resourcesSay } from '../words/answer.ts';
import {
  AIM_NAMES,
  AIM_SAYS,
  LOAN_NAMES,
  LOAN_SAYS,
  REMARKS,
  labels,
  WANT_NAMES,
  slotLabel,
  wantLabel,
} from '../words/labels.ts';

/** Who acquires, out of what, and what he wants of it: the question in a sentence. */
export const Inputs = (props: InputProps) => {
  const { state, actions } = props;
  const input = inputOf(props);
  return (
    <TestQuestion
      isLive={actions !== undefined}
      pieces={[
        ...whoPieces(input),
        ', ',
        ...withPieces(input),
        '. В резерве ',
        { id: 'reserve', says: reserveSays(state), label: labels.reserve, edit: <Reserve {...props} /> },
        '. Надо ',
        {
          id: 'aim',
          says: `${AIM_SAYS[state.aim]} ${LOAN_SAYS[state.loan]}${resourcesSay(state)}`,
          label: labels.aim,
          edit: (
            <>
              <AimInput {...props} />
              <Loan {...props} />
              <NumberRow
                label={labels.resources}
                value={state.resources}
                bounds={RESOURCES}
                hint={labels.resourcesHint}
                href={`${props.termBase}resource/`}
                onChange={actions && ((resources) => actions.change((s) => ({ ...s, resources })))}
              />
            </>
          ),
        },
        '.',
      ]}
    />
  );
};

/** The places of the reserve. After a card is taken the list of the next place opens, until the whole reserve is the reader's. */
const Reserve = (props: InputProps) => {
  const { state, termBase } = props;
  const [taken, setTaken] = useState<Taken>({});
  const [turn, setTurn] = useState<{ readonly at: number | undefined }>();
  const goOn = (at: number, id: string) => {
    const now = { ...taken, [at]: id };
    setTaken(now);
    setTurn({ at: nextToSet(state, at, now) });
  };
  return (
    <>
      <p class="c-hint">
        <a href={`${termBase}reserve/`}>{labels.reserve}</a>. {labels.reserveHint}
      </p>
      {state.reserve.map((slot, at) => (
        <Place
          key={at}
          {...props}
          slot={slot}
          at={at}
          turn={turn?.at === at ? turn : undefined}
          onTaken={(id) => goOn(at, id)}
        />
      ))}
    </>
  );
};
/** What is wanted of the reserve. */
const AimInput = ({ state, actions }: InputProps) => (
  <Chips<Aim>
    class="c-wide"
    label={labels.aim}
    name="et-aim"
    value={state.aim}
    options={AIMS.map((value) => ({ value, label: AIM_NAMES[value] }))}
    onChange={actions && ((aim) => actions.change((s) => ({ ...s, aim })))}
  />
);
/** Whether a loan may be taken, and what for. */
const Loan = ({ state, termBase, actions }: InputProps) => (
  <Chips<LoanChoice>
    class="c-wide"
    label={
      <>
        <a href={`${termBase}bank-loan/`}>{labels.loan}</a>. {labels.loanHint}
      </>
    }
    name="et-loan"
    value={state.loan}
    options={LOANS.map((value) => ({ value, label: LOAN_NAMES[value] }))}
    onChange={actions && ((loan) => actions.change((s) => ({ ...s, loan })))}
  />
);

/** A card in the list: both names, its price and where it is from. */
const optionOf = ({ id, name, en, isOurs, spoken = '', price, traits, set, box }: AssetCard): PickerOption => ({
  value: id,
  name,
  en,
  also: `${traits} ${spoken}`,
  box,
  beside: [`цена ${price}`, traits, set, ...(isOurs ? ['перевод наш'] : [])].join(' · '),
});

interface PlaceProps extends InputProps {
  readonly slot: Slot;
  readonly at: number;
  /** Another object than before: the list of the place opens. */
  readonly turn: object | undefined;
  readonly onTaken: (id: string) => void;
}
/** One place of the reserve. */
const Place = ({ slot, at, turn, onTaken, data, actions }: PlaceProps) => {
  const card = data.assets.find(({ id }) => id === slot.id);
  const set = actions && ((change: (slot: Slot) => Slot) => actions.change((s) => withSlot(s, at, change)));
  const choose = (id: string) => {
    set?.(({ want, price }) =>
      slotOf(
        data.assets.find((one) => one.id === id),
        want,
        price,
      ),
    );
    onTaken(id);
  };
  const shown = `${cardName(slot, data)}, цена\u00a0${slot.price}`;
  const options = data.assets.map(optionOf);
  return (
    <section class="et-place">
      <Picker
        label={slotLabel(at)}
        value={slot.id ?? ''}
        shown={shown}
        options={[{ value: '', name: labels.ownCard, beside: 'поставьте её цену' }, ...options]}
        words={{ find: INVESTIGATOR_LABELS.find, nothing: labels.nothingFound }}
        onChange={actions && choose}
        turn={turn}
      />
      {card === undefined && (
        <NumberRow
          label={labels.ownPrice}
          value={slot.price}
          bounds={PRICE}
          onChange={set && ((price) => set((before) => ({ ...before, price })))}
        />
      )}
      {card?.remarks.map((remark) => (
        <p key={remark} class="c-hint">
          {REMARKS[remark]}
        </p>
      ))}
      <Chips
        label={<span class="c-said">{wantLabel(at)}</span>}
        name={`et-want-${at}`}
        value={String(slot.want)}
        options={WANTS.map((want) => ({ value: String(want), label: WANT_NAMES[want] }))}
        onChange={
          set &&
          ((value) => {
            const want = WANTS.find((one) => String(one) === value);
            if (want !== undefined) set((before) => ({ ...before, want }));
          })
        }
      />
    </section>
  );
};
