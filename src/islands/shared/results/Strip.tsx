import './strip.css';
import { toNumber, type Fraction } from '../../../engines/exact/fraction.ts';
import { percentRu } from '../../../lib/number-ru.ts';
import { Words } from '../controls/Words.tsx';
import { inSheet } from '../in-sheet.ts';

/** One of the ways that something ends. */
export interface End {
  readonly says: string;
  readonly chance: Fraction;
  /** How much it brings of what is wanted, from 0 to 1; `bad` for a bad end. */
  readonly worth: number | 'bad';
}
interface Props {
  readonly title?: string;
  /** All ends; those that cannot come are left out. */
  readonly of: readonly End[];
}
/** The tint of an end that is worth all that is wanted, in per cent of the accent. */
const DEEPEST = 85;
const lookOf = (worth: End['worth']) =>
  worth === 'bad' ? { 'data-bad': 'true' } : { 'data-n': inSheet(DEEPEST * worth) };

/** All ways that something ends as one strip, the whole of it being certain; below it each in words with its chance. */
export const Strip = ({ title, of }: Props) => {
  const ends = of.filter(({ chance }) => chance.n > 0n);
  const starts = ends.map((_, at) => ends.slice(0, at).reduce((sum, { chance }) => sum + toNumber(chance), 0));
  return (
    <div class="c-ways">
      {title !== undefined && <h3>{title}</h3>}
      <svg width="100%" height="34" aria-hidden="true">
        {ends.map(({ chance, worth }, at) => (
          <rect
            key={at}
            x={`${(100 * starts[at]!).toFixed(2)}%`}
            width={`${(100 * toNumber(chance)).toFixed(2)}%`}
            height="100%"
            {...lookOf(worth)}
          />
        ))}
      </svg>
      <ul>
        {ends.map(({ says, chance, worth }, at) => (
          <li key={at}>
            <i aria-hidden="true" {...lookOf(worth)} />
            <span>
              <Words text={says} />
            </span>{' '}
            <b>{percentRu(chance)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
};
