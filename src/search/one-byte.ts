/**
 * Folded Russian letters as one byte each. In UTF-8 they take two, and no compression wins all of it back: the term
 * index is a twentieth lighter so. The signs stand for letters only, because folded words have no capitals.
 */

const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ{}~^@#';

/** Folded words with a sign for each Russian letter. */
export const toOneByte = (folded: string): string =>
  folded.replace(/[а-я]/g, (letter) => SIGNS[RUSSIAN.indexOf(letter)]!);

/** The folded words that {@link toOneByte} was given. */
export const fromOneByte = (text: string): string =>
  text.replace(/[A-Z{}~^@#]/g, (sign) => RUSSIAN[SIGNS.indexOf(sign)]!);
