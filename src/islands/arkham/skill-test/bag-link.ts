/** The way to the digital bag: the present test, with what the scenario and the investigator make of the tokens. */
import { restOf, TEST_CODEC, WORDED } from '../shared/bag-address.ts';
import { makeAddress } from './address.ts';
import { lineOf, testOf, type OddsData, type State } from './model.ts';

/** The query of the bag's address. Of a token without a line nothing is known: the bag asks. */
export const bagQuery = (state: State, data: OddsData): string => {
  const { bag, meanings, skill, difficulty } = testOf(state, data);
  return TEST_CODEC.make({
    bag,
    skill,
    difficulty,
    meanings: Object.fromEntries(
      WORDED.flatMap((id) => (lineOf(state, data, id) === undefined ? [] : [[id, meanings[id]]])),
    ),
    rest: restOf(makeAddress(state, data)),
  });
};
