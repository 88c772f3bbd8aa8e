/** Short texts for values, the building blocks of address fields. Any input is understood or refused. */

export interface Text<T> {
  readonly make: (value: T) => string;
  /** Undefined for a text that `make` never writes. Never throws. */
  readonly parse: (text: string) => T | undefined;
}
export type Bounds = readonly [least: number, most: number];

/** A whole number within inclusive bounds. */
export const integer = ([least, most]: Bounds): Text<number> => ({
  make: String,
  parse: (text) => {
    // At most nine digits: no number of a game is longer.
    const n = /^(?:0|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : NaN;
    return n >= least && n <= most ? n : undefined;
  },
});

/** A word of a list. */
export const choice = <const T extends string>(words: readonly T[]): Text<T> => ({
  make: (word) => word,
  parse: (text) => words.find((word) => word === text),
});

/** A word of a list, written as the letter at the same position. */
export const letter = <T extends string>(words: readonly T[], letters: string): Text<T> => ({
  make: (word) => letters.charAt(words.indexOf(word)),
  parse: (text) => (text.length === 1 ? words[letters.indexOf(text)] : undefined),
});

/** One of two texts. */
export const either = (yes: string, no: string): Text<boolean> => ({
  make: (value) => (value ? yes : no),
  parse: (text) => (text === yes || text === no ? text === yes : undefined),
});
export const YES_NO = either('yes', 'no');
export const FLAG = either('1', '0');

const split = (text: string, between: string): readonly string[] => (between === '' ? [...text] : text.split(between));

/**
 * Named values joined in the order of their names; with an empty `between` each is one character.
 * @param widths for values whose own text contains the separator: how many parts each takes
 */
export const together = <V extends object>(
  parts: { readonly [N in keyof V]: Text<V[N]> },
  between: string,
  widths: { readonly [N in keyof NoInfer<V>]?: number } = {},
): Text<V> => {
  const names = Object.keys(parts) as (keyof V)[];
  return {
    make: (value) => names.map((name) => parts[name].make(value[name])).join(between),
    parse: (text) => {
      const texts = [...split(text, between)];
      const read = names.map((name) => {
        const own = texts.splice(0, widths[name] ?? 1);
        return [name, own.length === 0 ? undefined : parts[name].parse(own.join(between))] as const;
      });
      const isWhole = texts.length === 0 && read.every(([, value]) => value !== undefined);
      return isWhole ? (Object.fromEntries(read) as V) : undefined;
    },
  };
};
/** A single named value, as a part of an object. */
export const by = <N extends string, T>(name: N, { make, parse }: Text<T>): Text<{ readonly [n in N]: T }> => ({
  make: (whole) => make(whole[name]),
  parse: (text) => {
    const value = parse(text);
    return value === undefined ? undefined : ({ [name]: value } as { readonly [n in N]: T });
  },
});
/** One value of the same kind for each name. */
export const each = <N extends string, T>(names: readonly N[], text: Text<T>, between: string) =>
  together<{ readonly [n in N]: T }>(
    Object.fromEntries(names.map((name) => [name, text])) as { readonly [n in N]: Text<T> },
    between,
  );

type Options = { readonly [name: string]: readonly string[] };
type Chosen<O extends Options> = { readonly [N in keyof O]: O[N][number] };
/** One digit a choice: its position in its list. */
export const choices = <O extends Options>(options: O): Text<Chosen<O>> => {
  const parts = Object.entries(options).map(([name, words]) => [name, letter(words, '0123456789')]);
  return together<Chosen<O>>(Object.fromEntries(parts) as { readonly [N in keyof O]: Text<O[N][number]> }, '');
};

/** A list of values of one kind, its length within bounds; an empty text is an empty list. */
export const list = <T>({ make, parse }: Text<T>, between: string, [least, most]: Bounds): Text<readonly T[]> => ({
  make: (values) => values.map(make).join(between),
  parse: (text) => {
    const texts = text === '' ? [] : split(text, between);
    if (texts.length < least || texts.length > most) return undefined;
    const values = texts.map(parse);
    return values.every((value) => value !== undefined) ? values : undefined;
  },
});

/** A value with an optional mark after it: «3.1» and «3.1.far». */
export const withMark = <V extends object, N extends string>(
  { make, parse }: Text<V>,
  name: N,
  mark: string,
): Text<V & { readonly [n in N]: boolean }> => ({
  make: (value) => `${make(value)}${value[name] ? mark : ''}`,
  parse: (text) => {
    const is = text.endsWith(mark);
    const value = parse(is ? text.slice(0, -mark.length) : text);
    return value && { ...value, ...({ [name]: is } as { readonly [n in N]: boolean }) };
  },
});

/** A value with a further condition. */
export const withCheck = <T>({ make, parse }: Text<T>, isSound: (value: T) => boolean): Text<T> => ({
  make,
  parse: (text) => {
    const value = parse(text);
    return value !== undefined && isSound(value) ? value : undefined;
  },
});
