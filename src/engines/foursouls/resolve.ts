/** The top item of the stack resolves. */
import { topOf } from '../stack/item.ts';
import { withEffects } from './procedures/effects.ts';
import { withAttackRolled } from './procedures/attack.ts';
import { withMonsterDeath } from './procedures/monster-death.ts';
import { withPlayerDeath } from './procedures/player-death.ts';
import { withTurnEnding } from './effects/turn.ts';
import { abilitiesAt, placeOf, placesOf } from './lookup.ts';
import { withItemChanged, withRemoved } from './items.ts';
import { isPlayerRef, itemRef, numberOf, playerRef } from './ref.ts';
import { healthOf, resultOf } from './stats.ts';
import { isLegalTarget } from './target.ts';
import type { AbilityItem, DeathItem, DeclarationItem, LootItem, RollItem, Table } from './table.ts';
import { withEvent, withWaiting } from './triggers.ts';
import { told, withCourse, type World } from './world.ts';

/** Resolves the top item: everybody has passed in succession. */
export const withTopResolved = (w: World): World => {
  const item = topOf(w.state.stack);
  if (item === undefined) return w;
  const resolved = () => withRemoved(w, item, 'resolved', ['resolve', 'stack']);
  switch (item.kind) {
    case 'loot': case 'ability': return withAbilityResolved(w, item);
    case 'roll': return withRollResolved(w, item);
    case 'damage':
      if (healthOf(w.state, item.target) === undefined) return withRemoved(w, item, 'fizzled', ['fizzle', 'damage']);
      return withEffects(resolved(), { controller: item.controller, you: item.controller ?? w.state.active, source: { id: 0, template: '' }, card: null, targets: [], facts: {} }, [{ do: 'take', n: item.n, who: item.target, from: item.from }]);
    case 'death': return withDeathResolved(w, item);
    case 'declaration': return withDeclarationResolved(w, item);
  }
};

const hasLegalTargets = (state: Table, { body, targets, controller }: LootItem | AbilityItem): boolean =>
  (body.targets ?? []).every((spec, i) => targets[i] !== undefined && isLegalTarget(state, spec, controller ?? state.active, targets[i]));

/** Targets are looked at once more: where one is lost or no longer fits, the whole item fizzles. */
const withAbilityResolved = (w: World, item: LootItem | AbilityItem): World => {
  if (!hasLegalTargets(w.state, item)) return withRemoved(w, item, 'fizzled', ['fizzle', 'target'], item.targets.length > 1 ? 'one-of-targets-lost' : undefined);
  const source = item.kind === 'loot' ? item.card : item.source;
  const context = { controller: item.controller, you: item.controller ?? w.state.active, source, card: item.kind === 'loot' && !item.copy ? item.card : null, targets: item.targets, facts: item.kind === 'loot' ? {} : item.facts };
  const isSourceGone = item.kind === 'ability' && placeOf(w.state, source.id) === undefined;
  return withEffects(withRemoved(w, item, 'resolved', ['resolve', 'stack'], isSourceGone ? 'source-gone' : undefined), context, item.body.effects);
};

/** «Когда игрок должен выбросить» comes first, once for each result; then modifiers, what looks for the result, and what the roll was for. */
const withRollResolved = (w: World, item: RollItem): World => {
  if (item.offered !== item.value) {
    const offered = withEvent(withItemChanged(w, { ...item, offered: item.value }), { on: 'would-roll', facts: { ref: itemRef(item.id), n: item.value } });
    if (offered.state.waiting.length > w.state.waiting.length) return offered;
  }
  const result = resultOf(w.state, item);
  const facts = { ref: playerRef(item.roller), n: result };
  const resolved = told(withRemoved(w, item, 'resolved', ['resolve', 'dice-roll']), 'rolled', ['dice-roll'], { item: item.id, n: result, seat: item.roller, ...(result === item.value ? {} : { reading: 'modifiers-at-resolution' as const }) });
  const seen = withEvent(resolved, { on: 'roll', facts });
  if (item.attack) return withAttackRolled(withEvent(seen, { on: 'attack-roll', seat: item.roller, facts }), item, result);
  const row = item.check?.table.find((r) => r.from <= result && result <= r.to);
  return item.check === null || row === undefined ? seen : withWaiting(seen, item.roller, item.check.source, [row], facts, item.check.targets);
};

/** A death that nothing stopped; «вместо смерти» of the player's objects replaces it once. */
const withDeathResolved = (w: World, item: DeathItem): World => {
  if (!isPlayerRef(item.target)) {
    if (healthOf(w.state, item.target) === undefined) return withRemoved(w, item, 'fizzled', ['fizzle', 'death']);
    return withMonsterDeath(withRemoved(w, item, 'resolved', ['resolve', 'death']), numberOf(item.target));
  }
  const seat = numberOf(item.target);
  const resolved = withRemoved(w, item, 'resolved', ['resolve', 'death']);
  for (const place of placesOf(w.state).filter((p) => p.seat === seat))
    for (const ability of abilitiesAt(w.state, place))
      if (ability.type === 'replace' && ability.event === 'die')
        return withEffects(told(resolved, 'replaced', ['replacement-effect', 'death'], { seat, ref: `o${place.object.id}` }), { controller: seat, you: seat, source: place.object, card: null, targets: [], facts: {} }, ability.effects);
  return withPlayerDeath(resolved, seat);
};

/** A declaration begins what it declares, unless the turn has moved on meanwhile. */
const withDeclarationResolved = (w: World, item: DeclarationItem): World => {
  if (w.state.course !== null || w.state.phase !== 'action') return withRemoved(w, item, 'fizzled', ['fizzle', 'end-phase']);
  const next = withRemoved(w, item, 'resolved', ['resolve', item.what === 'purchase' ? 'purchase' : item.what === 'end' ? 'end-phase' : 'declare-attack']);
  if (item.what === 'end') return withTurnEnding(next);
  return item.what === 'attack' ? withCourse(next, { kind: 'attack', step: 'target', target: null }) : withCourse(next, { kind: 'purchase', step: 'target', target: null, price: 0 });
};
