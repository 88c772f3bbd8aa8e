/** The colours of test dice, which are a ladder: an improvement goes one step up, a degradation one step down. */

/** From the worst to the best. */
export const COLOURS = ['yellow', 'orange', 'red', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
/** Levels of skills, from the worst to the best; no skill is black: a black die is an improved red one. */
export const LEVELS = ['yellow', 'orange', 'red'] as const;
export type Level = (typeof LEVELS)[number];

/** The colour `steps` up the ladder, or down where negative; `undefined` off the ladder. */
export const colourAfter = (colour: Colour, steps: number): Colour | undefined =>
  COLOURS[COLOURS.indexOf(colour) + steps];
