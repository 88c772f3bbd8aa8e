import { BOUNDS } from '../../../../engines/echo/battle/battle.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { OwnCard as OneCard } from '../../../shared/own-cards/OwnCard.tsx';
import { withCard, withoutCard } from '../../../shared/own-cards/own-cards.ts';
import { withFighter, withoutFighter, withOneMore, type Fighter, type Side } from '../model.ts';
import type { OwnCard } from '../own-cards.ts';
import type { InputProps } from '../view-props.ts';
import { OWN_CARD, labels } from '../words/labels.ts';

interface Props<S extends Side> extends InputProps {
  readonly side: S;
  readonly at: number;
  /** What he is called. */
  readonly called: string;
}

/** One more on a side, one less: above the numbers, which are long. */
export const SideSize = <S extends Side>({ side, at, called, state, actions }: Props<S>) => {
  if (actions === undefined) return null;
  const { length } = state[side];
  return (
    <p class="c-buttons">
      {length < BOUNDS[side][1] && (
        <button type="button" class="c-button" onClick={() => actions.change((s) => withOneMore(s, side))}>
          {labels.add[side]}
        </button>
      )}
      {length > 1 && (
        <button type="button" class="c-button" onClick={() => actions.change((s) => withoutFighter(s, side, at))}>
          {labels.drop(called)}
        </button>
      )}
    </p>
  );
};

/** The numbers of somebody on a side, kept under a name. */
export const SideCards = <S extends Side>(props: Props<S>) =>
  props.actions && <KeptCards key={props.state[props.side][props.at]!.name ?? ''} {...props} actions={props.actions} />;

type LiveProps<S extends Side> = Props<S> & { readonly actions: NonNullable<InputProps['actions']> };
/** The reader's own cards: one is chosen, the present numbers are kept under a name, or forgotten. */
const KeptCards = <S extends Side>({ side, at, state, own, actions }: LiveProps<S>) => {
  const { card, name } = state[side][at]!;
  const cards: readonly OwnCard<Fighter<S>['card']>[] = own[side];
  const put = (one: Fighter<S>) => actions.change((s) => withFighter(s, side, at, () => one));
  const keep = (next: typeof cards) => actions.own((kept) => ({ ...kept, [side]: next }));
  const known = [
    { value: '', label: labels.ownNone },
    ...cards
      .map((one) => ({ value: one.name, label: one.name }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'ru')),
    // Of a link that somebody sent: the name is there, the card is not kept here.
    ...(name === undefined || cards.some((one) => one.name === name) ? [] : [{ value: name, label: name }]),
  ];
  return (
    <>
      {cards.length > 0 && (
        <Select
          label={labels.own}
          value={name ?? ''}
          groups={[{ label: '', options: known }]}
          onChange={(value) => put((cards.find((one) => one.name === value) ?? { card }) as Fighter<S>)}
        />
      )}
      <OneCard
        summary={labels.keepCard[side]}
        name={name}
        words={OWN_CARD}
        onKeep={(kept) => {
          keep(withCard(cards, { name: kept, card }));
          put({ name: kept, card } as Fighter<S>);
        }}
        onDrop={(kept) => {
          keep(withoutCard(cards, kept));
          put({ card } as Fighter<S>);
        }}
      />
    </>
  );
};
