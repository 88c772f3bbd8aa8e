/** The map of the content, for tests. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { PATHS } from '../../../engines/eldritch/map/board.ts';
import { AIMS } from '../../../engines/eldritch/map/search.ts';
import { locationSchema } from '../../../schemas/eldritch/location.ts';
import { calculatorProseSchema } from '../../../schemas/eldritch/calculator-prose.ts';
import { sideBoardSchema } from '../../../schemas/eldritch/side-board.ts';
import { mapData } from './make-data.ts';
import { DONE, HANDS, type OwnPath, type State } from './model.ts';
import { isSamePath, mapOnTable } from './side-boards.ts';

const read = (file: string): unknown =>
  parse(readFileSync(new URL(`../../../../content/eldritch/${file}.yaml`, import.meta.url), 'utf8'));
export const DATA = mapData({
  sets: [],
  map: z.array(locationSchema).parse(read('data/map')),
  'side-boards': z.array(sideBoardSchema).parse(read('data/side-boards')),
  calculators: { map: calculatorProseSchema.parse(read('calculators/map')) },
});
const MAIN = fc.constantFrom(...DATA.places.map(({ id }) => id));
/** What lies on the table next to the main board, with portals and paths that the reader has entered. */
const anyTable = fc
  .record({
    boards: fc.subarray(DATA.boards.map(({ id }) => id)),
    portals: fc
      .subarray(DATA.boards.flatMap(({ portals }) => portals))
      .chain((list) => fc.tuple(...list.map((to) => MAIN.map((from) => ({ from, to }))))),
  })
  .chain(({ boards, portals }) => {
    const spaces = DATA.boards.flatMap((board) => board.spaces.map(({ id }) => id));
    const path = fc
      .tuple(fc.constantFrom(...spaces), fc.oneof(fc.constantFrom(...spaces), MAIN), fc.constantFrom(...PATHS))
      .filter(([a, b]) => a !== b)
      .map(([a, b, by]): OwnPath => ({ a, b, by }));
    return fc.record({
      boards: fc.constant(boards),
      portals: fc.constant(portals),
      paths: fc
        .array(path, { maxLength: 4 })
        .map((paths) => paths.filter((one, at) => paths.findIndex((other) => isSamePath(one, other)) === at)),
    });
  });
export const anyState: fc.Arbitrary<State> = anyTable.chain((table) => {
  const place = fc.constantFrom(...mapOnTable(table, DATA).places.map(({ id }) => id));
  return fc.record(
    {
      from: place,
      to: place,
      tickets: fc.constantFrom(...HANDS),
      done: fc.constantFrom(...DONE),
      mayPrepare: fc.boolean(),
      aim: fc.constantFrom(...AIMS),
      boards: fc.constant(table.boards),
      portals: fc.constant(table.portals),
      paths: fc.constant(table.paths),
    },
    { noNullPrototype: true },
  );
});
