/** What stays on the device. Where storage is refused or damaged, nothing is kept and nothing breaks. */

/** A host may serve other sites beside this one: their keys are not ours. */
const keyOf = (name: string): string => `pravilarium.${name}`;

/** Keeps a value. */
export const store = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify(value));
  } catch {
    // Refused: the value lives as long as the page.
  }
};

/** The value kept under a key; undefined where there is none or it cannot be read. */
export const stored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Removes what is kept under a key. */
export const forget = (key: string): void => {
  try {
    localStorage.removeItem(keyOf(key));
  } catch {
    // Refused: there is nothing to remove.
  }
};
