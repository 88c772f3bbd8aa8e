/** The state as an address: short, versioned. Only what differs from a plain journey is written, but for its two ends. */
import { countOf, MOST_TICKETS } from '../../../engines/eldritch/map/journey.ts';
import { AIMS } from '../../../engines/eldritch/map/search.ts';
import { PATHS } from '../../../engines/eldritch/map/board.ts';
import { addressCodec, always, type Field, type ProblemOf } from '../../shared/state/fields.ts';
import { by, withCheck, choice, each, integer, letter, list, together, YES_NO } from '../../shared/state/texts.ts';
import { DONE, INITIAL, MOST_PATHS, type MapData, type State } from './model.ts';
import { mapOnTable } from './side-boards.ts';

const TICKETS = withCheck(each(['train', 'ship'], integer([0, 2]), ''), (held) => countOf(held) <= MOST_TICKETS);

export const codecOf = (data: MapData) => {
  const main = data.places.map(({ id }) => id);
  const spaces = data.boards.flatMap((board) => board.spaces.map(({ id }) => id));
  const boards = list(choice(data.boards.map(({ id }) => id)), '.', [0, data.boards.length]);
  const gates = choice(data.boards.flatMap((board) => board.portals));
  const portals = list(together({ to: gates, from: choice(main) }, '.'), '_', [0, main.length]);
  const path = withCheck(
    together({ a: choice(spaces), b: choice([...main, ...spaces]), by: letter(PATHS, 'tsul') }, '.'),
    ({ a, b }) => a !== b,
  );
  const paths = list(path, '_', [0, MOST_PATHS]);
  /** An end of the way: a place on the table. */
  const end = (name: 'from' | 'to'): Field<State> => ({
    make: (state) => state[name],
    parse: (text, before) =>
      mapOnTable(before, data).places.some(({ id }) => id === text) ? { [name]: text } : undefined,
  });
  return addressCodec({
    key: 'eldritch.map',
    version: '1',
    start: INITIAL,
    table: {
      // Side boards come first: the ends may lie on them.
      m: by('boards', boards),
      d: by('portals', portals),
      l: by('paths', paths),
      f: always(end('from')),
      t: always(end('to')),
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
