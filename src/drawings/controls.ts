/**
 * Signs on buttons and in tables, 24 × 24. A character would come from whatever font of the device has it: as a
 * coloured emoji, as an empty box. Each is a constant of its own, so that a script contains only those that it shows.
 */
import { path, ring, solid, together } from './strokes.ts';

export const CLOSE = path('M6 6l12 12M18 6 6 18');
/** Three places, the first of them one's own. */
export const SHARE =
  ring(18, 5.5, 2.5) + ring(6, 12, 2.5) + ring(18, 18.5, 2.5) + path('m8.2 10.8 7.6-4.1M8.2 13.2l7.6 4.1');
export const DONE = path('m5 12.5 4.5 4.5L19 7');
export const BACK = path('M20 12H4M10.5 5.5 4 12l6.5 6.5');
/** What a thing is aimed at, what it becomes. */
export const TOWARDS = path('M4 12h16M13.5 5.5 20 12l-6.5 6.5');
export const PREVIOUS = solid('M16.5 5v14L6 12z');
export const NEXT = solid('M7.5 5v14L18 12z');
export const FIRST = solid('M18.5 5.5v13L9 12zM5.5 5.5v13');
export const LAST = solid('M5.5 5.5v13L15 12zM18.5 5.5v13');
/** By itself: the triangle of a step, in a ring. */
export const PLAY = together(ring(12, 12, 9.5), solid('M9.8 7.8v8.4l6.6-4.2z'));
export const PAUSE = path('M8.5 5.5v13M15.5 5.5v13');
/** Round again; a roll thrown anew. */
export const AGAIN = path('M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4.6h-4.6');
/** What was done last, taken back and done again. */
export const UNDO = path('M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11');
export const REDO = path('M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13');
export const FLIP = path('M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4');
export const STAR = solid('M12 3.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L12 16.8l-5.4 3 1.2-6.1-4.5-4.2 6.1-.7z');
export const SHIELD = path('M12 3l7.5 2.8V11c0 5-3 8.3-7.5 10.2C7.5 19.3 4.5 16 4.5 11V5.8z');
export const DIAMOND = path('M12 3.5 19 12l-7 8.5L5 12z');
export const SPARK = solid('M12 3l1.9 7.1L21 12l-7.1 1.9L12 21l-1.9-7.1L3 12l7.1-1.9z');
