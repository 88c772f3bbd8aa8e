import { z } from 'astro/zod';

/** `content/<game>/diagrams/<id>.yaml`: a drawing made of words, shown by `<Diagram id="…" />` in the prose of its game. */
export const diagramSchema = z.strictObject({
  /** `ring`: parts that come round again, up to six; `chart`: steps from top to bottom. */
  kind: z.enum(['ring', 'chart']),
  parts: z
    .array(
      z.strictObject({
        name: z.string(),
        /** Where it is told: an address on this site. */
        to: z.string().regex(/^\//, 'Адрес на этом сайте: «/arkham/rules/round/#mythos».'),
        /** What happens in it, in order. */
        steps: z.array(z.string()).default([]),
        /** A remark, in brackets. */
        note: z.string().optional(),
        /** What stands between this part and the next: a window, a round of priority. */
        after: z.string().optional(),
      }),
    )
    .min(2),
});
export type Diagram = z.output<typeof diagramSchema>;
