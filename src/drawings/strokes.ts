/**
 * The few strokes that all drawings are made of: SVG markup as text, in the units of its view box.
 * They are marked as without effects, so that a bundler leaves out what is drawn and not used.
 */

/** A stroked path. */
/* @__NO_SIDE_EFFECTS__ */
export const path = (d: string): string => `<path d="${d}"/>`;
/** A filled path. */
/* @__NO_SIDE_EFFECTS__ */
export const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
/** A filled circle. */
/* @__NO_SIDE_EFFECTS__ */
export const dot = (cx: number, cy: number, r = 1.2): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="currentColor" stroke="none"/>`;
/** A stroked circle. */
/* @__NO_SIDE_EFFECTS__ */
export const ring = (cx: number, cy: number, r: number): string => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
/** Several strokes as one drawing. */
/* @__NO_SIDE_EFFECTS__ */
export const together = (...strokes: readonly string[]): string => strokes.join('');
