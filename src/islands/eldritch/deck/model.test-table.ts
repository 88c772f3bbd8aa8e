/** The sheets of the content, for tests, and games that may be played with them. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { COLOURS } from '../../../engines/eldritch/mythos-deck/deck.ts';
import { ancientOneSchema } from '../../../schemas/eldritch/ancient-one.ts';
import { calculatorProseSchema } from '../../../schemas/eldritch/calculator-prose.ts';
import { deckData } from './make-data.ts';
import { stateOf, withCards, withDrawn, type State } from './model.ts';

const read = (file: string): unknown =>
  parse(readFileSync(new URL(`../../../../content/eldritch/${file}.yaml`, import.meta.url), 'utf8'));
export const DATA = deckData({
  sets: [],
  'ancient-ones': z.array(ancientOneSchema).parse(read('data/ancient-ones')),
  calculators: { deck: calculatorProseSchema.parse(read('calculators/deck')) },
});
/** A game by some sheet, or by numbers that the reader has changed, in which some cards have come. */
export const anyState: fc.Arbitrary<State> = fc
  .tuple(
    fc.constantFrom(...DATA.sheets),
    fc.option(fc.tuple(fc.nat(2), fc.constantFrom(...COLOURS), fc.nat(21))),
    fc.array(fc.constantFrom(...COLOURS), { maxLength: 20 }),
  )
  .map(([sheet, change, drawn]) => {
    const begin = change ? withCards(stateOf(sheet), change[0], { [change[1]]: change[2] }) : stateOf(sheet);
    return drawn.reduce(withDrawn, begin);
  });
