/** The map of the content, for tests. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { AIMS } from '../../../engines/eldritch/map/search.ts';
import { locationSchema } from '../../../schemas/eldritch/location.ts';
import { DONE, HANDS, type MapData, type State } from './model.ts';

const file = new URL('../../../../content/eldritch/data/map.yaml', import.meta.url);
export const DATA: MapData = {
  places: z
    .array(locationSchema)
    .parse(parse(readFileSync(file, 'utf8')))
    .map(({ ru, ours, ...place }) => ({ ...place, name: ru ?? ours })),
};
const anyPlace = fc.constantFrom(...DATA.places.map(({ id }) => id));
export const anyState: fc.Arbitrary<State> = fc.record(
  {
    from: anyPlace,
    to: anyPlace,
    tickets: fc.constantFrom(...HANDS),
    done: fc.constantFrom(...DONE),
    mayPrepare: fc.boolean(),
    aim: fc.constantFrom(...AIMS),
  },
  { noNullPrototype: true },
);
