/**
 * A drawing of a board, read and worked out. What it tells (`is`, `by`) is held against the engine: a drawing that says
 * otherwise than the rules is refused here.
 */
import { z } from 'astro/zod';
import { claimFaults, layoutFaults } from './claims.ts';
import { pictureOf } from './picture.ts';
import { writtenBoardSchema } from './written-board.ts';

/**
 * `content/hellboy/boards/<id>.yaml`, shown by `<Diagram id="…" />`: checked, its words in order, its picture needs only
 * be drawn.
 */
export const boardSchema = writtenBoardSchema.transform((diagram, context) => {
  const layout = layoutFaults(diagram);
  const faults = layout.length > 0 ? layout : claimFaults(diagram);
  for (const fault of faults) context.addIssue({ code: 'custom', ...fault });
  if (faults.length > 0) return z.NEVER;

  const told = Object.entries(diagram.told).map(([letter, { what, is, why }]) => ({
    letter,
    what,
    is,
    why,
    /** How many areas have this letter. */
    count: diagram.areas[letter]?.length ?? 1,
  }));
  return { title: diagram.title, layout: diagram.layout, told, picture: pictureOf(diagram) };
});
/** A board, checked and worked out. */
export type Board = z.output<typeof boardSchema>;
