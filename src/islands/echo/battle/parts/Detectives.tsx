import { BOUNDS, OPENINGS, type Detective, type Opening } from '../../../../engines/echo/battle/battle.ts';
import { OpenInUse } from '../../../shared/controls/OpenInUse.tsx';
import { withDetective, withNamed } from '../model.ts';
import { withCard, withoutCard } from '../../../shared/own-cards/own-cards.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName, OPENING_NAMES } from '../words/names.ts';
import { DetectiveCards } from './DetectiveCards.tsx';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { OwnCards } from './OwnCards.tsx';
import { Side } from './Side.tsx';

/** The detectives: their numbers, how the order of attacks is found, what they carry. */
export const Detectives = (props: InputProps) => {
  const { state, actions } = props;
  const lineOf = (at: number) => {
    const { will, strength, vigilance, stealth } = state.detectives[at]!.card;
    return `Воля ${will}, Сила ${strength}, Внимательность ${vigilance}, Скрытность ${stealth}`;
  };
  return (
    <Side list="detectives" state={state} actions={actions} nameOf={(at) => detectiveName(state, at)} lineOf={lineOf}>
      {(at) => <OneDetective {...props} at={at} />}
    </Side>
  );
};

/** The numbers of a detective, in the order of his card. */
const ROWS = [
  { name: 'will', bounds: BOUNDS.vigour, hint: undefined },
  { name: 'strength', bounds: BOUNDS.vigour, hint: undefined },
  { name: 'vigilance', bounds: BOUNDS.parameter, hint: undefined },
  { name: 'stealth', bounds: BOUNDS.parameter, hint: labels.stealthHint },
] as const;

const OneDetective = (props: InputProps & { readonly at: number }) => {
  const { state, own, termBase, actions, at } = props;
  const { card, name } = state.detectives[at]!;
  const of = state.detectives.length === 1 ? undefined : detectiveName(state, at);
  const set = actions && ((change: Partial<Detective>) => actions.change((s) => withDetective(s, at, change)));
  return (
    <>
      {ROWS.map((row) => (
        <NumberRow
          key={row.name}
          label={labels[row.name]}
          of={of}
          value={card[row.name]}
          bounds={row.bounds}
          isTyped={row.bounds[1] === 9}
          hint={row.hint}
          href={`${termBase}${row.name}/`}
          onChange={set && ((n) => set({ [row.name]: n }))}
        />
      ))}
      <Chips<Opening>
        label={
          <>
            {labels.opening}. <a href={`${termBase}attack-order/`}>Правило</a>
          </>
        }
        name={`ec-opening-${at}`}
        value={card.opening}
        options={OPENINGS.map((value) => ({ value, label: OPENING_NAMES[value] }))}
        onChange={set && ((opening) => set({ opening }))}
      />
      <OpenInUse
        isInUse={card.knife > 0 || card.hasMartialArts || [card.weapon, card.spell, card.heal].some(Boolean)}
        summary={labels.cards}
      >
        <DetectiveCards at={at} of={of} card={card} termBase={termBase} set={set} />
      </OpenInUse>
      {actions !== undefined && (
        <OwnCards
          key={name ?? ''}
          summary={labels.keepDetective}
          cards={own.detectives}
          name={name}
          onChoose={(mine) => actions.change((s) => withNamed(s, 'detectives', at, mine ?? { card }))}
          onKeep={(kept) => {
            actions.own((cards) => ({ ...cards, detectives: withCard(cards.detectives, { name: kept, card }) }));
            actions.change((s) => withNamed(s, 'detectives', at, { name: kept, card }));
          }}
          onDrop={(kept) => {
            actions.own((cards) => ({ ...cards, detectives: withoutCard(cards.detectives, kept) }));
            actions.change((s) => withNamed(s, 'detectives', at, { card }));
          }}
        />
      )}
    </>
  );
};
