/** Russian sentences put together from parts. */

/** A non-breaking space, for between a number and its noun. */
export const NBSP = '\u00a0';

/** With a capital at the beginning. */
export const capitalRu = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** With a small letter at the beginning: a sentence in the middle of another. */
export const lowerRu = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
/** Capitalized, with a full stop unless it already ends in punctuation. */
export const sentenceRu = (text: string): string => `${capitalRu(text)}${/[.!?…]$/.test(text) ? '' : '.'}`;

/** «а, б и в»; an empty text for an empty list. */
export const listRu = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`;

/** Splits a text after its first sentence; the rest begins with its space, or is empty. */
export const firstSentence = (text: string): readonly [first: string, rest: string] => {
  const end = /[.!?…]»?(?=\s+[«А-ЯЁA-Z\d])/u.exec(text);
  const at = end === null ? text.length : end.index + end[0].length;
  return [text.slice(0, at), text.slice(at)];
};
