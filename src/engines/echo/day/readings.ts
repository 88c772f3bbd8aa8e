/** Where the rules can be read in two ways, the tracker lets the players choose. The first of each is the one it begins with. */
export const READINGS = {
  /**
   * «По 1 дополнительному жетону Врагов в каждой локации, где сейчас есть Тропа» against «столько новых Врагов, сколько
   * на поле есть жетонов Троп»: a location with two paths gets one enemy for each, or one.
   */
  size: ['per-path', 'per-place'],
  /**
   * «В таком районе города, где до этого уже была другая Тропа»: of two paths of the same card in one district, the
   * second does not meet the first, or does.
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
