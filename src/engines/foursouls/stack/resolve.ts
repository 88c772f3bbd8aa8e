/** The top item of the stack resolves. */
import type { Declared } from './action.ts';
import { choosable } from './effects/choose.ts';
import { contextOf, seatOf, withEffects } from './effects/done.ts';
import { withAttackRolled } from './procedures/attack.ts';
import { withSkipped } from './procedures/skipping.ts';
import { withMonsterDeath } from './procedures/monster-death.ts';
import { withTurnEnding } from './effects/turn.ts';
import type { CauseOf } from './happened.ts';
import { placeAt, placeOf, stealableItems } from './lookup.ts';
import { withItemChanged, withRemoved } from './items.ts';
import { isPlayerRef, itemRef, numberOf, playerRef } from './ref.ts';
import type { ReadingId, RuleId } from './rules.ts';
import { attackOf, healthOf, resultOf, rollBonusesOf } from './stats.ts';
import { isLegalTarget } from './target.ts';
import type {
  AbilityItem,
  Context,
  DamageItem,
  DeathItem,
  DeclarationItem,
  LootItem,
  RollItem,
  GameState,
} from './game-state.ts';
import { withChecked } from './sums.ts';
import { withEvent } from './triggers.ts';
import { withLogEntry, withCourse, type World } from './world.ts';

/** Resolves the top item: everybody has passed in succession. */
export const withTopResolved = (w: World): World => {
  const item = w.state.stack.at(-1);
  if (item === undefined) return w;
  switch (item.kind) {
    case 'loot':
    case 'ability':
      return withAbilityResolved(w, item);
    case 'roll':
      return withRollResolved(w, item);
    case 'damage':
      if (healthOf(w.state, item.target) === undefined) return withRemoved(w, item, 'fizzled:damage-without-target');
      return withEffects(
        withRemoved(w, item, 'resolved', { reading: readingOfDamage(w.state, item) }),
        contextOf(item.controller ?? w.state.active, { controller: item.controller }),
        [{ do: 'take', n: item.n, who: item.target, from: item.from, combat: item.combat }],
      );
    case 'death':
      return withDeathResolved(w, item);
    case 'declaration':
      return withDeclarationResolved(w, item);
  }
};

/** The reading that left combat damage as it was put, where whoever deals it would deal another number now. */
const readingOfDamage = (state: GameState, { combat, from, n, prevented = 0 }: DamageItem): ReadingId | undefined =>
  combat && from !== null && n + prevented !== attackOf(state, from) ? 'damage-fixed' : undefined;

type Resolving = LootItem | AbilityItem;
interface Idle {
  readonly cause: CauseOf<'fizzled'>;
  readonly holds: (state: GameState, item: Resolving, context: Context) => boolean;
}
/** Why an item whose targets are all there has nothing left to do. */
const IDLE: readonly Idle[] = [
  {
    // Rule «Способности»: of what the target controls there is nothing to choose.
    cause: 'nothing-to-choose',
    holds: (state, { body }, context) => {
      const [first] = body.effects;
      if (first?.do !== 'choose' || first.from !== 'target') return false;
      const seat = seatOf(state, context, first.who);
      return seat !== undefined && choosable(state, context, first, seat).length === 0;
    },
  },
  {
    // Rule «Способности»: there is nothing to steal from the target.
    cause: 'nothing-to-steal',
    holds: (state, { body, targets, controller }) => {
      const [first] = body.effects;
      const [from] = targets;
      if (first?.do !== 'steal-item' || first.who !== 'target' || from === undefined || !isPlayerRef(from))
        return false;
      return stealableItems(state, numberOf(from), controller ?? state.active).length === 0;
    },
  },
  {
    // Rule «Копирование способности»: an item's «уничтожь это» that a loot card copied.
    cause: 'nothing-to-destroy',
    holds: (state, item) =>
      item.kind === 'ability' &&
      item.copy === true &&
      placeOf(state, item.source.id) === undefined &&
      item.body.effects.some((e) => e.do === 'destroy' && e.who === 'this'),
  },
];
const hasLegalTargets = (state: GameState, { body, targets, controller }: Resolving): boolean =>
  (body.targets ?? []).every(
    (spec, i) => targets[i] !== undefined && isLegalTarget(state, spec, controller ?? state.active, targets[i]),
  );

