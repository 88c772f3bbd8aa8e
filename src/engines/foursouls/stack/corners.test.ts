/** Corners of the rules where a neighbouring case goes another way. */
import { test } from 'node:test';
import type { Template } from './ability.ts';
import { FIGHT, play } from './cards.test-table.ts';

test("a player's single trigger gives him priority by the letter; damage and deaths give it to the active player", () => {
  play({ a: { hand: ['bomb'] }, b: { items: ['sore-spot'] } }, ['p1 play bomb -> p2', 'all pass', 'all pass'], {
    priority: 'p2',
    'reading.priority-after-triggers': false,
  });
  play({ b: { hand: ['bomb'], plays: 1 } }, ['p1 pass', 'p2 play bomb -> m1', 'all pass'], {
    stack: ['damage'],
    priority: 'p1',
  });
  play({ b: { hand: ['verdict'], plays: 1 } }, ['p1 pass', 'p2 play verdict -> m1', 'all pass'], {
    stack: ['death'],
    priority: 'p1',
  });
});
test('who is dying is not healed', () => {
  play(
    { a: { hand: ['verdict', 'bandage'], plays: 2 } },
    ['p1 play verdict -> p2', 'all pass', 'p1 play bandage -> p2', 'all pass'],
    { 'p2.health': 0, stack: ['death'], 'log.healed': [] },
  );
});
test('a cancelled death leaves 1 health, or more where there was more', () => {
  const halt: Template = {
    id: 'x',
    name: 'x',
    kind: 'loot',
    abilities: [{ type: 'loot', targets: [{ of: ['death'] }], effects: [{ do: 'cancel' }] }],
  };
  play(
    { a: { hand: ['verdict', 'x'], plays: 2 } },
    ['p1 play verdict -> p2', 'all pass', 'p1 play x -> top', 'all pass'],
    { 'p2.health': 1, 'p2.dead': false, stack: [], 'log.cancelled': ['death'] },
    [halt],
  );
  play(
    { a: { hand: ['verdict', 'x'], plays: 2 }, b: { health: 3 } },
    ['p1 play verdict -> m1', 'all pass', 'p1 play x -> top', 'all pass'],
    { 'm1.health': 1, m1: 'grunt', 'log.reward': [] },
    [halt],
  );
});
test('one shield of two is spent on one hit, the other on the next', () => {
  const two: Template = {
    id: 'x',
    name: 'x',
    kind: 'loot',
    abilities: [
      {
        type: 'loot',
        effects: [
          { do: 'shield', n: 'all', who: 'you' },
          { do: 'shield', n: 1, who: 'you' },
        ],
      },
    ],
  };
  play(
    { a: { hand: ['x', 'bomb', 'bomb'], plays: 3 } },
    [
      'p1 play x',
      'all pass',
      'p1 play bomb -> p1',
      'all pass',
      'all pass',
      'p1 choose 9',
      'p1 play bomb -> p1',
      'all pass',
      'all pass',
    ],
    { 'p1.health': 2, 'log.replaced': ['p1', 'p1'], pending: null },
    [two],
  );
});
test("another player's replacement does not save you", () => {
  play({ a: { hand: ['verdict'], items: ['spare-heart'] } }, ['p1 play verdict -> p2', 'all pass', 'all pass'], {
    'p2.dead': true,
    'p1.items': ['spare-heart'],
  });
});
test('an effect that ends the turn in its end phase does nothing', () => {
  play(
    { a: { items: ['night-lamp'] }, b: { hand: ['curfew'], plays: 1 } },
    ['p1 declare end', 'all pass', 'p1 pass', 'p2 play curfew', 'all pass', 'all pass'],
    { 'p1.cents': 1, stack: [], 'log.triggered': ['night-lamp'], 'reading.end-phase-once': true },
  );
});
test('owed this turn is not owed at once', () => {
  play({ a: { hand: ['challenge-call'] } }, ['p1 play challenge-call', 'all pass'], {
    stack: [],
    'reading.attack-at-once': false,
  });
});
test('the end of a turn is no purchase', () => {
  play({ a: { items: ['planner'] } }, ['p1 declare end'], { stack: ['declaration'] });
});
test('evasion 1 needs no reading; Ø does', () => {
  const low = (evasion: number): Template => ({
    id: 'x',
    name: 'x',
    kind: 'monster',
    health: 2,
    evasion,
    attack: 1,
    abilities: [],
  });
  play({ monsters: ['x'] }, [...FIGHT, 'p1 roll 1', 'all pass'], { 'log.hit': ['x'], 'reading.empty-evasion': false }, [
    low(1),
  ]);
  play({ monsters: ['x'] }, [...FIGHT, 'p1 roll 1', 'all pass'], { 'log.hit': ['x'], 'reading.empty-evasion': true }, [
    low(0),
  ]);
});
test('an eternal item or room that dies goes back to where it was, whole', () => {
  const thing = (kind: 'passive' | 'room'): Template => ({
    id: 'x',
    name: 'x',
    kind,
    health: 1,
    evasion: 3,
    attack: 1,
    reward: [{ do: 'cents', n: 2, who: 'you' }],
    abilities: [{ type: 'keyword', is: 'eternal' }],
  });
  const kill = ['all pass', 'p1 roll 6', 'all pass', 'all pass', 'all pass'];
  play(
    { b: { items: ['jar', 'x'] } },
    ['p1 declare attack', 'all pass', 'p1 choose p2.x', ...kill],
    { 'p2.items': ['jar', 'x'], 'p2.x.health': 1, 'p1.cents': 2, m1: 'grunt' },
    [thing('passive')],
  );
  play(
    { rooms: ['chapel', 'x'] },
    ['p1 declare attack', 'all pass', 'p1 choose room2', ...kill],
    { room1: 'chapel', room2: 'x', 'room2.health': 1, 'p1.cents': 2 },
    [thing('room')],
  );
});
test('the next turn: its player has an attack and a purchase, the last one none; its triggers of the start wait for priority', () => {
  play({ b: { items: ['hermit'] } }, ['p1 declare end', 'all pass', 'all pass'], {
    'p1.attacks': 0,
    'p2.attacks': 1,
    stack: ['hermit'],
    phase: 'start',
  });
});
test('the penalty turns objects with a ↷ ability only', () => {
  play(
    { a: { hand: ['verdict'], character: 'hero', items: ['sleight-of-hand', 'bam-bo'] } },
    ['p1 play verdict -> p1', 'all pass', 'all pass'],
    { 'p1.charged': ['bam-bo'] },
  );
});
test('players who die at once die in turn order', () => {
  play(
    { a: { hand: ['plague'], health: 1 }, b: { health: 1 }, monsters: ['brute'] },
    ['p1 play plague', 'all pass', 'all pass'],
    { 'log.player-died': ['p1'], stack: ['death'] },
  );
});
test('a death whose monster has left play fizzles', () => {
  play(
    { a: { hand: ['verdict', 'ambusher'], plays: 2 } },
    ['p1 play verdict -> m1', 'all pass', 'p1 play ambusher', 'all pass', 'p1 choose slot1', 'all pass'],
    { 'log.fizzled': ['death'], m1: 'ambusher', 'log.monster-died': [] },
  );
});
test('damage whose target has left play fizzles', () => {
  play(
    { a: { hand: ['bomb', 'ambusher'], plays: 2 } },
    ['p1 play bomb -> m1', 'all pass', 'p1 play ambusher', 'all pass', 'p1 choose slot1', 'all pass'],
    { 'log.fizzled': ['damage'], 'm1.health': 1 },
  );
});
test('one lost target needs no reading', () => {
  play(
    { a: { hand: ['battery'], items: [{ card: 'jar', deactivated: true }] }, b: { hand: ['breaker'], plays: 1 } },
    ['p1 play battery -> p1.jar', 'p1 pass', 'p2 play breaker -> p1.jar', 'all pass', 'all pass'],
    { 'log.fizzled': ['battery'], 'reading.one-of-targets-lost': false },
  );
});
test('an object may strengthen itself alone', () => {
  const proud: Template = {
    id: 'x',
    name: 'x',
    kind: 'monster',
    health: 2,
    evasion: 3,
    attack: 1,
    abilities: [
      { type: 'static', what: 'attack', n: 2, scope: 'this' },
      { type: 'static', what: 'attack', n: 1, scope: 'players' },
    ],
  };
  play({ monsters: ['x', 'grunt'] }, ['p1 pass'], { 'm1.attack': 3, 'm2.attack': 1, 'p1.attack': 2, 'p2.attack': 2 }, [
    proud,
  ]);
});
test('an unknown treasure goes to the pile of treasures', () => {
  play(
    { a: { character: 'hero', cents: 10, hand: ['second-thought'] } },
    [
      'p1 declare purchase',
      'all pass',
      'p1 choose deck',
      'all pass',
      'p1 play second-thought -> p1.unknown',
      'all pass',
    ],
    { 'discard.treasure': ['unknown'], 'p1.items': ['unknown'] },
  );
});
test('the discarded copy of an ability with «destroy the target» is an ordinary one', () => {
  const axe: Template = {
    id: 'x',
    name: 'x',
    kind: 'active',
    abilities: [
      { type: 'tap', targets: [{ of: ['item'], eternal: false }], effects: [{ do: 'destroy', who: 'target' }] },
    ],
  };
  play(
    { a: { items: ['x', 'jar'] }, b: { hand: ['parrot'], plays: 1 } },
    ['p1 activate x -> p1.jar', 'p1 pass', 'p2 play parrot -> top', 'all pass', 'p2 choose p1.x', 'all pass'],
    { 'p1.items': ['jar'], 'log.fizzled': [] },
    [axe],
  );
});
test('the player who gains orders the replacements of his gain', () => {
  play(
    { a: { hand: ['three-cents'], items: ['coin-bag', 'twin-purse'] } },
    ['p1 play three-cents', 'all pass', 'p1 choose twin-purse'],
    { 'p1.cents': 7, 'log.replaced': ['twin-purse', 'coin-bag'] },
  );
});
test('nobody steals from himself', () => {
  play({ a: { hand: ['pickpocket'], items: ['jar'] } }, ['p1 play pickpocket -> p1', 'all pass'], {
    'log.fizzled': ['pickpocket'],
    'p1.items': ['jar'],
    pending: null,
  });
});
test('a card is not discarded to pay for itself', () => {
  const dear: Template = {
    id: 'x',
    name: 'x',
    kind: 'loot',
    abilities: [{ type: 'loot', cost: [{ pay: 'loot', n: 1 }], effects: [{ do: 'cents', n: 5, who: 'you' }] }],
  };
  play({ a: { hand: ['x'] } }, ['p1 play x'], { stopped: 'cannot-pay' }, [dear]);
  play({ a: { hand: ['x', 'x'] } }, ['p1 play x pay bomb'], { stopped: 'cannot-pay' }, [dear]);
  play(
    { a: { hand: ['x', 'bomb'] } },
    ['p1 play x pay bomb', 'all pass'],
    { 'p1.cents': 5, 'discard.loot': ['bomb', 'x'] },
    [dear],
  );
});
test("a player's character is recharged through the player", () => {
  const wake: Template = {
    id: 'x',
    name: 'x',
    kind: 'loot',
    abilities: [{ type: 'loot', targets: [{ of: ['player'] }], effects: [{ do: 'recharge', who: 'target' }] }],
  };
  play(
    { a: { hand: ['x'], character: 'hero' } },
    ['p1 activate hero', 'all pass', 'p1 play x -> p1', 'all pass'],
    { 'p1.charged': ['hero'] },
    [wake],
  );
});
