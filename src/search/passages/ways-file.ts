/**
 * Ways of asking as they travel: each as the form of its question and the stems of its words. Only the comparison reads
 * them, and a phone has no stems to find.
 */
import { fromOneByte, toOneByte } from '../one-byte.ts';
import { stemsOf } from '../words.ts';
import { formOf } from './question-form.ts';
import { WAYS, type Line } from './units.ts';

/** A way in which players ask for a line. */
export interface WayOfAsking {
  /** Number of the unit in its passage. */
  readonly unit: number;
  /** Without those of question words. */
  readonly stems: readonly string[];
  /** See `formOf`. */
  readonly form: number;
}

/** Between the units of a passage, and between the ways of a unit. */
export const BETWEEN_UNITS = '\t';
const SAME_UNIT = '|';

const packedWay = (way: string, stop: ReadonlySet<string>): string =>
  // In one order for all of them the stems compress better.
  [formOf(way), ...[...new Set(stemsOf(way).filter((stem) => !stop.has(stem)))].sort()].join(' ');

/** The number of units of several lines. */
export const unitsAmong = (lines: readonly Line[]): number =>
  lines.filter(({ kind }) => kind !== 'asked' && kind !== 'head' && kind !== 'heading').length;

/** Lines of a passage, and the number of the first unit among them. */
export interface Part {
  readonly lines: readonly Line[];
  readonly firstUnit: number;
}
const packedWays = ({ lines, firstUnit }: Part, stop: ReadonlySet<string>): string =>
  lines
    .flatMap(({ kind, says }, i) =>
      kind === 'asked'
        ? [
            [
              firstUnit + unitsAmong(lines.slice(0, i)) - 1,
              says
                .split(WAYS)
                .map((way) => packedWay(way, stop))
                .join(SAME_UNIT),
            ].join(' '),
          ]
        : [],
    )
    .join(BETWEEN_UNITS);

/** The ways of asking for the lines of some passages, a line a passage. @param stop stems that ask for nothing */
export const packWays = (parts: readonly Part[], stop: ReadonlySet<string>): string =>
  toOneByte(parts.map((part) => packedWays(part, stop)).join('\n'));

/** The ways of asking for the lines of each passage. */
export const waysIn = (packed: string): readonly (readonly WayOfAsking[])[] =>
  fromOneByte(packed)
    .split('\n')
    .map((line) =>
      (line === '' ? [] : line.split(BETWEEN_UNITS)).flatMap((entry) => {
        const space = entry.indexOf(' ');
        const unit = Number(entry.slice(0, space));
        return entry
          .slice(space + 1)
          .split(SAME_UNIT)
          .map((way): WayOfAsking => {
            const [form, ...stems] = way.split(' ');
            return { unit, stems, form: Number(form) };
          });
      }),
    );
