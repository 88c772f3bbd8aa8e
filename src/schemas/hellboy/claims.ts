/** What is wrong with a drawing of a board: its layout, and what it tells against what the rules make of the layout. */
import { areAdjacent, roomOf, type Area, type Board } from '../../engines/hellboy/board/board.ts';
import { faultsOf, makeArea } from '../../engines/hellboy/board/layout.ts';
import { sightOf, type Sight } from '../../engines/hellboy/board/sight.ts';
import { isAdjacency, type Relation, type WrittenBoard } from './written-board.ts';

/** A fault of a diagram: its place in the YAML and the message for its author. */
export interface Fault {
  readonly path: (string | number)[];
  readonly message: string;
}

/** The board of a diagram, as the engine takes it. */
export const boardOf = ({ rooms, doors, unexplored, figures }: WrittenBoard): Board => ({
  rooms,
  doors,
  unexplored,
  crowded: Object.values(figures).map((f) => f.at),
});

/** The areas of a letter; none where nothing has it. */
const areasWith = ({ areas, figures }: WrittenBoard, letter: string): readonly Area[] =>
  areas[letter] ?? (figures[letter] === undefined ? [] : [figures[letter].at]);

/** Faults of the grid, of places that are not on it, and of letters that name two things or none. */
export const layoutFaults = (diagram: WrittenBoard): readonly Fault[] => {
  const { rooms, doors, unexplored, areas, figures, objects, about, told } = diagram;
  const grid = faultsOf({ rooms, doors }).map((fault): Fault => {
    if (fault.code === 'ragged')
      return { path: ['rooms', fault.row], message: `Ряды поля одной длины: в первом ${rooms[0]!.length}.` };
    if (fault.code === 'not-a-rectangle')
      return { path: ['rooms', fault.row], message: `Помещение ${fault.room} — не прямоугольник.` };
    return { path: ['doors', fault.door], message: DOOR_FAULTS[fault.code] };
  });
  const places: readonly { readonly path: (string | number)[]; readonly at: readonly Area[] }[] = [
    ...Object.entries(areas).map(([letter, at]) => ({ path: ['areas', letter], at })),
    ...Object.entries(figures).map(([letter, { at }]) => ({ path: ['figures', letter, 'at'], at: [at] })),
    ...objects.map(({ at }, i) => ({ path: ['objects', i, 'at'], at: [at] })),
  ];
  const beside = places.flatMap(({ path, at }) =>
    at
      .filter((a) => roomOf(diagram, a) === undefined)
      .map((a): Fault => ({ path, message: `Области ${makeArea(a)} на поле нет.` })),
  );
  const unknownRooms = unexplored.flatMap((room, i): Fault[] =>
    rooms.some((row) => row.includes(room))
      ? []
      : [{ path: ['unexplored', i], message: `Помещения ${room} на поле нет.` }],
  );
  const twice = Object.keys(areas)
    .filter((letter) => figures[letter] !== undefined)
    .map((letter): Fault => ({ path: ['areas', letter], message: `Буква ${letter} уже стоит на фигурке.` }));
  const named = [
    ...Object.keys(told).map((letter) => ({ letter, path: ['told', letter] })),
    { letter: about, path: ['about'] },
  ];
  const unknown = named
    .filter(({ letter }) => areasWith(diagram, letter).length === 0)
    .map(({ letter, path }): Fault => ({ path, message: `Буквы ${letter} на рисунке нет.` }));
  return [...grid, ...beside, ...unknownRooms, ...twice, ...unknown];
};
const DOOR_FAULTS = {
  'door-apart': 'У этих областей нет общей стороны.',
  'door-inside': 'Дверь стоит между помещениями, а это одно помещение.',
  'door-nowhere': 'Одной из этих областей на поле нет.',
} as const;

/** Each line of a claim about a letter: from the area of the claim to each area of the letter. */
export const linesOf = (
  diagram: WrittenBoard,
  letter: string,
): readonly ({ readonly from: Area; readonly to: Area } & Sight)[] => {
  const from = areasWith(diagram, diagram.about)[0]!;
  return areasWith(diagram, letter).map((to) => ({ from, to, ...sightOf(boardOf(diagram), from, to) }));
};

/** Where the diagram tells otherwise than the rules, or what the rules leave open, or leaves a letter untold. */
export const claimFaults = (diagram: WrittenBoard): readonly Fault[] => {
  const { areas, figures, about, told } = diagram;
  const wrong = Object.entries(told).flatMap(([letter, claim]) => {
    const path = ['told', letter, 'is'];
    return linesOf(diagram, letter).flatMap((line): Fault[] => {
      const computed = isAdjacency(claim.is) ? adjacencyOf(diagram, line.from, line.to) : line.visibility;
      const place = `${makeArea(line.from)} → ${makeArea(line.to)}`;
      if (computed !== claim.is) return [{ path, message: `По правилам ${place} — ${computed}, а не ${claim.is}.` }];
      if (isAdjacency(claim.is)) return [];
      if (line.rests.length > 0)
        return [
          { path, message: `${place}: правила этого не решают (${line.rests.join(', ')}). Возьмите другое место.` },
        ];
      const by = Object.keys(figures).filter((f) => line.through.some((a) => makeArea(a) === makeArea(figures[f]!.at)));
      return by.join() === claim.by.join()
        ? []
        : [{ path: ['told', letter, 'by'], message: `Видимость ${place} затрудняют: ${by.join(', ') || 'никто'}.` }];
    });
  });
  const obscuring = Object.values(told).flatMap((claim) => claim.by);
  const untold = [...Object.keys(areas).map((l) => ['areas', l]), ...Object.keys(figures).map((l) => ['figures', l])]
    .filter(([, l]) => l !== about && told[l!] === undefined && !obscuring.includes(l!))
    .map((path): Fault => ({ path, message: `О букве ${path[1]} ничего не сказано в told.` }));
  return [...wrong, ...untold];
};

const adjacencyOf = (diagram: WrittenBoard, from: Area, to: Area): Relation =>
  areAdjacent(boardOf(diagram), from, to) ? 'adjacent' : 'apart';
