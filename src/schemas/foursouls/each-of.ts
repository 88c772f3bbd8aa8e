import { z } from 'astro/zod';

/** One object of a shape for each name under a key. */
type EachOf<K extends string, N extends string, S> = N extends string
  ? z.ZodObject<S & { readonly [key in K]: z.ZodLiteral<N> }, z.core.$strict>
  : never;

/**
 * One schema a name, all of one shape: `eachOf('do', ['loot', 'discard'], { n })`. With all names in one schema TypeScript
 * would not see that a name out of several is one of several types, and the data would not fit the types of the engine.
 */
export const eachOf = <K extends string, N extends string, const S extends z.core.$ZodLooseShape>(
  key: K,
  names: readonly N[],
  shape: S,
): [EachOf<K, N, S>, ...EachOf<K, N, S>[]] =>
  // TypeScript follows neither a computed key nor a type that differs from one element to the next.
  names.map((name) => z.strictObject({ [key]: z.literal(name), ...shape })) as unknown as [
    EachOf<K, N, S>,
    ...EachOf<K, N, S>[],
  ];
