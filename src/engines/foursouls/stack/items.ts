/** Putting items on the stack and taking them off, each exactly once. */
import type { Amount } from './ability.ts';
import type { Citing, LineName } from './happened.ts';
import type { ReadingId, RuleId } from './rules.ts';
import { cardOf, deckOf, itemAt, playerAt, templateOf } from './lookup.ts';
import { damageOn, maxHealthOf } from './stats.ts';
import { isPlayerRef, numberOf, playerRef, type Ref, type Seat } from './ref.ts';
import type { DamageItem, FATES, StackItem } from './game-state.ts';
import { withLogEntry, withDamageMarked, withDiscarded, withId, withState, type World } from './world.ts';

type Fresh = StackItem extends infer I ? (I extends StackItem ? Omit<I, 'id'> : never) : never;
/** What a line of the log says of an item. */
const factsOf = (item: Fresh): Partial<Citing> => ({
  kind: item.kind,
  template: cardOf(item)?.template,
  seat: item.controller ?? undefined,
});

/** Puts an item on top; its putter starts the next round of priority (readings `priority-after-triggers`, `priority-after-resolution`). */
export const withPut = (w: World, item: Fresh, rules: readonly RuleId[] = ['stack'], reading?: ReadingId): World => {
  const { w: next, id } = withId(w);
  const starts: Seat | null =
    item.kind === 'damage' || item.kind === 'death' ? null : (item.controller ?? w.state.active);
  const put = withState(next, { stack: [...next.state.stack, { ...item, id }], starts });
  return withLogEntry(put, 'put', { rules, item: id, ...factsOf(item), reading });
};

/** Damage for a target; damage of 0 is never put. */
export const withDamagePut = (w: World, damage: Omit<DamageItem, 'id' | 'kind'>): World =>
  damage.n <= 0
    ? withLogEntry(w, 'nothing:no-damage', { ref: damage.target, n: 0 })
    : withPut(w, { kind: 'damage', ...damage }, damage.combat ? ['combat-damage', 'damage'] : ['damage']);

/** The death of a player or monster, put once: not for the dead and not while it lies on the stack. */
export const withDeathPut = (w: World, target: Ref, reading?: ReadingId): World => {
  const isThere = w.state.stack.some((i) => i.kind === 'death' && i.target === target);
  if (isThere || (isPlayerRef(target) && playerAt(w.state, numberOf(target)).dead)) return w;
  return withPut(w, { kind: 'death', controller: null, target }, ['death'], reading);
};

/** How an item leaves the stack, as a line of the log names it. */
type Leaving = Exclude<(typeof FATES)[number], 'fizzled'> | Extract<LineName, `fizzled:${string}`>;
interface Removal extends Pick<Partial<Citing>, 'rules' | 'reading'> {
  /** How much a stopped death heals, when what stopped it says so. */
  readonly heal?: Amount | undefined;
}

/** Takes an item off the stack. A loot card that will not resolve goes to the discard pile; a cancelled or prevented death heals to 1, or as much as what stopped it says. */
export const withRemoved = (w: World, item: StackItem, how: Leaving, { heal, ...cited }: Removal = {}): World => {
  const left = withState(w, { stack: w.state.stack.filter((i) => i.id !== item.id) });
  const next = withLogEntry(left, how, { item: item.id, ...factsOf(item), ...cited });
  if (item.kind === 'loot' && !item.copy && how !== 'resolved')
    return withDiscarded(next, deckOf(templateOf(w.state, item.card)), item.card.template);
  return item.kind === 'death' && (how === 'cancelled' || how === 'prevented')
    ? withDeathStopped(next, item.target, heal)
    : next;
};
/** Heals an amount, or up to 1 health by default: that is how a death is stopped. */
const withDeathStopped = (w: World, ref: Ref, heal: Amount | undefined): World => {
  const most = maxHealthOf(w.state, ref);
  if (most === undefined || most === 0) return w;
  const marked = damageOn(w.state, ref);
  const damage =
    heal === undefined ? Math.min(marked, most - 1) : Math.max(0, marked - (heal === 'all' ? marked : heal));
  return withLogEntry(withDamageMarked(w, ref, damage), 'healed', { rules: ['heal', 'death'], ref });
};
/** An item still on the stack, changed. */
export const withItemChanged = (w: World, changed: StackItem): World =>
  withState(w, { stack: w.state.stack.map((i) => (i.id === changed.id ? changed : i)) });

/** Ends an attack: its unresolved rolls and combat damage leave the stack. */
export const withAttackEnded = (w: World): World => {
  if (w.state.course?.kind !== 'attack') return w;
  const lost = w.state.stack.filter((i) => (i.kind === 'roll' && i.attack) || (i.kind === 'damage' && i.combat));
  let next = withLogEntry(withState(w, { course: null }), 'attack-ended', { ref: playerRef(w.state.active) });
  for (const item of lost)
    if (itemAt(next.state, `s${item.id}`) !== undefined) next = withRemoved(next, item, 'fizzled:attack-over');
  return next;
};
