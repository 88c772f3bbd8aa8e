const russian = new Intl.Collator('ru', { sensitivity: 'base', ignorePunctuation: true, numeric: true });
const english = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true, numeric: true });

/** Compares two Russian names in the order of a Russian dictionary (ё beside е, quotation marks ignored). */
export const compareRu = (a: string, b: string): number => russian.compare(a, b);

/** Compares two English names in the order of an English dictionary. */
export const compareEn = (a: string, b: string): number => english.compare(a, b);

/** The letter under which a name stands in the alphabet: its first letter, «Ё» under «Е»; «#» where there is none. */
export const letterOf = (name: string): string => {
  const letter = /\p{L}/u.exec(name)?.[0]?.toLocaleUpperCase('ru') ?? '#';
  return letter === 'Ё' ? 'Е' : letter;
};
