/**
 * Properties of a calculator as one JSON text. Astro would serialize each value with its type, twice as long, and
 * restore them one by one before the calculator starts; a browser parses one JSON text at once.
 */

/** The JSON text of a plain value of some type. */
export type Packed<T> = string & { readonly of?: T };

/** Serializes a plain value. */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);
