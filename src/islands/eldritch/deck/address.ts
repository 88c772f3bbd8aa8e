/** The state as an address: short, versioned. */
import { COLOURS, sizeOf, sumOfCards } from '../../../engines/eldritch/mythos-deck/deck.ts';
import { CARD_DIFFICULTIES, GAME_DIFFICULTIES } from '../../../engines/eldritch/mythos-deck/difficulty.ts';
import { addressCodec, always, type Field, type ProblemOf } from '../../shared/state/fields.ts';
import { by, withCheck, choice, each, integer, letter, list, type Text } from '../../shared/state/texts.ts';
import {
  initialState,
  MOST_AT_HAND,
  MOST_CARDS,
  MOST_OF_COLOUR,
  sheetOf,
  STAGES,
  type DeckData,
  type State,
} from './model.ts';

const ALL_STAGES = withCheck(
  list(each(COLOURS, integer([0, MOST_OF_COLOUR]), '.'), '_', [STAGES, STAGES]),
  (stages) => sizeOf(sumOfCards(stages)) > 0,
);
const LOG = list(letter(COLOURS, 'gyb'), '', [0, MOST_CARDS]);

const AT_HAND = each(COLOURS, each(CARD_DIFFICULTIES, integer([0, MOST_AT_HAND]), '.'), '_');
const boxesText = ({ boxes }: DeckData): Text<readonly string[]> =>
  withCheck(list(choice(boxes.map(({ id }) => id)), '.', [1, boxes.length]), (ids) => new Set(ids).size === ids.length);
/** A part of the state that may be absent: then its field is left out. */
const optional = <N extends 'boxes' | 'cards'>(
  name: N,
  { make, parse }: Text<NonNullable<State[N]>>,
): Field<State> => ({
  make: ({ [name]: value }) => value && make(value),
  parse: (text) => {
    const value = parse(text);
    return value && { [name]: value };
  },
});

export const codecOf = (data: DeckData) => {
  const sheet: Field<State> = {
    make: (state) => state.sheet,
    parse: (id) => {
      const known = sheetOf({ sheet: id }, data);
      return known && { sheet: known.id, stages: known.stages, log: [] };
    },
  };
  const ownStages: Field<State> = {
    make: (state) => (state.sheet === undefined ? ALL_STAGES.make(state.stages) : undefined),
    parse: (text) => {
      const stages = ALL_STAGES.parse(text);
      return stages && { sheet: undefined, stages, log: [] };
    },
  };
  return addressCodec({
    key: 'eldritch.deck',
    version: '1',
    start: initialState(data),
    table: {
      o: always(sheet),
      s: always(ownStages),
      d: by('log', LOG),
      g: by('difficulty', choice(GAME_DIFFICULTIES)),
      b: optional('boxes', boxesText(data)),
      c: optional('cards', AT_HAND),
    },
  });
};
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = ProblemOf<typeof codecOf>;
