/** Attacks beyond a monster in a slot: players, items and rooms, the deck, debts of attacks, rolls of others, several dice. */
import { test } from 'node:test';
import { FIGHT, play } from './cards.test-table.ts';

const TO_TARGET = ['p1 declare attack', 'all pass'] as const;

test('a player may be attacked where an effect says so: a hit hurts him, a miss hurts the attacker by his damage', () => {
  play({}, [...TO_TARGET, 'p1 choose p2'], { stopped: 'not-offered' });
  play(
    { a: { hand: ['duel'] }, b: { attack: 2 } },
    [
      'p1 play duel -> p2',
      'all pass',
      ...TO_TARGET,
      'p1 choose p2',
      'all pass',
      'p1 roll 4',
      'all pass',
      'all pass',
      'all pass',
      'p1 roll 3',
      'all pass',
      'all pass',
    ],
    { 'p2.health': 1, 'p1.health': 0, stack: ['death'], 'log.hit': ['p2'], 'log.missed': ['p2'] },
  );
});
test('of several effects the newest says the evasion; one who dares may be attacked by anybody', () => {
  play(
    { a: { hand: ['duel'] }, b: { hand: ['dare'], plays: 1 } },
    ['p1 play duel -> p2', 'p1 pass', 'p2 play dare', 'all pass', 'all pass'],
    { 'p2.evasion': 4, 'log.attackable': ['p2', 'p2'] },
  );
  play(
    { b: { hand: ['dare'], plays: 1 } },
    ['p1 pass', 'p2 play dare', 'all pass', ...TO_TARGET, 'p1 choose p2', 'all pass', 'p1 roll 2', 'all pass'],
    { 'log.hit': ['p2'] },
  );
  play(
    { a: { hand: ['duel'] } },
    [
      'p1 play duel -> p2',
      'all pass',
      'p1 declare end',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
      'p2 declare attack',
      'all pass',
      'p2 choose p1',
    ],
    { stopped: 'not-offered' },
  );
});
test('the attacked player dies: the attack is over with its rolls, he pays, the turn goes on', () => {
  play(
    { a: { hand: ['duel'] }, b: { health: 1, cents: 3 } },
    [
      'p1 play duel -> p2',
      'all pass',
      ...TO_TARGET,
      'p1 choose p2',
      'all pass',
      'p1 roll 6',
      'all pass',
      'all pass',
      'all pass',
    ],
    { 'p2.dead': true, 'p2.cents': 2, attack: false, phase: 'action', priority: 'p1' },
  );
  play(
    { a: { hand: ['duel', 'verdict'], plays: 2 } },
    [
      'p1 play duel -> p2',
      'all pass',
      ...TO_TARGET,
      'p1 choose p2',
      'all pass',
      'p1 roll 6',
      'p1 play verdict -> p2',
      'all pass',
      'all pass',
    ],
    { attack: false, stack: [], 'log.fizzled': ['roll'], 'p1.health': 2 },
  );
});
test('an item with a stat box is attacked and dies like a monster, yet is none', () => {
  const kill = ['p1 roll 3', 'all pass', 'all pass', 'all pass', 'p1 roll 6', 'all pass', 'all pass', 'all pass'];
  play(
    { a: { items: ['trophy'] }, b: { items: ['live-idol'] } },
    [...TO_TARGET, 'p1 choose p2.live-idol', 'all pass', ...kill],
    {
      'p2.items': [],
      'p1.cents': 3,
      'discard.treasure': ['live-idol'],
      'log.triggered': [],
      attack: false,
      'log.monster-died': ['live-idol'],
    },
  );
  play({ a: { hand: ['bomb'] }, b: { items: ['live-idol'] } }, ['p1 play bomb -> p2.live-idol'], {
    stopped: 'illegal-target',
  });
});
test('destroyed outside an attack, it still rewards the active player, after its death on the stack', () => {
  play(
    { b: { hand: ['breaker'], plays: 1, items: [{ card: 'live-idol', deactivated: true }] } },
    ['p1 pass', 'p2 play breaker -> p2.live-idol', 'all pass', 'all pass'],
    { 'p1.cents': 3, 'p2.cents': 0, 'discard.treasure': ['live-idol'], 'log.put': ['breaker', 'death'] },
  );
});
test('damage on an item heals with everything else at the end of a turn', () => {
  play(
    { a: { attack: 1 }, b: { items: ['live-idol'], hand: ['truce'], plays: 1 } },
    [
      ...TO_TARGET,
      'p1 choose p2.live-idol',
      'all pass',
      'p1 roll 6',
      'all pass',
      'all pass',
      'p1 pass',
      'p2 play truce',
      'all pass',
      'p1 declare end',
      'all pass',
      'all pass',
    ],
    { active: 'p2', 'p2.live-idol.health': 2 },
  );
});
test('evasion of «монстры» is not that of an item', () => {
  play({ b: { items: ['live-idol'] }, monsters: ['stoney'] }, ['p1 pass'], {
    'p2.live-idol.evasion': 3,
    'm1.evasion': 4,
  });
});
test('an ability that looks for an attack on a monster does not see one on the deck; the declaration itself is seen before its target', () => {
  play(
    { a: { items: ['echo'] }, decks: { monster: ['thorny'] } },
    [...TO_TARGET, 'p1 choose deck', 'p1 choose slot1'],
    { stack: ['thorny'], 'log.triggered': ['thorny'], 'log.revealed': ['thorny'] },
  );
  play({ a: { items: ['planner'] } }, ['p1 declare attack'], { stack: ['declaration', 'planner'] });
  play({ a: { items: ['planner'] } }, ['p1 declare attack', 'all pass'], { stack: ['declaration'], 'p1.cents': 1 });
});
test('a monster that cannot be attacked is no target, and revealed it ends the attack', () => {
  play({ monsters: ['shy', 'grunt'] }, [...TO_TARGET, 'p1 choose m1'], { stopped: 'not-offered' });
  play({ decks: { monster: ['shy'] } }, [...TO_TARGET, 'p1 choose deck', 'p1 choose slot1'], {
    attack: false,
    m1: 'shy',
    'p1.attacks': 0,
  });
});
test('must be attacked every turn: the last attack is for it, an earlier one may cover it, and without attacks the turn ends', () => {
  play({ monsters: ['hunted', 'grunt'] }, [...TO_TARGET, 'p1 choose m2'], { stopped: 'not-offered' });
  play({ monsters: ['hunted', 'grunt'], attacks: 2 }, [...TO_TARGET, 'p1 choose m2'], { attack: true });
  play(
    { a: { hand: ['truce'] }, monsters: ['hunted'], attacks: 2, decks: { monster: ['brute'] } },
    [...TO_TARGET, 'p1 choose deck', 'p1 choose slot1', 'p1 play truce', 'all pass', 'p1 declare end'],
    { stack: ['declaration'] },
  );
  play(
    { a: { hand: ['truce'] }, monsters: ['hunted'], attacks: 2 },
    [...TO_TARGET, 'p1 choose m1', 'p1 play truce', 'all pass', 'p1 declare end'],
    { stack: ['declaration'] },
  );
  play({ monsters: ['hunted'], attacks: 0 }, ['p1 declare end'], { stack: ['declaration'] });
});
test('two attacks owed this turn are two attacks', () => {
  const once = [
    'p1 declare attack',
    'all pass',
    'p1 choose m1',
    'all pass',
    'p1 roll 6',
    'all pass',
    'all pass',
    'all pass',
  ];
  const more = {
    decks: { monster: ['onslaught', 'harmless', 'harmless', 'harmless'] },
    monsters: ['harmless'],
    attacks: 1,
  };
  const begin = [...TO_TARGET, 'p1 choose deck', 'p1 choose slot1', 'all pass'];
  play({ ...more }, [...begin, ...once, 'p1 declare end'], { stopped: 'must-attack' });
  play({ ...more }, [...begin, ...once, ...once, 'p1 declare end'], { stack: ['declaration'], 'p1.cents': 2 });
});
test('attacks owed at once follow each other before anything else', () => {
  const on = ['all pass', 'p1 choose m1', 'all pass', 'p1 roll 6', 'all pass', 'all pass', 'all pass'];
  const more = { monsters: ['harmless'], decks: { monster: ['harmless', 'grunt'] } };
  play({ a: { hand: ['frenzy'] }, ...more }, ['p1 play frenzy', 'all pass', ...on], {
    stack: ['declaration'],
    'p1.attacks': 1,
    'p1.cents': 1,
  });
  play({ a: { hand: ['frenzy'] }, ...more }, ['p1 play frenzy', 'all pass', ...on, ...on], {
    stack: [],
    'p1.attacks': 1,
    'p1.cents': 2,
    priority: 'p1',
  });
});
test('an attack owed at once waits for the attack under way', () => {
  play(
    { a: { hand: ['bomb'] }, monsters: ['harmless', 'envious'], decks: { monster: ['grunt', 'grunt'] } },
    [...FIGHT, 'p1 roll 6', 'p1 play bomb -> m2', 'all pass', 'all pass', 'all pass', 'all pass'],
    { stack: ['roll'], attack: true },
  );
  play(
    { a: { hand: ['bomb'] }, monsters: ['harmless', 'envious'], decks: { monster: ['grunt', 'grunt'] } },
    [
      ...FIGHT,
      'p1 roll 6',
      'p1 play bomb -> m2',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
    ],
    { stack: ['declaration'], attack: false, 'reading.attack-at-once': true },
  );
});
test('an attack roll by another: he is not hurt, and one who is dead makes none', () => {
  play(
    { a: { hand: ['helping-hand', 'verdict'], plays: 2 } },
    [...FIGHT, 'p1 roll 6', 'p1 play verdict -> p2', 'all pass', 'all pass', 'p1 play helping-hand -> p2', 'all pass'],
    { stack: ['roll'], pending: null },
  );
  play(
    { a: { hand: ['helping-hand'], items: ['lucky-coin'] } },
    [...FIGHT, 'p1 roll 1', 'p1 play helping-hand -> p2', 'all pass', 'p2 roll 3', 'all pass'],
    { 'log.missed': ['grunt'] },
  );
  play({ a: { hand: ['helping-hand'] } }, ['p1 play helping-hand -> p2', 'all pass'], { stack: [], pending: null });
});
test('of several attack dice only the chosen one is a roll', () => {
  play({ a: { items: ['spare-die', 'the-relic', 'croupier'] } }, [...FIGHT, 'p1 roll 1'], {
    pending: 'roll',
    stack: [],
  });
  play({ a: { items: ['spare-die', 'the-relic', 'croupier'] } }, [...FIGHT, 'p1 roll 1', 'p1 roll 5'], {
    pending: 'die',
  });
  play(
    { a: { items: ['spare-die', 'the-relic', 'croupier'] } },
    [...FIGHT, 'p1 roll 1', 'p1 roll 5', 'p1 choose 5', 'all pass', 'all pass'],
    { 'log.triggered': ['croupier'], 'log.hit': ['grunt'], stack: ['damage'], 'p1.cents': 1 },
  );
  play({ a: { items: ['spare-die'] } }, [...FIGHT, 'p1 roll 2', 'p1 roll 2'], { pending: null, stack: ['roll'] });
  play(
    { a: { items: ['spare-die'] } },
    [...FIGHT, 'p1 roll 2', 'p1 roll 2', 'all pass', 'all pass', 'all pass', 'p1 roll 3'],
    { pending: 'roll' },
  );
});
test('what cannot be discarded goes back over what lay under it', () => {
  play(
    { a: { hand: ['bomb'] }, monsters: [['grunt', 'undying']] },
    ['p1 play bomb -> m1', 'all pass', 'all pass', 'all pass'],
    { m1: 'undying', 'm1.health': 1, 'log.covered': ['grunt'], 'log.returned': ['undying'], 'p1.cents': 2 },
  );
});
test('an indomitable monster gets a slot of its own even where the slot is empty', () => {
  play(
    { a: { hand: ['bomb'] }, monsters: ['brittle'], decks: { monster: ['immovable', 'grunt'], loot: ['bomb'] } },
    ['p1 play bomb -> m1', 'all pass', 'all pass', 'all pass'],
    { m1: 'grunt', m2: 'immovable', slots: 2 },
  );
});
test('no slot under an indomitable monster is offered', () => {
  play(
    { monsters: ['immovable', 'grunt'], decks: { monster: ['brute'] } },
    [...TO_TARGET, 'p1 choose deck', 'p1 choose slot1'],
    { stopped: 'not-offered', pending: 'slot' },
  );
  play({ monsters: [], decks: { monster: ['brute'] } }, [...TO_TARGET, 'p1 choose deck'], {
    m1: 'brute',
    attack: true,
  });
});
