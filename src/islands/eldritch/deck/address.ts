/** The state as an address: short, versioned. */
import { COLOURS, sizeOf, sumOfCards } from '../../../engines/eldritch/mythos-deck/deck.ts';
import { addressCodec, always, type Field, type ProblemOf } from '../../shared/state/fields.ts';
import { by, checked, each, integer, letter, list } from '../../shared/state/texts.ts';
import {
  initialState,
  MOST_CARDS,
  MOST_OF_COLOUR,
  sheetOf,
  STAGES,
  stateOf,
  type DeckData,
  type State,
} from './model.ts';

const ALL_STAGES = checked(
  list(each(COLOURS, integer([0, MOST_OF_COLOUR]), '.'), '_', [STAGES, STAGES]),
  (stages) => sizeOf(sumOfCards(stages)) > 0,
);
const LOG = list(letter(COLOURS, 'gyb'), '', [0, MOST_CARDS]);

export const codecOf = (data: DeckData) => {
  const sheet: Field<State> = {
    make: (state) => state.sheet,
    parse: (id) => {
      const known = sheetOf({ sheet: id }, data);
      return known && stateOf(known);
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
    table: { o: always(sheet), s: always(ownStages), d: by('log', LOG) },
  });
};
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = ProblemOf<typeof codecOf>;
