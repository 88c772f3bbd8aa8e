import type { MonsterCard } from '../cards.ts';
import { withFoe, withFoeAdded, withFoeEarlier, withPlayers, withoutFoe } from '../changes.ts';
import { BOUNDS, foeOf, type Foe, type State } from '../model.ts';
import { OwnCard } from '../../../shared/own-cards/OwnCard.tsx';
import { withCard, withoutCard } from '../../../shared/own-cards/own-cards.ts';
import type { InputProps } from '../view-props.ts';
import { OWN_CARD, labels } from '../words/labels.ts';
import { foeName, isMany, isParty } from '../words/names.ts';
import { DOUBT_SAYS, DOUBT_SHORT } from './doubt.ts';
import { Figures } from './Figures.tsx';
import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { AT_ONCE, Picker } from '../../../shared/controls/Picker.tsx';
import type { PickerOption } from '../../../shared/controls/picker-option.ts';

interface FoeProps extends InputProps {
  readonly foe: Foe;
  readonly at: number;
}

/** One monster, how many play where that counts, and the way to one monster more. */
export const FoeInputs = (props: InputProps & { readonly at: number; readonly isLast: boolean }) => {
  const { data, state, actions, at, isLast } = props;
  const { foes, players } = state;
  const foe = foes[at]!;
  const isPerPlayer = data.monsters.some((card) => card.isPerPlayer && card.id === foe.id);
  return (
    <>
      <OneFoe {...props} foe={foe} />
      {isPerPlayer && (
        <NumberRow
          label={labels.players}
          value={players}
          bounds={[state.party.length, BOUNDS.players[1]]}
          hint={labels.playersHint}
          onChange={actions && ((n) => actions.change((s) => withPlayers(s, n, data)))}
        />
      )}
      {actions !== undefined && !isLast && (
        <p class="c-buttons">
          <button type="button" class="c-button" onClick={() => actions.change(withFoeAdded)}>
            {labels.addFoe}
          </button>
        </p>
      )}
    </>
  );
};

/** What is to be said of a known monster: how sure it is, what its token does. */
const Remarks = ({ card }: { readonly card: MonsterCard }) => (
  <>
    {card.doubt !== undefined && <p class="c-hint">{DOUBT_SAYS[card.doubt]}</p>}
    {card.notes.map((note) => (
      <p key={note} class="c-hint">
        {note}
      </p>
    ))}
    {card.effects.length > 0 && (
      <ul class="el-effects">
        {card.effects.map(({ says, isCounted }) => (
          <li key={says}>
            {says} {!isCounted && <em>Не считается.</em>}
          </li>
        ))}
      </ul>
    )}
  </>
);
/** Whether it makes a difference that a monster is met once only, by the first investigator. */
const mayAmbush = (state: State): boolean => isMany(state) || isParty(state) || state.rounds > 1;

const OneFoe = (props: FoeProps) => {
  const { data, state, termBase, foe, at, actions } = props;
  const set = actions && ((change: Partial<Foe>) => actions.change((s) => withFoe(s, at, change)));
  const card = data.monsters.find(({ id }) => id === foe.id);
  const { toughness } = foe.monster;
  return (
    <div class="el-foe">
      <MonsterPicker {...props} />
      {card !== undefined && <Remarks card={card} />}
      <Figures foe={foe} card={card} players={state.players} termBase={termBase} onChange={set} />
      {toughness > 1 && (
        <NumberRow
          label={labels.wounds}
          value={foe.wounds}
          bounds={[0, toughness - 1]}
          onChange={set && ((wounds) => set({ wounds }))}
        />
      )}
      {(foe.isAmbush || mayAmbush(state)) && (
        <Check
          label={labels.ambush}
          hint={labels.ambushHint}
          checked={foe.isAmbush}
          onChange={set && ((isAmbush) => set({ isAmbush }))}
        />
      )}
      {actions !== undefined && isMany(state) && <Place {...props} actions={actions} />}
    </div>
  );
};
/** One place earlier, where the order is the reader's own, and out of the fight. */
const Place = ({
  data,
  state,
  foe,
  at,
  actions,
}: FoeProps & { readonly actions: NonNullable<FoeProps['actions']> }) => (
  <p class="c-buttons">
    {state.order === 'given' && at > 0 && (
      <button
        type="button"
        class="c-button"
        aria-label={`${labels.earlierOf}: ${foeName(foe, data)}`}
        onClick={() => actions.change((s) => withFoeEarlier(s, at))}
      >
        {labels.earlier}
      </button>
    )}
    <button
      type="button"
      class="c-button"
      aria-label={`${labels.dropFoe}: ${foeName(foe, data)}`}
      onClick={() => actions.change((s) => withoutFoe(s, at))}
    >
      {labels.dropFoe}
    </button>
  </p>
);

