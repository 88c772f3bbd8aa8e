/**
 * Where the rulebook of the core game is silent and the English reference guide answers: the first of each is the rule. The others
 * are readings of former days, by which addresses that name them still count.
 */

export const READINGS = {
  /** Health or sanity is gone before the strength test: the combat breaks off and the monster stays, or the test is made. */
  'before-strength': ['break-off', 'fight-on'],
  /** Losses are at once and a defeated investigator's successes wound all the same, or he is defeated first. */
  'last-blow': ['counts', 'is-lost'],
  /** Health and sanity are both gone: the player chooses which of them it was, or it is always the same. */
  'both-gone': ['player-chooses', 'health', 'sanity'],
} as const;
export type ReadingName = keyof typeof READINGS;
export const READING_NAMES = Object.keys(READINGS) as readonly ReadingName[];
export type Readings = { readonly [R in ReadingName]: (typeof READINGS)[R][number] };
/** The rules, none of them read otherwise. */
export const RULES: Readings = {
  'before-strength': 'break-off',
  'last-blow': 'counts',
  'both-gone': 'player-chooses',
};
