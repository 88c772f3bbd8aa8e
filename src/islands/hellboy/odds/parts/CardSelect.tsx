import { Select } from '../../../shared/controls/Select.tsx';
import { OwnCard } from '../../../shared/own-cards/OwnCard.tsx';
import type { Named as OwnNamed } from '../../../shared/own-cards/own-cards.ts';
import type { Named } from '../model.ts';
import { OWN_CARD, labels } from '../words/labels.ts';

interface Card {
  readonly id: string;
  readonly ru: string;
  /** No card of the game: it comes from the examples of the rulebook. */
  readonly example?: true | undefined;
}
interface Props<Printed extends Card, Own extends OwnNamed> {
  readonly words: { readonly label: string; readonly none: string; readonly keep: string };
  readonly chosen: Named;
  /** Those of the game. */
  readonly printed: readonly Printed[];
  /** Those that the reader has filled in. */
  readonly own: readonly Own[];
  /** Absent on the server. */
  readonly actions:
    | {
        /** Neither: unnamed. */
        readonly choose: (own: Own | undefined, printed: Printed | undefined) => void;
        readonly keep: (name: string) => void;
        readonly drop: (name: string) => void;
      }
    | undefined;
}

const optionsOf = (cards: readonly Card[]) => cards.map(({ id, ru }) => ({ value: id, label: ru }));
/** A card of the game or of its examples, the reader's own, or an unnamed one. */
export const CardSelect = <Printed extends Card, Own extends OwnNamed>({
  words,
  chosen: { id = '', name },
  printed,
  own,
  actions,
}: Props<Printed, Own>) => {
  const known = own.map((card) => card.name);
  // Somebody of a link is none of the reader's cards.
  const names = name === undefined || known.includes(name) ? known : [...known, name];
  return (
    <>
      <Select
        label={words.label}
        value={name === undefined ? id : `.${name}`}
        onChange={
          actions &&
          ((value) =>
            actions.choose(
              own.find((card) => `.${card.name}` === value),
              printed.find((card) => card.id === value),
            ))
        }
        groups={[
          { label: labels.presets, options: optionsOf(printed.filter(({ example }) => example !== true)) },
          { label: labels.examples, options: optionsOf(printed.filter(({ example }) => example === true)) },
          { label: labels.own, options: names.map((label) => ({ value: `.${label}`, label })) },
          { label: '', options: [{ value: '', label: words.none }] },
        ].filter(({ options }) => options.length > 0)}
      />
      {actions !== undefined && (
        <OwnCard
          key={name ?? id}
          summary={words.keep}
          name={name}
          words={OWN_CARD}
          onKeep={actions.keep}
          onDrop={actions.drop}
        />
      )}
    </>
  );
};
