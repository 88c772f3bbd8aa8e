/**
 * Folding of Russian text for comparison.
 *
 * A reader takes two words for the same whether they have «ё» or «е», and whatever kind of space separates them.
 * Nothing else is folded here: «й» stays «й», and the case is kept.
 */

/**
 * «ё» → «е» (however it is encoded), every kind of white space → one ordinary space. The length may shrink; case is
 * kept.
 */
export const foldYo = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replace(/[\s\u00a0\u202f]+/gu, ' ');

/** {@link foldYo} and lower case: the key under which names are compared in filters and conflict checks. */
export const foldKey = (text: string): string => foldYo(text).toLocaleLowerCase('ru').trim();
