/** The options of a set-up with their numbers, those of `data/` among them. */
import type { NumberField, Setup, Value } from './setup.ts';

/** A number of an option: one, or one for each option of another choice. */
export type OptionValue = Value | { readonly by: string; readonly values: Readonly<Record<string, Value>> };
export interface SetupOption {
  readonly id: string;
  readonly name: string;
  readonly en?: string | undefined;
  /** What tells it from another of the same name. */
  readonly variant?: string | undefined;
  readonly box?: string | undefined;
  /** Whether the lot passes it by. */
  readonly isByHand?: boolean | undefined;
  readonly heading?: string | undefined;
  readonly numbers: Readonly<Record<string, OptionValue>>;
}
type Choice = Setup['choices'][number];
type Source = Choice['from'][number];
/** The lists of `data/` of a game, by their files. */
export type Lists = Readonly<Record<string, unknown>>;
type Entry = Readonly<Record<string, unknown>>;

const at = (entry: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Entry)[key] : undefined),
      entry,
    );

/** How many of each kind a field has: `{ skull: 2 }` and `[{ en: Ghoul, count: 2 }]` alike. */
const countsOf = (value: object): readonly (readonly [kind: string, count: number])[] =>
  Array.isArray(value)
    ? value.map(({ en, count }: { readonly en: string; readonly count: number }) => [en, count] as const)
    : Object.entries(value as Readonly<Record<string, number>>);
/** The sum of all numbers in a value. */
const sumOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + sumOf(part), 0)
    : 0;
};
/** A value of a field as a sentence writes it. */
const valueOf = (value: unknown, { kinds = {}, digits, as, isSum }: NumberField): Value | undefined => {
  if (as !== undefined) return as[String(value)];
  if (isSum) return sumOf(value);
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const counts = countsOf(value);
  if (digits !== undefined)
    return digits.map((kind) => (counts.find(([one]) => one === kind)?.[1] ?? 0).toString(36)).join('');
  return counts
    .map(([kind, count]) => `${kinds[kind] ?? kind.replace('-', '−')}${count === 1 ? '' : `\u00a0×\u00a0${count}`}`)
    .join(', ');
};
const BY_CHOICE = /\{([a-z0-9-]+)\}/;
/** A number of an entry; undefined where it has none. */
const numberOf = (entry: Entry, number: NumberField, choices: readonly Choice[]): OptionValue | undefined => {
  const by = BY_CHOICE.exec(number.field)?.[1];
  if (by === undefined) return valueOf(at(entry, number.field), number);
  const options = choices.find(({ id }) => id === by)?.options ?? [];
  const values = options.flatMap(({ id }) => {
    const value = valueOf(at(entry, number.field.replace(BY_CHOICE, id)), number);
    return value === undefined ? [] : [[id, value] as const];
  });
  return values.length === 0 ? undefined : { by, values: Object.fromEntries(values) };
};

const optionsFrom = (
  { list, where, except, byHand, box, heading, numbers }: Source,
  lists: Lists,
  setup: Setup,
): readonly SetupOption[] =>
  ((lists[list] ?? []) as readonly Entry[])
    .filter((entry) => Object.entries(where).every(([field, text]) => at(entry, field) === text))
    .filter(({ id }) => !except.includes(String(id)))
    .map((entry) => ({
      id: String(entry.id),
      name: String(entry.ru),
      ...(typeof entry.en === 'string' && entry.en !== entry.ru && { en: entry.en }),
      ...(typeof entry.variant === 'string' && { variant: entry.variant }),
      ...(byHand.includes(String(entry.id)) && { isByHand: true }),
      ...(box !== undefined && { box: String(at(entry, box)) }),
      ...(heading !== '' && { heading }),
      numbers: Object.fromEntries(
        Object.entries(numbers).flatMap(([name, number]) => {
          const value = numberOf(entry, number, setup.choices);
          return value === undefined ? [] : [[name, value]];
        }),
      ),
    }));

