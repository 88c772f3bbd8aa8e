/** Slots of challenges: the final boss with its armour, minions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, layTable, play } from './cards.test-table.ts';
import { factOf } from './facts.ts';
import { makeAddress, parseAddress } from './notation.ts';

const finalBoss = 'last-boss';

test('armour turns a killing by an ability into 3 damage on the stack, whichever word kills', () => {
  play({ finalBoss, a: { hand: ['verdict'] } }, ['p1 play verdict -> boss', 'all pass'], {
    stack: ['damage'],
    'top.n': 3,
    'boss.health': 10,
  });
  play({ finalBoss, a: { hand: ['common-end'] } }, ['p1 play common-end', 'all pass', 'p1 choose m1'], {
    stack: ['death', 'death', 'death', 'damage'],
  });
});
test('damage up to 3 and combat damage go through whole, more than 3 becomes 3', () => {
  const shot = ['p1 activate cannon -> boss', 'all pass', 'all pass'];
  play({ finalBoss, a: { items: ['cannon'] } }, shot, { 'boss.health': 7, 'log.replaced': ['last-boss'] });
  play({ finalBoss, a: { items: ['one-shot'] } }, ['p1 activate one-shot -> boss', 'all pass', 'all pass'], {
    'boss.health': 8,
    'log.replaced': [],
  });
  play(
    { finalBoss, a: { attack: 4 } },
    ['p1 declare attack', 'all pass', 'p1 choose boss', 'all pass', 'p1 roll 4', 'all pass', 'all pass'],
    { 'boss.health': 6, 'log.replaced': [] },
  );
});
test('no other monster has armour', () => {
  play({ minions: ['brute'], a: { hand: ['verdict'] } }, ['p1 play verdict -> minion1', 'all pass'], {
    stack: ['death'],
  });
  play({ monsters: ['last-boss'], a: { hand: ['verdict'] } }, ['p1 play verdict -> m1', 'all pass'], {
    stack: ['death'],
  });
});
test('of armour and a shield the active player chooses the first, and either counts once', () => {
  const shield = {
    id: 'ward',
    name: 'ward',
    kind: 'loot',
    abilities: [{ type: 'loot', targets: [{ of: ['monster'] }], effects: [{ do: 'shield', n: 1, who: 'target' }] }],
  } as const;
  const opening = { finalBoss, a: { hand: ['ward'], items: ['cannon'] } };
  const lines = ['p1 play ward -> boss', 'all pass', 'p1 activate cannon -> boss', 'all pass', 'all pass'];
  play(opening, lines, { pending: 'replacement' }, [shield]);
  play(opening, [...lines, 'p1 choose armor'], { 'boss.health': 8 }, [shield]);
});
test('a final boss and minions are attacked and aimed at like monsters, but never covered', () => {
  play({ finalBoss, minions: ['brittle'], decks: { monster: ['ghost'] } }, ['p1 declare attack', 'all pass'], {
    options: ['m1', 'm2', 'm3', 'deck'],
  });
  play(
    { finalBoss, minions: ['brittle'], decks: { monster: ['ghost'] } },
    ['p1 declare attack', 'all pass', 'p1 choose deck'],
    { options: ['slot1'] },
  );
});
test('slots of challenges stay empty, the usual one is filled', () => {
  play(
    { minions: ['brittle'], decks: { monster: ['ghost'] }, a: { hand: ['bomb'] } },
    ['p1 play bomb -> minion1', 'all pass', 'all pass', 'all pass'],
    { m2: null, m1: 'grunt', 'deck.monster': ['ghost'], 'log.reward': ['brittle'] },
  );
});
test('the final boss dies like any monster, and its own text says what then', () => {
  play(
    { finalBoss: { card: 'last-boss', damage: 9 }, a: { hand: ['bomb'] } },
    ['p1 play bomb -> boss', 'all pass', 'all pass', 'all pass', 'all pass'],
    { winners: ['p1'] },
  );
});
test('in a challenge the timer loses nothing when a character dies, and 1 at the end of a round', () => {
  const lines = ['p1 play verdict -> p2', 'all pass', 'all pass'];
  play({ finalBoss, timer: 3, a: { hand: ['verdict'] } }, lines, { timer: 3, 'p2.dead': true, 'log.timer': [] });
  const round = ['p1 declare end', 'all pass', 'all pass', 'all pass', 'all pass'];
  play({ minions: ['brute'], timer: 3 }, [...round, 'p2 declare end', 'all pass', 'all pass'], { timer: 2 });
  play({ finalBoss, timer: 1 }, [...round, 'p2 declare end', 'all pass', 'all pass'], { winners: [], timer: 0 });
});
test('a challenge is won by its goal alone: neither souls nor another card end it', () => {
  const souls = ['lost-soul', 'lost-soul', 'lost-soul', 'lost-soul'];
  play({ finalBoss, a: { souls } }, [], { winners: null, priority: 'p1' });
  play({ finalBoss, timer: 8, a: { souls } }, [], { winners: null, priority: 'p1' });
  const word = { hand: ['last-word'], cents: 20 };
  const lines = ['p1 play last-word', 'all pass'];
  play({ finalBoss, a: word }, lines, { winners: null, 'cause.nothing': ['not-the-goal'] });
  play({ a: word }, lines, { winners: ['p1'] });
});
test("another's copy of the goal is not the goal", () => {
  play(
    { finalBoss: { card: 'last-boss', damage: 9 }, a: { hand: ['bomb'] }, b: { items: ['understudy'] } },
    [
      'p1 play bomb -> boss',
      'all pass',
      'all pass',
      'all pass',
      'p1 pass',
      'p2 activate understudy -> top',
      'all pass',
      'all pass',
    ],
    { winners: null, 'cause.nothing': ['not-the-goal'], stack: ['last-boss'] },
  );
});
test('with a timer all win together, whoever strikes down the final boss or is named by a card', () => {
  play(
    { finalBoss: { card: 'last-boss', damage: 9 }, timer: 8, a: { hand: ['bomb'] } },
    ['p1 play bomb -> boss', 'all pass', 'all pass', 'all pass', 'all pass'],
    { winners: ['p1', 'p2'] },
  );
  play({ timer: 8, a: { hand: ['last-word'], cents: 20 } }, ['p1 play last-word', 'all pass'], {
    winners: ['p1', 'p2'],
  });
});
test('an indomitable minion takes no slot besides its own; an expansion adds a usual slot', () => {
  play(
    { a: { hand: ['reinforcement'] }, decks: { monster: ['immovable', 'brute'] } },
    ['p1 play reinforcement', 'all pass'],
    { slots: 3, minion1: 'immovable', minion2: 'brute' },
  );
  play({ finalBoss, a: { hand: ['new-ground'] }, decks: { monster: ['ghost'] } }, ['p1 play new-ground', 'all pass'], {
    m3: 'ghost',
    boss: 'last-boss',
  });
});
test('slots of challenges go through an address', () => {
  const setup = {
    players: [{ name: 'A' }],
    monsters: ['grunt'],
    finalBoss: { card: 'last-boss', damage: 4 },
    minions: ['brittle', { card: 'brute', counters: 2 }],
  };
  const back = parseAddress(makeAddress(setup, []), CARDS);
  assert.ok(back.problem === undefined);
  assert.deepEqual(back.setup, setup);
  assert.equal(factOf(layTable(back.setup), [], 'boss.health'), 6);
});
