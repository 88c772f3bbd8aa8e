/** A few cards as the page has them, and any acquisition that it can reach. */
import fc from 'fast-check';
import { INVESTIGATORS, anySetup } from '../inputs/setups.test-table.ts';
import {
  AIMS,
  LOANS,
  PRICE,
  RESOURCES,
  SLOTS,
  WANTS,
  slotOf,
  type AssetCard,
  type AssetsData,
  type Slot,
  type State,
} from './model.ts';

const card = (id: string, price: number): AssetCard => ({
  id,
  name: id,
  en: id,
  price,
  traits: 'предмет',
  set: 'Базовый набор',
  isOurs: false,
  remarks: [],
});
export const DATA: AssetsData = {
  investigators: INVESTIGATORS,
  assets: [
    card('38-revolver', 1),
    card('holy-cross', 2),
    card('arcane-tome', 3),
    card('double-barreled-shotgun', 4),
    card('whiskey', 1),
  ],
  prose: { how: [], assumed: [], notCounted: [] },
};

const [LEAST, MOST] = PRICE;
const anySlot: fc.Arbitrary<Slot> = fc
  .tuple(fc.constantFrom(undefined, ...DATA.assets), fc.constantFrom(...WANTS), fc.integer({ min: LEAST, max: MOST }))
  .map(([asset, want, price]) => slotOf(asset, want, price));
export const anyState: fc.Arbitrary<State> = fc.record(
  {
    setup: anySetup(['influence']),
    reserve: fc.array(anySlot, { minLength: SLOTS, maxLength: SLOTS }),
    loan: fc.constantFrom(...LOANS),
    resources: fc.integer({ min: RESOURCES[0], max: RESOURCES[1] }),
    aim: fc.constantFrom(...AIMS),
  },
  { noNullPrototype: true },
);
