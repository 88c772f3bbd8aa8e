import { sumOfFractions, toNumber, type Fraction } from '../../../../engines/exact/fraction.ts';
import { fractionRu, percentNumberRu, percentRu } from '../../../../lib/number-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import type { LossChance } from '../result.ts';
import type { ResultProps } from '../view-props.ts';
import { T } from '../words/labels.ts';

/** All numbers from the least to the most. */
const span = (values: readonly number[]): readonly number[] => {
  const least = Math.min(...values);
  return Array.from({ length: Math.max(...values) - least + 1 }, (_, i) => least + i);
};
const shownLoss = (n: number): string => (n < 0 ? `+${-n}` : `${n}`);

interface GridProps {
  readonly losses: readonly LossChance[];
  readonly isGone: (loss: LossChance) => boolean;
}
/** Losses of health across, of sanity down; the darker, the likelier. */
const Grid = ({ losses, isGone }: GridProps) => {
  const across = span(losses.map(({ health }) => health));
  const down = span(losses.map(({ sanity }) => sanity));
  const highest = Math.max(...losses.map(({ chance }) => toNumber(chance)));
  const summed = (has: (loss: LossChance) => boolean): Fraction =>
    sumOfFractions(losses.filter(has).map(({ chance }) => chance));
  const cellOf = (health: number, sanity: number) => {
    const loss = losses.find((one) => one.health === health && one.sanity === sanity);
    if (loss === undefined) return <td key={health} />;
    return (
      <td
        key={health}
        data-gone={isGone(loss)}
        style={{ '--share': `${Math.round((60 * toNumber(loss.chance)) / highest)}%` }}
      >
        {percentNumberRu(loss.chance)}
      </td>
    );
  };
  return (
    <div class="c-scroll" tabIndex={0} role="region" aria-label={T.losses}>
      <table class="el-grid">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Рассудок
            </th>
            <th scope="colgroup" colSpan={across.length + 1}>
              Здоровье
            </th>
          </tr>
          <tr>
            {across.map((n) => (
              <th key={n} scope="col">
                {shownLoss(n)}
              </th>
            ))}
            <th scope="col">всего</th>
          </tr>
        </thead>
        <tbody>
          {down.map((sanity) => (
            <tr key={sanity}>
              <th scope="row">{shownLoss(sanity)}</th>
              {across.map((health) => cellOf(health, sanity))}
              <td class="el-sum">{percentNumberRu(summed((one) => one.sanity === sanity))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">всего</th>
            {across.map((health) => (
              <td key={health} class="el-sum">
                {percentNumberRu(summed((one) => one.health === health))}
              </td>
            ))}
            <td class="el-sum">100</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
};

/** What health and sanity the fight costs, together. */
export const Losses = ({ state, result }: ResultProps) => {
  const { health, sanity } = state.hero;
  const isGone = (one: LossChance) => one.health >= health || one.sanity >= sanity;
  const sorted = [...result.losses].sort((a, b) => a.health - b.health || a.sanity - b.sanity);
  return (
    <section class="c-part">
      <h3>{T.losses}</h3>
      <p class="c-hint">
        {T.lossesHow}
        {result.losses.some(isGone) && ` ${T.lossesGone}`}
      </p>
      <Grid losses={result.losses} isGone={isGone} />
      <Folded summary={T.table}>
        {() => (
          <table class="el-table">
            <thead>
              <tr>
                <th scope="col">Потеря</th>
                <th scope="col">{T.exactly}</th>
              </tr>
            </thead>
            <tbody>
              {sorted.map((one) => (
                <tr key={`${one.health} ${one.sanity}`}>
                  <th scope="row">
                    {T.ofHealth} {shownLoss(one.health)}, {T.ofSanity} {shownLoss(one.sanity)}
                  </th>
                  <td>
                    {percentRu(one.chance)} <small>{fractionRu(one.chance)}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Folded>
    </section>
  );
};
