/** The words of a test: skills, and what blessings and curses make of a die. Rules: «Навыки», «Проверки». */

export const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const;
export type Skill = (typeof SKILLS)[number];

export const FORTUNES = ['plain', 'blessed', 'cursed'] as const;
/** Whether the investigator is blessed or cursed. */
export type Fortune = (typeof FORTUNES)[number];

/** The least face that is a success; the rulebook says 5, the other two are what the condition cards say. */
export const LEAST_FACE: { readonly [F in Fortune]: number } = { plain: 5, blessed: 4, cursed: 6 };

/** What becomes of a fortune by the condition «Проклятие»: a blessing is discarded in its place. */
export const cursedOnce = (fortune: Fortune): Fortune => (fortune === 'blessed' ? 'plain' : 'cursed');

/** The tokens that a skill may have: an impairment below 0, an improvement above. */
export const SKILL_TOKENS = [0, 1, 2, -1, -2] as const;
/**
 * What a skill is worth with its token. An impairment leaves at least 1, as the rules forbid any beyond.
 * @param printed on the sheet
 * @param token one of {@link SKILL_TOKENS}
 */
export const skillValue = (printed: number, token: number): number =>
  token < 0 ? Math.max(Math.min(printed, 1), printed + token) : printed + token;
