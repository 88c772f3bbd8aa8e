/** Rows of slots with one card in each: the shop and the rooms. */
import { objectRef } from './ref.ts';
import type { RuleId } from './rules.ts';
import { withEvent } from './triggers.ts';
import { withLogEntry, withState, type World } from './world.ts';
import { withDrawn, withNewObject } from './zones.ts';

/** The rows, and the decks that they are filled from. */
export const SHELVES = { shop: { row: 'shop', deck: 'treasure' }, rooms: { row: 'rooms', deck: 'room' } } as const;
/** The next card of its deck laid in an empty slot. */
export const withShelfFilled = (
  w: World,
  { row, deck }: (typeof SHELVES)[keyof typeof SHELVES],
  at: number,
  rules: readonly RuleId[] = ['refill'],
): World => {
  const { w: drawn, template } = withDrawn(w, deck);
  const fresh = withNewObject(drawn, template!);
  const filled = withState(fresh.w, { [row]: fresh.w.state[row].map((o, i) => (i === at ? fresh.object : o)) });
  return withEvent(withLogEntry(filled, 'entered', { rules, ref: objectRef(fresh.object.id), template: template! }), {
    on: 'enters',
    id: fresh.object.id,
  });
};
