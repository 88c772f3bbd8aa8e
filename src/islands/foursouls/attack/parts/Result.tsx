import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { T } from '../words/labels.ts';
import { plainSentence } from '../words/reasons.ts';
import type { Solved } from '../view-props.ts';

/** Why the number is as it is; for attacks in a row, how far it goes. */
export const Reasons = ({ state, odds }: Solved) => (
  <>
    <p>{plainSentence(state, odds)}</p>
    <dl class="a-facts">
      {state.foes.length > 1 &&
        odds.killed.map((chance, i) => (
          <Fact key={i} name={i + 1 === state.foes.length ? T.killedAll : T.killed(i + 1)} value={percentRu(chance)} />
        ))}
      <Fact name={T.died} value={percentRu(odds.died)} />
      {odds.endless.n > 0n && <Fact name={T.endless} value={percentRu(odds.endless)} />}
      {odds.rolls !== undefined && <Fact name="Бросков атаки в среднем" value={decimalRu(odds.rolls)} />}
      <Fact name="Здоровья потеряете в среднем" value={decimalRu(odds.lost)} />
    </dl>
  </>
);

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
