import { OwnCard } from '../../../shared/own-cards/OwnCard.tsx';
import { withCard, withoutCard, type Named } from '../../../shared/own-cards/own-cards.ts';
import type { OwnCards } from '../own-cards.ts';
import type { InputProps } from '../view-props.ts';
import { OWN_CARD } from '../words/labels.ts';

interface Props<K extends keyof OwnCards> {
  readonly list: K;
  readonly summary: string;
  /** The name of the reader's own card that is chosen. */
  readonly name: string | undefined;
  /** What is kept under a name. */
  readonly card: Omit<OwnCards[K][number], 'name'>;
  readonly actions: NonNullable<InputProps['actions']>;
  /** The present numbers have a name now, or have none any more. */
  readonly onNamed: (name: string | undefined) => void;
}
/** Keeps the present numbers on the device under a name, and forgets them. */
export const Keep = <K extends keyof OwnCards>({ list, summary, name, card, actions, onNamed }: Props<K>) => {
  const change = (next: (cards: readonly Named[]) => readonly Named[], named: string | undefined) => {
    actions.own((kept) => ({ ...kept, [list]: next(kept[list]) }));
    onNamed(named);
  };
  return (
    <OwnCard
      key={name ?? ''}
      summary={summary}
      name={name}
      words={OWN_CARD}
      onKeep={(kept) => change((cards) => withCard(cards, { ...card, name: kept }), kept)}
      onDrop={(dropped) => change((cards) => withoutCard(cards, dropped), undefined)}
    />
  );
};
