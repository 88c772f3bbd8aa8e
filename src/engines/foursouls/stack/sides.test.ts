/** Other sides of objects, and copies of objects in play. */
import { test } from 'node:test';
import type { Template } from './ability.ts';
import { FIGHT, play } from './cards.test-table.ts';

const END = ['p1 declare end', 'all pass', 'all pass'];

test('an item turned over keeps its counters and its charge, and has the abilities of the side that is seen', () => {
  play(
    { a: { items: [{ card: 'two-faced', counters: 2 }] } },
    [
      'p1 activate two-faced #2',
      'all pass',
      'p1 activate two-faced-back',
      'all pass',
      'p1 activate two-faced-back #2',
      'all pass',
    ],
    { 'p1.items': ['two-faced'], 'p1.cents': 3, 'p1.charged': ['unknown'] },
  );
  play(
    { a: { items: [{ card: 'two-faced', counters: 1, deactivated: true }] } },
    ['p1 activate two-faced #2', 'all pass', 'p1 activate two-faced-back'],
    { stopped: 'deactivated', 'p1.items': ['two-faced-back'] },
  );
});
test('a card of one side is not turned; a card discarded goes as its front', () => {
  play({ a: { hand: ['overturn'] }, b: { items: ['jar'] } }, ['p1 play overturn -> p2.jar', 'all pass'], {
    'p2.items': ['jar'],
    'log.turned-over': [],
    'log.nothing': [''],
  });
  play(
    { a: { hand: ['breaker'] }, b: { items: [{ card: 'two-faced', counters: 1, deactivated: true }] } },
    ['p1 pass', 'p2 activate two-faced #2', 'all pass', 'p1 play breaker -> p2.two-faced-back', 'all pass'],
    { 'p2.items': [], 'discard.treasure': ['two-faced'] },
  );
});
test('the other side stays up after the turn', () => {
  play({ a: { hand: ['overturn'] }, monsters: ['sleeper'] }, ['p1 play overturn -> m1', 'all pass', ...END], {
    active: 'p2',
    m1: 'sleeper-awake',
    'm1.health': 4,
  });
});
test('a monster turned over dies by the health of the side that is seen', () => {
  play(
    { a: { hand: ['bomb', 'overturn'], plays: 2 }, monsters: ['sleeper-awake'] },
    ['p1 play bomb -> m1', 'all pass', 'all pass', 'p1 play overturn -> m1', 'all pass'],
    { m1: 'sleeper', 'm1.health': 2 },
  );
});
test('a character turned over brings its figures; damage stays on the player', () => {
  const day: Template = {
    id: 'day',
    name: 'day',
    kind: 'character',
    back: 'night',
    health: 2,
    attack: 1,
    abilities: [],
  };
  const night: Template = {
    id: 'night',
    name: 'night',
    kind: 'character',
    back: 'day',
    health: 3,
    attack: 2,
    abilities: [],
  };
  play(
    { a: { hand: ['overturn'], character: 'day', damage: 1 } },
    ['p1 play overturn -> p1', 'all pass'],
    { 'p1.health': 2, 'p1.attack': 2 },
    [day, night],
  );
});
test('a copy ends with the turn and is its card again wherever else it goes', () => {
  play(
    { a: { items: ['mirror'] }, b: { items: ['slingshot'] } },
    ['p1 activate mirror -> p2.slingshot', 'all pass', ...END],
    { 'p1.items': ['mirror'], 'p2.items': ['slingshot'] },
  );
  play(
    { a: { items: ['mirror'], hand: ['breaker'] }, b: { items: ['jar'] } },
    ['p1 activate mirror -> p2.jar', 'all pass', 'p1 play breaker -> p1.jar', 'all pass'],
    { 'p1.items': [], 'discard.treasure': ['mirror'] },
  );
  play(
    { a: { hand: ['mask', 'ambusher'], plays: 2 }, monsters: ['grunt', 'boss'] },
    [
      'p1 play mask -> m1, m2',
      'all pass',
      'p1 play ambusher',
      'all pass',
      'p1 choose slot1',
      ...FIGHT,
      'p1 roll 6',
      'all pass',
      'all pass',
      'all pass',
    ],
    { m1: 'grunt', 'm1.health': 2 },
  );
});
test('a copy of a starting item is not eternal', () => {
  play(
    { a: { items: ['mirror'] }, b: { items: ['pew-pew'], hand: ['breaker'], plays: 1 } },
    ['p1 activate mirror -> p2.pew-pew', 'all pass', 'p1 pass', 'p2 play breaker -> p1.pew-pew', 'all pass'],
    { 'p1.items': [], 'discard.treasure': ['mirror'], 'p2.items': ['pew-pew'] },
  );
});
test('marked damage is not copied and stays within the new health', () => {
  play(
    { a: { hand: ['bomb', 'mask'], plays: 2 }, monsters: ['brute', 'brittle'] },
    ['p1 play bomb -> m1', 'all pass', 'all pass', 'p1 play mask -> m1, m2', 'all pass'],
    { m1: 'brittle', 'm1.health': 1, stack: [] },
  );
});
test('a copy has no other side', () => {
  play(
    { a: { hand: ['mask', 'overturn'], plays: 2 }, monsters: ['grunt', 'sleeper'] },
    ['p1 play mask -> m1, m2', 'all pass', 'p1 play overturn -> m1', 'all pass'],
    { m1: 'sleeper', 'log.turned-over': [] },
  );
});
test('loot that copies «становится копией» is not in play and becomes nothing', () => {
  play(
    { a: { items: ['mirror', 'jar'] }, b: { hand: ['parrot'], plays: 1 } },
    ['p1 activate mirror -> p1.jar', 'p1 pass', 'p2 play parrot -> top', 'all pass', 'p2 choose p1.mirror', 'all pass'],
    { 'log.became-copy': [], 'p1.items': ['mirror', 'jar'], stack: ['mirror'] },
  );
});
test('a boss that was a copy when it died is a soul all the same', () => {
  play(
    { a: { hand: ['mask', 'verdict'], plays: 2 }, monsters: ['boss', 'grunt'] },
    ['p1 play mask -> m1, m2', 'all pass', 'p1 play verdict -> m1', 'all pass', 'all pass'],
    { 'p1.cents': 3, 'p1.souls': ['boss'] },
  );
});
