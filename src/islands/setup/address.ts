/** How a set-up is written into its address and on the device. */
import { addressCodec, type FieldProblem, type FieldsCodec } from '../shared/state/fields.ts';
import { choice, integer, list, type Text } from '../shared/state/texts.ts';
import { beginSetup, withChosen, withPlayers, type SetupData, type State } from './model.ts';

export type SetupField = 'players' | 'with' | 'who' | 'first' | 'done';

/** The options of all choices in their order. A choice that a link does not know yet is as the page begins. */
const chosenText = ({ setup }: SetupData): Text<State['chosen']> => {
  const texts = setup.choices.map(
    ({ id, start, options }) => [id, choice(options.map((option) => option.id)), start] as const,
  );
  return {
    make: (chosen) => texts.map(([id]) => chosen[id]).join('.'),
    parse: (text) => {
      const parts = text.split('.');
      const read = texts.map(([id, one, start], i) => [id, one.parse(parts[i] ?? start)] as const);
      return parts.length <= texts.length && read.every(([, option]) => option !== undefined)
        ? (Object.fromEntries(read) as State['chosen'])
        : undefined;
    },
  };
};

/** The device keeps a set-up as its address. */
export const codecOf = (data: SetupData): FieldsCodec<State, FieldProblem<SetupField>> => {
  const { setup, players, game } = data;
  const items = setup.parts.flatMap((part) => part.items.map(({ id }) => id));
  const people = list(choice(['', ...(setup.characters?.options ?? []).map(({ id }) => id)]), '.', [
    0,
    2 * players.most,
  ]);
  const options = chosenText(data);
  const done = list(choice(items), '.', [0, items.length]);
  return addressCodec<State, SetupField>({
    key: `${game}.setup`,
    version: '1',
    start: beginSetup(data),
    table: {
      players: {
        make: (state) => `${state.players}`,
        parse: (text, before) => {
          const count = integer([players.least, players.most]).parse(text);
          return count === undefined ? undefined : withPlayers(data, before, count);
        },
      },
      with: {
        make: ({ chosen }) => options.make(chosen),
        parse: (text, before) => {
          const chosen = options.parse(text);
          return chosen && withChosen(data, before, chosen);
        },
      },
      who: {
        make: ({ who }) => (who.every((one) => one === '') ? undefined : people.make(who)),
        parse: (text, before) => {
          // One nameless player is an empty text, which is never written.
          const who = people.parse(text);
          const named = who?.filter((one) => one !== '') ?? [];
          // A link may name fewer: one player led one character only, in former days.
          return who && who.length <= before.who.length && new Set(named).size === named.length
            ? { who: before.who.map((_, at) => who[at] ?? '') }
            : undefined;
        },
      },
      first: {
        make: ({ first }) => (first === undefined ? undefined : `${first + 1}`),
        parse: (text, before) => {
          const place = integer([1, before.players]).parse(text);
          return place === undefined ? undefined : { first: place - 1 };
        },
      },
      done: {
        make: (state) => done.make(state.done),
        parse: (text) => {
          const ids = done.parse(text);
          return ids !== undefined && new Set(ids).size === ids.length ? { done: ids } : undefined;
        },
      },
    },
    plain: (state) => ({ ...withPlayers(data, beginSetup(data), state.players), players: players.start }),
  });
};
