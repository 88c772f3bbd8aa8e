/** Where the rules can be read in two ways, the tracker lets the players choose. The first of each is the one it begins with. */
export const READINGS = {
  /**
   * The further enemies of a mass invasion: a location with two paths gets one for each, or one (3.4.3 says first the
   * locations, then as many as there are tokens).
   */
  size: ['per-path', 'per-place'],
  /**
   * Two paths of the same card in a district without any: the second does not meet the first, or does (3.4.3 asks for a
   * path that was there before, and not before what).
   */
  pair: ['at-once', 'in-turn'],
} as const;
export type ReadingId = keyof typeof READINGS;
export type Readings = { readonly [id in ReadingId]: (typeof READINGS)[id][number] };
export const READING_IDS = Object.keys(READINGS) as readonly ReadingId[];
/** Every choice of every reading, as one list of words. */
export const READING_CHOICES = READING_IDS.flatMap((id): readonly Readings[ReadingId][] => READINGS[id]);
export type ReadingChoice = Readings[ReadingId];
export const FIRST_READINGS: Readings = { size: 'per-path', pair: 'at-once' };

/** The readings after a choice; each choice belongs to one of them. */
export const withReading = (readings: Readings, choice: ReadingChoice): Readings => {
  if (choice === 'per-path' || choice === 'per-place') return { ...readings, size: choice };
  return { ...readings, pair: choice };
};
