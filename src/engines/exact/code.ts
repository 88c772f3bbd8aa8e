/**
 * Several small whole numbers packed into one, for compact keys and outcomes: a number costs a Map less than an object,
 * and a distribution of numbers passes between threads unchanged. A number outside its field throws, because an
 * overflow into the next field would be read as another value.
 */

/** A field holds whole numbers from 0, or from `least`, up to and including `most`. */
export type Field = number | readonly [least: number, most: number];
/** A whole number for every field. */
type Packed<F extends string> = { readonly [f in F]: number };

export interface Code<F extends string> {
  /** The number of codes: they are the whole numbers from 0 below it. */
  readonly size: number;
  /** @throws {RangeError} where a number is not whole or outside its field */
  readonly pack: (values: Packed<F>) => number;
  /** @throws {RangeError} for what is no code */
  readonly unpack: (code: number) => Packed<F>;
  /** One field of a code, without any check, for inner loops. */
  readonly read: { readonly [f in F]: (code: number) => number };
}

/**
 * A code for numbers within bounds. Later fields have lower place values, so codes sort by the first field, then by the
 * second and so on.
 * @throws {RangeError} where bounds are invalid, or the fields together exceed the exact whole numbers (2⁵³)
 */
export const compileCode = <F extends string>(fields: { readonly [f in F]: Field }): Code<F> => {
  const names = Object.keys(fields) as F[];
  const bounds = names.map((name): readonly [number, number] => {
    const field: Field = fields[name];
    return typeof field === 'number' ? [0, field] : field;
  });
  const leasts = bounds.map(([least]) => least);
  const sizes = bounds.map(([least, most]) => most - least + 1);
  names.forEach((name, i) => {
    const [least, most] = bounds[i]!;
    if (!Number.isSafeInteger(least) || !Number.isSafeInteger(most) || most < least)
      throw new RangeError(
        `The field «${name}» wants whole numbers from the least to the most, got ${least} and ${most}.`,
      );
  });
  const size = sizes.reduce((product, n) => product * n, 1);
  /** The place value of each field. */
  const places = sizes.map((_, i) => sizes.slice(i + 1).reduce((product, n) => product * n, 1));
  if (size > Number.MAX_SAFE_INTEGER)
    throw new RangeError(
      `The fields ${names.join(', ')} have ${size} codes, more than fit a whole number: narrow them.`,
    );

  const pack = (values: Packed<F>): number => {
    let code = 0;
    for (let i = 0; i < names.length; i += 1) {
      const value = values[names[i]!] - leasts[i]!;
      if (!(value >= 0 && value < sizes[i]! && Number.isInteger(value)))
        throw outside(names[i]!, bounds[i]!, values[names[i]!]);
      code = code * sizes[i]! + value;
    }
    return code;
  };
  const read = Object.fromEntries(
    names.map((name, i) => {
      const [place, count, least] = [places[i]!, sizes[i]!, leasts[i]!];
      return [name, (code: number) => (Math.floor(code / place) % count) + least];
    }),
  ) as { readonly [f in F]: (code: number) => number };
  const unpack = (code: number): Packed<F> => {
    if (!(code >= 0 && code < size && Number.isInteger(code)))
      throw new RangeError(`A code is a whole number from 0 below ${size}, got ${code}.`);
    return Object.fromEntries(names.map((name) => [name, read[name](code)])) as Packed<F>;
  };
  return { size, pack, unpack, read };
};

const outside = (name: string, [least, most]: readonly [number, number], came: number): RangeError =>
  new RangeError(
    `«${name}» is a whole number from ${least} to ${most}, got ${came}: widen the field where it is declared.`,
  );
