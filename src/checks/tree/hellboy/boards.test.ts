/** The drawings of boards: what they tell is what the rules make of their layout, and a drawing that lies is refused. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { parse } from 'yaml';
import { drawBoard } from '../../../drawings/board.ts';
import { areAdjacent } from '../../../engines/hellboy/board/board.ts';
import { makeArea, parseArea } from '../../../engines/hellboy/board/layout.ts';
import { sightOf, visibility } from '../../../engines/hellboy/board/sight.ts';
import { boardSchema } from '../../../schemas/hellboy/board.ts';
import { boardOf } from '../../../schemas/hellboy/claims.ts';
import { writtenBoardSchema } from '../../../schemas/hellboy/written-board.ts';

const FOLDER = fileURLToPath(new URL('../../../../content/hellboy/boards/', import.meta.url));
const boards = readdirSync(FOLDER)
  .map((file) => ({ file, yaml: parse(readFileSync(FOLDER + file, 'utf8')) as unknown }))
  .map(({ file, yaml }) => ({ file, yaml, diagram: writtenBoardSchema.parse(yaml) }));

/** Each word of each board: the two areas that it is about. */
const words = boards.flatMap(({ file, diagram }) => {
  const areasOf = (letter: string) => diagram.areas[letter] ?? [diagram.figures[letter]!.at];
  return Object.entries(diagram.told).flatMap(([letter, { is, by }]) =>
    areasOf(letter).map((to) => ({
      said: `${file}: ${letter}`,
      is,
      by,
      to,
      from: areasOf(diagram.about)[0]!,
      diagram,
    })),
  );
});
test('every word of a board agrees with the rules, area by area', () => {
  for (const { said, is, from, to, diagram } of words) {
    const adjacency = areAdjacent(boardOf(diagram), from, to) ? 'adjacent' : 'apart';
    assert.ok(is === adjacency || is === visibility(boardOf(diagram), from, to), `${said} is not ${is}`);
  }
  const met = [...new Set(words.map((w) => w.is))].toSorted();
  assert.deepEqual(met, ['adjacent', 'apart', 'blocked', 'clear', 'obscured']);
});
test('who obscures a line stands on it', () => {
  for (const { said, by, from, to, diagram } of words.filter((w) => w.is === 'obscured')) {
    const inTheWay = by.map((figure) => makeArea(diagram.figures[figure]!.at));
    assert.deepEqual(sightOf(boardOf(diagram), from, to).through.map(makeArea), inTheWay, said);
  }
});

test('every letter of a picture is explained in words', () => {
  for (const { file, yaml } of boards) {
    const { layout, told, picture } = boardSchema.parse(yaml);
    const { about } = writtenBoardSchema.parse(yaml);
    for (const { letter } of [...picture.letters, ...picture.figures])
      assert.ok(
        letter === about || told.some((t) => t.letter === letter) || layout.includes(`(${letter})`),
        `${file}: ${letter}`,
      );
    assert.match(layout, new RegExp(`(?<![А-я])${about}(?![А-я])`, 'u'), file);
  }
});

test('every letter of a picture is drawn, and every line that a wall stops is crossed there', () => {
  for (const { file, yaml } of boards) {
    const { picture } = boardSchema.parse(yaml);
    const { body } = drawBoard(picture);
    const drawn = [...body.matchAll(/>([А-Я])<\/text>/gu)].map((m) => m[1]!).toSorted();
    const letters = [...picture.letters, ...picture.figures].map((l) => l.letter).toSorted();
    assert.deepEqual(drawn, letters, file);
    assert.doesNotMatch(body, /NaN|undefined|Infinity/, file);
    const stopped = picture.lines.filter((l) => l.end === 'stopped');
    assert.ok(stopped.every((l) => l.wall !== undefined));
    assert.equal(body.split('class="d-beyond"').length - 1, stopped.length, file);
  }
});

