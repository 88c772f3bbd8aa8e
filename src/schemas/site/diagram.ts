import { z } from 'astro/zod';

/** A drawing made of words: parts that come round again, or follow one another. */
const stepsSchema = z.strictObject({
  /** `ring`: parts that come round again, up to six; `chart`: steps from top to bottom. */
  kind: z.enum(['ring', 'chart']),
  parts: z
    .array(
      z.strictObject({
        name: z.string(),
        /** The rule: an address on this site. */
        to: z.string().regex(/^\//, 'Адрес на этом сайте: «/arkham/rules/round/#mythos».'),
        /** What happens in it, in order. */
        steps: z.array(z.string()).default([]),
        /** A remark, in brackets. */
        note: z.string().optional(),
        /** What comes between this part and the next: a window, a round of priority. */
        after: z.string().optional(),
      }),
    )
    .min(2),
});

/** The colours of dice on a ladder; each die has a letter, so that colour is never the only sign. */
const DIE_COLOURS = ['yellow', 'orange', 'red', 'black'] as const;

/** `ladder`: dice from the worst to the best, and what a step up or down does to each. */
const ladderSchema = z.strictObject({
  kind: z.literal('ladder'),
  title: z.string(),
  /** What a step up and a step down are called. */
  up: z.string(),
  down: z.string(),
  /** What a step down does to the lowest. */
  out: z.string(),
  /** What holds for all steps. */
  rule: z.string(),
  dice: z
    .array(
      z.strictObject({
        name: z.string(),
        letter: z.string().regex(/^\p{Lu}$/u, 'Одна заглавная буква.'),
        colour: z.enum(DIE_COLOURS),
        /** When one begins with it. A die without it is only stepped up to, and does not step down again. */
        begins: z.string().optional(),
        /** A remark. */
        note: z.string().optional(),
      }),
    )
    .min(2)
    .max(4),
});

/**
 * `content/<game>/diagrams/<id>.yaml`: a drawing made of words, shown by `<Diagram id="…" />` in the prose of its game.
 */
export const diagramSchema = z.discriminatedUnion('kind', [stepsSchema, ladderSchema]);
export type Diagram = z.output<typeof diagramSchema>;
