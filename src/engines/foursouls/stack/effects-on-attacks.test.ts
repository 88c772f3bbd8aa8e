/** Effects on attacks and attack rolls: whose dice, whose attack, which items stay on the stack. */
import { test } from 'node:test';
import { FIGHT, play } from './cards.test-table.ts';

test('a roll of no attack is not the first attack roll, and a bonus to attack rolls is there for all of them', () => {
  play(
    { a: { hand: ['pill'], items: [{ card: 'bam-bo', counters: 1 }] } },
    ['p1 play pill', 'all pass', 'p1 roll 1', 'all pass', 'all pass', ...FIGHT, 'p1 roll 2', 'all pass'],
    { 'log.hit': ['grunt'], 'reading.empty-evasion': false },
  );
  play(
    { a: { items: ['lucky-coin'] } },
    [...FIGHT, 'p1 roll 3', 'all pass', 'all pass', 'all pass', 'p1 roll 3', 'all pass'],
    { 'log.hit': ['grunt', 'grunt'] },
  );
});
test('an attack roll by another throws his own dice', () => {
  play(
    { a: { hand: ['helping-hand'] }, b: { items: ['spare-die'] } },
    [
      ...FIGHT,
      'p1 roll 1',
      'p1 play helping-hand -> p2',
      'all pass',
      'p2 roll 1',
      'p2 roll 6',
      'p2 choose 6',
      'all pass',
    ],
    { 'log.hit': ['grunt'], stack: ['roll', 'damage'] },
  );
});
test('the end of an attack leaves on the stack what is not of the attack', () => {
  play(
    { a: { hand: ['three-cents', 'bomb'], plays: 2 }, b: { hand: ['truce'], plays: 1 } },
    [
      ...FIGHT,
      'p1 roll 6',
      'p1 play bomb -> p2',
      'all pass',
      'p1 play three-cents',
      'p1 pass',
      'p2 play truce',
      'all pass',
    ],
    { stack: ['damage', 'three-cents'], 'log.fizzled': ['roll'] },
  );
});
test('an attack owed at once with nothing to attack is not declared for ever', () => {
  play(
    { a: { hand: ['frenzy'] }, monsters: [], whole: ['monster'] },
    ['p1 play frenzy', 'all pass', 'all pass', 'all pass', 'all pass'],
    { 'p1.attacks': 0, priority: 'p1', stack: [] },
  );
});
test("only the attacked player's exposure counts, and only for whom it was made", () => {
  play(
    { a: { hand: ['duel'] }, b: { hand: ['duel'], plays: 1 } },
    ['p1 pass', 'p2 play duel -> p1', 'all pass', 'p1 declare attack', 'all pass', 'p1 choose p2'],
    { stopped: 'not-offered' },
  );
});
