import { keepChosen } from '../../../shared/state/last-chosen.ts';
import { Button } from '../../shared/Button.tsx';
import { InvestigatorSelect } from '../../shared/InvestigatorSelect.tsx';
import { withHero, withInvestigator, withMember, withMemberAdded, withoutMember } from '../changes.ts';
import { MOST_HEROES, type State } from '../model.ts';
import type { OwnCards } from '../own-cards.ts';
import type { MemberProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { investigatorName, isParty, memberName, pickedValue } from '../words/names.ts';
import { Keep } from './Keep.tsx';

/** Investigators of the game, the reader's own, or an unnamed one. */
export const InvestigatorPicker = ({ data, state, own, at, actions }: MemberProps) => {
  const { investigator, hero } = state.party[at]!;
  const { health, sanity, skills } = hero;
  const isKnown = data.investigators.some(({ id }) => id === investigator.id);
  const choose = (value: string) => {
    const mine = own.investigators.find(({ name }) => pickedValue({ name }) === value);
    const chosen = data.investigators.find(({ id }) => id === value);
    // The first of a party is the reader's own.
    if (at === 0) keepChosen('eldritch', chosen?.id);
    actions?.change((s) => (mine === undefined ? withInvestigator(s, chosen, at) : withOwn(s, at, mine)));
  };
  return (
    <>
      <InvestigatorSelect
        label={isParty(state) ? `${labels.investigator} ${at + 1}` : labels.investigator}
        investigators={data.investigators}
        own={own.investigators.map(({ name }) => ({ value: pickedValue({ name }), name, beside: labels.own }))}
        value={pickedValue(investigator)}
        shown={investigatorName(investigator, data)}
        onChange={actions && choose}
      />
      {actions !== undefined && !isKnown && (
        <Keep
          key={at}
          list="investigators"
          summary={labels.keepInvestigator}
          name={investigator.name}
          card={{ health, sanity, skills }}
          actions={actions}
          onNamed={(name) => actions.change((s) => withMember(s, at, { investigator: { ...(name && { name }) } }))}
        />
      )}
    </>
  );
};
const withOwn = (state: State, at: number, card: OwnCards['investigators'][number]): State => {
  const { name, health, sanity, skills } = card;
  const plain = withInvestigator(state, undefined, at);
  return withMember(withHero(plain, { health, sanity, skills }, at), at, { investigator: { name } });
};

/** One more investigator, or one fewer. */
export const PartySize = ({ data, state, at, actions }: MemberProps) => (
  <p class="c-buttons">
    {actions !== undefined && state.party.length < MOST_HEROES && (
      <Button onPress={() => actions.change((s) => withMemberAdded(s, data))}>{labels.addHero}</Button>
    )}
    {actions !== undefined && isParty(state) && (
      <Button
        label={`${labels.dropHero}: ${memberName(state, at, data)}`}
        onPress={() => actions.change((s) => withoutMember(s, at))}
      >
        {labels.dropHero}
      </Button>
    )}
  </p>
);
