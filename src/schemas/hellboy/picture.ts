/** The picture of a board for `drawings/board.ts`: positions in areas. */
import { areasOf, isExplored, isOpenDoor, isSame, type Area } from '../../engines/hellboy/board/board.ts';
import { seamsOf, wallsOf } from '../../engines/hellboy/board/layout.ts';
import { centreOf } from '../../engines/hellboy/board/walk.ts';
import { boardOf, linesOf } from './claims.ts';
import { STANDS, type Stand, type Relation, type WrittenBoard } from './written-board.ts';

/** How the line to an area ends. */
const ENDS = {
  adjacent: 'free',
  clear: 'free',
  obscured: 'hampered',
  apart: 'stopped',
  blocked: 'stopped',
} as const satisfies Record<Relation, string>;

const pointAt = (of: { readonly at: Area; readonly stands: Stand }) => {
  const [centre, off] = [centreOf(of.at), STANDS[of.stands]];
  return { x: centre.x + off.x, y: centre.y + off.y };
};

/** The picture of a diagram without faults. */
export const pictureOf = (diagram: WrittenBoard) => {
  const board = boardOf(diagram);
  const told = Object.entries(diagram.told);
  const lit = told.flatMap(([letter, { is }]) => (is === 'adjacent' ? (diagram.areas[letter] ?? []) : []));
  const floorLookOf = (area: Area) => {
    if (!isExplored(board, area)) return 'hidden' as const;
    return lit.some((l) => isSame(l, area)) ? ('lit' as const) : ('plain' as const);
  };
  const letterLookOf = (area: Area, letter: string) => {
    if (!isExplored(board, area)) return 'hidden' as const;
    return letter === diagram.about ? ('start' as const) : ('plain' as const);
  };
  return {
    columns: diagram.rooms[0]!.length,
    rows: diagram.rooms.length,
    floors: areasOf(board).map((a) => ({ x: a.column, y: a.row, look: floorLookOf(a) })),
    seams: seamsOf(board),
    walls: wallsOf(board),
    doors: board.doors.map(([a, b]) => ({
      x: (a.column + b.column + 1) / 2,
      y: (a.row + b.row + 1) / 2,
      isUpright: a.row === b.row,
      isOpen: isOpenDoor(board, a, b),
    })),
    lines: told.flatMap(([letter, { is }]) =>
      linesOf(diagram, letter).map(({ from, to, wall }) => ({
        from: centreOf(from),
        to: centreOf(to),
        end: ENDS[is],
        wall,
      })),
    ),
    letters: Object.entries(diagram.areas).flatMap(([letter, areas]) =>
      areas.map((a) => ({ ...centreOf(a), letter, look: letterLookOf(a, letter) })),
    ),
    figures: Object.entries(diagram.figures).map(([letter, f]) => ({ ...pointAt(f), letter, side: f.side })),
    objects: diagram.objects.map((o) => ({ ...pointAt(o), size: o.size })),
  };
};
