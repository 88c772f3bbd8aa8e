/** An investigator as the pages hand him to their calculators. */
import { SKILLS, type Skill } from '../../../engines/eldritch/skill-check/skill.ts';
import type { InvestigatorData } from '../../../schemas/eldritch/investigator.ts';

export type Skills = { readonly [S in Skill]: number };
/** How far figures are less sure than usual. */
export type Doubt = NonNullable<InvestigatorData['certainty']>;
/** What is not known is missing; the set is the name of the box. */
export interface InvestigatorCard extends Readonly<
  Pick<InvestigatorData, 'id' | 'ru' | 'en' | 'set' | 'health' | 'sanity' | 'note'>
> {
  /** Id of the box. */
  readonly box?: string | undefined;
  readonly occupation: string;
  readonly skills?: Skills | undefined;
  readonly doubt?: Doubt | undefined;
}
/**
 * Skills that the reader has yet to set: no sheet has a 0. Addresses without skills mean others, so that an old one keeps
 * its meaning.
 */
export const SKILLS_NOT_SET: Skills = { lore: 0, influence: 0, observation: 0, strength: 0, will: 0 };
export const areNotSet = (skills: Skills): boolean => SKILLS.every((skill) => skills[skill] === 0);
/** Whether a skill of an investigator without known figures has yet to be set. */
export const isNotSet = (card: InvestigatorCard | undefined, skills: Skills, skill: Skill): card is InvestigatorCard =>
  card !== undefined && card.skills === undefined && skills[skill] === 0;
export const NO_IMPROVEMENTS: Skills = { lore: 0, influence: 0, observation: 0, strength: 0, will: 0 };
