/** The scheme of the board: paths as lines between places, in hundredths of its width. */
import { PATHS, type Path } from '../../../engines/eldritch/map/board.ts';
import type { MapLocation } from './model.ts';

/** How far the scheme goes to the left of 0 and to the right of 100, and down. */
export const SCHEME = { left: -5, right: 105, bottom: 57 } as const;
/** How far down it goes with side boards. */
const DEEP = 86;
export const bottomOf = (places: readonly MapLocation[]): number =>
  places.some(({ at: [, y] }) => y > SCHEME.bottom) ? DEEP : SCHEME.bottom;
/** Ends farther apart than this are joined over the edge of the scheme, as over the Pacific. */
export const FAR = 60;

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;
/** The place of each location on the scheme, as a style sheet: it comes with the page. */
export const sheetOfPlaces = (places: readonly MapLocation[]): string => {
  const rules = places.map(({ id, at: [x, y] }) => {
    const left = percent(x - SCHEME.left, SCHEME.right - SCHEME.left);
    return `.el-spot[data-place='${id}']{left:${left};top:calc(100% * ${y} / var(--bottom))}`;
  });
  const bottoms = `.el-scheme{--bottom:${SCHEME.bottom}}.el-scheme[data-deep]{--bottom:${DEEP}}`;
  return `@layer islands{${bottoms}${rules.join('')}}`;
};

type Point = MapLocation['at'];
/** A path, drawn as one line, or as two where it leaves the scheme on one side and comes in on the other. */
export interface Line {
  readonly key: string;
  readonly by: Path;
  readonly ends: readonly [string, string];
  readonly pieces: readonly (readonly [Point, Point])[];
}
/** Where a line leaves the scheme, and to which place. */
export interface Exit {
  readonly at: Point;
  readonly to: string;
}

const piecesOf = (a: MapLocation, b: MapLocation): Line['pieces'] => {
  const [left, right] = a.at[0] < b.at[0] ? [a, b] : [b, a];
  if (right.at[0] - left.at[0] <= FAR) return [[a.at, b.at]];
  const y = (left.at[1] + right.at[1]) / 2;
  return [
    [left.at, [SCHEME.left, y]],
    [right.at, [SCHEME.right, y]],
  ];
};
/** Each path once, whichever of its ends comes first. */
export const linesOf = (places: readonly MapLocation[]): readonly Line[] => {
  const found = new Map(places.map((place, order) => [place.id, { place, order }]));
  return places.flatMap((a, order) =>
    PATHS.flatMap((by) =>
      (a[by] ?? []).flatMap((id): readonly Line[] => {
        const b = found.get(id);
        if (b === undefined || b.order < order) return [];
        return [{ key: `${a.id} ${by} ${id}`, by, ends: [a.id, id], pieces: piecesOf(a, b.place) }];
      }),
    ),
  );
};
/** Where lines leave the scheme: at each side the place on the other one. */
export const exitsOf = (lines: readonly Line[], places: readonly MapLocation[]): readonly Exit[] => {
  const xOf = (id: string) => places.find((place) => place.id === id)?.at[0] ?? 0;
  return lines
    .filter(({ pieces }) => pieces.length === 2)
    .flatMap(({ ends, pieces }) => {
      const [left, right] = ends.toSorted((a, b) => xOf(a) - xOf(b));
      return [
        { at: pieces[0]![1], to: right! },
        { at: pieces[1]![1], to: left! },
      ];
    });
};
/** Whether a way goes along a line. */
export const isOnWay = ({ ends }: Line, way: readonly string[]): boolean =>
  way.some((id, at) => at > 0 && ends.includes(id) && ends.includes(way[at - 1]!));
