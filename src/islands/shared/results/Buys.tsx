import './buys.css';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { percentRu, pointsRu, pointsSign } from '../../../lib/number-ru.ts';
import { capitalRu, listRu } from '../../../lib/sentence-ru.ts';
import { Table, wordsCell } from './Table.tsx';

/** One number of a change. */
export interface BoughtNumber {
  readonly shown: string;
  /** For a chance: the difference in percentage points, and its direction. */
  readonly points?: { readonly shown: string; readonly sign: ReturnType<typeof pointsSign> };
  /** The number does not change. */
  readonly isSame: boolean;
}
/** The same question with one thing changed. */
export interface Bought {
  readonly name: string;
  /** An example of such a change, or its other effects. */
  readonly beside?: string | undefined;
  /** One for each heading. */
  readonly numbers: readonly BoughtNumber[];
}
interface Props {
  readonly caption: string;
  /** Headings of the numbers, and the present numbers. */
  readonly heads: readonly string[];
  readonly now: readonly string[];
  readonly of: readonly Bought[];
  /** Introduces the changes without any effect: «Шансы не меняют». */
  readonly idle: string;
  /** Why some changes are left out. */
  readonly more?: string | undefined;
}

/** A chance before and after a change. */
export const boughtChance = (from: Fraction, to: Fraction): BoughtNumber => ({
  shown: percentRu(to),
  points: { shown: pointsRu(from, to), sign: pointsSign(from, to) },
  isSame: from.n * to.d === to.n * from.d,
});

const numberCell = ({ shown, points }: BoughtNumber) => (
  <>
    {shown} {points !== undefined && <small data-sign={points.sign}>{points.shown}</small>}
  </>
);

/**
 * What each change would buy: its numbers and the differences in percentage points; changes without effect are listed
 * below.
 */
export const Buys = ({ caption, heads, now, of, idle, more }: Props) => {
  const isIdle = ({ numbers }: Bought): boolean => numbers.every(({ isSame }) => isSame);
  const without = of.filter(isIdle).map(({ name }) => name);
  // One present number alone is the answer, which the bar shows.
  const isPlain = now.length === 1;
  return (
    <section class="c-part">
      <h3>{TITLE}</h3>
      <Table
        class="c-buys"
        caption={caption}
        heads={['Перемена', ...heads]}
        rows={[
          ...(isPlain ? [] : [['Сейчас', ...now]]),
          ...of
            .filter((one) => !isIdle(one))
            .map(({ name, beside, numbers }) => [wordsCell(capitalRu(name), beside), ...numbers.map(numberCell)]),
        ]}
        here={isPlain ? undefined : 0}
      />
      {without.length > 0 && (
        <p class="c-hint">
          {idle}: {listRu(without)}.
        </p>
      )}
      {more !== undefined && <p class="c-hint">{more}</p>}
    </section>
  );
};
const TITLE = 'Что изменит шанс';

/** Replaces the table where it would take too long. */
export const NoBuys = ({ says }: { readonly says: string }) => (
  <section class="c-part">
    <h3>{TITLE}</h3>
    <p class="c-hint">{says}</p>
  </section>
);
