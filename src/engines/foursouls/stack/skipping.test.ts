/** «Пропусти»: what is skipped does not happen, once for each effect, always while an object says so. */
import { test } from 'node:test';
import { play } from './cards.test-table.ts';

const END = ['p1 declare end', 'all pass', 'all pass'];
const off = { deactivated: true };

test('a skipped recharge step recharges nothing, and the turn starts all the same', () => {
  play(
    { a: { hand: ['dead-battery'] }, b: { damage: 1, items: [{ card: 'jar', ...off }, 'hermit'] } },
    ['p1 play dead-battery -> p2', 'all pass', ...END],
    { active: 'p2', 'log.skipped': ['p2'], 'p2.charged': ['unknown', 'hermit'], 'log.triggered': ['hermit'] },
  );
});
test('a skipped loot step takes its round of priority along, and one effect skips one', () => {
  const lines = ['p1 play oversleep -> p2', 'all pass', ...END, 'all pass'];
  play({ a: { hand: ['oversleep'] } }, lines, { active: 'p2', phase: 'action', 'p2.hand': [], 'log.loot-taken': [] });
  const twice = [
    ...lines,
    'p2 declare end',
    'all pass',
    'all pass',
    'all pass',
    'all pass',
    ...END,
    'all pass',
    'all pass',
  ];
  play({ a: { hand: ['oversleep'] } }, twice, { active: 'p2', 'p2.hand': ['unknown'], 'log.skipped': ['p2'] });
});
test('what is skipped while an object is in play is skipped each time and spends no other skip', () => {
  play(
    { a: { hand: ['oversleep'] }, b: { items: ['empty-plate'], hand: ['breaker'] } },
    [
      'p1 play oversleep -> p2',
      'all pass',
      ...END,
      'all pass',
      'p2 declare end',
      'all pass',
      'all pass',
      'all pass',
      'all pass',
      ...END,
      'all pass',
    ],
    { active: 'p2', 'log.skipped': ['p2', 'p2'], 'p2.hand': ['breaker'] },
  );
});
test('without an action phase there is no loot play and nothing is declared: the end phase begins', () => {
  play(
    { a: { hand: ['sick-leave'] }, b: { items: ['night-lamp'] } },
    ['p1 play sick-leave -> p2', 'all pass', ...END, 'all pass', 'all pass'],
    { active: 'p2', phase: 'end', 'p2.plays': 0, stack: ['night-lamp'], 'log.skipped': ['p2'] },
  );
});
test('a skipped attack is declared and spent, but has no target', () => {
  play({ a: { hand: ['oversleep'] } }, ['p1 play oversleep #3 -> p1', 'all pass', 'p1 declare attack', 'all pass'], {
    pending: null,
    attack: false,
    'p1.attacks': 0,
    'log.skipped': ['p1'],
    'log.attack-begun': [],
  });
});
test('a skipped turn passes to the next player, the same one where there are two', () => {
  play({ a: { hand: ['oversleep'] } }, ['p1 play oversleep #2 -> p2', 'all pass', ...END], {
    active: 'p1',
    phase: 'start',
    'log.skipped': ['p2'],
    'log.turn': ['p1'],
  });
});
test('every turn that is to be skipped is, also that of the player whose turn ends', () => {
  const twice = [
    'p1 play oversleep #2 -> p2',
    'all pass',
    'p1 play oversleep #2 -> p1',
    'all pass',
    'p1 declare end',
    'all pass',
    'all pass',
  ];
  play({ a: { hand: ['oversleep', 'oversleep'], plays: 2 } }, twice, {
    active: 'p2',
    'log.skipped': ['p2', 'p1'],
    'log.turn': ['p2'],
  });
  play({ timer: 8, a: { hand: ['oversleep', 'oversleep'], plays: 2 } }, twice, { active: 'p2', timer: 7 });
});
test('two rounds in which nobody plays are two rounds', () => {
  const lines = ['p1', 'p2', 'p2'].flatMap((p) => [`p1 play oversleep #2 -> ${p}`, 'all pass']);
  play({ timer: 8, a: { hand: ['oversleep', 'oversleep', 'oversleep'], plays: 3 } }, [...lines, ...END], {
    active: 'p1',
    timer: 6,
    'log.skipped': ['p2', 'p1', 'p2'],
  });
});
test('where every turn is always skipped somebody plays all the same', () => {
  const bed = {
    id: 'bed',
    name: 'Bed',
    kind: 'passive',
    abilities: [{ type: 'replace', event: 'skip', what: 'turn' }],
  } as const;
  play({ a: { items: ['bed'] }, b: { items: ['bed'] } }, END, { phase: 'start', 'log.skipped': ['p2', 'p1'] }, [bed]);
});
