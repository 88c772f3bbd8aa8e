/** Solitaire and the co-operative game: the timer, the end for all, rooms that do not stay. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, play } from './cards.test-table.ts';
import { makeAddress, parseAddress } from './notation.ts';
import { problemsOf } from './setup-problems.ts';

const END = (p: string) => [`${p} declare end`, 'all pass', 'all pass'];
const TURN = (p: string) => ['all pass', 'all pass', ...END(p)];

test('the timer loses 1 at the end of a round, not of a turn', () => {
  play({ timer: 8 }, END('p1'), { active: 'p2', timer: 8 });
  play({ timer: 8 }, [...END('p1'), ...TURN('p2')], { active: 'p1', timer: 7, 'log.timer': ['p2'] });
  play({}, [...END('p1'), ...TURN('p2')], { active: 'p1', timer: null, 'log.timer': [] });
});
test('a round is over when its last turn is skipped', () => {
  play({ timer: 8, a: { hand: ['oversleep'] } }, ['p1 play oversleep #2 -> p2', 'all pass', ...END('p1')], {
    active: 'p1',
    timer: 7,
  });
});
test('each death of a character takes 1, a prevented one takes none', () => {
  play({ timer: 8, a: { hand: ['verdict'] } }, ['p1 play verdict -> p2', 'all pass', 'all pass'], {
    timer: 7,
    'p2.dead': true,
  });
  play(
    { timer: 8, a: { hand: ['verdict'] }, b: { items: ['spare-heart'] } },
    ['p1 play verdict -> p2', 'all pass', 'all pass'],
    { timer: 8, 'p2.dead': false },
  );
});
test('at zero everybody loses, though souls may come after', () => {
  play({ timer: 1, a: { hand: ['verdict'] } }, ['p1 play verdict -> p2', 'all pass', 'all pass'], {
    timer: 0,
    winners: [],
    'log.lost': [''],
    'log.won': [],
  });
  play({ timer: 1 }, [...END('p1'), ...TURN('p2')], { winners: [], timer: 0 });
});
test('without a timer souls are not counted together', () => {
  const souls = ['lost-soul', 'lost-soul'];
  play({ a: { souls }, b: { souls } }, [], { winners: null });
  play({ timer: 8, a: { souls }, b: { souls } }, [], { winners: ['p1', 'p2'] });
});
test('a room that has lain through the round is discarded in its last turn, one that came later stays', () => {
  const opening = { rooms: ['chapel'], decks: { room: ['armory', 'town-crier'] } };
  play({ ...opening, timer: 8 }, END('p1'), { room1: 'chapel' });
  play({ ...opening, timer: 8 }, [...END('p1'), ...TURN('p2')], { room1: 'armory', 'discard.room': ['chapel'] });
  play({ ...opening }, [...END('p1'), ...TURN('p2')], { room1: 'chapel' });
  const changed = [
    'p1 play bomb -> m1',
    'all pass',
    'all pass',
    'all pass',
    'p1 declare end',
    'all pass',
    'all pass',
    'p1 choose room1',
  ];
  play({ ...opening, timer: 8, monsters: [{ card: 'brittle' }], a: { hand: ['bomb'] } }, [...changed, ...TURN('p2')], {
    room1: 'armory',
    'discard.room': ['chapel'],
  });
});
test('a timer wants two characters and no bonus souls, and goes through an address', () => {
  const codes = (more: object) =>
    problemsOf({ players: [{ name: 'A' }, { name: 'B' }], ...more }, CARDS).map((p) => p.code);
  assert.deepEqual(codes({ timer: 8 }), []);
  assert.deepEqual(codes({ timer: 0 }), ['number']);
  assert.deepEqual(codes({ timer: 8, players: [{ name: 'A' }] }), ['timer']);
  assert.deepEqual(codes({ timer: 8, bonus: ['thrift-soul'] }), ['timer']);
  const setup = { players: [{ name: 'A' }, { name: 'B' }], timer: 5 };
  const back = parseAddress(makeAddress(setup, []), CARDS);
  assert.ok(back.problem === undefined);
  assert.deepEqual(back.setup, setup);
});
