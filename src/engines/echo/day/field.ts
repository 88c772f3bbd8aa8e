/** A value as a short text and back: what the words of the log are made of. Whatever comes is understood or refused. */
export interface Field<T> {
  /** A text of `[0-9a-z*~-]`. */
  readonly make: (value: T) => string;
  /** Undefined where the text is not one that `make` writes. */
  readonly parse: (text: string) => T | undefined;
}
/** A field of whatever value. */
export interface AnyField {
  readonly make: (value: never) => string;
  readonly parse: (text: string) => unknown;
}
export type ValueOf<F> = F extends Field<infer T> ? T : never;

/** A whole number within bounds, in base 36. */
export const integer = (least: number, most: number): Field<number> => ({
  make: (value) => (value < 0 ? `~${(-value).toString(36)}` : value.toString(36)),
  parse: (text) => {
    if (!/^(?:0|~?[1-9a-z][0-9a-z]{0,4})$/.test(text)) return undefined;
    const value = text.startsWith('~') ? -parseInt(text.slice(1), 36) : parseInt(text, 36);
    return value >= least && value <= most ? value : undefined;
  },
});

/** One word of a list. */
export const choice = <T extends string>(words: readonly T[]): Field<T> => ({
  make: (value) => value,
  parse: (text) => words.find((word) => word === text),
});

const NOTHING = '~';
/** A value, or null for nothing. */
export const optional = <T>({ make, parse }: Field<T>): Field<T | null> => ({
  make: (value) => (value === null ? NOTHING : make(value)),
  parse: (text) => (text === NOTHING ? null : parse(text)),
});

/** Some values of a kind, at least one. */
export const some = <T>({ make, parse }: Field<T>, most: number): Field<readonly T[]> => ({
  make: (values) => values.map(make).join('*'),
  parse: (text) => {
    const values = text.split('*').map(parse);
    return values.length <= most && values.every((value) => value !== undefined) ? values : undefined;
  },
});

/** Whether a text can be a name: within its length, trimmed, without characters that would rewrite the page around it. */
export const isName = (text: string, most: number): boolean =>
  [...text].length <= most &&
  text === text.trim() &&
  text === text.normalize('NFC') &&
  !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);

/** A name as the code points of its letters. */
export const name = (least: number, most: number): Field<string> => ({
  make: (value) => [...value].map((letter) => letter.codePointAt(0)!.toString(36)).join('-'),
  parse: (text) => {
    if (text === '') return least === 0 ? '' : undefined;
    const points = text.split('-').map((part) => (/^[1-9a-z][0-9a-z]{0,3}$/.test(part) ? parseInt(part, 36) : -1));
    if (points.length > most || points.some((point) => point < 0 || point > 0x10ffff)) return undefined;
    const value = String.fromCodePoint(...points);
    return isName(value, most) ? value : undefined;
  },
});
