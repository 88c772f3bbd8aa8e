/** The effect die: one side for each effect. */

/** In the order in which the rulebook explains them. */
export const EFFECTS = ['catastrophe', 'plus-one', 'plus-two', 'reroll', 'double', 'bprd'] as const;
export type Effect = (typeof EFFECTS)[number];
/** What a die may do to a result; BPRD does it as one of these, or is spent on something else. */
export type PlainEffect = Exclude<Effect, 'bprd'>;
