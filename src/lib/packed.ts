/**
 * What a page hands to a calculator, as one text. Astro would wrap each value of it by its type, on the page twice as
 * much to read, and unwrap them one by one before the calculator begins; a text the browser reads at once.
 */

/** A text that says a value of some type, which must be plain: what JSON says. */
export type Packed<T> = string & { readonly of?: T };

/** The text of a plain value. */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);
