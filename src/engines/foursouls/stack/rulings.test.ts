/** Rulings on copies, rolls, replacement, health, purchases, decks and rooms. */
import { test } from 'node:test';
import type { Template } from './ability.ts';
import { FIGHT, play } from './cards.test-table.ts';

const ITEM = { card: 'jar', deactivated: true };

test('a row of a roll table looks at the targets it took over once more', () => {
  const lines = ['p1 play fate-hammer -> p2.jar', 'all pass', 'p1 roll 4', 'all pass'];
  play({ a: { hand: ['fate-hammer'] }, b: { items: [ITEM] } }, [...lines, 'all pass'], {
    'p2.items': [],
    'log.fizzled': [],
  });
  play(
    { a: { hand: ['fate-hammer'] }, b: { items: [ITEM], hand: ['battery'], plays: 1 } },
    [...lines, 'p1 pass', 'p2 play battery -> p2.jar', 'all pass', 'all pass'],
    { 'p2.items': ['jar'], 'log.fizzled': ['fate-hammer'] },
  );
});
test('a throw is seen when the die lies on the stack, and a reroll is no second throw', () => {
  play({ a: { hand: ['pill'], items: ['croupier'] } }, ['p1 play pill', 'all pass', 'p1 roll 2'], {
    stack: ['roll', 'croupier'],
    priority: 'p1',
  });
  play(
    { a: { hand: ['pill', 'dice-shard'], plays: 2, items: ['croupier'] } },
    ['p1 play pill', 'all pass', 'p1 roll 2', 'all pass', 'p1 play dice-shard -> top', 'all pass', 'p1 roll 5'],
    { 'log.triggered': ['croupier'], 'p1.cents': 1, stack: ['roll'] },
  );
});
test('«когда должен выбросить» may change the roll, which then goes back to responses', () => {
  play({ a: { items: ['sure-hand'] } }, [...FIGHT, 'p1 roll 1', 'all pass', 'all pass'], {
    stack: ['roll'],
    'log.roll-changed': ['p1'],
    'log.rolled': [],
  });
});
test('«укради предмет у игрока» fizzles when he has none left, yet resolves when he has', () => {
  play({ a: { hand: ['pickpocket'] }, b: { items: ['pew-pew'] } }, ['p1 play pickpocket -> p2', 'all pass'], {
    'log.fizzled': ['pickpocket'],
    'discard.loot': ['pickpocket'],
  });
  play(
    { a: { hand: ['pickpocket'] }, b: { items: ['pew-pew', 'jar'] } },
    ['p1 play pickpocket -> p2', 'all pass', 'p1 choose jar'],
    { 'log.fizzled': [], 'p1.items': ['jar'] },
  );
});
test('a loot card cannot be destroyed: the «destroy this» it copied fizzles; an item that copies it destroys itself', () => {
  play(
    { a: { items: ['glass-bank'] }, b: { hand: ['parrot'], plays: 1 } },
    ['p1 activate glass-bank', 'p1 pass', 'p2 play parrot -> top', 'all pass', 'all pass'],
    { 'log.fizzled': ['parrot'], 'p2.cents': 0, stack: ['glass-bank'] },
  );
  play(
    { a: { items: ['glass-bank'] }, b: { items: ['understudy'] } },
    ['p1 activate glass-bank', 'p1 pass', 'p2 activate understudy -> top', 'all pass', 'all pass'],
    { 'p2.cents': 9, 'p2.items': [], 'p1.cents': 0, stack: ['glass-bank'] },
  );
});
test('a copied ability is chosen anew, and a row of a roll table is copied as that row', () => {
  play(
    { a: { items: ['compass'] }, b: { items: ['understudy'] }, decks: { loot: ['bomb'] } },
    ['p1 activate compass', 'p1 pass', 'p2 activate understudy -> top', 'all pass', 'p2 choose 1', 'all pass'],
    { 'p2.hand': ['bomb'], 'p2.cents': 0, stack: ['compass'] },
  );
  play(
    { a: { hand: ['pill'] }, b: { items: ['understudy'] } },
    [
      'p1 play pill',
      'all pass',
      'p1 roll 1',
      'all pass',
      'p1 pass',
      'p2 activate understudy -> top',
      'all pass',
      'all pass',
    ],
    { 'p2.cents': 4, stack: ['pill'] },
  );
});
test('an ability with no target for its copy is not copied', () => {
  play(
    { a: { hand: ['fate-hammer'], items: ['understudy'] }, b: { items: [ITEM] } },
    ['p1 play fate-hammer -> p2.jar', 'all pass', 'p1 roll 4', 'all pass', 'p1 activate understudy -> top', 'all pass'],
    { stack: ['fate-hammer', 'understudy'] },
  );
});
test('a copy of a loot card costs a play and its cost, lasts until the end of the turn, and leaves no card', () => {
  play(
    { a: { hand: ['tracing', 'blood-money'] } },
    ['p1 play tracing', 'all pass', 'p1 choose blood-money', 'p1 play copy.blood-money', 'all pass'],
    { 'p1.cents': 6, 'p1.health': 1, 'p1.plays': 0, 'p1.hand': ['blood-money'], 'discard.loot': ['tracing'] },
  );
  play(
    { a: { hand: ['tracing', 'bomb'] } },
    ['p1 play tracing', 'all pass', 'p1 choose bomb', 'p1 play bomb -> m1', 'p1 play copy.bomb -> m1'],
    { stopped: 'no-loot-play' },
  );
  play(
    { a: { hand: ['tracing', 'bomb'] } },
    ['p1 play tracing', 'all pass', 'p1 choose bomb', 'p1 declare end', 'all pass', 'all pass'],
    { 'p1.copies': [], active: 'p2', 'p1.hand': ['bomb'] },
  );
  play({ a: { hand: ['tracing', 'lucky-coin'] } }, ['p1 play tracing', 'all pass'], {
    pending: null,
    'p1.copies': [],
  });
});
test('of two replacements of a death its player chooses one, and then there is none left to replace', () => {
  play(
    { a: { hand: ['verdict'], items: ['spare-heart', 'guardian'] } },
    ['p1 play verdict -> p1', 'all pass', 'all pass'],
    { pending: 'replacement' },
  );
  play(
    { a: { hand: ['verdict'], items: ['spare-heart', 'guardian'] } },
    ['p1 play verdict -> p1', 'all pass', 'all pass', 'p1 choose guardian'],
    { 'p1.items': ['spare-heart'], 'p1.health': 1, 'p1.dead': false, 'log.replaced': ['guardian'] },
  );
});
test('of two replacements of a death on one object either may be chosen', () => {
  const relic: Template = {
    id: 'double-relic',
    name: 'Double relic',
    kind: 'passive',
    abilities: [
      { type: 'replace', event: 'die', effects: [{ do: 'heal', n: 1, who: 'you' }] },
      { type: 'replace', event: 'die', effects: [{ do: 'cents', n: 5, who: 'you' }] },
    ],
  };
  const opening = { a: { hand: ['verdict'], items: ['double-relic'] } };
  const lines = ['p1 play verdict -> p1', 'all pass', 'all pass'];
  play(opening, lines, { pending: 'replacement', options: ['p1.double-relic', 'o2-1'] }, [relic]);
  play(opening, [...lines, 'p1 choose double-relic'], { 'p1.health': 1, 'p1.cents': 0 }, [relic]);
  play(opening, [...lines, 'p1 choose o2-1'], { 'p1.cents': 5, 'log.replaced': ['double-relic'] }, [relic]);
});
test('whatever lowers max health takes marked damage with it, on players and monsters', () => {
  play(
    { a: { damage: 1 }, decks: { monster: ['frailty'] } },
    ['p1 declare attack', 'all pass', 'p1 choose deck', 'p1 choose slot1', 'all pass', 'p1 choose p1'],
    { 'p1.health': 1, 'p1.dead': false },
  );
  play(
    { a: { hand: ['bomb', 'verdict'], plays: 2 }, monsters: ['grunt', 'giant'] },
    ['p1 play bomb -> m1', 'all pass', 'all pass'],
    { 'm1.health': 2 },
  );
  play(
    { a: { hand: ['bomb', 'verdict'], plays: 2 }, monsters: ['grunt', 'giant'] },
    ['p1 play bomb -> m1', 'all pass', 'all pass', 'p1 play verdict -> m2', 'all pass', 'all pass'],
    { 'm1.health': 2 },
  );
});
test('the price is fixed with the target: an ability may lower it before, none changes it after', () => {
  play(
    { a: { cents: 7, items: ['planner'] }, shop: ['jar'] },
    ['p1 declare purchase', 'all pass', 'all pass', 'p1 choose shop1', 'all pass'],
    { 'p1.cents': 0, 'p1.items': ['planner', 'jar'] },
  );
  play(
    {
      a: { cents: 9, items: [{ card: 'hermit', deactivated: true }] },
      b: { hand: ['breaker'], plays: 1 },
      shop: ['jar'],
    },
    [
      'p1 declare purchase',
      'all pass',
      'p1 choose shop1',
      'p1 pass',
      'p2 play breaker -> p1.hermit',
      'all pass',
      'all pass',
    ],
    { 'p1.items': ['jar'], 'p1.cents': 4 },
  );
});
test('an item bought away from the shop in response is not bought', () => {
  play(
    { a: { cents: 10 }, b: { hand: ['barter'], plays: 1, items: ['trophy'] }, shop: ['jar'] },
    [
      'p1 declare purchase',
      'all pass',
      'p1 choose shop1',
      'p1 pass',
      'p2 play barter -> p2.trophy, shop1',
      'all pass',
      'all pass',
    ],
    { 'p1.items': [], 'p1.cents': 10, shop1: 'trophy', 'log.not-bought': ['p1'] },
  );
});
test('a deck laid to its end is made of its discard pile: of one card it is known, of several the order is unknown', () => {
  const more = { decks: { loot: ['three-cents'] }, whole: ['loot'] as const };
  play({ a: { hand: ['dealer-then', 'pill'], plays: 1 }, ...more }, ['p1 play dealer-then', 'all pass'], {
    'p1.hand': ['three-cents', 'pill'],
    'deck.loot': [],
    'discard.loot': ['dealer-then'],
  });
  play(
    { a: { hand: ['dealer-then', 'bomb', 'pill'], plays: 2 }, ...more },
    ['p1 play bomb -> m1', 'all pass', 'all pass', 'p1 play dealer-then', 'all pass'],
    {
      'p1.hand': ['three-cents', 'unknown'],
      'log.reshuffled': [''],
      'deck.loot': ['unknown'],
      'discard.loot': ['dealer-then'],
    },
  );
});
test('where deck and discard pile are empty nothing is drawn, and a slot stays empty', () => {
  play({ a: { hand: ['dealer-then'] }, whole: ['loot'] }, ['p1 play dealer-then', 'all pass'], {
    'p1.hand': [],
    'log.unknown-card': [],
    'log.loot-taken': [],
  });
  play({ a: { cents: 10 }, whole: ['treasure'] }, ['p1 declare purchase', 'all pass'], {
    pending: null,
    'log.not-bought': ['p1'],
    'p1.cents': 10,
  });
  play(
    { a: { hand: ['verdict'] }, monsters: ['boss'], whole: ['monster'] },
    ['p1 play verdict -> m1', 'all pass', 'all pass', 'p1 declare attack', 'all pass'],
    { m1: null, pending: null, attack: false, 'p1.souls': ['boss'] },
  );
});
test('an unknown card discarded goes to the pile of its deck', () => {
  play(
    { a: { hand: ['dealer-then', 'pill'], plays: 2 }, b: { hand: ['verdict'], plays: 1 } },
    [
      'p1 play dealer-then',
      'all pass',
      'p1 pass',
      'p2 play verdict -> p1',
      'all pass',
      'all pass',
      'p1 choose unknown',
    ],
    { 'discard.loot': ['pill', 'dealer-then', 'verdict', 'unknown'] },
  );
});
test('rooms: «ты» is the active player, who alone activates them; the start phase recharges them', () => {
  play({ rooms: ['armory'] }, ['p1 pass'], { 'p1.attack': 2, 'p2.attack': 1 });
  play({ a: { damage: 1 }, rooms: ['chapel'] }, ['p1 activate room1', 'all pass'], { 'p1.health': 2 });
  play({ b: { damage: 1 }, rooms: ['chapel'] }, ['p1 pass', 'p2 activate room1'], { stopped: 'not-yours' });
  play({ a: { damage: 1 }, rooms: ['chapel'] }, ['p1 activate room1', 'all pass', 'p1 activate room1'], {
    stopped: 'deactivated',
  });
  play(
    { rooms: ['chapel'] },
    [
      'p1 activate room1',
      'all pass',
      'p1 declare end',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
      'p2 activate room1',
    ],
    { stack: ['chapel'], active: 'p2' },
  );
});
test('a room may be changed at the end of a turn in which a monster died, and may be attacked if it has a stat box', () => {
  const end = ['p1 declare end', 'all pass', 'all pass'];
  play({ rooms: ['chapel'] }, end, { active: 'p2', room1: 'chapel' });
  play(
    { a: { hand: ['verdict'] }, rooms: ['chapel'], decks: { room: ['armory'] } },
    ['p1 play verdict -> m1', 'all pass', 'all pass', ...end],
    { pending: 'room' },
  );
  play(
    { a: { hand: ['verdict'] }, rooms: ['chapel'], decks: { room: ['armory'] } },
    ['p1 play verdict -> m1', 'all pass', 'all pass', ...end, 'p1 choose keep'],
    { room1: 'chapel', active: 'p2' },
  );
  play(
    { a: { hand: ['verdict'] }, rooms: ['chapel'], decks: { room: ['armory'] } },
    ['p1 play verdict -> m1', 'all pass', 'all pass', ...end, 'p1 choose room1'],
    { room1: 'armory', 'discard.room': ['chapel'], active: 'p2' },
  );
  play(
    { a: { attack: 2 }, rooms: ['altar'], decks: { room: ['armory'] } },
    [
      'p1 declare attack',
      'all pass',
      'p1 choose room1',
      'all pass',
      'p1 roll 3',
      'all pass',
      'all pass',
      'all pass',
      ...end,
    ],
    { 'p1.cents': 3, room1: 'armory', 'discard.room': ['altar'], active: 'p2' },
  );
});
