/** Gains replaced: by more, by something else, by another player's; each replacement once for an event. */
import { test } from 'node:test';
import type { Ability, Effect, Template } from './ability.ts';
import { play } from './cards.test-table.ts';

const card = (id: string, kind: Template['kind'], ...abilities: Ability[]): Template => ({
  id,
  name: id,
  kind,
  abilities,
});
const loot = (id: string, ...effects: Effect[]): Template => card(id, 'loot', { type: 'loot', effects });
const DECK = { loot: ['bomb', 'pill', 'battery', 'vigil'] };

test('cents become loot: of a card, a reward, a doubling; given or stolen cents are not gained', () => {
  play({ a: { hand: ['three-cents'], items: ['bookworm'] }, decks: DECK }, ['p1 play three-cents', 'all pass'], {
    'p1.cents': 0,
    'p1.hand': ['bomb'],
    'log.instead': ['bookworm'],
  });
  play(
    { a: { hand: ['verdict'], items: ['bookworm'] }, decks: DECK },
    ['p1 play verdict -> m1', 'all pass', 'all pass'],
    {
      'p1.cents': 0,
      'p1.hand': ['bomb'],
    },
  );
  play(
    { a: { cents: 2, hand: ['doubler'], items: ['bookworm'] }, decks: DECK },
    ['p1 play doubler -> p1', 'all pass'],
    {
      'p1.cents': 2,
      'p1.hand': ['bomb'],
    },
  );
  play(
    { a: { hand: ['robbery'], items: ['bookworm'] }, b: { cents: 5 }, decks: DECK },
    ['p1 play robbery -> p2', 'all pass'],
    {
      'p1.cents': 2,
      'p1.hand': [],
    },
  );
});
test('as many as would have been gained: two loot cards become 4¢, and the deck stays', () => {
  play(
    { a: { hand: ['x'], items: ['pawnbroker'] }, decks: DECK },
    ['p1 play x', 'all pass'],
    { 'p1.cents': 4, 'p1.hand': [], 'deck.loot': DECK.loot },
    [loot('x', { do: 'loot', n: 2, who: 'you' })],
  );
});
test('more loot, treasures into something else, the loot step too', () => {
  play({ a: { items: ['deep-pocket'] }, phase: 'start', decks: DECK }, ['all pass'], { 'p1.hand': ['bomb', 'pill'] });
  play({ a: { items: ['pawnbroker'] }, phase: 'start', decks: DECK }, ['all pass'], { 'p1.hand': [], 'p1.cents': 2 });
  play({ a: { items: ['pawnbroker'] }, phase: 'start', decks: DECK }, ['all pass', 'all pass'], { phase: 'action' });
  play(
    { a: { hand: ['verdict'], damage: 1, items: ['ascetic'] }, monsters: ['brute'] },
    ['p1 play verdict -> m1', 'all pass', 'all pass'],
    { 'p1.items': ['ascetic'], 'p1.cents': 5, 'p1.health': 2, 'log.instead': ['ascetic'] },
  );
});
test('what looks for the gain does not trigger where something else happens instead', () => {
  play(
    { a: { hand: ['dealer-then', 'bomb'], items: ['pawnbroker', 'magpie'] }, decks: DECK },
    ['p1 play dealer-then', 'all pass'],
    { 'log.triggered': [], 'p1.cents': 4 },
  );
  play(
    { a: { hand: ['three-cents'], items: ['bookworm', 'magpie'] }, decks: DECK },
    ['p1 play three-cents', 'all pass'],
    {
      'log.triggered': ['magpie'],
    },
  );
});
test('the one who gains chooses the order, whoever has the replacements', () => {
  const both = { a: { hand: ['three-cents'], items: ['coin-bag', 'bookworm'] }, decks: DECK };
  play(both, ['p1 play three-cents', 'all pass'], { pending: 'replacement', 'p1.hand': [] });
  play(both, ['p1 play three-cents', 'all pass', 'p1 choose coin-bag'], {
    'log.replaced': ['coin-bag'],
    'log.instead': ['bookworm'],
    'p1.hand': ['bomb'],
  });
  const taken = {
    a: { items: ['pawnbroker'] },
    b: { cents: 1, items: ['sticky-fingers'] },
    decks: DECK,
    phase: 'start',
  } as const;
  play(taken, ['all pass', 'p2 choose sticky-fingers'], { stopped: 'not-your-choice' });
  play(taken, ['all pass', 'p1 choose sticky-fingers'], { 'p2.hand': ['bomb'], 'p1.cents': 1, 'p2.cents': 0 });
});
test('one event is replaced once by each: two that turn into each other, and two players who take from each other, come to an end', () => {
  play(
    { a: { hand: ['three-cents'], items: ['bookworm', 'pawnbroker'] }, decks: DECK },
    ['p1 play three-cents', 'all pass'],
    { 'p1.cents': 2, 'p1.hand': [], 'log.instead': ['bookworm', 'pawnbroker'] },
  );
  play(
    { a: { items: ['sticky-fingers'] }, b: { items: ['sticky-fingers'] }, phase: 'start', decks: DECK },
    ['all pass'],
    { 'p1.hand': ['bomb'], 'p2.hand': [], 'log.instead': ['sticky-fingers', 'sticky-fingers'] },
  );
  play(
    { a: { cents: 3, hand: ['three-cents'], items: ['x'] } },
    ['p1 play three-cents', 'all pass'],
    { 'p1.cents': 6 },
    [card('x', 'passive', { type: 'replace', event: 'gain-cents', instead: [{ do: 'double-cents', who: 'you' }] })],
  );
  play(
    { a: { hand: ['three-cents'], items: ['x'] } },
    ['p1 play three-cents', 'all pass'],
    { 'p1.cents': 1, 'p2.cents': 1 },
    [
      card('x', 'passive', {
        type: 'replace',
        event: 'gain-cents',
        instead: [{ do: 'cents', n: 1, who: 'each-player' }],
      }),
    ],
  );
});
test('an object with two replacements of different gains has both', () => {
  const both = card(
    'x',
    'passive',
    { type: 'replace', event: 'gain-cents', instead: [{ do: 'loot', n: 1, who: 'you' }] },
    { type: 'replace', event: 'take-loot', plus: 1 },
  );
  play(
    { a: { hand: ['three-cents'], items: ['x'] }, decks: DECK },
    ['p1 play three-cents', 'all pass'],
    { 'p1.hand': ['bomb', 'pill'] },
    [both],
  );
});
test('«и» after a gain that something else replaced is not done, after one that only grew it is', () => {
  play({ a: { hand: ['tip'], items: ['bookworm'] }, decks: DECK }, ['p1 play tip', 'all pass'], {
    'p1.hand': ['bomb'],
    'reading.and-replaced': true,
  });
  play({ a: { hand: ['tip'], items: ['coin-bag'] }, decks: DECK }, ['p1 play tip', 'all pass'], {
    'p1.hand': ['bomb'],
    'p1.cents': 3,
    'reading.and-replaced': false,
  });
});
test('a replacement that an ability leaves lasts until the end of the turn, without its source too', () => {
  const fever = { items: ['gold-fever', 'night-lamp'], hand: ['three-cents', 'breaker'], plays: 2 };
  const lines = ['p1 activate gold-fever', 'all pass'];
  const gain = ['p1 play three-cents', 'all pass'];
  play({ a: fever }, [...lines, ...gain], { 'p1.cents': 6, 'log.replaced': ['gold-fever'] });
  play({ a: fever }, [...lines, 'p1 play breaker -> p1.gold-fever', 'all pass', ...gain], { 'p1.cents': 6 });
  play({ a: fever, b: { hand: ['three-cents'], plays: 1 } }, [...lines, 'p1 pass', 'p2 play three-cents', 'all pass'], {
    'p2.cents': 3,
  });
  play({ a: fever }, [...lines, 'p1 declare end', 'all pass', 'all pass', 'all pass'], { active: 'p2', 'p1.cents': 2 });
  const next = ['all pass', 'all pass', 'p2 declare end', 'all pass', 'all pass'];
  play(
    { a: fever },
    [...lines, 'p1 declare end', 'all pass', 'all pass', 'all pass', ...next, 'all pass', 'all pass', ...gain],
    {
      active: 'p1',
      'p1.cents': 5,
    },
  );
});
test('it is chosen among others like any replacement, and changes an event once', () => {
  const fever = { items: ['gold-fever', 'coin-bag'], hand: ['three-cents'] };
  const lines = ['p1 activate gold-fever', 'all pass', 'p1 play three-cents', 'all pass'];
  play({ a: fever }, lines, { pending: 'replacement' });
  play({ a: fever }, [...lines, 'p1 choose coin-bag'], { 'p1.cents': 8 });
});
