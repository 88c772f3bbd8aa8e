/** Putting items on the stack and taking them off, each exactly once. */
import type { Fate } from './item.ts';
import { withChangedItem, withItem, withoutItem } from './item.ts';
import type { Amount } from './ability.ts';
import type { CauseOf } from './happened.ts';
import type { ReadingId, RuleId } from './rules.ts';
import { deckOf, itemAt, placeAt, playerAt, templateOf } from './lookup.ts';
import { maxHealthOf } from './stats.ts';
import { isPlayerRef, numberOf, playerRef, type Ref, type Seat } from './ref.ts';
import type { DamageItem, StackItem } from './game-state.ts';
import { withLogEntry, withDiscarded, withId, withObject, withPlayer, withState, type World } from './world.ts';

type Fresh = StackItem extends infer I ? (I extends StackItem ? Omit<I, 'id'> : never) : never;
const templateIn = (item: Fresh): { kind: StackItem['kind']; template?: string } => {
  if (item.kind === 'loot') return { kind: item.kind, template: item.card.template };
  if (item.kind === 'ability') return { kind: item.kind, template: item.source.template };
  return { kind: item.kind };
};

/** Puts an item on top; its putter starts the next round of priority (readings `priority-after-triggers`, `priority-after-resolution`). */
export const withPut = (w: World, item: Fresh, rules: readonly RuleId[] = ['stack'], reading?: ReadingId): World => {
  const { w: next, id } = withId(w);
  const starts: Seat | null =
    item.kind === 'damage' || item.kind === 'death' ? null : (item.controller ?? w.state.active);
  return withLogEntry(withState(next, { stack: withItem(next.state.stack, { ...item, id }), starts }), 'put', rules, {
    item: id,
    ...templateIn(item),
    ...(item.controller === null ? {} : { seat: item.controller }),
    ...(reading === undefined ? {} : { reading }),
  });
};

/** Damage for a target; damage of 0 is never put. */
export const withDamagePut = (w: World, damage: Omit<DamageItem, 'id' | 'kind'>): World =>
  damage.n <= 0
    ? withLogEntry(w, { code: 'nothing', cause: 'no-damage' }, ['damage'], { ref: damage.target, n: 0 })
    : withPut(w, { kind: 'damage', ...damage }, damage.combat ? ['combat-damage', 'damage'] : ['damage']);

/** The death of a player or monster, put once: not for the dead and not while it lies on the stack. */
export const withDeathPut = (w: World, target: Ref, reading?: ReadingId): World => {
  const isThere = w.state.stack.some((i) => i.kind === 'death' && i.target === target);
  if (isThere || (isPlayerRef(target) && playerAt(w.state, numberOf(target)).dead)) return w;
  return withPut(w, { kind: 'death', controller: null, target }, ['death'], reading);
};

/** What becomes of an item that is taken off the stack, and why. */
type Removal = (
  { readonly fate: Exclude<Fate, 'fizzled'> } | { readonly fate: 'fizzled'; readonly cause: CauseOf<'fizzled'> }
) & {
  readonly rules: readonly RuleId[];
  readonly reading?: ReadingId | undefined;
  /** How much a stopped death heals, when what stopped it says so. */
  readonly heal?: Amount | undefined;
};

/** Takes an item off the stack. A loot card that will not resolve goes to the discard pile; a cancelled or prevented death heals to 1, or as much as what stopped it says. */
export const withRemoved = (w: World, item: StackItem, removal: Removal): World => {
  const { fate, rules, reading, heal } = removal;
  const left = withState(w, { stack: withoutItem(w.state.stack, item.id) });
  const what = removal.fate === 'fizzled' ? { code: removal.fate, cause: removal.cause } : removal.fate;
  let next = withLogEntry(left, what, rules, {
    item: item.id,
    ...templateIn(item),
    ...(item.controller === null ? {} : { seat: item.controller }),
    ...(reading === undefined ? {} : { reading }),
  });
  if (item.kind === 'loot' && !item.copy && fate !== 'resolved')
    next = withDiscarded(next, deckOf(templateOf(w.state, item.card)), item.card.template);
  return item.kind === 'death' && (fate === 'cancelled' || fate === 'prevented')
    ? withDeathStopped(next, item.target, heal)
    : next;
};
/** Heals so much, or until there is at least 1 health when nothing is said, which is what stopping a death does. */
const withDeathStopped = (w: World, ref: Ref, heal: Amount | undefined): World => {
  const most = maxHealthOf(w.state, ref);
  if (most === undefined || most === 0) return w;
  const marked = isPlayerRef(ref) ? playerAt(w.state, numberOf(ref)).damage : placeAt(w.state, ref)!.object.damage;
  const damage =
    heal === undefined ? Math.min(marked, most - 1) : Math.max(0, marked - (heal === 'all' ? marked : heal));
  const healed = isPlayerRef(ref) ? withPlayer(w, numberOf(ref), { damage }) : withObject(w, numberOf(ref), { damage });
  return withLogEntry(healed, 'healed', ['heal', 'death'], { ref });
};
/** An item still on the stack, changed. */
export const withItemChanged = (w: World, changed: StackItem): World =>
  withState(w, { stack: withChangedItem(w.state.stack, changed) });

/** Ends an attack: its unresolved rolls and combat damage leave the stack. */
export const withAttackEnded = (w: World): World => {
  if (w.state.course?.kind !== 'attack') return w;
  const lost = w.state.stack.filter((i) => (i.kind === 'roll' && i.attack) || (i.kind === 'damage' && i.combat));
  let next = withLogEntry(withState(w, { course: null }), 'attack-ended', ['attack'], {
    ref: playerRef(w.state.active),
  });
  for (const item of lost)
    if (itemAt(next.state, `s${item.id}`) !== undefined)
      next = withRemoved(next, item, { fate: 'fizzled', cause: 'attack-over', rules: ['attack', 'fizzle'] });
  return next;
};
