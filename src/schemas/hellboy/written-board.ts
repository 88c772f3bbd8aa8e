/** `content/hellboy/boards/<id>.yaml` as it is written: rooms, doors, figures, and the claims about them. */
import { z } from 'astro/zod';
import type { Area } from '../../engines/hellboy/board/board.ts';
import { parseArea } from '../../engines/hellboy/board/layout.ts';

/** The claims about an area: on its adjacency (the first two) or on the sight of it. */
const RELATIONS = ['adjacent', 'apart', 'clear', 'obscured', 'blocked'] as const;
export type Relation = (typeof RELATIONS)[number];
export const isAdjacency = (relation: Relation): boolean => relation === 'adjacent' || relation === 'apart';

const LETTER = /^[А-Я\d]$/u;
const letter = z.string().regex(LETTER, 'Буква — одна заглавная русская буква или цифра: «А».');
const area = z
  .string()
  .regex(/^[a-z][1-9]$/, 'Область — столбец латинской буквой и ряд цифрой: «b2».')
  .transform((word) => parseArea(word)!);
const areas = z
  .string()
  .regex(/^[a-z][1-9](?: [a-z][1-9])*$/, 'Области — через пробел: «a1 b1 b2».')
  .transform((words) => words.split(' ').map((word) => parseArea(word)!));
const door = z
  .string()
  .regex(/^[a-z][1-9]-[a-z][1-9]$/, 'Дверь — две области через дефис: «b2-c2».')
  .transform((words) => words.split('-').map((word) => parseArea(word)!) as [Area, Area]);
const room = z.string().regex(/^[A-Z]$/, 'Помещение — заглавная латинская буква из rooms.');

/** The place of a figure or an object in its area: compass points, `c` for the middle. In areas from the middle. */
export const STANDS = {
  c: { x: 0, y: 0 },
  n: { x: 0, y: -0.23 },
  ne: { x: 0.23, y: -0.23 },
  e: { x: 0.23, y: 0 },
  se: { x: 0.23, y: 0.23 },
  s: { x: 0, y: 0.23 },
  sw: { x: -0.23, y: 0.23 },
  w: { x: -0.23, y: 0 },
  nw: { x: -0.23, y: -0.23 },
} as const;
export type Stand = keyof typeof STANDS;
const stands = z.enum(Object.keys(STANDS) as [Stand, ...Stand[]]);

/** The fields of a drawing of a board. */
export const writtenBoardSchema = z.strictObject({
  /** What the picture shows, in a few words. */
  title: z.string(),
  /** The rooms and doors of the picture in sentences; `told` describes the rest. */
  layout: z.string(),
  /** The grid row by row: a Latin capital of its room for each area, a full stop where there is none. */
  rooms: z
    .array(z.string().regex(/^[A-Z.]+$/, 'Ряд поля — буквы помещений и точки: «AAB.».'))
    .min(1)
    .max(9),
  /** Doors, by the two areas that share the side: `b2-c2`. */
  doors: z.array(door).default([]),
  /** Rooms not explored yet. */
  unexplored: z.array(room).default([]),
  /** Letters on areas: the same on areas with the same claims. */
  areas: z.record(letter, areas).default({}),
  /** Figures by their letters. */
  figures: z.record(letter, z.strictObject({ side: z.enum(['agent', 'enemy']), at: area, stands })).default({}),
  /** Objects: they fill an area and obstruct no sight. */
  objects: z.array(z.strictObject({ size: z.int().min(1).max(6), at: area, stands })).default([]),
  /** The letter of the area or the figure that all claims start from. */
  about: letter,
  /** What holds for each further letter, and why. */
  told: z.record(
    letter,
    z.strictObject({
      /** The areas or the figure, by their place on the board. */
      what: z.string(),
      is: z.enum(RELATIONS),
      /** The figures that obscure it. */
      by: z.array(letter).default([]),
      why: z.string(),
    }),
  ),
});
/** A drawing of a board as its YAML says it. */
export type WrittenBoard = z.output<typeof writtenBoardSchema>;
