import { z } from 'astro/zod';
import { idSchema } from './game.ts';
import { lineSchema as line, placeSchema as place } from './place.ts';

/** Only with one of these options of a switch: `{ mode: [coop] }`. */
const whenSchema = z.record(idSchema, z.array(idSchema).min(1)).default({});

/** What differs from one game to the next, or changes once in a game: «Противостояние». The set-up may carry its option here. */
const switchSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  start: idSchema,
  options: z.array(z.strictObject({ id: idSchema, name: z.string() })).min(2),
  /** It is turned in the middle of a game, so that it belongs to the counters. */
  isTurned: z.boolean().default(false),
});
export type Switch = z.output<typeof switchSchema>;

/** A number that the table keeps. */
const counterSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** The term that explains it. */
  term: idSchema.optional(),
  start: z.int().default(0),
  least: z.int().default(0),
  most: z.int().max(999),
  /** What 0 is shown as where it means that the number is not known; no alarm is raised at such a number. */
  unknown: z.string().optional(),
  /** Each player has one of his own. */
  ofPlayer: z.boolean().default(false),
  when: whenSchema,
  /** The text once the counter has reached a number or another counter. */
  alarm: z
    .strictObject({
      /** At this number or beyond it. */
      at: z.union([z.int(), idSchema]),
      /** Whether the counter falls towards it. */
      falls: z.boolean().default(false),
      says: line,
      /** The game may end by it. */
      isEnd: z.boolean().default(false),
    })
    .optional(),
});
export type Counter = z.output<typeof counterSchema>;

/** How a step changes a counter. */
const changeSchema = z.strictObject({
  counter: idSchema,
  by: z.int().default(0),
  /** Sets it to this number instead. */
  to: z.int().optional(),
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
   * Its address; a `{name}` is a counter, what the set-up has carried here, `{players}`, or of one player `{who}` and
   * the numbers of his character. A field that lacks a value is left out; without any, the calculator opens as it was.
   */
  query: z.string().default(''),
  /** The least and the most of a counter that the calculator takes. */
  bounds: z.record(idSchema, z.tuple([z.int(), z.int()])).default({}),
  /**
   * Of one that keeps a log: the field that says what the log is of, and the field with one sign for each card. A log of
   * this game goes on; another one gives way.
   */
  log: z.strictObject({ of: z.string(), cards: z.string() }).optional(),
});

/** What the table cannot know and a calculator of the step counts with: the reader is asked, one press an answer. */
const askSchema = z.strictObject({
  /** Its `{name}` in the addresses of the calculators; the value is the place of the answer, from 0. */
  id: idSchema,
  name: z.string(),
  /** It is asked only while this counter is above 0, and no answer goes beyond it. */
  counter: idSchema,
  answers: z.array(z.string()).min(2),
});
export type Ask = z.output<typeof askSchema>;

/** What the button of a step does to the counters. */
const doesSchema = z.strictObject({
  label: z.string(),
  /** The label of the other button, which skips the question. */
  skip: z.string().default('Пропустить'),
  when: whenSchema,
  /** Only while this counter raises its alarm. */
  alarm: idSchema.optional(),
  /** Only in the last pass of a round: once everybody has had his turn. */
  isRound: z.boolean().default(false),
  changes: z.array(changeSchema).min(1),
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
  when: whenSchema,
  says: z.array(line).default([]),
  /** What players forget at this step. */
  forgotten: z.array(line).default([]),
  /** Everybody acts once, in the order that the rules give; the page ticks them off. */
  eachPlayer: z.boolean().default(false),
  /** Afterwards everybody may act between the steps. */
  window: z.boolean().default(false),
  /** The leader may hand on his token at this step. */
  passesLead: z.boolean().default(false),
  /** The counters that change at this step or are compared at it: they are at hand in the step itself. */
  shows: z.array(idSchema).default([]),
  does: doesSchema.optional(),
  /** The calculators that help here, and what is asked before they are opened. */
  calculators: z.array(calculatorSchema).default([]),
  asks: z.array(askSchema).default([]),
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
        when: whenSchema,
        /** Whether the score is counted after it. */
        hasScore: z.boolean().default(false),
        /** The counter of each player whose alarm tells who has won. */
        winners: idSchema.optional(),
      }),
    )
    .min(2),
  /** What is done once the game is over. */
  after: z.array(line).default([]),
  score: z
    .strictObject({
      title: z.string(),
      to: place,
      says: z.array(line).default([]),
      rows: z.array(scoreRowSchema).min(1),
    })
    .optional(),
});

/** What several counters say together. */
const signalSchema = z.strictObject({
  says: line,
  isEnd: z.boolean().default(false),
  /** The first pass that it may come in. */
  from: z.int().positive().default(1),
  when: whenSchema,
  /** Each of these counters is at its number. */
  at: z.record(idSchema, z.int()),
});

/** `content/<game>/round.yaml`: a pass through the game step by step, as the page «За столом» follows it. */
export const roundSchema = z.strictObject({
  /** What one pass is called: «Раунд», «Ход». */
  pass: z.string(),
  /** The last pass, where the game ends by itself. */
  last: z.int().positive().optional(),
  players: z.strictObject({ least: z.int().positive(), most: z.int().max(12), start: z.int().positive() }),
  /** The forms of what `players` counts: in Hellboy one player leads two agents. */
  seats: z.tuple([z.string(), z.string(), z.string()]).default(['игрок', 'игрока', 'игроков']),
  /** Who bears the token that goes round: «Ведущий сыщик», «Ходит». */
  leader: z.string(),
  /** Whether the token goes to the next player after each pass by itself. */
  goesRound: z.boolean().default(false),
  /** What may be done in a window between two steps. */
  window: line.optional(),
  switches: z.array(switchSchema).default([]),
  counters: z.array(counterSchema),
  signals: z.array(signalSchema).default([]),
  /** Numbers by the number of players: `{gates}` in a sentence becomes one of them. */
  byPlayers: z.record(idSchema, z.array(z.union([z.int(), z.string()]))).default({}),
  /** Each leads to where the rules tell of it. */
  phases: z.array(z.strictObject({ title: z.string(), to: place, steps: z.array(stepSchema).min(1) })).min(2),
  /** How a game ends, and what is counted then. */
  end: endSchema.optional(),
});
export type Round = z.output<typeof roundSchema>;