/** Targets are looked at once more: where one is lost or no longer fits, the whole item fizzles. */
const withAbilityResolved = (w: World, item: Resolving): World => {
  if (!hasLegalTargets(w.state, item))
    return withRemoved(w, item, 'fizzled:target-lost', {
      reading: item.targets.length > 1 ? 'one-of-targets-lost' : undefined,
    });
  const { controller, body, targets } = item;
  const source = item.kind === 'loot' ? item.card : item.source;
  const context = contextOf(controller ?? w.state.active, {
    controller,
    source,
    card: item.kind === 'loot' && !item.copy ? item.card : null,
    specs: body.targets ?? [],
    targets,
    facts: item.kind === 'loot' ? {} : item.facts,
  });
  const idle = IDLE.find(({ holds }) => holds(w.state, item, context));
  if (idle !== undefined) return withRemoved(w, item, `fizzled:${idle.cause}`);
  const isSourceGone = item.kind === 'ability' && placeOf(w.state, source.id) === undefined;
  return withEffects(
    withRemoved(w, item, 'resolved', { reading: isSourceGone ? 'source-gone' : undefined }),
    context,
    body.effects,
  );
};

/** «Когда игрок должен выбросить» comes first, once for each result; then modifiers, what looks for the result, and what the roll was for. */
const withRollResolved = (w: World, item: RollItem): World => {
  if (item.offered !== item.value) {
    const offered = withEvent(withItemChanged(w, { ...item, offered: item.value }), {
      on: 'would-roll',
      seat: item.roller,
      facts: { ref: itemRef(item.id), n: item.value },
    });
    if (offered.state.waiting.length > w.state.waiting.length) return offered;
  }
  const result = resultOf(w.state, item);
  const facts = { ref: playerRef(item.roller), n: result };
  const removed = withRemoved(w, item, 'resolved', { rules: ['resolve', 'dice-roll'] });
  const resolved = withLogEntry(removed, 'rolled', {
    item: item.id,
    n: result,
    seat: item.roller,
    reading: rollBonusesOf(w.state, item).length === 0 ? undefined : 'modifiers-at-resolution',
  });
  const seen = withEvent(resolved, { on: 'roll', seat: item.roller, facts });
  if (item.attack)
    return withAttackRolled(withEvent(seen, { on: 'attack-roll', seat: item.roller, facts }), item, result);
  if (item.check === null) return seen;
  return withChecked(seen, item.roller, item.check, result);
};

/** A death that nothing stopped. */
const withDeathResolved = (w: World, item: DeathItem): World => {
  const { target: who } = item;
  const isPlayer = isPlayerRef(who);
  if (!isPlayer && healthOf(w.state, who) === undefined) return withRemoved(w, item, 'fizzled:nobody-dying');
  const resolved = withRemoved(w, item, 'resolved', { rules: ['resolve', 'death'] });
  if (isPlayer) return withEffects(resolved, contextOf(numberOf(who)), [{ do: 'die', who }]);
  const seat = placeAt(w.state, who)?.seat ?? null;
  const died = withMonsterDeath(resolved, numberOf(who));
  return item.rerolled === true && seat !== null
    ? withEffects(died, contextOf(seat), [{ do: 'treasure', n: 1, who: playerRef(seat) }])
    : died;
};

const RULE_OF_DECLARED = {
  attack: 'declare-attack',
  purchase: 'purchase',
  end: 'end-phase',
} as const satisfies { readonly [what in Declared]: RuleId };
/** A declaration begins what it declares, unless the turn has moved on meanwhile. */
const withDeclarationResolved = (w: World, item: DeclarationItem): World => {
  if (w.state.course !== null || w.state.phase !== 'action') return withRemoved(w, item, 'fizzled:turn-moved-on');
  const next = withRemoved(w, item, 'resolved', { rules: ['resolve', RULE_OF_DECLARED[item.what]] });
  if (item.what === 'end') return withTurnEnding(next);
  const skipped = item.what === 'attack' ? withSkipped(next, w.state.active, 'attack') : next;
  if (skipped !== next) return skipped;
  return item.what === 'attack'
    ? withCourse(next, { kind: 'attack', step: 'target', target: null })
    : withCourse(next, { kind: 'purchase', step: 'target', target: null, price: 0 });
};
