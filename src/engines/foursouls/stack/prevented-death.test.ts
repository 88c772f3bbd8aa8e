/** A prevented death heals to 1, unless the prevention itself says how much (rule «Предотвращение»). */
import { test } from 'node:test';
import type { Amount, Template } from './ability.ts';
import { play } from './cards.test-table.ts';

const rescue = (heal: Amount): Template => ({
  id: 'rescue-of',
  name: 'Rescue',
  kind: 'loot',
  abilities: [{ type: 'loot', targets: [{ of: ['death'] }], effects: [{ do: 'prevent', heal }] }],
});
const health = (heal: Amount, left: number) =>
  play(
    { a: { health: 5, hand: ['verdict', 'rescue-of'], plays: 2 } },
    ['p1 play verdict -> p1', 'all pass', 'p1 play rescue-of -> top', 'all pass'],
    { 'p1.health': left, 'p1.dead': false, stack: [] },
    [rescue(heal)],
  );
test('with a number of its own it heals that number, not one more', () => {
  health(3, 3);
  health(1, 1);
});
test('no more than there is to heal, or all of it', () => {
  health(9, 5);
  health('all', 5);
});
