const rules = new Intl.PluralRules('ru');

/**
 * The Russian noun form that goes with a whole number: `pluralRu(2, ['термин', 'термина', 'терминов'])` is «термина».
 * @param count a whole number, 0 or more
 * @param forms for 1, for 2 to 4, for 5 and more
 */
export const pluralRu = (count: number, [one, few, many]: readonly [string, string, string]): string => {
  const category = rules.select(count);
  if (category === 'one') return one;
  return category === 'few' ? few : many;
};

/** Number and noun with a non-breaking space between: «140 терминов». */
export const countRu = (count: number, forms: readonly [string, string, string]): string =>
  `${count}\u00a0${pluralRu(count, forms)}`;
