/** Costs of several loot cards: each of them is named and discarded. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Template } from './ability.ts';
import { CARDS, play } from './cards.test-table.ts';
import { legalActions } from './legal.ts';
import { makeAction, parseAction } from './notation.ts';
import { tableOf } from './laying.ts';

const PAWNSHOP: Template = {
  id: 'pawnshop',
  name: 'Pawnshop',
  kind: 'paid',
  abilities: [{ type: 'paid', cost: [{ pay: 'loot', n: 2 }], effects: [{ do: 'cents', n: 7, who: 'you' }] }],
};
test('two loot cards are paid with two, not with one', () => {
  const opening = { a: { items: ['pawnshop'], hand: ['bomb', 'pill', 'bomb'] } };
  play(
    opening,
    ['p1 activate pawnshop pay bomb+pill', 'all pass'],
    { 'p1.cents': 7, 'p1.hand': ['bomb'], 'discard.loot': ['bomb', 'pill'] },
    [PAWNSHOP],
  );
  play(opening, ['p1 activate pawnshop pay bomb'], { stopped: 'cannot-pay' }, [PAWNSHOP]);
  play(
    opening,
    ['p1 activate pawnshop pay bomb+bomb', 'all pass'],
    { 'p1.hand': ['pill'], 'discard.loot': ['bomb', 'bomb'] },
    [PAWNSHOP],
  );
});
test('who has one card cannot pay two, nor the same card twice', () => {
  play(
    { a: { items: ['pawnshop'], hand: ['bomb'] } },
    ['p1 activate pawnshop pay bomb+bomb'],
    { stopped: 'cannot-pay' },
    [PAWNSHOP],
  );
});
test('every pair of the hand is offered once, and an address keeps it', () => {
  const state = tableOf(
    { players: [{ name: 'A', items: ['pawnshop'], hand: ['bomb', 'pill', 'battery'] }] },
    { ...CARDS, pawnshop: PAWNSHOP },
  );
  const paid = legalActions(state).filter((a) => a.type === 'activate');
  assert.equal(paid.length, 3);
  for (const action of paid) {
    assert.equal(action.pay.length, 2);
    assert.deepEqual(parseAction(makeAction(action)), action);
  }
});
