/** `content/arkham/data/scenarios.yaml`: what the symbols do in a scenario. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';
import { lineSchema } from './line.ts';
import { symbolId } from './token.ts';

const side = z.partialRecord(symbolId, lineSchema);
export const scenarioSchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string(),
  campaign: z.string(),
  /** Sides of the card: for easy and standard, for hard and expert. */
  easy: side,
  hard: side,
});
export type Scenario = z.output<typeof scenarioSchema>;
