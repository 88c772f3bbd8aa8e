/** `content/eldritch/data/investigators.yaml`. */
import { z } from 'astro/zod';
import { SKILLS, type Skill } from '../../engines/eldritch/skill-check/skill.ts';
import { certaintySchema } from './certainty.ts';
import { nameSchema } from './name.ts';

const printed = z.int().min(1).max(9);

export const investigatorSchema = nameSchema.omit({ ours: true }).extend({
  ru: z.string(),
  occupation: z.strictObject({ ru: z.string(), en: z.string() }),
  /** What is not known is missing. */
  health: z.int().positive().optional(),
  sanity: z.int().positive().optional(),
  /** As on the sheet, in the order of {@link SKILLS}. */
  skills: z.array(printed).length(SKILLS.length).optional(),
  certainty: certaintySchema.optional(),
  /** What looks wrong with the figures, a whole sentence for the reader. */
  note: z.string().optional(),
});
export type InvestigatorData = z.output<typeof investigatorSchema>;

/** The skills by their names; undefined where they are not known. */
export const skillsOf = ({ skills }: InvestigatorData): Readonly<Record<Skill, number>> | undefined =>
  skills && (Object.fromEntries(SKILLS.map((skill, at) => [skill, skills[at]!])) as Record<Skill, number>);
