const russian = new Intl.Collator('ru', { sensitivity: 'base', ignorePunctuation: true, numeric: true });
const english = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true, numeric: true });

/** A name from its first letter or digit on: a collator ignores punctuation, but not signs such as «↷» and «$». */
export const fromFirstLetter = (name: string): string => name.replace(/^[^\p{L}\p{N}]+/u, '');

/**
 * Compares two Russian names in the order of a Russian dictionary (ё next to е; quotation marks and signs before a name
 * do not count).
 */
export const compareRu = (a: string, b: string): number => russian.compare(fromFirstLetter(a), fromFirstLetter(b));

/** Compares two English names in the order of an English dictionary. */
export const compareEn = (a: string, b: string): number => english.compare(a, b);

/**
 * The letter under which a name is listed: its first letter, «Ё» under «Е»; «0–9» for a digit, «#» where there is
 * neither.
 */
export const letterOf = (name: string): string => {
  const first = fromFirstLetter(name).charAt(0).toLocaleUpperCase('ru');
  if (first === 'Ё') return 'Е';
  if (first === '') return '#';
  return /\p{N}/u.test(first) ? '0–9' : first;
};
