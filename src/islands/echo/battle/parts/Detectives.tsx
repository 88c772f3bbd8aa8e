import { BOUNDS, OPENINGS, type Detective, type Opening } from '../../../../engines/echo/battle/battle.ts';
import { withDetective, withNamed } from '../model.ts';
import { withCard, withoutCard } from '../../../shared/own-cards/own-cards.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName, OPENING_NAMES } from '../words/names.ts';
import { DetectiveCards } from './DetectiveCards.tsx';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { OwnCards } from './OwnCards.tsx';
import { SideSize } from './Side.tsx';

/** The numbers of a detective, in the order of his card. */
const ROWS = [
  { name: 'will', bounds: BOUNDS.vigour, hint: undefined },
  { name: 'strength', bounds: BOUNDS.vigour, hint: undefined },
  { name: 'vigilance', bounds: BOUNDS.parameter, hint: undefined },
  { name: 'stealth', bounds: BOUNDS.parameter, hint: labels.stealthHint },
] as const;

interface Props extends InputProps {
  readonly at: number;
}
const setterOf = ({ at, actions }: Props) =>
  actions && ((change: Partial<Detective>) => actions.change((s) => withDetective(s, at, change)));
/** Whose number a row sets, where there are several. */
const ofWhom = ({ state, at }: Props): string | undefined =>
  state.detectives.length === 1 ? undefined : detectiveName(state, at);

/** The numbers of a detective, his name, and the way to one more. */
export const DetectiveNumbers = (props: Props) => {
  const { state, own, termBase, actions, at } = props;
  const { card, name } = state.detectives[at]!;
  const [set, of] = [setterOf(props), ofWhom(props)];
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
      <SideSize list="detectives" at={at} name={detectiveName(state, at)} state={state} actions={actions} />
    </>
  );
};

/** How the order of attacks is found for him. */
export const DetectiveOpening = (props: Props) => {
  const { state, termBase, at } = props;
  const set = setterOf(props);
  return (
    <Chips<Opening>
      label={
        <>
          {labels.opening}. <a href={`${termBase}attack-order/`}>Правило</a>
        </>
      }
      name={`ec-opening-${at}`}
      class="c-wide"
      value={state.detectives[at]!.card.opening}
      options={OPENINGS.map((value) => ({ value, label: OPENING_NAMES[value] }))}
      onChange={set && ((opening) => set({ opening }))}
    />
  );
};

/** What he carries. */
export const Carried = (props: Props) => (
  <DetectiveCards
    at={props.at}
    of={ofWhom(props)}
    card={props.state.detectives[props.at]!.card}
    termBase={props.termBase}
    set={setterOf(props)}
  />
);