/** All options of a choice, or of the characters: those of the file before those of `data/`. */
const optionsOf = (
  { options, from }: Pick<Choice, 'options' | 'from'>,
  lists: Lists,
  setup: Setup,
): readonly SetupOption[] => [...options, ...from.flatMap((source) => optionsFrom(source, lists, setup))];

const NAMED = /\{([a-z0-9-]+)\}/g;
/** The names that a text has in braces. */
export const namesIn = (text: string): readonly string[] => [...text.matchAll(NAMED)].map((match) => match[1]!);
/** Replaces the names in braces by their values. */
export const fillIn = (text: string, valueFor: (name: string) => Value | undefined, missing = '…'): string =>
  text.replaceAll(NAMED, (_, name: string) => String(valueFor(name) ?? missing));
/** Replaces the names of a query by their values; a field without a value is left out; empty where all lack theirs. */
export const fillInQuery = (query: string, valueFor: (name: string) => Value | undefined): string => {
  const isKnown = (name: string) => valueFor(name) !== undefined && valueFor(name) !== '';
  const names = namesIn(query);
  if (names.length > 0 && !names.some(isKnown)) return '';
  return query
    .split('&')
    .filter((field) => namesIn(field).every(isKnown))
    .map((field) => fillIn(field, (name) => encodeURIComponent(valueFor(name)!)))
    .join('&');
};

/** What island and paper get of a choice. */
interface SetupChoice {
  readonly id: string;
  readonly name: string;
  readonly to: string;
  readonly start: string;
  readonly when: Choice['when'];
  readonly options: readonly SetupOption[];
}
/** A set-up with all its options. */
export interface WholeSetup extends Omit<Setup, 'choices' | 'characters' | 'boxes'> {
  readonly choices: readonly SetupChoice[];
  readonly characters?: {
    readonly name: string;
    readonly one: string;
    readonly to: string;
    readonly seats?: readonly number[] | undefined;
    readonly each?: string | undefined;
    readonly options: readonly SetupOption[];
  };
  /** What the numbers of the options are called, those that a sentence has. */
  readonly columns: Readonly<Record<string, string>>;
  /** Whether the boxes are named by the set-up alone, so that no other page knows them. */
  readonly hasOwnBoxes: boolean;
  /** The boxes that any option comes in. */
  readonly boxes: readonly { readonly id: string; readonly name: string }[];
}
/**
 * @param sets the sets of the game
 */
export const wholeSetup = (
  setup: Setup,
  lists: Lists,
  sets: readonly { readonly id: string; readonly ru: string }[],
): WholeSetup => {
  const choices = setup.choices.map(({ id, name, to, start, when, ...choice }) => ({
    id,
    name,
    to,
    start,
    when,
    options: optionsOf(choice, lists, setup),
  }));
  const { characters } = setup;
  const people = characters && optionsOf(characters, lists, setup);
  const used = new Set([...choices.flatMap(({ options }) => options), ...(people ?? [])].map(({ box }) => box));
  const own = new Set(setup.boxes.map(({ id }) => id));
  const named = [...setup.boxes, ...sets.filter(({ id }) => !own.has(id)).map(({ id, ru }) => ({ id, name: ru }))];
  const { choices: _, characters: __, ...rest } = setup;
  return {
    ...rest,
    choices,
    ...(characters &&
      people && {
        characters: {
          name: characters.name,
          one: characters.one,
          to: characters.to,
          seats: characters.seats,
          each: characters.each,
          options: people,
        },
      }),
    columns: Object.fromEntries(
      setup.choices
        .flatMap(({ from }) => from.flatMap(({ numbers }) => Object.entries(numbers)))
        .flatMap(([name, number]) => (number.name === undefined ? [] : [[name, number.name]])),
    ),
    hasOwnBoxes: setup.boxes.length > 0,
    boxes: named.filter(({ id }) => used.has(id)),
  };
};
