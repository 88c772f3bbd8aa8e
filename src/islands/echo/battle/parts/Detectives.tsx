import { BOUNDS, OPENINGS, type Detective, type Opening } from '../../../../engines/echo/battle/battle.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { withFighter } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName, OPENINGS_SAID } from '../words/names.ts';
import { DetectiveCards } from './DetectiveCards.tsx';
import { NumberRows } from './NumberRows.tsx';
import { SideCards, SideSize } from './SideTools.tsx';

/** The numbers of a detective, in the order of his card. */
const ROWS = [
  { name: 'will', label: labels.will, bounds: BOUNDS.vigour, term: 'will' },
  { name: 'strength', label: labels.strength, bounds: BOUNDS.vigour, term: 'strength' },
  { name: 'vigilance', label: labels.vigilance, bounds: BOUNDS.parameter, term: 'vigilance' },
  {
    name: 'stealth',
    label: labels.stealth,
    bounds: BOUNDS.parameter,
    term: 'stealth',
    hint: labels.stealthHint,
  },
] as const;

interface Props extends InputProps {
  readonly at: number;
}
/** One of the detectives: his card, his name where there are several, and what changes the card. */
const oneOf = ({ state, at, termBase, actions }: Props) => ({
  at,
  termBase,
  card: state.detectives[at]!.card,
  of: state.detectives.length === 1 ? undefined : detectiveName(state, at),
  set:
    actions &&
    ((change: Partial<Detective>) =>
      actions.change((s) => withFighter(s, 'detectives', at, (one) => ({ ...one, card: { ...one.card, ...change } })))),
});

/** The numbers of a detective, the way to one more, his name. */
export const DetectiveNumbers = (props: Props) => {
  const one = oneOf(props);
  const called = detectiveName(props.state, props.at);
  return (
    <>
      <SideSize {...props} side="detectives" called={called} />
      <NumberRows {...one} rows={ROWS} values={one.card} />
      <SideCards {...props} side="detectives" called={called} />
    </>
  );
};

/** How the order of attacks is found for him. */
export const DetectiveOpening = (props: Props) => {
  const { at, termBase, card, set } = oneOf(props);
  return (
    <Chips<Opening>
      label={
        <>
          {labels.opening}. <a href={`${termBase}attack-order/`}>Правило</a>
        </>
      }
      name={`ec-opening-${at}`}
      class="c-wide"
      value={card.opening}
      options={OPENINGS.map((value) => ({ value, label: OPENINGS_SAID[value].name }))}
      onChange={set && ((opening) => set({ opening }))}
    />
  );
};

/** What he carries. */
export const Carried = (props: Props) => <DetectiveCards {...oneOf(props)} />;