/** A board in few words, and what makes it wrong. */
const WELL = {
  title: 'Заголовок',
  layout: 'А слева.',
  rooms: ['AABB', 'AABB'],
  doors: ['b1-c1'],
  areas: { А: 'b1', Б: 'a1 a2', В: 'c1', Г: 'c2' },
  about: 'А',
  told: {
    Б: { what: 'Слева', is: 'adjacent', why: 'Так' },
    В: { what: 'Справа', is: 'adjacent', why: 'Так' },
    Г: { what: 'Наискосок', is: 'apart', why: 'Так' },
  },
};
const SEEN = {
  ...WELL,
  areas: { Б: 'd1' },
  figures: {
    А: { side: 'agent', at: 'a1', stands: 'c' },
    В: { side: 'enemy', at: 'b1', stands: 'c' },
  },
  told: { Б: { what: 'Справа', is: 'obscured', by: ['В'], why: 'Так' } },
};
const { Б, В, Г } = WELL.told;
const FAULTS: readonly (readonly [name: string, diagram: object, path: string, says: RegExp])[] = [
  ['ragged rows', { ...WELL, rooms: ['AABB', 'AAB'] }, 'rooms.1', /одной длины: в первом 4/],
  ['a room with a nook', { ...WELL, rooms: ['AACB', 'AAAB'] }, 'rooms.0', /A — не прямоугольник/],
  ['a door in a room', { ...WELL, doors: ['a1-b1'] }, 'doors.0', /одно помещение/],
  ['a door across', { ...WELL, doors: ['b1-c2'] }, 'doors.0', /общей стороны/],
  ['a door to nowhere', { ...WELL, doors: ['d1-e1'] }, 'doors.0', /на поле нет/],
  ['a door misspelt', { ...WELL, doors: ['b1 c1'] }, 'doors.0', /«b2-c2»/],
  ['an area beside the board', { ...WELL, areas: { ...WELL.areas, Г: 'e2' } }, 'areas.Г', /e2 на поле нет/],
  ['an unknown room', { ...WELL, unexplored: ['X'] }, 'unexplored.0', /X на поле нет/],
  ['a letter nowhere', { ...WELL, told: { ...WELL.told, Д: Г } }, 'told.Д', /Буквы Д/],
  ['a letter twice', { ...SEEN, areas: { ...SEEN.areas, В: 'd2' } }, 'areas.В', /уже стоит/],
  ['a letter untold', { ...WELL, told: { Б, В } }, 'areas.Г', /ничего не сказано/],
  [
    'a neighbour that is none',
    { ...WELL, told: { Б, В, Г: { ...Г, is: 'adjacent' } } },
    'told.Г.is',
    /b1 → c2 — apart/,
  ],
  ['one neighbour of two', { ...WELL, areas: { ...WELL.areas, Б: 'a1 d1' } }, 'told.Б.is', /b1 → d1 — apart/],
  [
    'nobody in the way',
    { ...SEEN, told: { Б: { ...SEEN.told.Б, by: [] }, В: { ...В, is: 'clear' } } },
    'told.Б.by',
    /затрудняют: В/,
  ],
  ['a clear sight', { ...SEEN, told: { Б: { ...SEEN.told.Б, is: 'clear' } } }, 'told.Б.is', /obscured, а не clear/],
  [
    'a line that the rules leave open',
    {
      ...SEEN,
      figures: { А: { ...SEEN.figures.А, at: 'b1' } },
      areas: { Б: 'd2' },
      told: { Б: { ...Б, is: 'clear' } },
    },
    'told.Б.is',
    /не решают \(door-length\)/,
  ],
];
test('a board without faults is read', () => {
  for (const diagram of [WELL, SEEN]) assert.ok(boardSchema.safeParse(diagram).success);
});
for (const [name, diagram, path, says] of FAULTS)
  test(`refused: ${name}`, () => {
    const { issues } = boardSchema.safeParse(diagram).error!;
    assert.equal(issues.length, 1, JSON.stringify(issues));
    assert.equal(issues[0]!.path.join('.'), path);
    assert.match(issues[0]!.message, says);
  });

test('areas are written by column and row', () => {
  assert.deepEqual(parseArea('c2'), { column: 2, row: 1 });
});
