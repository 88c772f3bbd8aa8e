import { toNumber, type Fraction } from '../../../../engines/exact/fraction.ts';
import { shortFractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Bars } from '../../../shared/results/Bars.tsx';
import { labels } from '../words/labels.ts';
import type { ResultProps } from '../view-props.ts';

/** What remains of both at the end: bars that are their own table. */
export const Left = ({ odds }: Pick<ResultProps, 'odds'>) => (
  <div class="a-pair">
    <LeftOf title={labels.playerHealth} dead={labels.dead} chances={odds.health} isGood={(n) => n > 0} />
    <LeftOf
      title={labels.foeLeft}
      dead={odds.attack.foes.length > 1 ? labels.allDead : labels.foeDead}
      chances={odds.foeHealth}
      isGood={(n) => n === 0}
    />
  </div>
);

interface Props {
  readonly title: string;
  readonly dead: string;
  readonly chances: readonly Fraction[];
  readonly isGood: (health: number) => boolean;
}
const LeftOf = ({ title, dead, chances, isGood }: Props) => (
  <Bars
    caption={title}
    heads={[title, labels.chance, labels.fraction]}
    rows={chances
      .map((chance, n) => ({ chance, n }))
      .filter(({ chance }) => chance.n > 0n)
      .reverse()
      .map(({ chance, n }) => ({
        name: n === 0 ? dead : String(n),
        chance: toNumber(chance),
        shown: <b>{percentRu(chance)}</b>,
        exact: shortFractionRu(chance) ?? '',
        tone: isGood(n) ? 'good' : 'bad',
      }))}
  />
);
