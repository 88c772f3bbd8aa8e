import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CARDS } from '../../../engines/foursouls/stack/cards.test-table.ts';
import { problemsOf } from '../../../engines/foursouls/stack/setup-problems.ts';
import { framesOf } from './frames.ts';
import { stateOf } from './model.ts';
import { DIE, laidQuickly, QUICK_TABLE, responsesFor, type QuickTable } from './quick-table.ts';
import { itemTargets } from './words/items.ts';
import { cardsFor } from './sandbox-model.ts';

const monsters = cardsFor(CARDS, 'monsters')
  .map(({ id }) => id)
  .filter((id) => CARDS[id]!.kind === 'monster');
const anyQuick: fc.Arbitrary<QuickTable> = fc.record({
  monster: fc.constantFrom(...monsters),
  roll: fc.option(fc.constantFrom(...DIE), { nil: undefined }),
  seat: fc.constantFrom(0 as const, 1 as const),
  response: fc.constantFrom('', ...responsesFor(CARDS).map(({ id }) => id)),
});
const lastOf = (quick: QuickTable) => {
  const { setup, actions } = laidQuickly(quick, CARDS);
  const frames = framesOf(stateOf(setup, CARDS).initial, actions);
  return { setup, actions, frames, table: frames.states.at(-1)! };
};

test('whatever is asked for, the table can be laid and its log breaks no rule', () => {
  fc.assert(
    fc.property(anyQuick, (quick) => {
      const { setup, actions, frames } = lastOf(quick);
      assert.deepEqual(problemsOf(setup, CARDS), []);
      assert.equal(frames.refused, undefined);
      assert.equal(frames.happened.length, actions.length);
    }),
  );
});

test('by hand: a two lies on the stack, over it the response of who was asked for, aimed at the attacked monster', () => {
  for (const seat of [0, 1] as const) {
    const { table } = lastOf({ monster: 'brittle', roll: 2, seat, response: 'bomb' });
    const [roll, bomb] = table.stack;
    assert.ok(roll?.kind === 'roll' && roll.value === 2 && roll.attack);
    assert.ok(bomb?.kind === 'loot' && bomb.controller === seat && table.stack.length === 2);
    assert.equal(itemTargets(table, bomb), '«Хрупкий монстр»');
    assert.deepEqual(table.players[seat]!.hand, []);
  }
});

test('before the attack there is nothing to respond to: the card stays in the hand', () => {
  const { table, actions } = lastOf({ monster: 'brittle', roll: undefined, seat: 0, response: 'bomb' });
  assert.deepEqual([table.players[0]!.hand.map(({ template }) => template), table.stack, actions], [['bomb'], [], []]);
});

test('who attacks has the name and the numbers of his card, and the other player is as he was', () => {
  const attacker = { id: 'base-samson', ru: 'Самсон', en: 'Samson', health: 3, attack: 2 };
  const { setup } = laidQuickly({ ...QUICK_TABLE, attacker, roll: 2 }, CARDS);
  const [first, second] = setup.players;
  assert.deepEqual([first!.name, first!.health, first!.attack], ['Самсон', 3, 2]);
  assert.deepEqual(second, laidQuickly(QUICK_TABLE, CARDS).setup.players[1]);
});

test('an item lies before its owner, a card is in the hand; without a roll nothing has begun', () => {
  const { setup, actions } = laidQuickly({ ...QUICK_TABLE, response: 'slingshot' }, CARDS);
  assert.deepEqual([setup.players[0]!.items, setup.players[0]!.hand, actions], [['slingshot'], undefined, []]);
  const ids = responsesFor(CARDS).map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.includes('bomb') && ids.includes('slingshot') && !ids.includes('whetstone') && !ids.includes('grunt'));
});
