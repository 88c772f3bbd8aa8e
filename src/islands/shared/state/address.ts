/** The query of the page's address, shared by the calculators of the page: each has fields of its own. */

/**
 * Replaces some fields of a query; those of another calculator on the page keep their text.
 * @param fields the names that are replaced, all of each
 * @param query the new fields, as they shall be written
 */
export const withFields = (search: string, fields: readonly string[], query: string): string => {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !fields.includes(part.split('=', 1)[0]!));
  return [...others, query].filter((part) => part !== '').join('&');
};

/** Whether an address belongs to the calculator with these fields: their first one marks it. */
export const hasFields = (search: string, [first]: readonly string[]): boolean =>
  first !== undefined && new URLSearchParams(search).has(first);
