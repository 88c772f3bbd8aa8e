/** The fields of an address, read with bounds: each by itself, and what is not understood is named. */

export type Bounds = readonly [least: number, most: number];

/** A whole number within bounds, both allowed; undefined for anything else. */
export const parseNumber = (text: string | undefined, [least, most]: Bounds): number | undefined => {
  // No more than nine digits: a longer text is no number of a game.
  if (text === undefined || !/^(?:0|-?[1-9]\d{0,8})$/.test(text)) return undefined;
  const n = Number(text);
  return n >= least && n <= most ? n : undefined;
};
/** As many numbers as bounds, or none. */
export const parseNumbers = (
  parts: readonly (string | undefined)[],
  bounds: readonly Bounds[],
): readonly number[] | undefined => {
  const read = bounds.map((b, i) => parseNumber(parts[i], b));
  return parts.length === bounds.length && read.every((n) => n !== undefined) ? read : undefined;
};
/** A word of a list. */
export const oneOf = <T extends string>(text: string | undefined, known: readonly T[]): T | undefined =>
  known.find((one) => one === text);
/** All of a list or nothing. */
export const allOf = <T>(
  parts: readonly string[],
  parse: (part: string) => T | undefined,
): readonly T[] | undefined => {
  const all = parts.map(parse);
  return all.every((one) => one !== undefined) ? all : undefined;
};

type Options<N extends string> = { readonly [n in N]: readonly string[] };
type Chosen<O extends Options<string>> = { readonly [n in keyof O]: O[n][number] };
/** One digit a choice, in the order of the lists: at which place of its list it stands. */
export const makeChoices = <O extends Options<string>>(options: O, chosen: Chosen<O>): string =>
  Object.entries(options)
    .map(([name, list]) => list.indexOf(chosen[name]!))
    .join('');
/** All choices, or nothing. */
export const parseChoices = <O extends Options<string>>(options: O, text: string): Chosen<O> | undefined => {
  const names = Object.keys(options);
  const chosen = names.map(
    (name, i) => [name, options[name]![/^\d$/.test(text[i] ?? '') ? Number(text[i]) : -1]] as const,
  );
  const isWhole = text.length === names.length && chosen.every(([, option]) => option !== undefined);
  return isWhole ? (Object.fromEntries(chosen) as Chosen<O>) : undefined;
};

/** What is wrong with an address: in which field, or that it is of another version, and what came. */
export interface FieldProblem<F extends string> {
  readonly code: F | 'version';
  readonly came: string;
}
/** The longest text that a problem shows: more of it helps nobody. */
const MOST_SHOWN = 40;
/** What came, no longer than it can be shown. */
export const truncate = (came: string): string => (came.length > MOST_SHOWN ? `${came.slice(0, MOST_SHOWN)}…` : came);

/** How an address is read, field by field in their order. */
interface Reading<S, F extends string> {
  /** Of the format: a later one is refused whole, for half an understanding would be a wrong number. */
  readonly version: string;
  readonly fields: readonly F[];
  /** What stands where nothing is said. */
  readonly start: S;
  /** The state with what a field says; undefined where that is not understood. */
  readonly take: (state: S, field: F, text: string) => S | undefined;
}
/** Whatever comes is understood or named as a problem. Never throws. */
export const readFields = <S, F extends string>(
  search: string,
  { version, fields, start, take }: Reading<S, F>,
): { readonly state: S; readonly problems: readonly FieldProblem<F>[] } => {
  const said = new URLSearchParams(search);
  const came = said.get('v');
  if (came !== null && came !== version) return { state: start, problems: [{ code: 'version', came: truncate(came) }] };
  const problems: FieldProblem<F>[] = [];
  let state = start;
  for (const field of fields) {
    const text = said.get(field);
    if (text === null) continue;
    const next = take(state, field, text);
    if (next === undefined) problems.push({ code: field, came: truncate(text) });
    state = next ?? state;
  }
  return { state, problems };
};
