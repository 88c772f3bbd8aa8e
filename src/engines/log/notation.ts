/**
 * Compact text of a log for addresses: a version, then words of `[0-9a-z.*~-]` joined by «_». The game gives each
 * action a word. A text with an unknown word is refused whole, with a reason, because half a log is another game.
 */
export const NOTATION_LIMITS = { characters: 8000, words: 2000 } as const;

/** Why a text is not a log; `came` is the part that was not understood, shortened. */
export interface NotationProblem {
  readonly code: 'empty' | 'version' | 'characters' | 'too-long' | 'too-many' | 'word';
  readonly came: string;
}
export type Parsed<T> = { readonly value: T; readonly problem?: undefined } | { readonly problem: NotationProblem };

/** A problem, with its text shortened for a message. */
export const problemOf = (code: NotationProblem['code'], came: string): { readonly problem: NotationProblem } => ({
  problem: { code, came: came.slice(0, 40) },
});

/** Words as one text. */
export const makeText = (version: number, words: readonly string[]): string => [String(version), ...words].join('_');

/** The values of a text, each word read by `parseWord` (undefined: not understood). Never throws. */
export const parseText = <T>(
  version: number,
  text: string,
  parseWord: (word: string) => T | undefined,
): Parsed<readonly T[]> => {
  if (text === '') return problemOf('empty', text);
  if (text.length > NOTATION_LIMITS.characters) return problemOf('too-long', text);
  if (!/^[0-9a-z.*~_-]+$/.test(text)) return problemOf('characters', text);
  const [head = '', ...words] = text.split('_');
  if (head !== String(version)) return problemOf('version', head);
  if (words.length > NOTATION_LIMITS.words) return problemOf('too-many', String(words.length));
  const values: T[] = [];
  for (const word of words) {
    const value = parseWord(word);
    if (value === undefined) return problemOf('word', word);
    values.push(value);
  }
  return { value: values };
};
