/** The few strokes that all drawings are made of: SVG markup as text, in the units of its view box. */

/** A stroked path. */
export const path = (d: string): string => `<path d="${d}"/>`;
/** A filled path. */
export const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
/** A filled circle. */
export const dot = (cx: number, cy: number, r = 1.2): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="currentColor" stroke="none"/>`;
/** A stroked circle. */
export const ring = (cx: number, cy: number, r: number): string => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
