/**
 * A board of square areas as SVG text: rooms and their walls, doors, figures, objects, lines between centres. Places
 * are in areas, from the upper left corner; the colours are those of `components/mdx/diagrams/Drawing.astro`.
 */

/** A place on the board, in areas. */
interface BoardPoint {
  readonly x: number;
  readonly y: number;
}
/** A straight piece between two places. */
interface Stretch {
  readonly from: BoardPoint;
  readonly to: BoardPoint;
}

/** How a line ends: it arrives, arrives behind somebody, or stops at a wall. */
type LineEnd = 'free' | 'hampered' | 'stopped';

/** What is drawn. */
export interface BoardPicture {
  readonly columns: number;
  readonly rows: number;
  /** Areas by their upper left corners; `hidden` ones are unexplored. */
  readonly floors: readonly (BoardPoint & { readonly look: 'plain' | 'lit' | 'hidden' })[];
  /** Sides that two areas of a room share. */
  readonly seams: readonly Stretch[];
  readonly walls: readonly Stretch[];
  /** Doors by the middle of their side. */
  readonly doors: readonly (BoardPoint & { readonly isUpright: boolean; readonly isOpen: boolean })[];
  /** Lines between centres of areas, with the place where one meets its first wall. */
  readonly lines: readonly (Stretch & { readonly end: LineEnd; readonly wall?: BoardPoint | undefined })[];
  /** Letters in the centres of areas; `start` is that of the area that all claims start from. */
  readonly letters: readonly (BoardPoint & { readonly letter: string; readonly look: 'start' | 'plain' | 'hidden' })[];
  readonly figures: readonly (BoardPoint & { readonly letter: string; readonly side: 'agent' | 'enemy' })[];
  readonly objects: readonly (BoardPoint & { readonly size: number })[];
}

/** Units of the view box to an area, and around the board. */
const AREA = 60;
const EDGE = 3;
/** What a door covers of its side, and how thick its token is, in units. */
const DOOR = { long: (AREA * 2) / 3, thick: 11 };
/** How far from a letter a line keeps, in areas. */
const AWAY = 0.27;

const unit = (areas: number): number => Number((areas * AREA + EDGE).toFixed(1));
const at = ({ x, y }: BoardPoint): string => `${unit(x)} ${unit(y)}`;
const strokes = (pieces: readonly Stretch[]): string => pieces.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('');
const path = (look: string, d: string): string => `<path class="d-${look}" d="${d}"/>`;
const disc = (look: string, { x, y }: BoardPoint, r: number): string =>
  `<circle class="d-${look}" cx="${unit(x)}" cy="${unit(y)}" r="${r}"/>`;
const words = (look: string, { x, y }: BoardPoint, text: string): string =>
  `<text class="d-${look}" x="${unit(x)}" y="${unit(y)}">${text}</text>`;
const box = (look: string, { x, y }: BoardPoint, [wide, high]: readonly [number, number]): string =>
  `<rect class="d-${look}" x="${unit(x) - wide / 2}" y="${unit(y) - high / 2}" width="${wide}" height="${high}" rx="2"/>`;

/** The place on the way from one to another, `by` areas from the first. */
const towards = (from: BoardPoint, to: BoardPoint, by: number): BoardPoint => {
  const share = by / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

const floor = ({ x, y, look }: BoardPicture['floors'][number]): string => {
  const square = path(look, `M${at({ x, y })}h${AREA}v${AREA}h-${AREA}z`);
  const hatch = [0.25, 0.5, 0.75, 1].flatMap((n) => [
    { from: { x, y: y + n }, to: { x: x + n, y } },
    { from: { x: x + n, y: y + 1 }, to: { x: x + 1, y: y + n } },
  ]);
  return look === 'hidden' ? square + path('seam', strokes(hatch.slice(0, -1))) : square;
};

const door = ({ isUpright, isOpen, ...place }: BoardPicture['doors'][number]): string =>
  box(isOpen ? 'door' : 'shut', place, isUpright ? [DOOR.thick, DOOR.long] : [DOOR.long, DOOR.thick]);

/** Where a line begins, or ends: at a dot in the centre of its area, or short of its letter. */
const tipOf = (
  picture: BoardPicture,
  here: BoardPoint,
  there: BoardPoint,
): { readonly place: BoardPoint; readonly dot: string } => {
  const isLetter = picture.letters.some(({ x, y }) => x === here.x && y === here.y);
  return isLetter ? { place: towards(here, there, AWAY), dot: '' } : { place: here, dot: disc('centre', here, 3) };
};
const line = (picture: BoardPicture, { from, to, end, wall }: BoardPicture['lines'][number]): string => {
  const [start, finish] = [tipOf(picture, from, to), tipOf(picture, to, from)];
  const dots = start.dot + finish.dot;
  if (wall === undefined) return path(end, `M${at(start.place)}L${at(finish.place)}`) + dots;
  return [
    path('beyond', `M${at(wall)}L${at(finish.place)}`),
    path(end, `M${at(start.place)}L${at(wall)}`),
    disc('plain', wall, 8),
    path(end, `M${at(wall)}m-3.5-3.5 7 7m0-7-7 7`),
    dots,
  ].join('');
};

const figure = ({ letter, side, ...place }: BoardPicture['figures'][number]): string =>
  (side === 'agent' ? disc('start', place, 12) : path('enemy', `M${at(place)}m0-13.5 13.5 13.5-13.5 13.5-13.5-13.5z`)) +
  words(side, place, letter);
const object = ({ size, ...place }: BoardPicture['objects'][number]): string =>
  box('object', place, [20, 20]) + words('enemy', place, String(size));

/** The view box of a board and the markup inside it. */
export const drawBoard = (picture: BoardPicture): { readonly viewBox: string; readonly body: string } => ({
  viewBox: `0 0 ${picture.columns * AREA + 2 * EDGE} ${picture.rows * AREA + 2 * EDGE}`,
  body: [
    ...picture.floors.map(floor),
    path('seam', strokes(picture.seams)),
    path('wall', strokes(picture.walls)),
    ...picture.doors.map(door),
    ...picture.objects.map(object),
    ...picture.lines.map((l) => line(picture, l)),
    ...picture.letters.filter((l) => l.look === 'start').map((l) => disc('start', l, 14)),
    ...picture.letters.map((l) => words(`on-${l.look}`, l, l.letter)),
    ...picture.figures.map(figure),
  ].join(''),
});
