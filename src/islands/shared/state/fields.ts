/** An address as a table of fields: each defines how a part of the state is written, read and bounded. */
import type { Codec } from './codec.ts';

/** A part of the state in one field; any `Text` of a part of the state is one. */
export interface Field<S> {
  /** Undefined where the field is left out. */
  readonly make: (state: S) => string | undefined;
  /** Reads a text into the state so far; undefined where it is not understood. Never throws. */
  readonly parse: (text: string, before: S) => Partial<S> | undefined;
  /** Written even where the address means the same without it. */
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
  const lift = ([key, { make, parse, ...more }]: [string, Field<V>]) => {
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
  return Object.fromEntries(Object.entries<Field<V>>(table).map(lift)) as Fields<{ readonly [n in N]: V }, F>;
};

const entriesOf = <S, F extends string>(table: Fields<S, F>) => Object.entries(table) as [F, Field<S>][];

/** The fields of a state that differ from what an address would mean without them, in the order of the table. */
export const writeFields = <S, F extends string>(table: Fields<S, F>, state: S, plain: S): readonly [F, string][] =>
  entriesOf(table).flatMap(([key, { make, isAlways = false }]): [F, string][] => {
    const text = make(state);
    return text !== undefined && (isAlways || text !== make(plain)) ? [[key, text]] : [];
  });

/** What is wrong with an address: in which field, or that it is of another version, and what came. */
export interface FieldProblem<F extends string> {
  readonly code: F | 'version';
  readonly came: string;
}
/** The longest text that a problem shows. */
export const MOST_SHOWN = 40;
/** The text of a field, shortened for display. */
export const truncate = (came: string): string => (came.length > MOST_SHOWN ? `${came.slice(0, MOST_SHOWN)}…` : came);

/**
 * Reads a state from fields in the order of the table; a field that is not understood becomes a problem and changes
 * nothing. Never throws.
 * @param said the text of a field; null where it is missing
 */
export const readFields = <S, F extends string>(
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
  /**
   * Version of the format: an address of another version is refused whole, because half of it would give a wrong
   * number.
   */
  readonly version: string;
  /** The state of an empty address. */
  readonly start: S;
  readonly table: Fields<NoInfer<S>, F>;
  /** What an address of this state would mean without the fields that need not be written; absent: the start. */
  readonly plain?: (state: S) => S;
  /** The problem of a field or of the version; absent: its name and its text, shortened. */
  readonly problem?: (field: F | 'version', came: string) => P;
}
/** A codec whose `parse` always gives a state. */
export interface FieldsCodec<S, P> extends Codec<S, P> {
  readonly parse: (text: string) => { readonly state: S; readonly problems: readonly P[] };
}
/** The problems of a codec that is made from the data of its page. */
export type ProblemOf<C> = C extends (...data: never) => {
  readonly parse: (text: string) => { readonly problems: readonly (infer P)[] };
}
  ? P
  : never;

/** Makes the codec of a calculator from the table of its fields. */
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
  make: (state) => new URLSearchParams([['v', version], ...writeFields(table, state, plain(state))]).toString(),
  parse: (search) => {
    const said = new URLSearchParams(search);
    const came = said.get('v');
    // An address without a version belongs to another calculator.
    if (came === null) return { state: start, problems: [] };
    if (came !== version) return { state: start, problems: [problem('version', came)] };
    const { state, refused } = readFields(table, (field) => said.get(field), start);
    return { state, problems: refused.map(([field, text]) => problem(field, text)) };
  },
});
