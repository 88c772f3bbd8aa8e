/** The map of the content, for tests. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { AIMS } from '../../../engines/eldritch/map/search.ts';
import { locationSchema } from '../../../schemas/eldritch/location.ts';
import { calculatorProseSchema } from '../../../schemas/eldritch/calculator-prose.ts';
import { mapData } from './make-data.ts';
import { DONE, HANDS, type State } from './model.ts';

const read = (file: string): unknown =>
  parse(readFileSync(new URL(`../../../../content/eldritch/${file}.yaml`, import.meta.url), 'utf8'));
export const DATA = mapData({
  map: z.array(locationSchema).parse(read('data/map')),
  calculators: { map: calculatorProseSchema.parse(read('calculators/map')) },
});
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
