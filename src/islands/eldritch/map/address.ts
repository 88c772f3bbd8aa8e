/** The state as an address: short, versioned. Only what differs from a plain journey is written, but for its two ends. */
import { countOf, MOST_TICKETS } from '../../../engines/eldritch/map/journey.ts';
import { AIMS } from '../../../engines/eldritch/map/search.ts';
import { addressCodec, always, type ProblemOf } from '../../shared/state/fields.ts';
import { by, checked, choice, each, integer, YES_NO } from '../../shared/state/texts.ts';
import { DONE, INITIAL, type MapData } from './model.ts';

const TICKETS = checked(each(['train', 'ship'], integer([0, 2]), ''), (held) => countOf(held) <= MOST_TICKETS);

export const codecOf = ({ places }: MapData) => {
  const place = choice(places.map(({ id }) => id));
  return addressCodec({
    key: 'eldritch.map',
    version: '1',
    start: INITIAL,
    table: {
      f: always(by('from', place)),
      t: always(by('to', place)),
      b: by('tickets', TICKETS),
      // What of the round is done.
      r: by('done', choice(DONE)),
      p: by('mayPrepare', YES_NO),
      a: by('aim', choice(AIMS)),
    },
  });
};
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = ProblemOf<typeof codecOf>;