/** «эпический · базовый набор»: what is to be known of a monster before it is chosen. */
const besideOf = ({ monster, set, isOurs, doubt }: MonsterCard): string =>
  [
    ...(monster.isEpic ? ['эпический'] : []),
    set,
    ...(isOurs ? ['перевод наш'] : []),
    ...(doubt === undefined ? [] : [DOUBT_SHORT[doubt]]),
  ].join(' · ');
/** Monsters of the reader's own, of the game, and one without a name. */
const optionsOf = ({ data, own }: InputProps): readonly PickerOption[] => [
  ...own.monsters.map(({ name }) => ({ value: `.${name}`, name, beside: labels.own })),
  ...data.monsters.map((card) => ({ value: card.id, name: card.ru, en: card.en, beside: besideOf(card) })),
  { value: '', name: labels.noMonster },
];
const valueOf = ({ id, name }: Foe): string => (name === undefined ? (id ?? '') : `.${name}`);
/** The monster of an option in the place of another one; without a name its figures stay. */
const chosenFoe = (value: string, was: Foe, { data, own, state }: InputProps): Foe => {
  const { isAmbush } = was;
  const mine = own.monsters.find(({ name }) => `.${name}` === value);
  if (mine !== undefined) return { name: mine.name, monster: mine.monster, wounds: 0, isAmbush };
  const card = data.monsters.find(({ id }) => id === value);
  if (card !== undefined) return { ...foeOf(card, state.players), isAmbush };
  return { monster: was.monster, wounds: was.wounds, isAmbush };
};

const MonsterPicker = (props: FoeProps) => {
  const { data, state, foe, at, actions } = props;
  const choose = (value: string) =>
    actions?.change((s) => ({
      ...s,
      foes: s.foes.map((one, i) => (i === at ? chosenFoe(value, one, { ...props, state: s }) : one)),
    }));
  return (
    <>
      <Picker
        label={isMany(state) ? `${labels.monster} ${at + 1}` : labels.monster}
        value={valueOf(foe)}
        shown={foeName(foe, data)}
        options={optionsOf(props)}
        words={{ find: labels.find, nothing: labels.nothing }}
        turn={AT_ONCE}
        onChange={actions && choose}
      />
      {actions !== undefined && foe.id === undefined && <OwnMonster {...props} actions={actions} />}
    </>
  );
};
/** A monster that is not the game's, kept under a name. */
const OwnMonster = ({ foe, at, actions }: FoeProps & { readonly actions: NonNullable<FoeProps['actions']> }) => (
  <OwnCard
    key={foe.name ?? ''}
    summary={labels.keepMonster}
    name={foe.name}
    words={OWN_CARD}
    onKeep={(name) => {
      actions.own((kept) => ({ ...kept, monsters: withCard(kept.monsters, { name, monster: foe.monster }) }));
      actions.change((s) => withFoe(s, at, { name }));
    }}
    onDrop={(name) => {
      actions.own((kept) => ({ ...kept, monsters: withoutCard(kept.monsters, name) }));
      actions.change((s) => withFoe(s, at, { name: undefined }));
    }}
  />
);
