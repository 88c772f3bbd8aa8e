/** What is chosen while an effect is performed: whose choice, of what, and what follows where there is nothing to choose. */
import { test } from 'node:test';
import type { Effect, Template } from './ability.ts';
import { play } from './cards.test-table.ts';

const loot = (id: string, ...effects: Effect[]): Template => ({
  id,
  name: id,
  kind: 'loot',
  abilities: [{ type: 'loot', effects }],
});

test('the object is asked for on resolving; the only one is taken by itself', () => {
  const owner = { items: ['jar', 'trophy'] };
  play({ a: { hand: ['bailiff'] }, b: owner }, ['p1 play bailiff -> p2'], { pending: null });
  play({ a: { hand: ['bailiff'] }, b: owner }, ['p1 play bailiff -> p2', 'all pass'], { pending: 'choose' });
  play({ a: { hand: ['bailiff'] }, b: owner }, ['p1 play bailiff -> p2', 'all pass', 'p2 choose jar'], {
    stopped: 'not-your-choice',
  });
  play({ a: { hand: ['bailiff'] }, b: { items: ['jar', 'pew-pew'] } }, ['p1 play bailiff -> p2', 'all pass'], {
    'p2.items': ['pew-pew'],
    'log.chosen': ['jar'],
  });
});
test('only of what the target controls, and it fizzles where nothing is left', () => {
  play({ a: { hand: ['bailiff'], items: ['jar'] }, b: { items: ['pew-pew'] } }, ['p1 play bailiff -> p2', 'all pass'], {
    'log.fizzled': ['bailiff'],
    'p1.items': ['jar'],
    'p2.items': ['pew-pew'],
  });
  play(
    { a: { hand: ['bailiff'] }, b: { items: ['one-shot'] } },
    ['p1 play bailiff -> p2', 'p1 pass', 'p2 activate one-shot -> m1', 'all pass', 'all pass', 'all pass', 'all pass'],
    { 'log.fizzled': ['bailiff'], 'discard.loot': ['bailiff'] },
  );
});
test('each player chooses of his own in turn order; who has nothing does nothing, and nobody else’s choice is used again', () => {
  play(
    { a: { hand: ['spring-cleaning'], items: ['jar', 'trophy'] }, b: { items: ['slingshot', 'magpie'] } },
    ['p1 play spring-cleaning', 'all pass', 'p1 choose jar', 'p2 choose magpie'],
    { 'p1.items': ['trophy'], 'p2.items': ['slingshot'] },
  );
  const turned = loot(
    'x',
    { do: 'choose', spec: { of: ['item'], whose: 'yours' }, who: 'each-player' },
    { do: 'counter', n: 1, who: 'chosen' },
  );
  play(
    { a: { hand: ['x'], items: ['jar'] } },
    ['p1 play x', 'all pass', 'p1 activate jar #2'],
    { 'log.counters': ['jar'], 'p1.cents': 0, stack: ['jar'] },
    [turned],
  );
});
test('a player may be chosen so too, after what comes before it', () => {
  play({ a: { hand: ['favour'] }, decks: { loot: ['bomb'] } }, ['p1 play favour', 'all pass'], {
    'p1.cents': 1,
    'p2.hand': ['bomb'],
    'log.chosen': ['p2'],
  });
});
