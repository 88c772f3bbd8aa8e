/** `content/hellboy/data/agents.yaml`: what is known of the agents; the rest is read off the board in hand. */
import { z } from 'astro/zod';
import { LEVELS } from '../../engines/hellboy/dice/colour.ts';
import { SKILLS } from '../../engines/hellboy/situation/skill.ts';
import { idSchema } from '../site/game.ts';
import { known } from './certainty.ts';

export const agentSchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string(),
  /** Levels of skills, as far as they are known. */
  skills: z.partialRecord(z.enum(SKILLS), z.strictObject({ level: z.enum(LEVELS), ...known })).default({}),
  /** Slots of the health track. */
  slots: z.strictObject({ value: z.int().positive(), ...known }).optional(),
});
export type AgentData = z.output<typeof agentSchema>;
