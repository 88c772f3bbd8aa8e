import { z } from 'astro/zod';
import { idSchema } from './game.ts';
import { lineSchema as line, placeSchema as place } from './place.ts';

/** A number that the table keeps. */
const counterSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** The term that explains it. */
  term: idSchema.optional(),
  start: z.int().default(0),
  least: z.int().default(0),
  most: z.int().max(999),
  /** Each player has one of his own. */
  ofPlayer: z.boolean().default(false),
  /** What is said once the counter has reached a number or another counter. */
  alarm: z
    .strictObject({
      /** At this number or beyond it. */
      at: z.union([z.int(), idSchema]),
      /** Whether the counter falls towards it. */
      falls: z.boolean().default(false),
      says: line,
    })
    .optional(),
});
export type Counter = z.output<typeof counterSchema>;

/** By how much a step changes a counter. */
const changeSchema = z.strictObject({
  counter: idSchema,
  by: z.int(),
  /** Once for each unit of this counter. */
  times: idSchema.optional(),
  /** Counted in groups of this many; what does not fill one does not count. */
  per: z.int().positive().default(1),
});
export type Change = z.output<typeof changeSchema>;

const stepSchema = z.strictObject({
  id: idSchema,
  /** What is done, as an order: «Положите 1 безысходность на замысел». */
  title: z.string(),
  who: z.string().optional(),
  /** The rule of the step. */
  to: place,
  /** The first pass that has this step. */
  from: z.int().positive().default(1),
  says: z.array(line).default([]),
  /** What players forget at this step. */
  forgotten: z.array(line).default([]),
  /** Everybody acts once, in the order that the rules give; the page ticks them off. */
  eachPlayer: z.boolean().default(false),
  /** Afterwards everybody may act between the steps. */
  window: z.boolean().default(false),
  /** What the step changes, and what the button that does it says. */
  does: z.strictObject({ label: z.string(), changes: z.array(changeSchema).min(1) }).optional(),
  /** The calculator that helps here. */
  calculator: z.strictObject({ id: idSchema, label: z.string() }).optional(),
});
export type RoundStep = z.output<typeof stepSchema>;

/** `content/<game>/round.yaml`: a pass through the game step by step, as the page «За столом» follows it. */
export const roundSchema = z.strictObject({
  /** What one pass is called: «Раунд», «Ход». */
  pass: z.string(),
  /** The last pass, where the game ends by itself. */
  last: z.int().positive().optional(),
  players: z.strictObject({ least: z.int().positive(), most: z.int().max(12), start: z.int().positive() }),
  /** Who bears the token that goes round: «Ведущий сыщик», «Ходит». */
  leader: z.string(),
  /** Whether the token goes to the next player after each pass by itself. */
  goesRound: z.boolean().default(false),
  /** What may be done in a window between two steps. */
  window: line.optional(),
  counters: z.array(counterSchema),
  phases: z.array(z.strictObject({ title: z.string(), steps: z.array(stepSchema).min(1) })).min(2),
});
export type Round = z.output<typeof roundSchema>;
