/** An address as a table of its fields: each says how its part of the state is written, read and bounded. */
import type { Codec } from './codec.ts';

/** A part of the state in one field; any `Text` of a part of the state is one. */
export interface Field<S> {
  /** Undefined where there is nothing to say. */
  readonly make: (state: S) => string | undefined;
  /** The part of the state that a text says, put into what stood before; undefined where it is not understood. Never throws. */
  readonly parse: (text: string, before: S) => Partial<S> | undefined;
  /** Written even where the address would mean the same without it. */
  readonly isAlways?: boolean;
}
export type Fields<S, F extends string = string> = { readonly [f in F]: Field<S> };

/** A field that is always written. */
export const always = <F extends object>(field: F): F & { readonly isAlways: true } => ({ ...field, isAlways: true });

/** The fields of a part of the state, as fields of the state. */
export const inside = <N extends string, V extends object, F extends string>(
  name: N,
  table: Fields<V, F>,
): Fields<{ readonly [n in N]: V }, F> => {
  const lifted = ([key, { make, parse, ...more }]: [string, Field<V>]) => {
    const field: Field<{ readonly [n in N]: V }> = {
      ...more,
      make: (state) => make(state[name]),
      parse: (text, before) => {
        const part = parse(text, before[name]);
        return part && ({ [name]: { ...before[name], ...part } } as { readonly [n in N]: V });
      },
    };
    return [key, field] as const;
  };
  return Object.fromEntries(Object.entries<Field<V>>(table).map(lifted)) as Fields<{ readonly [n in N]: V }, F>;
};

const entriesOf = <S, F extends string>(table: Fields<S, F>) => Object.entries(table) as [F, Field<S>][];

/** The fields of a state that differ from what an address would mean without them, in the order of the table. */
export const written = <S, F extends string>(table: Fields<S, F>, state: S, plain: S): readonly [F, string][] =>
  entriesOf(table).flatMap(([key, { make, isAlways = false }]): [F, string][] => {
    const text = make(state);
    return text !== undefined && (isAlways || text !== make(plain)) ? [[key, text]] : [];
  });

/** What is wrong with an address: in which field, or that it is of another version, and what came. */
export interface FieldProblem<F extends string> {
  readonly code: F | 'version';
  readonly came: string;
}
/** The longest text that a problem shows: more of it helps nobody. */
export const MOST_SHOWN = 40;
/** What came, no longer than it can be shown. */
export const truncate = (came: string): string => (came.length > MOST_SHOWN ? `${came.slice(0, MOST_SHOWN)}…` : came);

/**
 * A state out of fields, each read by itself in the order of the table; what is not understood is named and leaves what
 * stood. Never throws.
 * @param said what came in a field; null where it is not there
 */
export const read = <S, F extends string>(
  table: Fields<S, F>,
  said: (field: F) => string | null,
  start: S,
): { readonly state: S; readonly refused: readonly (readonly [field: F, came: string])[] } => {
  let state = start;
  const refused: (readonly [F, string])[] = [];
  for (const [key, { parse }] of entriesOf(table)) {
    const text = said(key);
    if (text === null) continue;
    const part = parse(text, state);
    if (part === undefined) refused.push([key, text]);
    else state = { ...state, ...part };
  }
  return { state, refused };
};

interface Address<S, F extends string, P> {
  /** The name of the record on the device. */
  readonly key: string;
  /** Of the format: another one is refused whole, for half an understanding would be a wrong number. */
  readonly version: string;
  /** What stands where nothing is said. */
  readonly start: S;
  readonly table: Fields<NoInfer<S>, F>;
  /** What an address of this state would mean without the fields that need not be written; absent: the start. */
  readonly plain?: (state: S) => S;
  /** What is said of a field that is not understood, or of the version; absent: its name and what came, shortened. */
  readonly problem?: (field: F | 'version', came: string) => P;
}
/** A codec that always knows a state. */
export interface FieldsCodec<S, P> extends Codec<S, P> {
  readonly parse: (text: string) => { readonly state: S; readonly problems: readonly P[] };
}
/** What a codec, made of the data of its page, says of an address. */
export type ProblemOf<C> = C extends (...data: never) => {
  readonly parse: (text: string) => { readonly problems: readonly (infer P)[] };
}
  ? P
  : never;

/** How a calculator writes and reads its address, out of the table of its fields. */
export const addressCodec = <S, F extends string, P = FieldProblem<F>>({
  key,
  version,
  start,
  table,
  plain = () => start,
  problem = (code, came) => ({ code, came: truncate(came) }) as P,
}: Address<S, F, P>): FieldsCodec<S, P> => ({
  key,
  fields: ['v', ...Object.keys(table)],
  make: (state) => new URLSearchParams([['v', version], ...written(table, state, plain(state))]).toString(),
  parse: (search) => {
    const said = new URLSearchParams(search);
    const came = said.get('v');
    // Without a version it speaks of another calculator.
    if (came === null) return { state: start, problems: [] };
    if (came !== version) return { state: start, problems: [problem('version', came)] };
    const { state, refused } = read(table, (field) => said.get(field), start);
    return { state, problems: refused.map(([field, text]) => problem(field, text)) };
  },
});
