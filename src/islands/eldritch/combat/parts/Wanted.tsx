import { READING_NAMES, READINGS, RULES } from '../../../../engines/eldritch/combat/model/readings.ts';
import { AIMS, type Aim } from '../../../../engines/eldritch/combat/fight.ts';
import { SPENDINGS, type Spend } from '../../../../engines/eldritch/skill-check/again.ts';
import { Readings } from '../../../shared/controls/Readings.tsx';
import { BOUNDS, ORDERS, type OrderKind } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { SPEND_NAMES } from '../../shared/words.ts';
import { AIM_NAMES, ORDER_NAMES, isMany } from '../words/names.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { NumberRow } from '../../../shared/controls/NumberRow.tsx';

/** Rounds, the aim, how clues are spent, the order, and where an address of former days departs from the rules. */
export const Wanted = (props: InputProps) => {
  const { state, termBase, actions } = props;
  const { rounds, aim, spend, order, party } = state;
  const hasTokens = party.some(({ hero }) => hero.clues + hero.focus > 0);
  const aims = AIMS.filter((one) => one !== 'kill-most' || isMany(state) || aim === one);
  return (
    <section class="el-group">
      <NumberRow
        label={labels.rounds}
        value={rounds}
        bounds={BOUNDS.rounds}
        href={`${termBase}encounter-phase/`}
        hint={labels.roundsHint}
        onChange={actions && ((n) => actions.change((s) => ({ ...s, rounds: n })))}
      />
      <Chips<Aim>
        label={labels.aim}
        name="el-aim"
        value={aim}
        options={aims.map((value) => ({ value, label: AIM_NAMES[value] }))}
        onChange={actions && ((value) => actions.change((s) => ({ ...s, aim: value })))}
      />
      {isMany(state) && (
        <Chips<OrderKind>
          label={labels.order}
          name="el-order"
          value={order}
          options={ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }))}
          onChange={actions && ((value) => actions.change((s) => ({ ...s, order: value })))}
        />
      )}
      {(hasTokens || spend !== 'best') && (
        <Chips<Spend>
          label={labels.spend}
          name="el-spend"
          value={spend}
          options={SPENDINGS.map((value) => ({ value, label: SPEND_NAMES[value] }))}
          onChange={actions && ((value) => actions.change((s) => ({ ...s, spend: value })))}
        />
      )}
      <ReadingsOf {...props} />
    </section>
  );
};

/** An address of former days may count by readings that the rules have settled since: it says so, and leads back. */
const ReadingsOf = ({ data, state, termBase, actions }: InputProps) =>
  READING_NAMES.every((name) => state.readings[name] === RULES[name]) ? null : (
    <Readings
      summary={labels.readings}
      prefix="el"
      options={READINGS}
      site={RULES}
      chosen={state.readings}
      words={data.prose.readings}
      termBase={termBase}
      siteSays={labels.rule}
      onChange={
        actions && ((name, value) => actions.change((s) => ({ ...s, readings: { ...s.readings, [name]: value } })))
      }
    />
  );
