/**
 * Russian letters as one byte each. In UTF-8 they take two, and no compression wins all of it back: the term index is a
 * twentieth lighter so, the texts of the passages a seventh.
 */

const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ{}~^@#';
/** Escapes a sign that means itself. */
const ITSELF = '`';

/** A text with a sign for each small Russian letter but «ё». */
export const toOneByte = (text: string): string =>
  text.replace(/[A-Z{}~^@#`]/g, `${ITSELF}$&`).replace(/[а-я]/g, (letter) => SIGNS[RUSSIAN.indexOf(letter)]!);

const ITSELF_CODE = ITSELF.charCodeAt(0);
/** By the code of a sign the code of its letter. */
const LETTER_CODES = new Map(Array.from(SIGNS, (sign, i) => [sign.charCodeAt(0), RUSSIAN.charCodeAt(i)]));

/** The text that {@link toOneByte} was given. */
export const fromOneByte = (text: string): string => {
  const codes = new Uint16Array(text.length);
  let length = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const isItself = code === ITSELF_CODE;
    if (isItself) i += 1;
    codes[length] = isItself ? text.charCodeAt(i) : (LETTER_CODES.get(code) ?? code);
    length += 1;
  }
  return new TextDecoder('utf-16').decode(codes.subarray(0, length));
};
