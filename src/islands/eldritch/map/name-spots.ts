/** Where the drawn way writes its names: next to their places, where they cover the fewest lines, places and names. */
import { within, type Fitted } from './fitted.ts';
import type { MapLocation } from './model.ts';

/** The middle of a name's base line, or the end of it that is nearer to its place. */
export interface NameSpot {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}
/** How large the drawing draws a place, and how a place is called on it; a place without a name has none. */
export interface Looks {
  readonly letters: number;
  readonly radiusOf: (place: Placed) => number;
  readonly nameOf: (place: MapLocation) => string | undefined;
}
type Placed = Fitted['places'][number];
type Box = Fitted['box'];

/** A letter is as wide as this share of its height, in the broad letters of a name on the way. */
const BROAD = 0.62;
/** How high capitals are, and how far a name keeps from its place, in shares of the height of letters. */
const CAPITAL = 0.75;
const APART = 0.3;
/** Two names nearer than this, in heights of letters, read as one line. */
const SPACE = 1.5;
/** What it costs a name to cross something; the edge costs the most. */
const COSTS = { line: 1, other: 4, edge: 50 } as const;
/** Above, below, to the sides, then at the corners: the first of the best is taken. */
const SIDES = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

const ANCHORS = { '-1': 'end', 0: 'middle', 1: 'start' } as const;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isInside = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
const boxAround = ({ at: [x, y] }: Placed, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** The name of a place on one side of it, and the room that it takes. */
const nameOn = (
  [right, down]: (typeof SIDES)[number],
  { at: [x, y] }: Placed,
  radius: number,
  { letters, length }: { readonly letters: number; readonly length: number },
) => {
  const [width, height] = [length * BROAD * letters, CAPITAL * letters];
  const gap = (radius + APART * letters) * (right !== 0 && down !== 0 ? 0.7 : 1);
  const middle = { x: x + right * (gap + width / 2), y: y + down * (gap + height / 2) };
  const box: Box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  const spot: NameSpot = { x: x + right * gap, y: middle.y + height / 2, anchor: ANCHORS[right] };
  return { spot, box };
};

/** Each name by the id of its place; the way chooses first. */
export const nameSpots = ({ box, lines, places }: Fitted, looks: Looks): ReadonlyMap<string, NameSpot> => {
  const named = places.flatMap((placed) => {
    const name = looks.nameOf(placed.place);
    return name === undefined ? [] : [{ placed, length: name.length }];
  });
  const taken = new Map(places.map((placed) => [placed.place.id, [boxAround(placed, looks.radiusOf(placed))]]));
  const costOf = (room: Box, own: string): number => {
    const crossed = lines.filter(({ from, to }) => within(room, from, to) !== undefined).length;
    const others = [...taken].flatMap(([id, boxes]) => (id === own ? [] : boxes)).filter((one) => overlap(room, one));
    return COSTS.line * crossed + COSTS.other * others.length + (isInside(room, box) ? 0 : COSTS.edge);
  };
  const spots = new Map<string, NameSpot>();
  for (const { placed, length } of named.toSorted((a, b) => Number(b.placed.isWay) - Number(a.placed.isWay))) {
    const { id } = placed.place;
    const radius = looks.radiusOf(placed);
    const tried = SIDES.map((side) => nameOn(side, placed, radius, { letters: looks.letters, length })).map((one) => ({
      ...one,
      cost: costOf(one.box, id),
    }));
    const best = tried.reduce((least, one) => (one.cost < least.cost ? one : least));
    spots.set(id, best.spot);
    const { x, width, ...tall } = best.box;
    const space = SPACE * looks.letters;
    taken.set(id, [...taken.get(id)!, { x: x - space, width: width + 2 * space, ...tall }]);
  }
  return spots;
};
