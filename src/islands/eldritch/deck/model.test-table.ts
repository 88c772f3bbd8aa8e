/** The sheets of the content, for tests, and games that may be played with them. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { COLOURS } from '../../../engines/eldritch/mythos-deck/deck.ts';
import { ancientOneSchema } from '../../../schemas/eldritch/ancient-one.ts';
import { calculatorProseSchema } from '../../../schemas/eldritch/calculator-prose.ts';
import { mythosCardsSchema } from '../../../schemas/eldritch/mythos-cards.ts';
import { deckData } from './make-data.ts';
import { CARD_DIFFICULTIES, GAME_DIFFICULTIES } from '../../../engines/eldritch/mythos-deck/difficulty.ts';
import { MOST_AT_HAND, stateOf, withCards, withDrawn, type State } from './model.ts';

const read = (file: string): unknown =>
  parse(readFileSync(new URL(`../../../../content/eldritch/${file}.yaml`, import.meta.url), 'utf8'));
export const DATA = deckData({
  sets: [],
  'ancient-ones': z.array(ancientOneSchema).parse(read('data/ancient-ones')),
  'mythos-cards': z.array(mythosCardsSchema).parse(read('data/mythos-cards')),
  calculators: { deck: calculatorProseSchema.parse(read('calculators/deck')) },
});
const pile = fc.record(Object.fromEntries(CARD_DIFFICULTIES.map((of) => [of, fc.nat(MOST_AT_HAND)])));
/** How hard a game is, out of which cards: of the boxes of the reader, of others, or counted by hand. */
const anyDifficulty = fc.record({
  difficulty: fc.constantFrom(...GAME_DIFFICULTIES),
  boxes: fc.option(
    fc.subarray(
      DATA.boxes.map(({ id }) => id),
      { minLength: 1 },
    ),
    { nil: undefined },
  ),
  cards: fc.option(fc.record({ green: pile, yellow: pile, blue: pile }), { nil: undefined }),
}) as fc.Arbitrary<Pick<State, 'difficulty' | 'boxes' | 'cards'>>;

/** A game by some sheet, or by numbers that the reader has changed, in which some cards have come. */
export const anyState: fc.Arbitrary<State> = fc
  .tuple(
    fc.constantFrom(...DATA.sheets),
    fc.option(fc.tuple(fc.nat(2), fc.constantFrom(...COLOURS), fc.nat(21))),
    fc.array(fc.constantFrom(...COLOURS), { maxLength: 20 }),
    fc.option(anyDifficulty),
  )
  .map(([sheet, change, drawn, difficulty]) => {
    const game = { ...stateOf(sheet), ...difficulty };
    const begin = change ? withCards(game, change[0], { [change[1]]: change[2] }) : game;
    return drawn.reduce(withDrawn, begin);
  });
