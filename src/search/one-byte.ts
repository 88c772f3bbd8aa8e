/**
 * Russian letters as one byte each. In UTF-8 they take two, and no compression wins all of it back: the term index is a
 * twentieth lighter so, the texts of the passages a sixth. Vowels are vowels and small letters small ones wherever there are
 * enough of them, because brotli guesses the next letter by that; a capital is its small letter after a sign, so that a word
 * at the beginning of a sentence is the same word.
 */

const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const SIGNS = 'abvgdejziyklmnoprstufhcqwWXAxOIE';
/** Before a capital. */
const CAPITAL = '^';
/** Around what means itself; with nothing between, it is the sign itself. */
const ITSELF = '`';
/** What would be read as Russian, together with the signs inside an English name or an address. */
const FOREIGN = /[A-Za-z^](?:[A-Za-z^\d ,.'&/#?=-]*[A-Za-z^])?/g;

/** A text with a sign for each Russian letter but «ё»; a capital takes two. */
export const toOneByte = (text: string): string =>
  text
    .replaceAll(ITSELF, ITSELF + ITSELF)
    .replace(FOREIGN, `${ITSELF}$&${ITSELF}`)
    .replace(/[А-Я]/g, (letter) => CAPITAL + letter.toLowerCase())
    .replace(/[а-я]/g, (letter) => SIGNS[RUSSIAN.indexOf(letter)]!);

const [CAPITAL_CODE, ITSELF_CODE] = [CAPITAL.charCodeAt(0), ITSELF.charCodeAt(0)];
/** By the code of a sign the code of its letter. */
const LETTER_CODES = new Map(Array.from(SIGNS, (sign, i) => [sign.charCodeAt(0), RUSSIAN.charCodeAt(i)]));
/** From the code of a small Russian letter to that of its capital. */
const TO_CAPITAL = 'А'.charCodeAt(0) - 'а'.charCodeAt(0);

/** The text that {@link toOneByte} was given. */
export const fromOneByte = (text: string): string => {
  const codes = new Uint16Array(text.length);
  let length = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === ITSELF_CODE) {
      const end = text.indexOf(ITSELF, i + 1);
      if (end === i + 1) codes[length++] = ITSELF_CODE;
      for (i += 1; i < end; i += 1) codes[length++] = text.charCodeAt(i);
    } else if (code === CAPITAL_CODE) {
      i += 1;
      codes[length++] = LETTER_CODES.get(text.charCodeAt(i))! + TO_CAPITAL;
    } else codes[length++] = LETTER_CODES.get(code) ?? code;
  }
  return new TextDecoder('utf-16').decode(codes.subarray(0, length));
};
