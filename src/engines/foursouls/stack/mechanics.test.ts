/** One case for each mechanic that no worked case shows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIGHT, layTable, play } from './cards.test-table.ts';

test('swap: two items change hands at once, the shop may be a side', () => {
  play(
    { a: { hand: ['barter'], items: ['jar'] }, b: { items: ['trophy'] } },
    ['p1 play barter -> p1.jar, p2.trophy', 'all pass'],
    { 'p1.items': ['trophy'], 'p2.items': ['jar'] },
  );
  play({ a: { hand: ['barter'], items: ['jar'] }, shop: ['trophy'] }, ['p1 play barter -> p1.jar, shop1', 'all pass'], {
    'p1.items': ['trophy'],
    shop1: 'jar',
  });
});
test('steal: a player is the target, his item is chosen on resolving; given is not gained', () => {
  play(
    { a: { hand: ['pickpocket'] }, b: { items: [{ card: 'jar', counters: 2 }, 'trophy'] } },
    ['p1 play pickpocket -> p2', 'all pass', 'p1 choose jar', 'p1 activate jar #2'],
    { 'p1.items': ['jar'], 'log.item-gained': [], stack: ['jar'] },
  );
  play({ a: { hand: ['pickpocket'] }, b: { items: ['pew-pew'] } }, ['p1 play pickpocket -> p2', 'all pass'], {
    'p2.items': ['pew-pew'],
    pending: null,
  });
});
test('eternal until the end of the turn, and no longer', () => {
  play(
    { a: { hand: ['vigil', 'breaker', 'breaker'], plays: 3, items: [{ card: 'jar', deactivated: true }] } },
    ['p1 play vigil', 'all pass'],
    { 'log.eternal': ['p1'] },
  );
  play(
    { a: { hand: ['verdict', 'vigil'], plays: 2, items: ['jar', 'trophy'] } },
    ['p1 play vigil', 'all pass', 'p1 play verdict -> p1', 'all pass', 'all pass'],
    { 'p1.items': ['jar', 'trophy'], 'p1.dead': true, pending: null },
  );
});
test('costs: cents, a loot card, counters', () => {
  play(
    { a: { cents: 2, items: ['toll-box'] }, decks: { loot: ['bomb'] } },
    ['p1 activate toll-box', 'all pass', 'p1 activate toll-box #2 pay bomb', 'all pass'],
    { 'p1.cents': 1, 'p1.hand': [], 'discard.loot': ['bomb'] },
  );
  play({ a: { items: ['jar'] } }, ['p1 activate jar', 'all pass', 'p1 activate jar #2', 'all pass'], {
    'p1.cents': 2,
    'p1.charged': ['unknown'],
  });
});
test('levels: with a counter the first attack roll of a turn has +2, the second has not', () => {
  play(
    { a: { items: [{ card: 'bam-bo', counters: 1 }] } },
    [...FIGHT, 'p1 roll 2', 'all pass', 'all pass', 'all pass', 'p1 roll 2', 'all pass'],
    { 'log.hit': ['grunt'], 'log.missed': ['grunt'] },
  );
  play({ a: { items: [{ card: 'bam-bo', counters: 10 }] } }, ['p1 pass'], { 'p1.attack': 2 });
});
test('«Каменюка» adds 1 to the evasion of every monster, itself included', () => {
  play({ monsters: ['grunt', 'stoney'] }, ['p1 pass'], { 'm1.evasion': 5, 'm2.evasion': 4 });
});
test('an item that enters deactivated; a treasure is gained', () => {
  play(
    { a: { cents: 10 }, decks: { treasure: ['lazy-totem'] } },
    ['p1 declare purchase', 'all pass', 'p1 choose deck', 'all pass'],
    { 'p1.items': ['lazy-totem'], 'p1.charged': ['unknown'], 'p1.cents': 0 },
  );
});
test('«когда должен выбросить» comes before the roll resolves, once for a result', () => {
  play({ a: { items: ['weighted-glove'] } }, [...FIGHT, 'p1 roll 1', 'all pass'], {
    stack: ['roll', 'weighted-glove'],
    'p1.plays': 1,
  });
  play({ a: { items: ['weighted-glove'] } }, [...FIGHT, 'p1 roll 1', 'all pass', 'all pass', 'all pass'], {
    stack: ['damage'],
    'p1.plays': 2,
    'log.triggered': ['weighted-glove'],
  });
});
test('an indomitable monster is not covered: the revealed card gets a slot of its own', () => {
  play(
    { monsters: ['immovable'], decks: { monster: ['brute'] } },
    ['p1 declare attack', 'all pass', 'p1 choose deck'],
    { m1: 'immovable', m2: 'brute', slots: 2, attack: true, 'reading.nothing-to-cover': true },
  );
});
test('the start of a turn: nobody acts before the recharge, a loot card after everybody passed', () => {
  play(
    { a: { items: [{ card: 'jar', deactivated: true }] }, phase: 'start', decks: { loot: ['bomb', 'battery'] } },
    ['all pass'],
    { 'p1.charged': ['unknown', 'jar'], 'p1.hand': ['bomb'], phase: 'start' },
  );
  play({ phase: 'start', decks: { loot: ['bomb', 'battery'] } }, ['all pass', 'all pass'], {
    phase: 'action',
    'p1.plays': 1,
    priority: 'p1',
  });
});
test('passing with an empty stack does not end the action phase', () => {
  play({}, ['all pass', 'all pass'], { phase: 'action', priority: 'p1', active: 'p1' });
});
test('the end of a turn heals everybody, the dead too, and ends bonuses', () => {
  play(
    { a: { hand: ['verdict'] } },
    ['p1 play verdict -> p2', 'all pass', 'all pass', 'p1 declare end', 'all pass', 'all pass'],
    { active: 'p2', 'p2.dead': false, 'p2.health': 2, 'p1.plays': 0 },
  );
});
test('max health lowered takes as much marked damage with it', () => {
  play(
    { a: { hand: ['breaker'], damage: 1, items: [{ card: 'big-heart', deactivated: true }] } },
    ['p1 play breaker -> p1.big-heart', 'all pass'],
    { 'p1.health': 2 },
  );
});
test('an item that gave health, swapped away, takes marked damage with it too', () => {
  play(
    { a: { hand: ['barter'], damage: 2, items: ['big-heart'] }, b: { items: ['jar'] } },
    ['p1 play barter -> p1.big-heart, p2.jar', 'all pass'],
    { 'p1.health': 1, 'p2.health': 3, 'p1.dead': false },
  );
});
test('a monster uncovered is a new object without its damage', () => {
  play(
    { a: { hand: ['bomb', 'ambusher', 'verdict'], plays: 3 } },
    [
      'p1 play bomb -> m1',
      'all pass',
      'all pass',
      'p1 play ambusher',
      'all pass',
      'p1 choose slot1',
      'p1 play verdict -> m1',
      'all pass',
      'all pass',
    ],
    { m1: 'grunt', 'm1.health': 2 },
  );
});
test('a prevented death of a monster leaves it at 1 health', () => {
  play(
    { a: { hand: ['verdict', 'second-chance'], plays: 2 } },
    ['p1 play verdict -> m1', 'all pass', 'p1 play second-chance -> top', 'all pass'],
    { 'm1.health': 1, stack: [], m1: 'grunt' },
  );
});
test('cancelling the attack removes the roll; another attack needs another chance', () => {
  play({ b: { hand: ['truce'], plays: 1 } }, [...FIGHT, 'p1 roll 6', 'p1 pass', 'p2 play truce', 'all pass'], {
    attack: false,
    stack: [],
    'log.fizzled': ['roll'],
    'p1.attacks': 0,
    phase: 'action',
  });
});
test('a killed attacker ends the turn only after everything on the stack has resolved', () => {
  play(
    { a: { hand: ['three-cents', 'verdict'], plays: 2 } },
    ['p1 play three-cents', 'p1 play verdict -> p1', 'all pass', 'all pass'],
    { stack: ['three-cents'], phase: 'action', 'p1.dead': true },
  );
  play(
    { a: { hand: ['three-cents', 'verdict'], plays: 2 } },
    ['p1 play three-cents', 'p1 play verdict -> p1', 'all pass', 'all pass', 'all pass'],
    { stack: [], phase: 'end', 'p1.cents': 3 },
  );
});
test('a copy of a soul card becomes nothing, the card itself a soul', () => {
  play(
    { a: { hand: ['lost-soul'] }, b: { items: ['pew-pew'] } },
    ['p1 play lost-soul', 'p1 pass', 'p2 activate pew-pew -> top', 'all pass', 'all pass'],
    { 'p2.souls': [], stack: ['lost-soul'] },
  );
});
test('several players with enough souls at once draw', () => {
  play(
    { a: { hand: ['three-cents'], souls: ['lost-soul'] }, b: { souls: ['lost-soul'] }, soulsNeeded: 2 },
    ['p1 pass'],
    {
      winners: null,
    },
  );
  const state = layTable({
    players: [
      { name: 'A', souls: ['lost-soul'] },
      { name: 'B', souls: ['lost-soul'] },
    ],
    soulsNeeded: 1,
  });
  assert.deepEqual(state.winners, [0, 1]);
});
test('the source of an unknown deck is said to be unknown', () => {
  play({ a: { hand: ['dealer-then'] } }, ['p1 play dealer-then', 'all pass'], {
    'p1.hand': ['unknown', 'unknown'],
    'log.unknown-card': ['', ''],
  });
});
test('doubling is a gain, and so may be replaced; losing everything is not', () => {
  play(
    { a: { cents: 4, hand: ['doubler', 'bankrupt'], plays: 2, items: ['coin-bag'] }, b: { cents: 3 } },
    ['p1 play doubler -> p1', 'all pass', 'p1 play bankrupt -> p2', 'all pass'],
    { 'p1.cents': 9, 'p2.cents': 0 },
  );
});
test('who cannot pay pays nothing, and what follows «и» does not happen', () => {
  play({ a: { cents: 2, hand: ['bribe'] } }, ['p1 play bribe', 'all pass'], { 'p1.cents': 2, 'p1.hand': [] });
  play({ a: { cents: 3, hand: ['bribe'] }, decks: { loot: ['bomb', 'bomb'] } }, ['p1 play bribe', 'all pass'], {
    'p1.cents': 0,
    'p1.hand': ['bomb', 'bomb'],
  });
});
test('stealing and giving: cents, a loot card, an item, a soul; nothing of it is a gain', () => {
  play({ a: { hand: ['robbery'], items: ['coin-bag'] }, b: { cents: 1 } }, ['p1 play robbery -> p2', 'all pass'], {
    'p1.cents': 1,
    'p2.cents': 0,
    'log.replaced': [],
  });
  play(
    { a: { hand: ['robbery'] }, b: { hand: ['bomb', 'pill'] } },
    ['p1 play robbery #2 -> p2', 'all pass', 'p1 choose pill'],
    { 'p1.hand': ['pill'], 'p2.hand': ['bomb'] },
  );
  play({ a: { hand: ['robbery'] }, b: { souls: ['lost-soul'] } }, ['p1 play robbery #3 -> p2.soul1', 'all pass'], {
    'p1.souls': ['lost-soul'],
    'p2.souls': [],
  });
  play({ a: { hand: ['charity'], cents: 5 } }, ['p1 play charity -> p2', 'all pass'], {
    'p1.cents': 3,
    'p2.cents': 2,
  });
});
test('an item rerolled is destroyed and its player gains a treasure; the shop fills its own slot', () => {
  play(
    { a: { hand: ['second-thought'] }, b: { items: ['jar'] }, decks: { treasure: ['trophy'] } },
    ['p1 play second-thought -> p2.jar', 'all pass'],
    { 'p2.items': ['trophy'], 'discard.treasure': ['jar'] },
  );
  play(
    { a: { hand: ['second-thought'] }, shop: ['jar'], decks: { treasure: ['trophy'] } },
    ['p1 play second-thought -> shop1', 'all pass'],
    { shop1: 'trophy', 'p1.items': [] },
  );
});
test('a bonus lasts until the end of the turn', () => {
  play({ a: { hand: ['rage'] } }, ['p1 play rage', 'all pass'], { 'p1.attack': 2 });
  play({ a: { hand: ['rage'] } }, ['p1 play rage', 'all pass', 'p1 declare end', 'all pass', 'all pass'], {
    'p1.attack': 1,
    active: 'p2',
  });
});
test('new slots are filled at once', () => {
  play({ a: { hand: ['new-ground'] }, decks: { monster: ['brute'] } }, ['p1 play new-ground', 'all pass'], {
    slots: 2,
    m2: 'brute',
  });
});
test('an attack owed this turn may wait, but not until the turn has ended', () => {
  play(
    { a: { hand: ['challenge-call', 'three-cents'], plays: 2 } },
    ['p1 play challenge-call', 'all pass', 'p1 play three-cents', 'all pass'],
    { 'p1.attacks': 2, 'p1.cents': 3 },
  );
});
test('«каждый игрок берёт»: in turn order from the controller', () => {
  play(
    { a: { hand: ['round-of-loot'] }, b: { cents: 2 }, decks: { loot: ['bomb', 'pill'] } },
    ['p1 play round-of-loot', 'all pass'],
    { 'p1.hand': ['bomb'], 'p2.hand': ['pill'], 'p2.cents': 1 },
  );
});
test('an ability that wins, wins when it has resolved', () => {
  play({ a: { hand: ['last-word'], cents: 20 } }, ['p1 play last-word', 'p1 pass'], { winners: null, 'p1.cents': 0 });
  play({ a: { hand: ['last-word'], cents: 20 } }, ['p1 play last-word', 'all pass'], { winners: ['p1'] });
});
test('triggers of attacking, being attacked, playing and buying', () => {
  play({ a: { items: ['echo'], cents: 1 }, monsters: ['thorny'] }, ['p1 declare attack', 'all pass', 'p1 choose m1'], {
    stack: ['thorny', 'echo'],
    priority: 'p1',
  });
  play({ a: { items: ['echo'], hand: ['three-cents'] } }, ['p1 play three-cents'], { stack: ['three-cents', 'echo'] });
  play(
    { a: { items: ['hermit'], cents: 5, hand: ['bomb'] }, shop: ['echo'] },
    ['p1 declare purchase', 'all pass', 'p1 choose shop1', 'all pass'],
    {
      'p1.items': ['hermit', 'echo'],
      'p1.cents': 0,
      pending: 'trigger-order',
      'log.bought': ['p1'],
      'log.triggered': ['hermit', 'echo'],
    },
  );
});
