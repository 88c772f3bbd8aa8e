import { Select } from '../../../shared/controls/Select.tsx';
import { OwnCard as OneCard } from '../../../shared/own-cards/OwnCard.tsx';
import type { OwnCard } from '../own-cards.ts';
import { OWN_CARD, labels } from '../words/labels.ts';

interface Props<C> {
  readonly summary: string;
  readonly cards: readonly OwnCard<C>[];
  /** The name that stands now. */
  readonly name: string | undefined;
  readonly onChoose: (card: OwnCard<C> | undefined) => void;
  readonly onKeep: (name: string) => void;
  readonly onDrop: (name: string) => void;
}

/** The reader's own cards: one is chosen, the numbers that stand are kept under a name, or forgotten. */
export const OwnCards = <C,>({ cards, onChoose, ...one }: Props<C>) => {
  const { name } = one;
  const known = [
    { value: '', label: labels.ownNone },
    ...cards
      .map((card) => ({ value: card.name, label: card.name }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'ru')),
    // Of a link that somebody sent: the name is there, the card is not kept here.
    ...(name === undefined || cards.some((card) => card.name === name) ? [] : [{ value: name, label: name }]),
  ];
  return (
    <>
      {cards.length > 0 && (
        <Select
          label={labels.own}
          value={name ?? ''}
          groups={[{ label: '', options: known }]}
          onChange={(value) => onChoose(cards.find((card) => card.name === value))}
        />
      )}
      <OneCard {...one} words={OWN_CARD} />
    </>
  );
};
