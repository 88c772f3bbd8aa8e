/** Text typed in the wrong keyboard layout, put right. */

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const map = (from: string, to: string) => new Map([...from].map((c, i) => [c, [...to][i]!]));
/** With Shift the keys of punctuation that carry Russian letters give other signs; letters are lowered before. */
const SHIFTED = map('~{}:"<>', 'ёхъжэбю');
const toRussian = new Map([...map(LATIN, RUSSIAN), ...SHIFTED]);
const toLatin = map(RUSSIAN, LATIN);
const LATIN_TWINS = map('авекмнорстух', 'abekmhopctyx');
const through = (text: string, keys: ReadonlyMap<string, string>) => [...text].map((c) => keys.get(c) ?? c).join('');

/**
 * The same keys in the other layout: «dhfu» → «враг», «рщтеук» → «hunter». Undefined where the text mixes both
 * alphabets or has no letters: then the layout was not the mistake.
 */
export const otherLayout = (text: string): string | undefined => {
  const lower = text.toLocaleLowerCase('ru');
  const [hasLatin, hasRussian] = [/[a-z]/.test(lower), /[а-яё]/.test(lower)];
  if (hasLatin === hasRussian) return undefined;
  return hasLatin ? through(lower, toRussian) : through(lower, toLatin);
};

/** «АоО», «ХР» or «НР» in Russian letters that look like the Latin ones; undefined where a letter has no such twin. */
export const inLatinTwins = (text: string): string | undefined => {
  const lower = text.toLocaleLowerCase('ru');
  return /[авекмнорстух]/.test(lower) && /^[авекмнорстухa-z\P{L}]+$/u.test(lower)
    ? through(lower, LATIN_TWINS)
    : undefined;
};
