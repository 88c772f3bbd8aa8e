import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crowdedSlots, SLOT_IDS, SLOTS } from './slots.ts';

test('an investigator has a slot for an ally, an accessory, a body, a head, a tarot card, two for hands and two for the arcane', () => {
  for (const slot of SLOT_IDS) {
    const full = Array.from({ length: SLOTS[slot] }, () => slot);
    assert.deepEqual(crowdedSlots(full), [], slot);
    assert.deepEqual(crowdedSlots([...full, slot]), [{ slot, taken: SLOTS[slot] + 1 }]);
  }
  assert.deepEqual(crowdedSlots(SLOT_IDS), []);
  assert.equal(
    Object.values<number>(SLOTS).reduce((a, b) => a + b),
    9,
  );
});
