/** What the editions of the rules read in two ways; a test follows one of each. */

/**
 * What an ignored token was, where a card or another token asks whether one was revealed: never revealed, as the FAQ of
 * chapter 1 answers, or revealed without its number and effect, as the rules of chapter 2 say.
 */
export const READINGS = { ignored: ['unrevealed', 'revealed'] } as const;
export type Readings = { readonly [R in keyof typeof READINGS]: (typeof READINGS)[R][number] };

/** Chapters of the game: until 2025, and from the core set of 2026 on. */
export const CHAPTERS = [1, 2] as const;
export type Chapter = (typeof CHAPTERS)[number];
/** What the rules of a chapter say. */
export const readingsOf = (chapter: Chapter): Readings => ({ ignored: READINGS.ignored[chapter - 1]! });
