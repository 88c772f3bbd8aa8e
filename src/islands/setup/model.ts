/** A set-up at the table: how many play, what is chosen, what is laid out already. */
import type { SetupOption, WholeSetup } from '../../schemas/site/setup-options.ts';
import type { SetupItem, Value } from '../../schemas/site/setup.ts';

/** What the page knows of a set-up. */
export interface SetupData {
  readonly game: string;
  readonly setup: WholeSetup;
  readonly players: { readonly least: number; readonly most: number; readonly start: number };
}
export interface State {
  readonly players: number;
  /** The option of each choice. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The character of each player, by his place, then the second one of each who leads two; empty: none yet. */
  readonly who: readonly string[];
  /** Who begins, by his place; undefined: not yet drawn. */
  readonly first?: number | undefined;
  /** What is laid out. */
  readonly done: readonly string[];
}

type Asked = Pick<State, 'players' | 'chosen'>;
/** How many players the round has: of one who leads two, each may be one. */
export const roundPlayersOf = ({ setup, players: { least } }: SetupData, { players }: Asked): number =>
  setup.characters?.seats?.[players - least] ?? players;
/** How many characters there are. */
export const seatsOf = (data: SetupData, state: Asked): number => {
  const { each } = data.setup.characters ?? {};
  const number = each === undefined ? 1 : valueFor(data, state, each);
  return roundPlayersOf(data, state) * (typeof number === 'number' ? number : 1);
};
/** A place for each character. */
const withSeats = (data: SetupData, state: State): State => ({
  ...state,
  who: Array.from({ length: seatsOf(data, state) }, (_, at) => state.who[at] ?? ''),
});

export const beginSetup = (data: SetupData): State => {
  const { setup, players } = data;
  const chosen = Object.fromEntries(setup.choices.map((choice) => [choice.id, choice.start]));
  return withSeats(data, { players: players.start, chosen, who: [], first: undefined, done: [] });
};

/** Sets the number of players: the last ones leave. */
export const withPlayers = (data: SetupData, state: State, players: number): State =>
  withSeats(data, {
    ...state,
    players,
    first: state.first !== undefined && state.first >= players ? undefined : state.first,
  });
/** Other options of some choices. */
export const withChosen = (data: SetupData, state: State, chosen: State['chosen']): State =>
  withSeats(data, { ...state, chosen: { ...state.chosen, ...chosen } });
/** A player with a character; whoever had it before has none. */
export const withCharacter = (state: State, at: number, character: string): State => ({
  ...state,
  who: state.who.map((one, i) => {
    if (i === at) return character;
    return one === character ? '' : one;
  }),
});
/** All these items laid out, or none of them where they all were. */
export const withTicks = (state: State, items: readonly string[]): State => {
  const isDone = items.every((item) => state.done.includes(item));
  const others = state.done.filter((one) => !items.includes(one));
  return { ...state, done: isDone ? others : [...others, ...items] };
};
/** An item laid out, or not after all. */
export const withTick = (state: State, item: string): State => ({
  ...state,
  done: state.done.includes(item) ? state.done.filter((one) => one !== item) : [...state.done, item],
});

const optionOf = ({ setup }: SetupData, { chosen }: Asked, choice: string): SetupOption | undefined =>
  setup.choices.find(({ id }) => id === choice)?.options.find(({ id }) => id === chosen[choice]);
export const characterOf = ({ setup }: SetupData, id: string): SetupOption | undefined =>
  setup.characters?.options.find((option) => option.id === id);

/** The characters of a player of the round, by his place; only those that are chosen. */
export const charactersOf = (data: SetupData, state: State, at: number): readonly SetupOption[] =>
  state.who.flatMap((id, seat) => (seat % roundPlayersOf(data, state) === at ? (characterOf(data, id) ?? []) : []));

/** A number of the chosen options, of the players, or the choice itself; undefined where there is none. */
export const valueFor = (data: SetupData, state: Asked, name: string): Value | undefined => {
  const { setup, players } = data;
  if (name === 'players') return state.players;
  if (name === 'seats') return seatsOf(data, state);
  const ofPlayers = setup.byPlayers[name]?.[state.players - players.least];
  if (ofPlayers !== undefined) return ofPlayers;
  if (name in state.chosen) return state.chosen[name];
  for (const { id } of setup.choices.filter((choice) => isWanted(choice, state))) {
    const number = optionOf(data, state, id)?.numbers[name];
    // An option that knows the number of one case alone has it in every case.
    if (typeof number === 'object')
      return number.values[state.chosen[number.by] ?? ''] ?? Object.values(number.values)[0];
    if (number !== undefined) return number;
  }
  return undefined;
};
/** As {@link valueFor}, but a choice is the name of its option. */
export const saidFor = (data: SetupData, state: Asked, name: string): Value | undefined =>
  optionOf(data, state, name)?.name ?? valueFor(data, state, name);

/** Whether an item belongs to this game. */
export const isWanted = ({ when }: Pick<SetupItem, 'when'>, state: Asked): boolean =>
  Object.entries(when).every(([name, wanted]) =>
    wanted.includes(name === 'players' ? state.players : (state.chosen[name] ?? '')),
  );
/** The parts with the items of this game; a part without any is left out. */
export const partsOf = ({ setup }: SetupData, state: State): WholeSetup['parts'] =>
  setup.parts
    .map(({ title, items }) => ({ title, items: items.filter((item) => isWanted(item, state)) }))
    .filter(({ items }) => items.length > 0);

/** How many items of this game there are, and how many of them are laid out. */
export const progressOf = (data: SetupData, state: State): { readonly done: number; readonly all: number } => {
  const items = partsOf(data, state).flatMap((part) => part.items);
  return { done: items.filter(({ id }) => state.done.includes(id)).length, all: items.length };
};

/** Options out of the boxes that the reader has; without a word of his, out of all. */
export const inBoxes = (options: readonly SetupOption[], owned: readonly string[]): readonly SetupOption[] =>
  owned.length === 0 ? options : options.filter(({ box }) => box === undefined || owned.includes(box));

/** Some of a list at random, in random order, no two the same. */
export const drawRandom = <T>(list: readonly T[], count: number, random: (below: number) => number): readonly T[] => {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)[0]!);
};
/** Every player with a random character. */
export const withRandomCharacters = (
  data: SetupData,
  state: State,
  owned: readonly string[],
  random: (below: number) => number,
): State => {
  const options = inBoxes(data.setup.characters?.options ?? [], owned).filter(({ isByHand }) => isByHand !== true);
  // Two versions of one character are the same one.
  const people = drawRandom(options, options.length, random).filter(
    ({ name }, at, all) => all.findIndex((one) => one.name === name) === at,
  );
  return { ...state, who: state.who.map((_, at) => people[at]?.id ?? '') };
};
