import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { AT_ONCE, Picker } from '../../../shared/controls/Picker.tsx';
import type { PickerOption } from '../../../shared/controls/picker-option.ts';
import { Button } from '../../shared/Button.tsx';
import { DOUBT_SAYS, DOUBT_SHORT } from '../../shared/words.ts';
import type { BareMonster, MonsterCard } from '../cards.ts';
import { withFiguresSet, withFoe, withFoeAdded, withFoeEarlier, withPlayers, withoutFoe } from '../changes.ts';
import { BOUNDS, foeOf, notSetFoe, type Foe, type State } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { foeName, isMany, isParty, pickedValue } from '../words/names.ts';
import { Figures } from './Figures.tsx';
import { Keep } from './Keep.tsx';

interface FoeProps extends InputProps {
  readonly foe: Foe;
  readonly at: number;
}

/** One monster, how many play where that counts, and the way to one monster more. */
export const FoeInputs = (props: InputProps & { readonly at: number; readonly isLast: boolean }) => {
  const { data, state, actions, at, isLast } = props;
  const foe = state.foes[at]!;
  const isPerPlayer = data.monsters.some((card) => card.isPerPlayer && card.id === foe.id);
  return (
    <>
      <OneFoe {...props} foe={foe} />
      {isPerPlayer && (
        <NumberRow
          label={labels.players}
          value={state.players}
          bounds={[state.party.length, BOUNDS.players[1]]}
          hint={labels.playersHint}
          onChange={actions && ((n) => actions.change((s) => withPlayers(s, n, data)))}
        />
      )}
      {actions !== undefined && !isLast && (
        <p class="c-buttons">
          <Button onPress={() => actions.change(withFoeAdded)}>{labels.addFoe}</Button>
        </p>
      )}
    </>
  );
};

/** What is to be said of a known monster: how sure it is, what its token does. */
const Remarks = ({ card: { doubt, notes, effects } }: { readonly card: MonsterCard }) => (
  <>
    {[...(doubt === undefined ? [] : [DOUBT_SAYS[doubt]]), ...notes].map((note) => (
      <p key={note} class="c-hint">
        {note}
      </p>
    ))}
    {effects.length > 0 && (
      <ul class="el-effects">
        {effects.map(({ says, isCounted }) => (
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
      {bareOf(props).some(({ ru }) => ru === foe.name) && <p class="c-hint">{labels.setFigures}</p>}
      <Figures {...{ foe, card, termBase }} players={state.players} flagNames={data.prose.flags} onChange={set} />
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
      {isMany(state) && <Place {...props} />}
    </div>
  );
};
/** One place earlier, where the order is the reader's own, and out of the fight. */
const Place = ({ data, state, foe, at, actions }: FoeProps) => {
  const button = (says: string, label: string, change: (s: State) => State) => (
    <Button label={`${label}: ${foeName(foe, data)}`} onPress={() => actions?.change(change)}>
      {says}
    </Button>
  );
  return actions === undefined ? null : (
    <p class="c-buttons">
      {state.order === 'given' && at > 0 && button(labels.earlier, labels.earlierOf, (s) => withFoeEarlier(s, at))}
      {button(labels.dropFoe, labels.dropFoe, (s) => withoutFoe(s, at))}
    </p>
  );
};

/** «эпический · базовый набор»: what is to be known of a monster before it is chosen. */
const besideOf = ({ monster, set, isOurs, doubt }: MonsterCard): string =>
  [
    ...(monster.isEpic ? ['эпический'] : []),
    set,
    ...(isOurs ? [labels.ours] : []),
    ...(doubt === undefined ? [] : [DOUBT_SHORT[doubt]]),
  ].join(' · ');
/** Monsters whose figures the reader has yet to set. */
const bareOf = ({ data, own }: Pick<InputProps, 'data' | 'own'>): readonly BareMonster[] =>
  data.bareMonsters.filter(({ ru }) => own.monsters.every(({ name }) => name !== ru));
/** Monsters of the reader's own, of the game, and one without a name. */
const optionsOf = ({ data, own }: InputProps): readonly PickerOption[] => [
  ...own.monsters.map(({ name }) => ({ value: pickedValue({ name }), name, beside: labels.own })),
  ...data.monsters.map((card) => ({
    value: card.id,
    name: card.ru,
    en: card.en,
    box: card.box,
    beside: besideOf(card),
  })),
  ...bareOf({ data, own }).map(({ ru, en, set, box, isOurs }) => ({
    value: pickedValue({ name: ru }),
    name: ru,
    en,
    box,
    beside: [set, ...(isOurs ? [labels.ours] : []), labels.noFigures].join(' · '),
  })),
  { value: '', name: labels.noMonster },
];
/** The monster of an option in the place of another one; without a name its figures stay. */
const chosenFoe = (value: string, was: Foe, { data, own, state }: InputProps): Foe => {
  const { isAmbush } = was;
  const mine = own.monsters.find(({ name }) => pickedValue({ name }) === value);
  if (mine !== undefined) return { name: mine.name, monster: mine.monster, wounds: 0, isAmbush };
  const card = data.monsters.find(({ id }) => id === value);
  if (card !== undefined) return { ...foeOf(card, state.players), isAmbush };
  const bare = bareOf({ data, own }).find(({ ru }) => pickedValue({ name: ru }) === value);
  if (bare !== undefined) return notSetFoe(bare.ru, isAmbush);
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
        value={pickedValue(foe)}
        shown={foeName(foe, data)}
        options={optionsOf(props)}
        words={{ find: labels.find, nothing: labels.nothing }}
        // Who is sent to set the figures has chosen the monster.
        turn={foe.isNotSet ? undefined : AT_ONCE}
        onChange={actions && choose}
      />
      {actions !== undefined && foe.id === undefined && (
        <Keep
          list="monsters"
          summary={labels.keepMonster}
          name={foe.name}
          card={{ monster: foe.monster }}
          actions={actions}
          onNamed={(name) => actions.change((s) => withFoe(withFiguresSet(s, at), at, { name }))}
        />
      )}
    </>
  );
};
