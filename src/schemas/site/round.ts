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

/** A calculator and the state that it opens on. */
const calculatorSchema = z.strictObject({
  id: idSchema,
  label: z.string(),
  /**
   * Its address; a `{name}` stands for a counter, what the set-up has carried here, `{players}`, or of one player `{who}`
   * and the numbers of his character. A field that lacks one is left out; where all do, the calculator opens as it was.
   */
  query: z.string().default(''),
  /** No more than these of a counter. */
  most: z.record(idSchema, z.int()).default({}),
});

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
  /** The calculators that help here. */
  calculators: z.array(calculatorSchema).default([]),
});
export type RoundStep = z.output<typeof stepSchema>;

/** One row of the score. */
const scoreRowSchema = z.strictObject({
  id: idSchema,
  /** What is counted: «Врата на поле». */
  name: z.string(),
  /** What one of them is worth. */
  worth: z.int(),
  /** Counted in groups of this many; one that is begun counts whole. */
  per: z.int().positive().default(1),
  most: z.int().max(99),
  /** The counter of the table that says how many. */
  counter: idSchema.optional(),
});
const endSchema = z.strictObject({
  outcomes: z
    .array(
      z.strictObject({
        id: idSchema,
        /** «Победа». */
        title: z.string(),
        to: place,
        says: z.array(line).default([]),
        /** Whether the score is counted after it. */
        hasScore: z.boolean().default(false),
        /** The counter of each player whose alarm tells who has won. */
        winners: idSchema.optional(),
      }),
    )
    .min(2),
  score: z
    .strictObject({
      title: z.string(),
      to: place,
      says: z.array(line).default([]),
      rows: z.array(scoreRowSchema).min(1),
    })
    .optional(),
});

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
  /** Each leads to where the rules tell of it. */
  phases: z.array(z.strictObject({ title: z.string(), to: place, steps: z.array(stepSchema).min(1) })).min(2),
  /** How a game ends, and what is counted then. */
  end: endSchema.optional(),
});
export type Round = z.output<typeof roundSchema>;
