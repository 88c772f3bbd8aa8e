/** The actions at a moment of a fight, as buttons: a throw looks different from the rest. */
import { eventAt, whoMayBeMet } from '../../../../engines/eldritch/roller/rules.ts';
import { countsOn, step, type RollerAction, type RollerState } from '../../../../engines/eldritch/roller/roller.ts';

/** Something that may be done; where dice are thrown for it, how many. */
export type Choice =
  | { readonly kind: 'do'; readonly action: RollerAction }
  | { readonly kind: 'throw'; readonly dice: number; readonly with: (faces: readonly number[]) => RollerAction };

const doing = (action: RollerAction): Choice => ({ kind: 'do', action });
/** All sets of items that are left, the empty one first. */
const setsOf = (items: readonly boolean[]): readonly (readonly number[])[] =>
  items.reduce<readonly (readonly number[])[]>(
    (sets, isLeft, item) => (isLeft ? [...sets, ...sets.map((set) => [...set, item])] : sets),
    [[]],
  );
/** An action with each set of items that is possible with it. */
const withItems = (
  state: RollerState,
  items: readonly boolean[],
  make: (items: readonly number[]) => RollerAction,
): readonly Choice[] =>
  setsOf(items)
    .map(make)
    .filter((action) => step(state, action).refusal === undefined)
    .map(doing);

/** Everything that may be done but for dice that are thrown again, which the reader points at. */
export const choicesAt = (state: RollerState): readonly Choice[] => {
  const { fight, moment, position } = state;
  if (moment.kind === 'over') return [];
  if (moment.kind === 'between') return whoMayBeMet(fight, position).map((foe) => doing({ kind: 'meet', foe }));
  const { combat } = moment;
  const { items, clues } = combat.now;
  if (moment.kind === 'thrown') return withItems(state, items, (used) => ({ kind: 'count', items: used }));
  const event = eventAt(fight, combat);
  const take = () => withItems(state, items, (used) => ({ kind: 'take', items: used }));
  switch (event.kind) {
    case 'loss':
      return take();
    case 'toll':
      return [...(clues > 0 ? [doing({ kind: 'pay' })] : []), ...take()];
    case 'luck':
      return [{ kind: 'throw', dice: 1, with: ([face]) => ({ kind: 'luck', face: face! }) }];
    case 'test':
      return [
        ...event.entries.map(({ item, test }): Choice => ({
          kind: 'throw',
          dice: test.dice,
          with: (faces) => ({ kind: 'throw', item, faces }),
        })),
        ...(event.skip === undefined ? [] : [doing({ kind: 'skip' })]),
      ];
  }
};

/** What may throw dice again now. */
export interface Again {
  /** By die: how many successes it shows. */
  readonly counts: readonly number[];
  readonly left: { readonly free: number; readonly focus: number; readonly clue: number };
  /** Dice that a card would throw again, all at once; none where there is no such card. */
  readonly all: number;
}
/** Dice on the table; undefined where none lie. */
export const againAt = (state: RollerState): Again | undefined => {
  const { fight, moment } = state;
  if (moment.kind !== 'thrown') return undefined;
  const { combat, thrown } = moment;
  const event = eventAt(fight, combat);
  const entry = event.kind === 'test' ? event.entries.find(({ item }) => item === thrown.item) : undefined;
  const counts = countsOn(state, combat, thrown);
  const { focus, clues } = combat.now;
  return {
    counts,
    left: { free: thrown.free, focus, clue: entry?.test.mayClues === true ? clues : 0 },
    all: thrown.all ? counts.filter((count) => count === 0).length : 0,
  };
};

/** Whether two actions are the same but for the faces that they bring. */
export const isSameAction = (a: RollerAction, b: RollerAction | undefined): boolean => {
  if (b === undefined || a.kind !== b.kind) return false;
  const plain = (of: RollerAction): string => JSON.stringify({ ...of, faces: 0, face: 0 });
  return plain(a) === plain(b);
};
