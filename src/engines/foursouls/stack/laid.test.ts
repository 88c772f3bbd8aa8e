/** Tables laid with what lies on them, and the facts by which a case tells what it sees. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, layTable, play } from './cards.test-table.ts';
import { factOf } from './facts.ts';
import { makeAddress, parseAddress } from './notation.ts';
import { problemsOf } from './setup-problems.ts';
import { LIMITS, type Setup } from './setup.ts';

const players = [{ name: 'A' }, { name: 'B' }];

test('a monster is laid with damage and counters, a discard pile with its cards', () => {
  const setup: Setup = {
    players,
    monsters: [{ card: 'brute', damage: 2, counters: 3 }, [{ card: 'grunt', damage: 1 }, 'brittle']],
    discards: { loot: ['bomb', 'pill'], monster: ['ghost'] },
  };
  const table = layTable(setup);
  const facts = ['m1.health', 'm1.damage', 'm1.counters', 'm2', 'discard.loot', 'discard.monster', 'discard.room'];
  assert.deepEqual(
    facts.map((name) => factOf(table, [], name)),
    [1, 2, 3, 'brittle', ['bomb', 'pill'], ['ghost'], []],
  );
  const back = parseAddress(makeAddress(setup, []), CARDS);
  assert.ok(back.problem === undefined);
  assert.deepEqual(back.setup, setup);
});
test('what cannot be laid is named', () => {
  const codes = (more: Partial<Setup>) => problemsOf({ players, ...more }, CARDS).map((p) => p.code);
  assert.deepEqual(codes({ monsters: [{ card: 'grunt', damage: -1 }] }), ['number']);
  assert.deepEqual(codes({ monsters: [[{ card: 'nothing' }]] }), ['card']);
  assert.deepEqual(codes({ monsters: [[]] }), ['slots']);
  const grunts = (n: number) => Array.from({ length: n }, () => 'grunt');
  assert.deepEqual(codes({ monsters: grunts(LIMITS.slots) }), []);
  assert.deepEqual(codes({ monsters: grunts(LIMITS.slots + 1) }), ['slots']);
  assert.deepEqual(codes({ discards: { loot: ['nothing'] } }), ['card']);
  assert.deepEqual(codes({ discards: { room: ['bomb'] } }), ['kind']);
});
test('a monster laid with as much damage as it has health dies at once', () => {
  play({ monsters: [{ card: 'grunt', damage: 2 }] }, ['all pass'], { 'p1.cents': 3, 'log.monster-died': ['grunt'] });
});
test('facts tell whose an item of the stack is, at what it aims and how much it is', () => {
  play(
    { a: { hand: ['bomb'] }, b: { items: ['slingshot'] } },
    ['p1 play bomb -> m1', 'p1 pass', 'p2 activate slingshot -> p1'],
    {
      controllers: ['p1', 'p2'],
      's1.controller': 'p1',
      's1.targets': ['m1'],
      'top.targets': ['p1'],
      'top.n': undefined!,
      'p1.slingshot.counters': undefined!,
      'p2.slingshot.counters': 0,
    },
  );
  play({ a: { hand: ['bomb'] } }, ['p1 play bomb -> m1', 'all pass'], {
    'top.n': 1,
    'top.targets': ['m1'],
    'top.controller': 'p1',
  });
});
test('facts name the options of a question as a line names them', () => {
  play({ shop: ['jar'] }, ['p1 declare purchase', 'all pass'], { options: ['shop1', 'deck'] });
  play({ b: { items: ['jar', 'whetstone'] }, a: { hand: ['pickpocket'] } }, ['p1 play pickpocket -> p2', 'all pass'], {
    options: ['p2.jar', 'p2.whetstone'],
  });
  play({ a: { hand: ['dealer-and', 'bomb', 'pill'] } }, ['p1 play dealer-and', 'all pass'], {
    options: ['bomb', 'pill'],
  });
  play({ decks: { monster: ['grunt'] } }, ['p1 declare attack', 'all pass', 'p1 choose deck'], { options: ['slot1'] });
  play({}, [], { options: [] });
});
