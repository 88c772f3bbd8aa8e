/** A ladder of dice as SVG text: each die is a step higher; a step up arches above them, a step down below. */

/** A die of the ladder. */
interface LadderDie {
  readonly letter: string;
  readonly colour: string;
  /** Whether one begins with it: only then it steps up or down. */
  readonly isStart: boolean;
}
/** Dice from the lowest, and what the two steps are called. */
export interface Ladder {
  readonly dice: readonly LadderDie[];
  readonly up: string;
  readonly down: string;
}

/** Units of the view box: the side of a die, from die to die, how much higher each next one is, the margin around. */
const SIDE = 46;
const STRIDE = 82;
const RISE = 16;
const LEFT = 32;
const TOP = 30;
const HEAD = 8;

type Point = readonly [x: number, y: number];
const round = (n: number): number => Number(n.toFixed(1));
const pointText = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** An arched arrow, its head at the end; `lift` is how far its bend lies above (less than 0) or below. */
const arrow = (look: 'up' | 'down', from: Point, to: Point, lift: number): string => {
  const bend: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + lift];
  const [dx, dy] = [to[0] - bend[0], to[1] - bend[1]];
  const scale = HEAD / Math.hypot(dx, dy);
  const back: Point = [to[0] - dx * scale, to[1] - dy * scale];
  const wing = (side: number): Point => [back[0] - side * dy * scale * 0.6, back[1] + side * dx * scale * 0.6];
  return (
    `<path class="d-${look}" d="M${pointText(from)}Q${pointText(bend)} ${pointText(to)}"/>` +
    `<path class="d-${look} d-head" d="M${pointText(wing(1))}L${pointText(to)}L${pointText(wing(-1))}"/>`
  );
};

/** The view box of a ladder and the markup inside it. */
export const drawLadder = ({ dice, up, down }: Ladder): { readonly viewBox: string; readonly body: string } => {
  const corner = (i: number): Point => [LEFT + i * STRIDE, TOP + (dice.length - 1 - i) * RISE];
  const place = (i: number, across: number, below: number): Point => [
    corner(i)[0] + SIDE * across,
    corner(i)[1] + below,
  ];
  const [width, height] = [place(dice.length - 1, 1, 0)[0] + 4, place(0, 0, SIDE)[1] + 34];
  const die = ({ letter, colour }: LadderDie, i: number) => {
    const [[x, y], [middle, level]] = [corner(i), place(i, 0.5, SIDE / 2)];
    return `<rect class="d-${colour}" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="9"/><text class="d-on-${colour}" x="${middle}" y="${level}">${letter}</text>`;
  };
  const away: Point = [18, height - 24];
  const stepsOf = ({ isStart }: LadderDie, i: number): string => {
    if (!isStart) return '';
    const above = i + 1 < dice.length ? arrow('up', place(i, 0.55, -6), place(i + 1, 0.3, -6), -24) : '';
    const target = i > 0 ? place(i - 1, 0.7, SIDE + 6) : away;
    return above + arrow('down', place(i, 0.45, SIDE + 6), target, 22);
  };
  const out = `<path class="d-down d-head" d="M${pointText([3, away[1] - 1])}l8 8m0-8-8 8"/>`;
  return {
    viewBox: `0 0 ${width} ${height}`,
    body: [
      ...dice.map(die),
      ...dice.map(stepsOf),
      out,
      `<text class="d-says d-up" x="4" y="${TOP - 4}">${up}</text>`,
      `<text class="d-says d-down" x="${width - 2}" y="${height - 20}">${down}</text>`,
    ].join(''),
  };
};
