import { READINGS, SITE_READINGS, type ReadingName } from '../../../../engines/eldritch/combat/readings.ts';
import { AIMS, type Aim } from '../../../../engines/eldritch/fight/fight.ts';
import { SPENDINGS, type Spend } from '../../../../engines/eldritch/test/again.ts';
import { OpenInUse } from '../../../shared/controls/OpenInUse.tsx';
import { BOUNDS, ORDERS, type OrderKind } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { T } from '../words/labels.ts';
import {
  AIM_NAMES,
  ORDER_NAMES,
  READING_OPTIONS,
  READING_TERMS,
  READING_TITLES,
  SPEND_NAMES,
  isMany,
} from '../words/names.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { NumberRow } from '../../../shared/controls/NumberRow.tsx';

/** Rounds, the aim, how clues are spent, the order, and readings of what the rules leave open. */
export const Wanted = (props: InputProps) => {
  const { state, termBase, on } = props;
  const { rounds, aim, spend, order, party } = state;
  const hasTokens = party.some(({ hero }) => hero.clues + hero.focus > 0);
  const aims = AIMS.filter((one) => one !== 'kill-most' || isMany(state) || aim === one);
  return (
    <section class="el-group">
      <NumberRow
        label={T.rounds}
        value={rounds}
        bounds={BOUNDS.rounds}
        href={`${termBase}encounter-phase/`}
        hint={T.roundsHint}
        onChange={on && ((n) => on.change((s) => ({ ...s, rounds: n })))}
      />
      <Chips<Aim>
        label={T.aim}
        name="el-aim"
        value={aim}
        options={aims.map((value) => ({ value, label: AIM_NAMES[value] }))}
        onChange={on && ((value) => on.change((s) => ({ ...s, aim: value })))}
      />
      {isMany(state) && (
        <Chips<OrderKind>
          label={T.order}
          name="el-order"
          value={order}
          options={ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }))}
          onChange={on && ((value) => on.change((s) => ({ ...s, order: value })))}
        />
      )}
      {(hasTokens || spend !== 'best') && (
        <Chips<Spend>
          label={T.spend}
          name="el-spend"
          value={spend}
          options={SPENDINGS.map((value) => ({ value, label: SPEND_NAMES[value] }))}
          onChange={on && ((value) => on.change((s) => ({ ...s, spend: value })))}
        />
      )}
      <ReadingsOf {...props} />
    </section>
  );
};

const READING_NAMES = Object.keys(READINGS) as readonly ReadingName[];
/** What the rulebook does not say, and how it is counted here. */
const ReadingsOf = ({ state, termBase, on }: InputProps) => {
  const { readings } = state;
  return (
    <OpenInUse isInUse={READING_NAMES.some((name) => readings[name] !== SITE_READINGS[name])} summary={T.readings}>
      {READING_NAMES.map((name) => {
        const [id, label] = READING_TERMS[name];
        const options: readonly string[] = READINGS[name];
        const says = READING_OPTIONS[name] as { readonly [o: string]: string };
        return (
          <div key={name}>
            <Chips
              label={
                <>
                  {READING_TITLES[name]}. <a href={`${termBase}${id}/`}>{label}</a>
                </>
              }
              name={`el-${name}`}
              class="c-wide"
              value={readings[name]}
              options={options.map((value) => ({
                value,
                label: value === SITE_READINGS[name] ? `${says[value] ?? ''} (${T.site})` : (says[value] ?? ''),
              }))}
              onChange={on && ((value) => on.change((s) => ({ ...s, readings: { ...s.readings, [name]: value } })))}
            />
          </div>
        );
      })}
    </OpenInUse>
  );
};
