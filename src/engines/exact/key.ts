/**
 * Equality of outcomes. A Map compares numbers and texts by value but objects by reference, so objects are compared by
 * a key.
 */

/** Outcomes with equal keys, as a Map compares them, are one outcome. */
export type Key = string | number | bigint | boolean | null | undefined;
/** The key of an outcome. */
export type KeyOf<T> = (outcome: T) => Key;

/**
 * The key of a plain value: primitives as they are, arrays and objects by their contents, whatever the order of fields.
 * Values are equal exactly where their keys are; −0 equals 0.
 * @throws {TypeError} for a value that is not plain (a function, a Map, an instance of a class): pass your own `keyOf`
 */
export const keyOfValue = (value: unknown): Key => {
  // A prefix for every text, so that no text equals the key of an object.
  if (typeof value === 'string') return `'${value}`;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return value;
  return value === undefined || value === null ? value : textOf(value);
};

/** A plain value as a text; different values give different texts. */
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
    `Outcomes are compared as numbers, texts, arrays and plain objects; for a ${typeof value} like ${Object.prototype.toString.call(value)} pass a key.`,
  );
};
