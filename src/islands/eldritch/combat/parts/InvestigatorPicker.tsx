import type { Doubt, InvestigatorCard } from '../cards.ts';
import { withHero, withInvestigator, withMember } from '../changes.ts';
import type { State } from '../model.ts';
import { OwnCard } from '../../../shared/own-cards/OwnCard.tsx';
import { withCard, withoutCard } from '../../../shared/own-cards/own-cards.ts';
import type { OwnCards } from '../own-cards.ts';
import type { MemberProps } from '../view-props.ts';
import { OWN_CARD, labels } from '../words/labels.ts';
import { investigatorName, isParty } from '../words/names.ts';
import { DOUBT_SAYS, DOUBT_SHORT } from './doubt.ts';
import { AT_ONCE, Picker } from '../../../shared/controls/Picker.tsx';
import type { PickerOption } from '../../../shared/controls/picker-option.ts';
import { keepChosen } from '../../../shared/state/last-chosen.ts';

interface Props extends MemberProps {
  readonly own: OwnCards;
}

/** Investigators of the game, the reader's own, or nobody by name. */
export const InvestigatorPicker = ({ data, state, own, at, actions }: Props) => {
  const { investigator, hero } = state.party[at]!;
  const card = data.investigators.find(({ id }) => id === investigator.id);
  const options: readonly PickerOption[] = [
    ...own.investigators.map(({ name }) => ({ value: `.${name}`, name, beside: labels.own })),
    ...data.investigators.map(({ id, ru, en, occupation, set, doubt, skills }) => ({
      value: id,
      name: ru,
      en,
      also: occupation,
      beside: [set, ...doubtOf(doubt, skills !== undefined)].join(' · '),
    })),
    { value: '', name: labels.nobody },
  ];
  const change = (value: string) => {
    const mine = own.investigators.find(({ name }) => `.${name}` === value);
    const chosen = data.investigators.find(({ id }) => id === value);
    // The first of a party is the reader's own.
    if (at === 0) keepChosen('eldritch', chosen?.id);
    actions?.change((s) => (mine === undefined ? withInvestigator(s, chosen, at) : withOwn(s, at, mine)));
  };
  const shown = investigatorName(investigator, data);
  return (
    <>
      <Picker
        label={isParty(state) ? `${labels.investigator} ${at + 1}` : labels.investigator}
        value={investigator.name === undefined ? (investigator.id ?? '') : `.${investigator.name}`}
        shown={shown}
        options={options}
        words={{ find: labels.find, nothing: labels.nothing }}
        turn={AT_ONCE}
        onChange={actions && change}
      />
      {card !== undefined && <Remarks card={card} />}
      {actions !== undefined && card === undefined && (
        <OwnCard
          key={`${at} ${investigator.name ?? ''}`}
          summary={labels.keepInvestigator}
          name={investigator.name}
          words={OWN_CARD}
          onKeep={(name) => {
            const { health, sanity, skills } = hero;
            actions.own((kept) => ({
              ...kept,
              investigators: withCard(kept.investigators, { name, health, sanity, skills }),
            }));
            actions.change((s) => withMember(s, at, { investigator: { name } }));
          }}
          onDrop={(name) => {
            actions.own((kept) => ({ ...kept, investigators: withoutCard(kept.investigators, name) }));
            actions.change((s) => withMember(s, at, { investigator: {} }));
          }}
        />
      )}
    </>
  );
};
const NO_NUMBERS = 'Чисел этого сыщика нет ни в одном списке: поставьте их со своего листа.';
/** How sure his numbers are. */
const Remarks = ({ card: { skills, doubt, note } }: { readonly card: InvestigatorCard }) => (
  <>
    {skills === undefined && <p class="c-hint">{NO_NUMBERS}</p>}
    {skills !== undefined && doubt !== undefined && <p class="c-hint">{DOUBT_SAYS[doubt]}</p>}
    {note !== undefined && <p class="c-hint">{note}</p>}
  </>
);
const doubtOf = (doubt: Doubt | undefined, isKnown: boolean): readonly string[] => {
  if (!isKnown) return ['чисел нет'];
  return doubt === undefined ? [] : [DOUBT_SHORT[doubt]];
};
const withOwn = (state: State, at: number, card: OwnCards['investigators'][number]): State => {
  const { name, health, sanity, skills } = card;
  const plain = withInvestigator(state, undefined, at);
  return withMember(withHero(plain, { health, sanity, skills }, at), at, { investigator: { name } });
};
