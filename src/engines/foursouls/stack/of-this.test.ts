/** «Сбрось это» and «получи это как душу». */
import { test } from 'node:test';
import { play } from './cards.test-table.ts';

test('an object that discards itself is not destroyed, and its slot is filled', () => {
  play({ rooms: ['fickle-room'], decks: { room: ['chapel'], loot: ['bomb'] } }, ['p1 activate room1', 'all pass'], {
    room1: 'chapel',
    'p1.hand': ['bomb'],
    'discard.room': ['fickle-room'],
    'log.destroyed': [],
  });
});
test('an object that is the price goes to its discard pile before its ability resolves', () => {
  play({ a: { items: ['fuse'] } }, ['p1 activate fuse'], {
    'p1.items': [],
    'discard.treasure': ['fuse'],
    stack: ['fuse'],
    'log.destroyed': [],
    'log.paid': ['fuse'],
  });
  play({ a: { items: ['fuse'], hand: ['vigil'] } }, ['p1 play vigil', 'all pass', 'p1 activate fuse'], {
    stopped: 'cannot-pay',
  });
});
test('what is eternal is not discarded, nor is a final boss or a minion', () => {
  play({ a: { hand: ['clear-out'], items: ['pew-pew'] } }, ['p1 play clear-out -> p1.pew-pew', 'all pass'], {
    'p1.items': ['pew-pew'],
    'log.eternal': ['pew-pew'],
  });
  play({ a: { hand: ['clear-out'] }, minions: ['brute'] }, ['p1 play clear-out -> minion1', 'all pass'], {
    minion1: 'brute',
    'discard.monster': [],
  });
  play({ a: { hand: ['clear-out'] } }, ['p1 play clear-out -> m1', 'all pass'], {
    'discard.monster': ['grunt'],
    'log.reward': [],
  });
});
test('an item becomes a soul, whose abilities no longer work; in a copied ability «это» is what copied it', () => {
  play({ a: { items: ['relic-soul'] } }, ['p1 activate relic-soul', 'all pass'], {
    'p1.items': [],
    'p1.souls': ['relic-soul'],
    'log.soul-gained': ['relic-soul'],
    'log.left': [],
  });
  play(
    { a: { items: ['relic-soul', 'understudy'] } },
    ['p1 activate relic-soul', 'p1 activate understudy -> s1', 'all pass', 'all pass', 'all pass'],
    { 'p1.souls': ['understudy', 'relic-soul'] },
  );
});
test("a loot card that each player gains as a soul is the first one's, and no card is left to discard", () => {
  play({ a: { hand: ['common-soul'] } }, ['p1 play common-soul', 'all pass'], {
    'p1.souls': ['common-soul'],
    'p2.souls': [],
    'discard.loot': [],
  });
});
