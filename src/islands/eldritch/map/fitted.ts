/** The part of the scheme that a way goes through, unrolled where the way crosses the Pacific. */
import type { MapLocation } from './model.ts';
import { FAR, isOnWay, linesOf, SCHEME, type Line } from './scheme.ts';

export type Point = readonly [x: number, y: number];
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

/** @param way ids of its places, both ends included; none: the two ends of a journey that no way leads to */
export const fittedTo = (way: readonly string[], places: readonly MapLocation[]): Fitted => {
  const found = new Map(places.map((place) => [place.id, place]));
  const points: Point[] = [];
  for (const id of way) points.push(beside(points.at(-1) ?? found.get(id)!.at, found.get(id)!.at));
  const box = boxOf(points);
  const centre: Point = [box.x + box.width / 2, 0];
  const at = new Map(places.map(({ id, at: point }) => [id, points[way.indexOf(id)] ?? beside(centre, point)]));
  const lines = linesOf(places).map((line): Drawn => {
    const [from, to] = line.ends.map((id) => at.get(id)!) as [Point, Point];
    const isWay = isOnWay(line, way);
    return { key: line.key, by: line.by, from, to: isWay ? to : beside(from, to), isWay };
  });
  const isSeen = ([x, y]: Point): boolean => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  return {
    box,
    lines,
    places: places
      .map((place) => ({ place, at: at.get(place.id)!, isWay: way.includes(place.id) }))
      .filter((one) => one.isWay || isSeen(one.at)),
  };
};
