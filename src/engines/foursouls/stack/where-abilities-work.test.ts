/** What depends on where a card lies: whose ability may be cancelled, what works in the shop, what stays there. */
import { test } from 'node:test';
import type { Template } from './ability.ts';
import { play } from './cards.test-table.ts';

const BEAN = { hand: ['butter-bean'], plays: 1 };
test('«Масляный боб» cancels an activated ability of an item, none of a character or room', () => {
  play(
    { a: { items: ['slingshot'] }, b: BEAN },
    ['p1 activate slingshot -> m1', 'p1 pass', 'p2 play butter-bean -> top', 'all pass'],
    { stack: [], 'log.cancelled': ['slingshot'] },
  );
  play({ a: { character: 'hero' }, b: BEAN }, ['p1 activate hero', 'p1 pass', 'p2 play butter-bean -> top'], {
    stopped: 'illegal-target',
    stack: ['hero'],
  });
  play(
    { a: { damage: 1 }, b: BEAN, rooms: ['chapel'] },
    ['p1 activate room1', 'p1 pass', 'p2 play butter-bean -> top'],
    { stopped: 'illegal-target', stack: ['chapel'] },
  );
});
test('an item that destroyed itself for its ability was an item all the same', () => {
  play(
    { a: { items: ['one-shot'] }, b: BEAN },
    ['p1 activate one-shot -> m1', 'p1 pass', 'p2 play butter-bean -> top', 'all pass'],
    { stack: [], 'log.cancelled': ['one-shot'] },
  );
});
test('a copy until the end of the turn ends in the shop too', () => {
  play(
    { a: { hand: ['barter'], items: ['mirror', 'trophy'] }, shop: ['jar'] },
    [
      'p1 activate mirror -> p1.trophy',
      'all pass',
      'p1 play barter -> p1.mirror, shop1',
      'all pass',
      'p1 declare end',
      'all pass',
      'all pass',
    ],
    { active: 'p2', 'p1.items': ['jar', 'trophy'], shop1: 'mirror' },
  );
});
test('what goes to the shop has no health there, so no damage is left on it', () => {
  play(
    { a: { hand: ['verdict', 'bomb', 'barter', 'barter'], plays: 4, items: ['live-idol'] }, shop: ['jar'] },
    [
      'p1 declare attack',
      'all pass',
      'p1 choose p1.live-idol',
      'all pass',
      'p1 roll 6',
      'all pass',
      'all pass',
      'p1 play barter -> p1.live-idol, shop1',
      'all pass',
      'p1 play barter -> p1.jar, shop1',
      'all pass',
    ],
    { 'p1.items': ['live-idol'], 'p1.live-idol.health': 2 },
  );
});
test('«Вечный» on a card protects nothing in the shop', () => {
  const own: readonly Template[] = [
    { id: 'heirloom', name: 'Heirloom', kind: 'passive', abilities: [{ type: 'keyword', is: 'eternal' }] },
  ];
  play(
    { a: { hand: ['second-thought'] }, shop: ['heirloom'], decks: { treasure: ['trophy'] } },
    ['p1 play second-thought -> shop1', 'all pass'],
    { shop1: 'trophy', 'discard.treasure': ['heirloom'] },
    own,
  );
  play(
    { a: { hand: ['second-thought'], items: ['heirloom'] } },
    ['p1 play second-thought -> p1.heirloom'],
    { stopped: 'illegal-target' },
    own,
  );
});
