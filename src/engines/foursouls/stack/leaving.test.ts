/** Leaving play, and what each does before the next. */
import { test } from 'node:test';
import type { Template } from './ability.ts';
import { FIGHT, play } from './cards.test-table.ts';

const gift = (name: string, do_: 'loot' | 'treasure'): Template => ({
  id: name,
  name,
  kind: 'passive',
  abilities: [{ type: 'trigger', on: 'leaves', effects: [{ do: do_, n: 1, who: 'you' }] }],
});

test('an item that passes to another player, is bought or swapped stays in play', () => {
  play(
    { a: { hand: ['robbery'] }, b: { items: ['parting-gift'] } },
    ['p1 play robbery #3 -> p2.parting-gift', 'all pass'],
    {
      'p1.items': ['parting-gift'],
      'log.triggered': [],
    },
  );
  play(
    { a: { hand: ['barter'], items: ['jar'] }, shop: ['parting-gift'] },
    ['p1 play barter -> p1.jar, shop1', 'all pass'],
    { 'p1.items': ['parting-gift'], 'log.triggered': [] },
  );
  play(
    { a: { cents: 10 }, shop: ['parting-gift'] },
    ['p1 declare purchase', 'all pass', 'p1 choose shop1', 'all pass'],
    { 'p1.cents': 0, 'log.triggered': [] },
  );
});
test('an item of the shop triggers too, and «ты» is the active player', () => {
  play(
    { a: { hand: ['second-thought'] }, shop: ['parting-gift'], decks: { treasure: ['jar'] } },
    ['p1 play second-thought -> shop1', 'all pass', 'all pass'],
    { shop1: 'jar', 'p1.cents': 3 },
  );
});
test('destroyed as a cost, the item has left before its ability resolves', () => {
  const urn: Template = {
    id: 'x',
    name: 'x',
    kind: 'paid',
    abilities: [
      { type: 'paid', cost: [{ pay: 'destroy' }], effects: [{ do: 'cents', n: 1, who: 'you' }] },
      { type: 'trigger', on: 'leaves', effects: [{ do: 'cents', n: 3, who: 'you' }] },
    ],
  };
  play({ a: { items: ['x'] } }, ['p1 activate x', 'all pass'], { 'p1.cents': 3, stack: ['x'] }, [urn]);
});
test('a monster that dies has left play before its reward', () => {
  play(
    { monsters: ['clinger'] },
    [...FIGHT, 'p1 roll 6', 'all pass', 'all pass', 'all pass', 'p1 roll 6', 'all pass', 'all pass', 'all pass'],
    { stack: ['clinger'], 'p1.cents': 0 },
  );
});
test('a destroyed soul says nothing, its abilities are silent', () => {
  const boss: Template = {
    id: 'x',
    name: 'x',
    kind: 'monster',
    soul: 1,
    health: 1,
    evasion: 3,
    attack: 1,
    abilities: [{ type: 'trigger', on: 'leaves', effects: [{ do: 'loot', n: 1, who: 'you' }] }],
  };
  const hammer: Template = {
    id: 'y',
    name: 'y',
    kind: 'loot',
    abilities: [{ type: 'loot', targets: [{ of: ['soul'] }], effects: [{ do: 'destroy', who: 'target' }] }],
  };
  play(
    { a: { hand: ['y'] }, b: { souls: ['x'] } },
    ['p1 play y -> p2.soul1', 'all pass'],
    { 'p2.souls': [], 'discard.monster': ['x'], 'log.triggered': [] },
    [boss, hammer],
  );
});
test('of two items that leave at once their player orders the abilities', () => {
  const both: Template = {
    id: 'z',
    name: 'z',
    kind: 'paid',
    abilities: [
      {
        type: 'paid',
        cost: [{ pay: 'destroy' }],
        targets: [{ of: ['item'], whose: 'yours' }],
        effects: [{ do: 'destroy', who: 'target' }],
      },
    ],
  };
  play(
    { a: { items: ['z', 'x'] }, decks: { loot: ['bomb'] } },
    ['p1 activate z -> p1.x', 'all pass', 'all pass'],
    { 'p1.items': [], 'p1.hand': ['bomb'] },
    [both, gift('x', 'loot')],
  );
});
test('«и» after «каждый» for another asks whether each did the first part', () => {
  const toll: Template = {
    id: 'x',
    name: 'x',
    kind: 'loot',
    abilities: [
      {
        type: 'loot',
        effects: [
          { do: 'pay-cents', n: 1, who: 'each-player' },
          { do: 'treasure', n: 1, who: 'you', join: 'and' },
        ],
      },
    ],
  };
  const lines = ['p1 play x', 'all pass'];
  play(
    { a: { hand: ['x'], cents: 1 }, b: { cents: 1 }, decks: { treasure: ['jar'] } },
    lines,
    { 'p1.items': ['jar'], 'p1.cents': 0, 'p2.cents': 0 },
    [toll],
  );
  play(
    { a: { hand: ['x'] }, b: { cents: 1 }, decks: { treasure: ['jar'] } },
    lines,
    { 'p1.items': [], 'p2.cents': 0 },
    [toll],
  );
});
test('without «и» the first effect goes round before the second begins', () => {
  const dole: Template = {
    id: 'x',
    name: 'x',
    kind: 'loot',
    abilities: [
      {
        type: 'loot',
        effects: [
          { do: 'loot', n: 1, who: 'each-player' },
          { do: 'loot', n: 1, who: 'each-player' },
        ],
      },
    ],
  };
  play(
    { a: { hand: ['x'] }, decks: { loot: ['bomb', 'pill', 'nudge', 'bandage'] } },
    ['p1 play x', 'all pass'],
    { 'p1.hand': ['bomb', 'nudge'], 'p2.hand': ['pill', 'bandage'] },
    [dole],
  );
});
