/** `content/foursouls/scenarios/<id>.yaml`: the worked cases of the stack. */
import { z } from 'astro/zod';
import { workedCaseSchema } from '../site/worked-case.ts';
import { stackSetupSchema } from './setup.ts';
import { stackTemplateSchema } from './template.ts';

/** A worked case of the stack. */
export const stackScenarioSchema = z
  .strictObject({
    ...workedCaseSchema.shape,
    question: z.string(),
    /** The answer first, then why. */
    answer: z.string().max(300),
    /** Cards of this case alone, written as those of `data/templates.yaml`; their ids are unique. */
    cards: z.array(stackTemplateSchema).optional(),
    setup: stackSetupSchema,
    /** Lines played before the case begins, so that it opens with what they put on the stack. */
    before: z.array(z.string()).optional(),
    /** One action a line, see `engines/foursouls/stack/readable.ts`. */
    actions: z.array(z.string()).min(1),
    /** Sentences shown at a line, by its number from 1. */
    notes: z.record(z.string().regex(/^[1-9]\d*$/), z.string()).optional(),
    /** Facts of the end, see `factOf` in `engines/foursouls/stack/facts.ts`. */
    expect: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]))
      .refine((e) => Object.keys(e).length > 0, 'Случай без expect ничего не проверяет.'),
    /** How many actions are legal after each line. */
    continuations: z.array(z.int().nonnegative()),
  })
  .refine(
    (s) => s.continuations.length === s.actions.length,
    'В continuations столько чисел, сколько строк в actions.',
  );
export type StackScenario = z.output<typeof stackScenarioSchema>;
