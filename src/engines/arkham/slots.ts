/** Slots of assets: how many of each an investigator has. Tarot came with «Нарушенный круг», the head with the core set of 2026. */
export const SLOTS = { ally: 1, accessory: 1, body: 1, head: 1, hand: 2, arcane: 2, tarot: 1 } as const;
export type Slot = keyof typeof SLOTS;
export const SLOT_IDS = Object.keys(SLOTS) as readonly Slot[];

/** Slots of which more are taken than an investigator has, with how many; a card may give further ones. */
export const crowdedSlots = (taken: readonly Slot[]): readonly { readonly slot: Slot; readonly taken: number }[] =>
  SLOT_IDS.map((slot) => ({ slot, taken: taken.filter((one) => one === slot).length })).filter(
    ({ slot, taken: n }) => n > SLOTS[slot],
  );
