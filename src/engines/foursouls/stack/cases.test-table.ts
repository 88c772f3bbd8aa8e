/** One proof for each reading of «каждый предмет», of prices, skipping, challenges and solitaire. */
import { ann, bob, FIGHT, table, type Proof } from './readings.test-table.ts';

export const OF_CASES = {
  'each-in-shop': {
    setup: table(ann({ hand: ['new-stock'] }), bob(), {
      shop: ['trophy', 'jar'],
      decks: { treasure: ['mirror', 'leech'] },
    }),
    lines: ['p1 play new-stock', 'all pass', 'p1 choose shop2'],
    facts: { 'discard.treasure': ['jar', 'trophy'], 'log.chosen': ['jar'] },
  },
  'skipped-step-priority': {
    setup: table(ann(), bob({ items: ['empty-plate'] })),
    lines: ['p1 declare end', 'all pass', 'all pass', 'all pass'],
    facts: { phase: 'action', priority: 'p2', 'log.passed': ['p1', 'p2', 'p1', 'p2', 'p2', 'p1'] },
  },
  'skipped-attack': {
    setup: table(ann({ hand: ['oversleep'] })),
    lines: ['p1 play oversleep #3 -> p1', 'all pass', 'p1 declare attack', 'all pass'],
    facts: { 'p1.attacks': 0, pending: null, attack: false },
  },
  'armor-on-stack': {
    setup: table(ann({ hand: ['verdict'] }), bob({ hand: ['soul-heart'], plays: 1 }), { finalBoss: 'last-boss' }),
    lines: ['p1 play verdict -> boss', 'all pass', 'p1 pass', 'p2 play soul-heart -> top', 'all pass', 'all pass'],
    facts: { 'boss.health': 8, stack: [] },
  },
  'souls-together': {
    setup: table(ann({ souls: ['lost-soul'], hand: ['lost-soul'] }), bob({ souls: ['lost-soul', 'lost-soul'] }), {
      timer: 8,
    }),
    lines: ['p1 play lost-soul', 'all pass'],
    facts: { winners: ['p1', 'p2'] },
  },
  'soul-for-each': {
    setup: table(ann({ hand: ['common-soul'] })),
    lines: ['p1 play common-soul', 'all pass'],
    facts: { 'p1.souls': ['common-soul'], 'p2.souls': [] },
  },
  'win-together': {
    setup: table(ann({ hand: ['last-word'], cents: 20 }), bob(), { timer: 8 }),
    lines: ['p1 play last-word', 'all pass'],
    facts: { winners: ['p1', 'p2'] },
  },
  'reroll-after-death': {
    setup: table(ann({ hand: ['second-thought', 'second-chance'], items: ['live-idol'], plays: 2 }), bob(), {
      decks: { treasure: ['compass'] },
    }),
    lines: ['p1 play second-thought -> p1.live-idol', 'all pass', 'p1 play second-chance -> top', 'all pass'],
    facts: { 'p1.items': ['live-idol'], 'deck.treasure': ['compass'] },
  },
  'only-events': {
    setup: table(ann({ hand: ['verdict'] }), bob(), {
      monsters: ['boss'],
      whole: ['monster'],
      decks: { monster: ['night-thief'] },
    }),
    lines: ['p1 play verdict -> m1', 'all pass', 'all pass'],
    facts: { m1: null, 'deck.monster': ['night-thief'] },
  },
  'sum-without-one': {
    setup: table(ann({ hand: ['dice-cup', 'spoiled-throw'], plays: 2 })),
    lines: [
      'p1 play dice-cup',
      'all pass',
      'p1 roll 2',
      'p1 roll 6',
      'all pass',
      'p1 play spoiled-throw -> s1',
      'all pass',
      'all pass',
    ],
    facts: { 'p1.cents': 2, 'log.summed': ['p1'] },
  },
  'curse-on-resolving': {
    setup: table(ann(), bob(), { decks: { monster: ['lesser-curse'] } }),
    lines: ['p1 declare attack', 'all pass', 'p1 choose deck', 'p1 choose slot1'],
    facts: { stack: ['lesser-curse'], 'top.targets': [], pending: null },
  },
  'damage-fixed': {
    setup: table(ann({ hand: ['rage'] }), bob(), { monsters: ['brute'] }),
    lines: [...FIGHT, 'p1 roll 4', 'all pass', 'p1 play rage', 'all pass', 'all pass'],
    facts: { 'm1.health': 2, 'p1.attack': 2 },
  },
} as const satisfies { readonly [reading: string]: Proof };
