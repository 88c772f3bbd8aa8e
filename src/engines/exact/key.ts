/**
 * What tells outcomes apart. A Map tells numbers and texts apart by itself; two records with the same fields would be
 * two outcomes to it, so they are told apart by a key.
 */

/** Equal keys (as a Map compares them): one outcome. */
export type Key = string | number | bigint | boolean | null | undefined;
/** Two outcomes are one where their keys are equal. */
export type KeyOf<T> = (outcome: T) => Key;

/**
 * The key of a plain value: a number, a text and the like as they are, an array or a record by all that is in it, the
 * order of a record's fields apart. Equal in value ⇔ equal in key; −0 is 0.
 * @throws {TypeError} for what is no plain value (a function, a Map, an instance of a class): give a key of your own
 */
export const keyOfValue = (value: unknown): Key => {
  // A mark before each text, so that no text is taken for the key of a record.
  if (typeof value === 'string') return `'${value}`;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return value;
  return value === undefined || value === null ? value : textOf(value);
};

/** A plain value as a text, no two values as one. */
const textOf = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean' || value === undefined || value === null)
    return `${value === 0 ? 0 : value}`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value) as null)) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, of]) => `${JSON.stringify(name)}:${textOf(of)}`).join()}}`;
  }
  throw new TypeError(
    `An outcome is told apart by its numbers, texts, arrays and records; for a ${typeof value} like ${Object.prototype.toString.call(value)} give a key.`,
  );
};
