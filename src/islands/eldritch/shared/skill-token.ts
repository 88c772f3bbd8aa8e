/** The token of improvement or impairment of a skill in addresses. */
import { SKILL_TOKENS } from '../../../engines/eldritch/skill-check/skill.ts';
import type { Text } from '../../shared/state/texts.ts';

/** One character each, in the order of the tokens: addresses of former days know improvements alone. */
const LETTERS = '012ab';
export const skillToken: Text<number> = {
  make: (token) => LETTERS.charAt(SKILL_TOKENS.findIndex((one) => one === token)),
  parse: (text) => (text.length === 1 ? SKILL_TOKENS[LETTERS.indexOf(text)] : undefined),
};
