/** The part of the scheme that a way goes through, unrolled where the way crosses the Pacific. */
import type { MapLocation } from './model.ts';
import { FAR, isOnWay, linesOf, SCHEME, type Line } from './scheme.ts';

type Point = readonly [x: number, y: number];
interface Placed {
  readonly place: MapLocation;
  readonly at: Point;
  readonly isWay: boolean;
}
interface Drawn {
  readonly key: string;
  readonly by: Line['by'];
  readonly from: Point;
  readonly to: Point;
  readonly isWay: boolean;
}
export interface Fitted {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly places: readonly Placed[];
  readonly lines: readonly Drawn[];
}

/** From one side of the scheme to the same place on the other. */
const ROUND = SCHEME.right - SCHEME.left;
/** How wide the drawing is for its height, what is the least of the scheme that it shows, and the room around the way. */
const RATIO = 1.7;
const LEAST = 46;
const MARGIN = { x: 9, y: 6 } as const;
/** A place nearer to the edge would be cut. */
const EDGE = 1.5;

/** The place next to another one, on whichever side of the scheme it is nearer. */
const beside = ([x]: Point, [toX, toY]: Point): Point => {
  if (toX - x > FAR) return [toX - ROUND, toY];
  return x - toX > FAR ? [toX + ROUND, toY] : [toX, toY];
};
const boxOf = (points: readonly Point[]): Fitted['box'] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(LEAST, right - left + 2 * MARGIN.x, RATIO * (bottom - top + 2 * MARGIN.y));
  const height = width / RATIO;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
};

const roundToCent = (n: number): number => Math.round(100 * n) / 100;
/** The part of a stretch within a box; nothing where it passes by. */
export const within = (
  { x, y, width, height }: Fitted['box'],
  [x1, y1]: Point,
  [x2, y2]: Point,
): readonly [Point, Point] | undefined => {
  // Most stretches pass by: both of their ends lie on one side.
  if (Math.max(x1, x2) < x || Math.min(x1, x2) > x + width) return undefined;
  if (Math.max(y1, y2) < y || Math.min(y1, y2) > y + height) return undefined;
  const [dx, dy] = [x2 - x1, y2 - y1];
  // How far each side lies ahead, and how fast the stretch nears it.
  const sides = [
    [x1 - x, -dx],
    [x + width - x1, dx],
    [y1 - y, -dy],
    [y + height - y1, dy],
  ] as const;
  const crossings = (isLeft: boolean) =>
    sides.flatMap(([ahead, pace]) => (pace !== 0 && pace > 0 === isLeft ? [ahead / pace] : []));
  const [first, last] = [Math.max(0, ...crossings(false)), Math.min(1, ...crossings(true))];
  const at = (share: number): Point => [roundToCent(x1 + share * dx), roundToCent(y1 + share * dy)];
  return first < last ? [at(first), at(last)] : undefined;
};

/** @param way ids of its places, both ends included; none: the two ends of a journey that no way leads to */
export const fittedTo = (way: readonly string[], places: readonly MapLocation[]): Fitted => {
  const found = new Map(places.map((place) => [place.id, place]));
  const points: Point[] = [];
  for (const id of way) points.push(beside(points.at(-1) ?? found.get(id)!.at, found.get(id)!.at));
  const box = boxOf(points);
  const centre: Point = [box.x + box.width / 2, 0];
  const at = new Map(places.map(({ id, at: point }) => [id, points[way.indexOf(id)] ?? beside(centre, point)]));
  const lines = linesOf(places).flatMap((line): Drawn[] => {
    const [from, to] = line.ends.map((id) => at.get(id)!) as [Point, Point];
    const isWay = isOnWay(line, way);
    const seen = within(box, from, isWay ? to : beside(from, to));
    return seen === undefined ? [] : [{ key: line.key, by: line.by, from: seen[0], to: seen[1], isWay }];
  });
  const isSeen = ([x, y]: Point): boolean =>
    x > box.x + EDGE && x < box.x + box.width - EDGE && y > box.y + EDGE && y < box.y + box.height - EDGE;
  return {
    box,
    lines,
    places: places
      .map((place) => ({ place, at: at.get(place.id)!, isWay: way.includes(place.id) }))
      .filter((one) => one.isWay || isSeen(one.at)),
  };
};
