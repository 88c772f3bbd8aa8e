/** The four skills, and which of them an action tests. */
import type { Action } from './situation.ts';

export const SKILLS = ['fight', 'shoot', 'examine', 'defend'] as const;
export type Skill = (typeof SKILLS)[number];

const SKILL_OF: { readonly [A in Action]: Skill | undefined } = {
  fight: 'fight',
  shoot: 'shoot',
  examine: 'examine',
  'defend-melee': 'defend',
  'defend-ranged': 'defend',
  other: undefined,
};
/** The skill that an action tests; `undefined` where a card says which. */
export const skillOf = (action: Action): Skill | undefined => SKILL_OF[action];
