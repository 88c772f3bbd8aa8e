/** One proof for each reading of «каждый предмет», of prices, skipping, challenges and solitaire. */
import { ann, bob, table, type Proof } from './readings.test-table.ts';

export const OF_CASES = {
  'each-in-shop': {
    setup: table(ann({ hand: ['new-stock'] }), bob(), {
      shop: ['trophy', 'jar'],
      decks: { treasure: ['mirror', 'leech'] },
    }),
    lines: ['p1 play new-stock', 'all pass', 'p1 choose shop2'],
    facts: { 'discard.treasure': ['jar', 'trophy'], 'log.chosen': ['jar'] },
  },
} as const satisfies { readonly [reading: string]: Proof };
