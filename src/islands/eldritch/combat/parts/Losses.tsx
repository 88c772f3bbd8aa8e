import { compareFractions, sumOfFractions, toNumber, type Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { inSheet } from '../../../shared/in-sheet.ts';
import { chanceCell, Table, wordsCell } from '../../../shared/results/Table.tsx';
import type { Hero } from '../model.ts';
import type { Chances, FighterResult, LossChance } from '../result.ts';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { isParty, memberName } from '../words/names.ts';
import { Bars } from './Bars.tsx';

/** All numbers from the least to the most. */
const span = (values: readonly number[]): readonly number[] => {
  const least = Math.min(...values);
  return Array.from({ length: Math.max(...values) - least + 1 }, (_, i) => least + i);
};
const shownLoss = (n: number): string => (n < 0 ? `+${-n}` : `${n}`);
/** «здоровье 1, рассудок 0». */
const lossWords = ({ health, sanity }: LossChance): string =>
  `${labels.ofHealth} ${shownLoss(health)}, ${labels.ofSanity} ${shownLoss(sanity)}`;
/** The most columns that leave room for a number in each on a phone. */
const MOST_NUMBERED = 10;
/** A whole per cent that claims nothing: what may happen is not 0, what may not is not 100. */
const shortPercent = (chance: Fraction): string => {
  const percent = Math.round(100 * toNumber(chance));
  if (percent === 0) return '<1';
  return percent === 100 && chance.n < chance.d ? '>99' : `${percent}`;
};

interface GridProps {
  readonly losses: readonly LossChance[];
  readonly isGone: (loss: LossChance) => boolean;
  readonly label: string;
}
/** The picture: losses of health across, of sanity down; the darker, the likelier. Its numbers are in the table below. */
const Grid = ({ losses, isGone, label }: GridProps) => {
  const across = span(losses.map(({ health }) => health));
  const down = span(losses.map(({ sanity }) => sanity));
  const highest = Math.max(...losses.map(({ chance }) => toNumber(chance)));
  const cellOf = (health: number, sanity: number) => {
    const loss = losses.find((one) => one.health === health && one.sanity === sanity);
    if (loss === undefined) return <i key={health} />;
    return (
      <i key={health} data-gone={isGone(loss)} data-n={inSheet((45 * toNumber(loss.chance)) / highest)}>
        {across.length <= MOST_NUMBERED && shortPercent(loss.chance)}
      </i>
    );
  };
  return (
    <div class="el-grid" role="img" aria-label={label} data-n={inSheet(across.length)}>
      <p class="el-grid-head">
        <b>{labels.lostHealth}</b>
      </p>
      <p>
        <b />
        {across.map((n) => (
          <b key={n}>{shownLoss(n)}</b>
        ))}
      </p>
      {down.map((sanity) => (
        <p key={sanity}>
          <b>{shownLoss(sanity)}</b>
          {across.map((health) => cellOf(health, sanity))}
        </p>
      ))}
    </div>
  );
};

/** The chances of one of the two losses alone. */
const marginal = (losses: readonly LossChance[], of: 'health' | 'sanity'): Chances =>
  [...new Set(losses.map((loss) => loss[of]))]
    .sort((a, b) => a - b)
    .map((n) => [n, sumOfFractions(losses.filter((loss) => loss[of] === n).map(({ chance }) => chance))] as const);
/** The likeliest loss: «рассудок 1: 31 %». */
const likeliestWords = (losses: readonly LossChance[]): string => {
  const { health, sanity, chance } = losses.toSorted((a, b) => compareFractions(b.chance, a.chance))[0]!;
  const said = [
    ...(health === 0 ? [] : [`${labels.ofHealth} ${shownLoss(health)}`]),
    ...(sanity === 0 ? [] : [`${labels.ofSanity} ${shownLoss(sanity)}`]),
  ].join(', ');
  return `${said || 'ничего'}: ${percentRu(chance)}`;
};
/** The same of a fight; of several investigators it would be too much. */
export const lossesSay = ({ fighters }: ResultProps['result']): string | undefined =>
  fighters.length === 1 ? likeliestWords(fighters[0]!.losses) : undefined;
/** For who does not see the picture. */
const gridLabel = (losses: readonly LossChance[]): string =>
  `${labels.losses}, чаще всего ${likeliestWords(losses)}. Всё по строкам — в таблице ниже.`;

interface OneProps {
  /** Whose losses they are, where there are several. */
  readonly title: string | undefined;
  readonly hero: Hero;
  readonly result: FighterResult;
}
const LossesOf = ({ title, hero, result: { losses } }: OneProps) => {
  const isGone = ({ health, sanity }: LossChance) => health >= hero.health || sanity >= hero.sanity;
  const sorted = losses.toSorted((a, b) => a.health - b.health || a.sanity - b.sanity);
  return (
    <section>
      {title !== undefined && <h4>{title}</h4>}
      <p class="c-hint">
        {labels.lossesHow}
        {losses.some(isGone) && ` ${labels.lossesGone}`}
      </p>
      <Grid losses={losses} isGone={isGone} label={gridLabel(losses)} />
      <Folded summary={labels.table}>
        {() => (
          <>
            <div class="c-pair">
              <Bars isSub title={labels.lostHealth} of={marginal(losses, 'health')} shown={shownLoss} />
              <Bars isSub title={labels.lostSanity} of={marginal(losses, 'sanity')} shown={shownLoss} />
            </div>
            <Table
              heads={['Потеря', labels.exactly]}
              rows={sorted.map((one) => [
                wordsCell(lossWords(one), isGone(one) ? labels.gone : undefined),
                chanceCell(one.chance),
              ])}
            />
          </>
        )}
      </Folded>
    </section>
  );
};

/** What health and sanity the fight costs, together; of each investigator where there are several. */
export const Losses = ({ data, state, result }: ResultProps) => (
  <>
    {state.party.map(({ hero }, at) => (
      <LossesOf
        key={at}
        title={isParty(state) ? memberName(state, at, data) : undefined}
        hero={hero}
        result={result.fighters[at]!}
      />
    ))}
  </>
);
