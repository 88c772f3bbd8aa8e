/** Bonus souls: outside the game until they are earned, souls like any other after it. */
import { test } from 'node:test';
import { play } from './cards.test-table.ts';

test('a condition met from the start is earned before anybody acts; the same soul is not earned twice', () => {
  play({ b: { cents: 20 }, bonus: ['thrift-soul'] }, ['all pass'], {
    'p2.souls': ['thrift-soul'],
    bonus: [],
    stack: [],
  });
  play({ a: { cents: 20 }, b: { cents: 20 }, bonus: ['thrift-soul'] }, ['all pass'], {
    'p1.souls': ['thrift-soul'],
    'p2.souls': [],
  });
});
test('one less is not enough; loot cards and items are counted too', () => {
  play(
    {
      a: { cents: 19, hand: Array(7).fill('bomb'), items: Array(4).fill('jar') },
      bonus: ['thrift-soul', 'hoard-soul', 'goods-soul'],
    },
    ['all pass'],
    { bonus: ['thrift-soul', 'hoard-soul', 'goods-soul'] },
  );
  play(
    { a: { hand: Array(8).fill('bomb'), items: Array(5).fill('jar') }, bonus: ['hoard-soul', 'goods-soul'] },
    ['p1 choose hoard-soul', 'all pass', 'all pass'],
    { 'p1.souls': ['goods-soul', 'hoard-soul'], bonus: [] },
  );
});
test('a bonus soul is no target before it is gained, and one after it; destroyed, it does not come back', () => {
  play({ a: { hand: ['robbery'], cents: 20 }, bonus: ['hoard-soul'] }, ['p1 play robbery #3 -> p2.soul1'], {
    stopped: 'name',
  });
  play(
    { a: { hand: ['robbery'] }, b: { cents: 20 }, bonus: ['thrift-soul'] },
    ['all pass', 'p1 play robbery #3 -> p2.soul1', 'all pass'],
    { 'p1.souls': ['thrift-soul'], bonus: [] },
  );
  play(
    { b: { souls: ['thrift-soul'], cents: 20 }, monsters: ['grave-robber'] },
    [
      'p1 declare attack',
      'all pass',
      'p1 choose m1',
      'all pass',
      'p1 roll 6',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
    ],
    { 'p2.souls': [], bonus: [], 'discard.monster': ['grave-robber'] },
  );
});
test('a fourth soul wins', () => {
  play({ a: { cents: 20, souls: ['lost-soul', 'lost-soul', 'lost-soul'] }, bonus: ['thrift-soul'] }, ['all pass'], {
    winners: ['p1'],
  });
});
test('a copy of the trigger has nothing to gain', () => {
  play(
    { a: { cents: 20, items: ['understudy'] }, bonus: ['thrift-soul'] },
    ['p1 activate understudy -> s1', 'all pass', 'all pass', 'all pass'],
    { 'p1.souls': ['thrift-soul'], stack: [] },
  );
});
