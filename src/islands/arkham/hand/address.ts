/** The state as the query of an address, short and versioned: `v=1&n=31&k=2&w=2&h=5&x=1`. */
import { addressCodec, always, type Field, type ProblemOf } from '../../shared/state/fields.ts';
import { by, integer } from '../../shared/state/texts.ts';
import { BOUNDS, DEFAULT_STATE, mostWanted, withChange, type State } from './model.ts';

/** A number that bounds another one. */
const bounding = (name: 'copies' | 'hand'): Field<State> => {
  const { make, parse } = by(name, integer(BOUNDS[name]));
  return {
    make,
    parse: (text, before) => {
      const read = parse(text);
      return read && withChange(before, read);
    },
  };
};
const number = (name: 'cards' | 'weaknesses' | 'drawn') => by(name, integer(BOUNDS[name]));
/** Of the hand no more cards may stay than it has, and no more be wanted than there are. */
const within = (name: 'kept' | 'wanted', boundsOf: (state: State) => readonly [number, number]): Field<State> => ({
  make: (state) => String(state[name]),
  parse: (text, before) => by(name, integer(boundsOf(before))).parse(text),
});

/** How the calculator keeps its state. The fields are read in their order: what is bounded comes after what bounds it. */
export const CODEC = addressCodec({
  key: 'arkham.hand',
  // Another one when old addresses would mean something else: they are refused whole then.
  version: '1',
  start: DEFAULT_STATE,
  table: {
    n: always(number('cards')),
    k: always(bounding('copies')),
    w: always(number('weaknesses')),
    h: always(bounding('hand')),
    s: within('kept', ({ hand }) => [0, hand]),
    d: number('drawn'),
    x: always(within('wanted', (state) => [1, mostWanted(state)])),
  },
});
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = ProblemOf<() => typeof CODEC>;
