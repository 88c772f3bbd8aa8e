/** The levels of a campaign, from the kindest bag on. */
export const LEVELS = ['easy', 'standard', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
