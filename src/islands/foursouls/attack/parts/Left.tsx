import { toNumber, type Fraction } from '../../../../engines/exact/fraction.ts';
import { fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Bar } from '../../../shared/results/Bar.tsx';
import { T } from '../words/labels.ts';
import type { ResultProps } from '../view-props.ts';

/** What is left of both at the end: bars that are their own table. */
export const Left = ({ odds }: Pick<ResultProps, 'odds'>) => (
  <section class="c-part">
    <h3>{T.left}</h3>
    <div class="a-pair">
      <Bars title={T.playerHealth} dead={T.dead} chances={odds.health} isGood={(n) => n > 0} />
      <Bars
        title={T.foeLeft}
        dead={odds.attack.foes.length > 1 ? T.allDead : T.foeDead}
        chances={odds.foeHealth}
        isGood={(n) => n === 0}
      />
    </div>
  </section>
);

interface Props {
  readonly title: string;
  readonly dead: string;
  readonly chances: readonly Fraction[];
  readonly isGood: (health: number) => boolean;
}
const Bars = ({ title, dead, chances, isGood }: Props) => (
  <table class="a-bars">
    <caption>{title}</caption>
    <thead class="c-said">
      <tr>
        <th scope="col">{title}</th>
        <td></td>
        <th scope="col">{T.chance}</th>
        <th scope="col">{T.fraction}</th>
      </tr>
    </thead>
    <tbody>
      {chances
        .map((chance, n) => ({ chance, n }))
        .filter(({ chance }) => chance.n > 0n)
        .reverse()
        .map(({ chance, n }) => (
          <tr key={n} class={isGood(n) ? 'a-hit' : 'a-miss'}>
            <th scope="row">{n === 0 ? dead : n}</th>
            <td class="a-bar">
              <Bar share={toNumber(chance)} />
            </td>
            <td>
              <b>{percentRu(chance)}</b>
            </td>
            <td>
              <small>{fractionRu(chance)}</small>
            </td>
          </tr>
        ))}
    </tbody>
  </table>
);
