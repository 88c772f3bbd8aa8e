/** One proof for each reading: where the rulebook allows two, this is what the engine does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLine, layTable } from './cards.test-table.ts';
import { OF_CASES } from './cases.test-table.ts';
import { ann, bob, FIGHT, OF_MOMENTS, table, type Proof } from './readings.test-table.ts';
import { READINGS, RULES, type ReadingId } from './rules.ts';
import { factOf } from './facts.ts';
import { playLines } from './scenario.ts';

const PROOFS: { readonly [R in ReadingId]: Proof } = {
  ...OF_MOMENTS,
  ...OF_CASES,
  'all-pass-once': {
    setup: table(ann({ hand: ['bomb'] })),
    lines: ['p1 play bomb -> m1', 'p1 pass', 'p2 pass'],
    facts: { stack: ['damage'], priority: 'p1' },
  },
  'priority-after-resolution': {
    setup: table(ann(), bob({ hand: ['three-cents'], plays: 1 })),
    lines: ['p1 pass', 'p2 play three-cents', 'all pass'],
    facts: { priority: 'p1', 'p2.cents': 3 },
  },
  'priority-after-triggers': {
    setup: table(ann(), bob({ items: ['the-relic'] }), { monsters: ['spiteful'] }),
    lines: [...FIGHT, 'p1 roll 1', 'all pass'],
    facts: { stack: ['damage', 'spiteful', 'the-relic'], priority: 'p2' },
  },
  'roll-trigger-after-roll': {
    setup: table(ann({ hand: ['pill'] }), bob({ items: ['croupier'] })),
    lines: ['p1 play pill', 'all pass', 'p1 roll 1', 'all pass', 'all pass'],
    facts: { stack: ['pill'], 'log.rolled': ['p1'], 'log.triggered': ['croupier', 'pill'] },
  },
  'declaration-is-item': {
    setup: table(ann()),
    lines: ['p1 declare attack', 'all pass', 'p1 choose m1'],
    facts: { priority: 'p1', pending: null, attack: true, stack: [] },
  },
  'end-turn-keeps-stack': {
    setup: table(ann({ hand: ['three-cents', 'curfew'], plays: 2 })),
    lines: ['p1 play three-cents', 'p1 play curfew', 'all pass'],
    facts: { stack: ['three-cents'], phase: 'end' },
  },
  'source-gone': {
    setup: table(ann({ items: ['slingshot'] }), bob({ hand: ['breaker'], plays: 1 })),
    lines: [
      'p1 activate slingshot -> m1',
      'p1 pass',
      'p2 play breaker -> p1.slingshot',
      'all pass',
      'all pass',
      'all pass',
    ],
    facts: { 'p1.items': [], 'm1.health': 1 },
  },
  'prevent-or-shield': {
    setup: table(ann({ hand: ['heart-shield', 'bomb'], plays: 2 })),
    lines: ['p1 play heart-shield -> p2', 'all pass', 'p1 play bomb -> p2', 'all pass', 'all pass'],
    facts: { 'log.prevented': [], 'log.replaced': ['p2'], 'p2.health': 2 },
  },
  'partial-prevention': {
    setup: table(ann({ items: ['one-shot'] }), bob({ health: 3, hand: ['soul-heart'], plays: 1 })),
    lines: ['p1 activate one-shot -> p2', 'all pass', 'p1 pass', 'p2 play soul-heart -> top', 'all pass'],
    facts: { stack: ['damage'], 'log.prevented': [], 'log.reduced': ['damage'] },
  },
  'deaths-before-triggers': {
    setup: table(ann({ hand: ['bomb'] }), bob({ damage: 1, items: ['sore-spot'] })),
    lines: ['p1 play bomb -> p2', 'all pass', 'all pass'],
    facts: { stack: ['death', 'sore-spot'] },
  },
  'monster-death-first': {
    setup: table(ann({ hand: ['plague'], health: 1 }), bob(), { monsters: ['brittle'] }),
    lines: ['p1 play plague', 'all pass', 'all pass', 'all pass'],
    facts: { 'log.monster-died': ['brittle'], 'log.player-died': ['p1'], 'log.reward': ['brittle'] },
  },
  'death-triggers-after-penalty': {
    setup: table(ann({ hand: ['verdict'], items: ['mourning-band'] }), bob({ hand: ['bomb'] })),
    lines: ['p1 play verdict -> p2', 'all pass', 'all pass'],
    facts: { stack: ['mourning-band'], 'p2.hand': [] },
  },
  'empty-evasion': {
    setup: table(ann(), bob(), { monsters: ['ghost'] }),
    lines: [...FIGHT, 'p1 roll 1', 'all pass'],
    facts: { 'log.hit': ['ghost'], 'm1.evasion': 1 },
  },
  'modifiers-at-resolution': {
    setup: table(ann({ items: ['lucky-coin'], curses: ['lesser-curse'] })),
    lines: [...FIGHT, 'p1 roll 6', 'all pass'],
    facts: { 'log.hit': ['grunt'] },
  },
  'price-computed': {
    setup: table(ann({ cents: 10 }), bob(), { shop: ['jar'] }),
    lines: ['p1 declare purchase', 'all pass', 'p1 choose shop1', 'all pass'],
    facts: { 'p1.items': ['jar'], 'p1.cents': 0 },
  },
  'dead-keep-priority': {
    setup: table(ann({ hand: ['verdict', 'three-cents'], plays: 2 }), bob({ hand: ['bomb', 'bomb'], plays: 1 })),
    lines: ['p1 play verdict -> p2', 'all pass', 'all pass', 'p2 choose bomb', 'p1 pass', 'p2 play bomb -> m1'],
    facts: { 'p2.dead': true, stack: ['bomb'] },
  },
  'kill-through-stack': {
    setup: table(ann({ hand: ['verdict'] })),
    lines: ['p1 play verdict -> m1', 'all pass'],
    facts: { 'm1.health': 0, stack: ['death'] },
  },
  'temporary-zone': {
    setup: table(ann({ hand: ['bomb'] }), bob(), { monsters: [['grunt', 'bomber']] }),
    lines: ['p1 play bomb -> m1', 'all pass', 'all pass', 'all pass'],
    facts: { m1: 'grunt', pending: 'targets', 'log.reward': [] },
  },
  'event-ends-attack': {
    setup: table(ann(), bob(), { decks: { monster: ['windfall'] } }),
    lines: ['p1 declare attack', 'all pass', 'p1 choose deck', 'p1 choose slot1', 'all pass'],
    facts: { attack: false, 'p1.cents': 2, m1: 'grunt' },
  },
  'no-declaration-inside': {
    setup: table(ann({ cents: 10 })),
    lines: ['p1 declare attack', 'all pass', 'p1 choose m1', 'p1 declare purchase'],
    facts: { stopped: 'under-way' },
  },
  'one-death-a-turn': {
    setup: table(ann({ hand: ['verdict', 'verdict'], plays: 2 })),
    lines: ['p1 play verdict -> p2', 'all pass', 'all pass', 'p1 play verdict -> p2', 'all pass'],
    facts: { stack: [], 'log.player-died': ['p2'] },
  },
  'paying-health': {
    setup: table(ann({ hand: ['blood-money'], items: ['sore-spot'] })),
    lines: ['p1 play blood-money', 'all pass'],
    facts: { 'p1.health': 1, 'p1.cents': 6, 'p1.hand': [], 'log.damaged': [] },
  },
  'end-phase-once': {
    setup: table(ann({ hand: ['verdict'], items: ['night-lamp'] })),
    lines: ['p1 declare end', 'all pass', 'p1 play verdict -> p1', 'all pass', 'all pass', 'all pass', 'all pass'],
    facts: { active: 'p2', 'p1.cents': 1, 'log.triggered': ['night-lamp'] },
  },
  'one-of-targets-lost': {
    setup: table(
      ann({ hand: ['barter'], items: ['jar'] }),
      bob({ items: [{ card: 'slingshot', deactivated: true }], hand: ['breaker'], plays: 1 }),
    ),
    lines: [
      'p1 play barter -> p1.jar, p2.slingshot',
      'p1 pass',
      'p2 play breaker -> p2.slingshot',
      'all pass',
      'all pass',
    ],
    facts: { 'log.fizzled': ['barter'], 'p1.items': ['jar'] },
  },
  'attack-at-once': {
    setup: table(ann({ hand: ['bomb'] }), bob(), { monsters: ['envious'] }),
    lines: ['p1 play bomb -> m1', 'all pass', 'all pass', 'all pass', 'all pass'],
    facts: { stack: ['declaration'], 'p1.attacks': 1 },
  },
  'ambush-any-slot': {
    setup: table(ann({ hand: ['ambusher'] })),
    lines: ['p1 declare attack', 'all pass', 'p1 choose m1', 'p1 play ambusher', 'all pass', 'p1 choose slot1'],
    facts: { m1: 'ambusher', attack: false, 'p1.attacks': 1 },
  },
  'curse-to-anybody': {
    setup: table(ann(), bob(), { decks: { monster: ['lesser-curse'] } }),
    lines: ['p1 declare attack', 'all pass', 'p1 choose deck', 'p1 choose slot1', 'all pass', 'p1 choose p1'],
    facts: { 'p1.curses': ['lesser-curse'] },
  },
  'four-or-more': {
    setup: table(ann({ hand: ['verdict'], souls: ['lost-soul', 'lost-soul'] }), bob(), {
      soulsNeeded: 3,
      monsters: ['epic'],
    }),
    lines: ['p1 play verdict -> m1', 'all pass', 'all pass'],
    facts: { winners: ['p1'] },
  },
  'character-soul': {
    setup: table(ann({ character: 'restless', hand: ['lost-soul'] }), bob(), { soulsNeeded: 2 }),
    lines: ['p1 play lost-soul', 'all pass'],
    facts: { winners: ['p1'] },
  },
  'failed-purchase': {
    setup: table(ann({ cents: 9 }), bob(), { shop: ['jar'] }),
    lines: ['p1 declare purchase', 'all pass', 'p1 choose shop1', 'all pass', 'p1 declare purchase'],
    facts: { stopped: 'no-purchases', 'p1.cents': 9 },
  },
  'roll-for-another': {
    setup: table(ann({ hand: ['helping-hand'] }), bob({ attack: 5 })),
    lines: [...FIGHT, 'p1 roll 6', 'p1 play helping-hand -> p2', 'all pass', 'p2 roll 1', 'all pass', 'all pass'],
    facts: { 'p1.health': 1, 'p2.health': 2, stack: ['roll'] },
  },
  'returned-monster': {
    setup: table(ann({ hand: ['bomb'] }), bob(), { monsters: ['undying'] }),
    lines: ['p1 play bomb -> m1', 'all pass', 'all pass', 'all pass'],
    facts: { m1: 'undying', 'm1.health': 1, 'p1.cents': 2, 'discard.monster': [], stack: [] },
  },
  'chosen-die': {
    setup: table(ann({ hand: ['twin-pill'], items: ['the-relic', 'croupier'] })),
    lines: [
      'p1 play twin-pill',
      'all pass',
      'p1 roll 1',
      'p1 roll 5',
      'p1 choose 5',
      'all pass',
      'all pass',
      'all pass',
    ],
    facts: { 'p1.cents': 5, 'p1.hand': [], 'log.rolled': ['p1'] },
  },
  'copied-ability': {
    setup: table(ann({ items: ['slingshot'] }), bob({ items: ['understudy'] })),
    lines: [
      'p1 activate slingshot -> p2',
      'p1 pass',
      'p2 activate understudy -> top',
      'all pass',
      'p2 choose p1',
      'all pass',
      'all pass',
    ],
    facts: { 'p1.health': 1, 'p2.health': 2, stack: ['slingshot'] },
  },
  'copied-card-resolves': {
    setup: table(ann({ hand: ['tracing', 'three-cents'] })),
    lines: ['p1 play tracing', 'all pass', 'p1 choose three-cents', 'p1 play copy.three-cents', 'all pass'],
    facts: { 'p1.cents': 3, 'p1.hand': ['three-cents'], 'p1.copies': [], 'discard.loot': ['tracing'] },
  },
  'nothing-to-cover': {
    setup: table(ann({ hand: ['ambusher'] }), bob(), { monsters: ['immovable'] }),
    lines: ['p1 play ambusher', 'all pass'],
    facts: { m1: 'immovable', m2: 'ambusher', pending: null },
  },
  'bonus-soul-on-stack': {
    setup: table(ann({ hand: ['three-cents'], cents: 18 }), bob(), { bonus: ['thrift-soul'] }),
    lines: ['p1 play three-cents', 'all pass'],
    facts: { stack: ['thrift-soul'], 'p1.souls': [] },
  },
  'must-be-attacked': {
    setup: table(ann({ hand: ['verdict'] }), bob(), { monsters: ['hunted'] }),
    lines: ['p1 declare end'],
    facts: { stopped: 'must-attack' },
  },
  'attack-not-begun': {
    setup: table(ann(), bob({ hand: ['truce'], plays: 1 })),
    lines: ['p1 declare attack', 'p1 pass', 'p2 play truce', 'all pass', 'all pass'],
    facts: { attack: true, pending: 'attack-target' },
  },
  'copy-leaves-play': {
    setup: table(ann({ hand: ['mask', 'verdict'], plays: 2 }), bob(), { monsters: ['grunt', 'boss'] }),
    lines: ['p1 play mask -> m1, m2', 'all pass', 'p1 play verdict -> m1', 'all pass', 'all pass'],
    facts: { 'p1.cents': 6, 'p1.souls': [], 'discard.monster': ['grunt'] },
  },
  'and-in-part': {
    setup: table(ann({ hand: ['dealer-two', 'bomb'] })),
    lines: ['p1 play dealer-two', 'all pass'],
    facts: { 'p1.hand': [], 'discard.loot': ['bomb', 'dealer-two'] },
  },
  'trigger-without-target': {
    setup: table(ann({ hand: ['bomb'] }), bob(), { monsters: ['grave-robber'] }),
    lines: ['p1 play bomb -> m1', 'all pass', 'all pass', 'all pass'],
    facts: { 'log.not-put': ['grave-robber'], 'log.reward': ['grave-robber'] },
  },
};

for (const [reading, { setup, lines, facts }] of Object.entries(PROOFS)) {
  test(reading, () => {
    const { lines: played, stopped } = playLines(layTable(setup), lines);
    played.flatMap((l) => l.happened).forEach(checkLine);
    const wanted = facts['stopped'];
    assert.equal(stopped?.problem.code, wanted, JSON.stringify(stopped));
    const [state, happened] = [played.at(-1)?.state ?? layTable(setup), played.flatMap((l) => l.happened)];
    const decided = [
      ...happened.map((h) => h.reading),
      stopped !== undefined && 'reading' in stopped.problem ? stopped.problem.reading : undefined,
    ];
    assert.ok(
      decided.includes(reading as ReadingId),
      `the log says where it was decided: ${[...new Set(decided)].join()}`,
    );
    const names = Object.keys(facts).filter((n) => n !== 'stopped');
    assert.deepEqual(
      Object.fromEntries(names.map((n) => [n, factOf(state, happened, n)])),
      Object.fromEntries(names.map((n) => [n, facts[n]])),
    );
  });
}
test('every reading belongs to a known rule', () => {
  for (const rule of Object.values(READINGS)) assert.ok((RULES as readonly string[]).includes(rule), rule);
});
