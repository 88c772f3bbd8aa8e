/** What cards carry into a combat. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CardEffect } from './card.ts';
import { CARRIES_NOTHING, inCombat } from './in-combat.ts';

const of = (...does: readonly CardEffect[]) => inCombat({ effect: { does: [...does] } });
const strength = { skill: 'strength', in: 'combat' } as const;

test('a weapon has a lasting bonus, kerosene one that is used up, a rifle one for each round', () => {
  assert.deepEqual(of({ do: 'bonus', by: 2, ...strength }), {
    carries: { ...CARRIES_NOTHING, bonus: { will: 0, strength: 2 } },
    hasMore: false,
  });
  const once = of({ do: 'bonus', by: 5, ...strength, once: 'round' });
  assert.deepEqual(once?.carries.items, [{ kind: 'bonus', will: 0, strength: 5, perRound: true }]);
  const water = of(
    { do: 'bonus', by: 5, skill: 'will', in: 'combat', discard: true },
    { do: 'bonus', by: 5, ...strength, discard: true },
  );
  assert.deepEqual(water?.carries.items, [{ kind: 'bonus', will: 5, strength: 5, perRound: false }]);
});

test('rerolls, sixes, wards and rewards', () => {
  const axe = of({ do: 'reroll', dice: 'any', ...strength, pay: { sanity: 2 } });
  assert.deepEqual([axe?.carries.all, axe?.carries.allCosts], [{ will: false, strength: true }, 2]);
  assert.deepEqual(of({ do: 'reroll', dice: 1, ...strength })?.carries.free, { will: 0, strength: 1 });
  assert.deepEqual(of({ do: 'sixes-double', ...strength })?.carries.sixes, { will: false, strength: true });
  const bandages = of({ do: 'prevent', loss: 'health', upTo: 2, discard: true });
  assert.deepEqual(bandages?.carries.items, [{ kind: 'ward', health: 2, sanity: 0 }]);
  assert.deepEqual(of({ do: 'defeat-gain', sanity: 1, clues: 1 })?.carries.onDefeat, { sanity: 1, clues: 1 });
});

test('what is not for combat, or not known to the engine, is no reason to carry a card', () => {
  assert.equal(inCombat({}), undefined);
  assert.equal(of({ do: 'bonus', by: 2, skill: 'lore', in: 'spell' }), undefined);
  assert.equal(of({ do: 'reroll', dice: 1, skill: 'any', in: 'any', once: 'round' }), undefined);
  assert.equal(of({ do: 'wound-all', by: 3, discard: true }), undefined);
  const net = of({ do: 'reroll', dice: 1, ...strength }, { do: 'less-damage', by: 1, least: 1 });
  assert.equal(net?.hasMore, true);
});
