import { useState } from 'preact/hooks';
import type { Item } from '../../../../engines/eldritch/combat/model/fighter.ts';
import { withThing, withoutThing } from '../changes.ts';
import type { ItemCard } from '../cards.ts';
import { areTogether, carriedOf, ownCarried, type Carried } from '../items.ts';
import { BOUNDS } from '../model.ts';
import type { MemberProps } from '../view-props.ts';
import { carriedName, carriesSays } from '../words/items.ts';
import { labels } from '../words/labels.ts';
import { Button } from '../../shared/Button.tsx';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { Picker } from '../../../shared/controls/Picker.tsx';
import type { PickerOption } from '../../../shared/controls/picker-option.ts';

const OWN = '';

/** What is carried: each with what is counted of it, and one more out of the list or by numbers. */
export const Things = (props: MemberProps) => {
  const { data, state, at, actions } = props;
  const { things } = state.party[at]!.hero;
  const mayOne = data.items.some((card) => areTogether([...things, carriedOf(card)]));
  return (
    <>
      {things.length > 0 && (
        <ul class="el-things">
          {things.map((thing, place) => (
            <OneThing key={thing.id ?? `${place}`} {...props} thing={thing} place={place} />
          ))}
        </ul>
      )}
      {actions !== undefined &&
        (mayOne ? <OneMore {...props} actions={actions} /> : <p class="c-hint">{labels.thingsFull}</p>)}
    </>
  );
};

const OneThing = ({
  data,
  at,
  actions,
  thing,
  place,
}: MemberProps & { readonly thing: Carried; readonly place: number }) => {
  const name = carriedName(thing, data);
  const says = carriesSays(thing.carries);
  return (
    <li>
      <span>
        <b>{name}</b> {says.toLowerCase() !== name.toLowerCase() && <small>{says}</small>}
      </span>
      {actions !== undefined && (
        <Button
          label={`${labels.dropThing}: ${name}`}
          onPress={() => actions.change((s) => withoutThing(s, at, place))}
        >
          {labels.dropThing}
        </Button>
      )}
    </li>
  );
};

const optionOf = (card: ItemCard): PickerOption => ({
  value: card.id,
  name: card.ru,
  en: card.en,
  also: card.spoken,
  box: card.box,
  beside: [carriesSays(card.carries), card.set, ...(card.isOurs ? [labels.ours] : [])].join(' · '),
});
/** One more thing: of the game, or the reader's own. */
const OneMore = ({
  data,
  state,
  at,
  actions,
}: MemberProps & { readonly actions: NonNullable<MemberProps['actions']> }) => {
  const { things } = state.party[at]!.hero;
  const [isOwn, setOwn] = useState(false);
  const others = data.items.filter((card) => !things.some(({ id }) => id === card.id));
  const take = (value: string) => {
    const card = others.find(({ id }) => id === value);
    setOwn(value === OWN);
    if (card !== undefined) actions.change((s) => withThing(s, at, carriedOf(card)));
  };
  const takeOwn = (item: Item) => {
    actions.change((s) => withThing(s, at, ownCarried(item)));
    setOwn(false);
  };
  return (
    <>
      <Picker
        label={labels.addThing}
        value="-"
        shown={labels.choose}
        options={[...others.map(optionOf), { value: OWN, name: labels.ownThing }]}
        words={{ find: labels.find, nothing: labels.noThing }}
        onChange={take}
      />
      {isOwn && <OwnThing onTake={takeOwn} />}
    </>
  );
};

const WHENS = ['once', 'round', 'ward'] as const;
type When = (typeof WHENS)[number];
const WHEN_NAMES: { readonly [w in When]: string } = {
  once: 'Бонус, потом сброс',
  round: 'Бонус раз в раунд',
  ward: 'Сохраняет при потере',
};
/** The reader's own item: a bonus that is used up, or something that prevents a loss. */
const OwnThing = ({ onTake }: { readonly onTake: (item: Item) => void }) => {
  const [when, setWhen] = useState<When>('once');
  const [first, setFirst] = useState(0);
  const [second, setSecond] = useState(2);
  const isWard = when === 'ward';
  const item: Item = isWard
    ? { kind: 'ward', health: second, sanity: first }
    : { kind: 'bonus', will: first, strength: second, perRound: when === 'round' };
  return (
    <div class="el-own-thing">
      <Chips<When>
        label={labels.ownWhen}
        name="el-own-when"
        class="c-wide"
        value={when}
        options={WHENS.map((value) => ({ value, label: WHEN_NAMES[value] }))}
        onChange={setWhen}
      />
      <NumberRow
        label={isWard ? labels.thingSaves('рассудок') : labels.thingBonus('воле')}
        value={first}
        bounds={BOUNDS.item}
        onChange={setFirst}
      />
      <NumberRow
        label={isWard ? labels.thingSaves('здоровье') : labels.thingBonus('силе')}
        value={second}
        bounds={BOUNDS.item}
        onChange={setSecond}
      />
      <p class="c-buttons">
        <Button isIdle={first + second === 0} onPress={() => onTake(item)}>
          {labels.ownAdd}
        </Button>
      </p>
    </div>
  );
};
