import { decimalRu, fractionRu, percentRu } from '../../../lib/number-ru.ts';
import { T } from '../strings.ts';
import { goalWords, plainSentence } from '../strings-reasons.ts';
import type { ResultProps } from '../view-props.ts';

/** The number and why it is so; for attacks in a row, how far it goes. */
export const Result = ({ state, odds }: ResultProps) => (
  <>
    <p class="c-big" role="status"><strong>{percentRu(odds.chance)}</strong> <span>{goalWords(state)}: {fractionRu(odds.chance)}</span></p>
    <p>{plainSentence(state, odds)}</p>
    <dl class="a-facts">
      {state.foes.length > 1 && odds.killed.map((chance, i) => <Fact key={i} name={i + 1 === state.foes.length ? T.killedAll : T.killed(i + 1)} value={percentRu(chance)} />)}
      <Fact name={T.died} value={percentRu(odds.died)} />
      {odds.endless.n > 0n && <Fact name={T.endless} value={percentRu(odds.endless)} />}
      {odds.rolls !== undefined && <Fact name="Бросков атаки в среднем" value={decimalRu(odds.rolls)} />}
      <Fact name="Здоровья потеряете в среднем" value={decimalRu(odds.lost)} />
    </dl>
  </>
);

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => <div><dt>{name}</dt><dd>{value}</dd></div>;
