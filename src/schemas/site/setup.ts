import { z } from 'astro/zod';
import { englishNameSchema } from './english-name.ts';
import { idSchema } from './game.ts';
import { lineSchema, placeSchema } from './place.ts';

/** The value of a `{name}` in a sentence. */
const valueSchema = z.union([z.int(), z.string()]);
export type Value = z.output<typeof valueSchema>;

const optionSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  en: englishNameSchema.optional(),
  /** The box that it comes in. */
  box: idSchema.optional(),
  /** Its numbers by their names. */
  numbers: z.record(idSchema, valueSchema).default({}),
});

/** A number that each option of a list of `data/` has. */
const numberSchema = z.strictObject({
  /** The field of the data: `doom`, `stages.0.green`, `bags.{level}.tokens`, where `{level}` is the option of another choice. */
  field: z.string(),
  /** The column of its table on paper; absent: it is in no sentence. */
  name: z.string().optional(),
  /** Of a field that says how many of each kind: what the kinds are called; a kind without a name is its own. */
  kinds: z.record(z.string(), z.string()).optional(),
  /** Of such a field: its counts as base-36 digits, of these kinds in this order, as an address of a calculator has them. */
  digits: z.array(z.string()).optional(),
  /** The words of its values; a value without words is empty. */
  as: z.record(z.string(), valueSchema).optional(),
  /** The sum of all numbers in the field. */
  isSum: z.boolean().default(false),
});
export type NumberField = z.output<typeof numberSchema>;

/** The options that a list of `data/` has: its entries with their `id`, `ru`, `en` and `variant`. */
const sourceSchema = z.strictObject({
  /** The file: `ancient-ones`. */
  list: idSchema,
  /** Only entries with this text in a field: `{ kind: campaign }`. */
  where: z.record(z.string(), z.string()).default({}),
  /** None of these entries. */
  except: z.array(idSchema).default([]),
  /** These only by hand, never by lot: a scenario gives them. */
  byHand: z.array(idSchema).default([]),
  /** The field that names the box of an entry. */
  box: z.string().optional(),
  /** The heading above them in the list of options. */
  heading: z.string().default(''),
  numbers: z.record(idSchema, numberSchema).default({}),
});

/** Only with one of these options of a choice, or these numbers of players: `{ players: [1, 2], rooms: [with] }`. */
const whenSchema = z.record(idSchema, z.array(z.union([z.int(), idSchema])).min(1)).default({});

const choiceSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** Where the rules tell of it. */
  to: placeSchema,
  /** The option that the page begins with. */
  start: idSchema,
  when: whenSchema,
  options: z.array(optionSchema).default([]),
  from: z.array(sourceSchema).default([]),
});

const itemSchema = z.strictObject({
  id: idSchema,
  /** The instruction; `{gates}` is a number of the choices. */
  says: lineSchema,
  /** The rule. */
  to: placeSchema,
  when: whenSchema,
  /** The calculator that helps here, with the state it opens on; a field whose `{name}` has no number is left out. */
  calculator: z.strictObject({ id: idSchema, label: z.string(), query: z.string().default('') }).optional(),
});
export type SetupItem = z.output<typeof itemSchema>;

/** `content/<game>/setup.yaml`: what is laid out before a game, as the page «Подготовка» ticks it off. */
export const setupSchema = z.strictObject({
  /** What differs from one game to the next. */
  choices: z.array(choiceSchema).default([]),
  /** Who begins: what he is called, and where the rules tell of it; absent where no player does. */
  first: z.strictObject({ name: z.string(), to: placeSchema }).optional(),
  /** What each player chooses, no two the same. */
  characters: z
    .strictObject({
      /** «Сыщики». */
      name: z.string(),
      /** Of one player: «Сыщик». */
      one: z.string(),
      to: placeSchema,
      /** How many of them there are where each is a player of the round: one number for each number of players. */
      seats: z.array(z.int()).optional(),
      /** The number of a choice that says how many of them each player leads; the round goes by players all the same. */
      each: idSchema.optional(),
      options: z.array(optionSchema).default([]),
      from: z.array(sourceSchema).default([]),
    })
    .optional(),
  /** Boxes that the options name and `sets` of the game does not. */
  boxes: z.array(z.strictObject({ id: idSchema, name: z.string() })).default([]),
  /** Numbers that follow from how many play: one for each number of players, from the least of `round.yaml`. */
  byPlayers: z.record(idSchema, z.array(valueSchema)).default({}),
  parts: z.array(z.strictObject({ title: z.string(), items: z.array(itemSchema).min(1) })).min(1),
  /** What the round begins with: a counter at a number, or at one that follows from the choices. */
  counters: z.record(idSchema, z.union([z.int(), idSchema])).default({}),
  /** Options and numbers that go on to the round and its calculators, each with the games that it applies to. */
  carried: z.record(idSchema, whenSchema).default({}),
  /** The game in a few words, shown at the round: «{ancient}». The name of a choice becomes its chosen option. */
  about: z.string().default(''),
});
export type Setup = z.output<typeof setupSchema>;
