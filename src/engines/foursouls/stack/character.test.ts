/** Another character: what stays with the player and what goes with the card. */
import { test } from 'node:test';
import type { Template } from './ability.ts';
import { FIGHT, play } from './cards.test-table.ts';

const FACE = ['p1 play new-face -> p1', 'all pass'];
const hero = { character: 'hero', hand: ['new-face'] };

test('damage stays on the player, within the health of the new character', () => {
  play({ a: { ...hero, damage: 1 }, characters: ['tinker'] }, FACE, { 'p1.health': 2 });
  play({ a: { ...hero, damage: 1 }, characters: ['restless'] }, FACE, { 'p1.health': 1, stack: [] });
});
test('effects on the player stay until the end of the turn', () => {
  play(
    { a: { ...hero, hand: ['new-face', 'rage'], plays: 2 }, characters: ['tinker'] },
    ['p1 play rage', 'all pass', ...FACE],
    {
      'p1.attack': 2,
    },
  );
});
test('counters on the character go with it', () => {
  const marked: Template = {
    id: 'marked',
    name: 'marked',
    kind: 'character',
    health: 2,
    attack: 1,
    abilities: [
      { type: 'tap', effects: [{ do: 'counter', n: 1, who: 'this' }] },
      { type: 'paid', cost: [{ pay: 'counters', n: 1 }], effects: [{ do: 'cents', n: 1, who: 'you' }] },
    ],
  };
  play(
    { a: { character: 'marked', hand: ['new-face', 'new-face'], plays: 2 }, characters: ['hero'] },
    ['p1 activate marked', 'all pass', ...FACE, ...FACE, 'p1 activate marked #2'],
    { stopped: 'cannot-pay', 'log.counters': ['marked'], 'p1.charged': ['marked'] },
    [marked],
  );
});
test('the starting item comes without the stack and is not gained; one that is in play is not there twice', () => {
  play({ a: { ...hero, items: ['hermit'] }, characters: ['tinker'] }, FACE, {
    'p1.items': ['hermit', 'soldering-iron'],
    'log.triggered': [],
    'log.item-gained': [],
  });
  play({ a: hero, b: { items: ['soldering-iron'] }, characters: ['tinker'] }, FACE, { 'p1.items': [] });
  play(
    { a: { ...hero, hand: ['new-face', 'new-face', 'new-face'], plays: 3 }, characters: ['tinker'] },
    [...FACE, ...FACE, ...FACE],
    {
      'p1.items': ['soldering-iron'],
      'p1.charged': ['tinker', 'soldering-iron'],
    },
  );
});
test('with no character outside the game nothing changes', () => {
  play({ a: hero }, FACE, { 'p1.charged': ['hero'], 'log.character-changed': [] });
});
test('an attack on a player goes on against the new character', () => {
  play(
    { a: { hand: ['duel'] }, b: { character: 'hero', hand: ['new-face'], plays: 1 }, characters: ['tinker'] },
    [
      'p1 play duel -> p2',
      'all pass',
      'p1 declare attack',
      'all pass',
      'p1 choose p2',
      'p1 pass',
      'p2 play new-face -> p2',
      'all pass',
      'all pass',
      'p1 roll 6',
      'all pass',
      'all pass',
    ],
    { attack: true, 'p2.health': 2, 'log.hit': ['p2'], 'log.attack-ended': [] },
  );
});
test('a soul value of the new character counts at once', () => {
  play({ a: { ...hero, souls: ['lost-soul', 'lost-soul', 'lost-soul'] }, characters: ['restless'] }, FACE, {
    winners: ['p1'],
  });
  play({ a: hero, characters: ['tinker'] }, [...FACE, ...FIGHT], { attack: true });
});
