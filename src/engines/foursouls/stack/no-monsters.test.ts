/** A monster deck laid to its end that holds nothing that would stay in a slot. */
import { test } from 'node:test';
import { play } from './cards.test-table.ts';
import type { Template } from './ability.ts';

const hail: Template = {
  id: 'hail',
  name: 'Hail',
  kind: 'event',
  abilities: [
    { type: 'trigger', on: 'enters', targets: [{ of: ['item'] }], effects: [{ do: 'destroy', who: 'target' }] },
  ],
};
const idle: Template = { id: 'idle', name: 'Idle', kind: 'event', abilities: [] };
const whole = ['monster'] as const;
const KILL = ['p1 play verdict -> m1', 'all pass', 'all pass'];

test('events that can do nothing leave the slot empty, which is said once', () => {
  const opening = { whole, decks: { monster: ['hail', 'idle'] }, a: { hand: ['verdict'] }, monsters: ['boss'] };
  play(opening, KILL, { m1: null, priority: 'p1', 'cause.nothing': ['no-monster-left'] }, [hail, idle]);
  play(opening, [...KILL, 'all pass', 'all pass'], { m1: null, 'cause.nothing': ['no-monster-left'] }, [hail, idle]);
  play({ ...opening, monsters: [] }, ['all pass'], { priority: 'p1' }, [hail, idle]);
});
test('an attack on the deck reveals one all the same', () => {
  play(
    { whole, decks: { monster: ['idle'] } },
    ['p1 declare attack', 'all pass', 'p1 choose deck', 'p1 choose slot1'],
    { m1: 'grunt', attack: false, 'discard.monster': ['idle'], 'deck.monster': [] },
    [idle],
  );
});
test('as soon as one of them can do something the slot is filled again', () => {
  play(
    {
      whole,
      decks: { monster: ['idle', 'hail'] },
      a: { hand: ['verdict', 'lucky-coin'], plays: 2 },
      monsters: ['boss'],
    },
    [...KILL, 'p1 play lucky-coin', 'all pass'],
    { m1: 'hail', stack: ['hail'] },
    [hail, idle],
  );
});
test('where a monster is left the events before it leave', () => {
  play(
    { whole, decks: { monster: ['idle', 'hail', 'grunt'] }, a: { hand: ['verdict'] }, monsters: ['boss'] },
    KILL,
    { m1: 'grunt', 'deck.monster': ['unknown', 'unknown'] },
    [hail, idle],
  );
});
