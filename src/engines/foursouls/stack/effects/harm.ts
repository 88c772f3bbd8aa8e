/** Damage, killing, shields, healing. */
import type { Effect, EffectOf } from '../ability.ts';
import { ARMOR, isArmored, withArmorStruck } from '../boss-armor.ts';
import { withPlayerDeath } from '../death.ts';
import { withDamagePut, withDeathPut } from '../items.ts';
import { abilitiesAt, placeAt, placesOf, playerAt, type ObjectPosition } from '../lookup.ts';
import { isPlayerRef, numberOf, objectRef, playerRef, type Ref, type Seat } from '../ref.ts';
import { damageOn, healthOf, maxHealthOf } from '../stats.ts';
import type { Context, Facts, GameObject, Shield, GameState } from '../game-state.ts';
import { withEvent } from '../triggers.ts';
import { withQuestion, withDamageMarked, withId, withLogEntry, withState, type World } from '../world.ts';
import { contextOf, did, refsOf, withEffects, type Done, type Perform } from './done.ts';

type Harm = EffectOf<'damage'> | EffectOf<'kill'>;
/** Damage or death for one (readings `kill-through-stack`, `one-death-a-turn`). «Получи урон» names no target but its player: the game deals it. */
const harm = (w: World, context: Context, effect: Harm, ref: Ref): World => {
  if (healthOf(w.state, ref) === undefined) return w;
  if (effect.do === 'damage')
    return withDamagePut(w, {
      n: effect.n,
      target: ref,
      from: effect.who === 'you' ? null : dealerOf(w, context),
      controller: context.controller,
      combat: false,
    });
  if (isPlayerRef(ref) && playerAt(w.state, numberOf(ref)).dead)
    return withLogEntry(w, 'nothing:dead-already', { ref, reading: 'one-death-a-turn' });
  if (isArmored(w.state, ref)) return withArmorStruck(w, ref);
  return withDeathPut(withDamageMarked(w, ref, maxHealthOf(w.state, ref)!), ref, 'kill-through-stack');
};
/** What deals the damage: the object, or the player whose loot it is or whose object has gone (rule «Урон»). */
const dealerOf = (w: World, { source, controller }: Context): Ref | null => {
  const ref = objectRef(source.id);
  if (placeAt(w.state, ref) !== undefined) return ref;
  return controller === null ? null : playerRef(controller);
};
/**
 * Players are put in reverse, so that they resolve in turn order; of monsters the controller chooses the order; when
 * both are meant, players lie below (rule «Каждый»).
 */
export const performHarm: Perform<Harm> = (w, context, effect, answer) => {
  if (effect.who === 'each')
    return {
      w,
      done: true,
      next: [
        { ...effect, who: 'each-player' },
        { ...effect, who: 'each-monster' },
      ],
    };
  const refs = effect.rest?.filter((r) => healthOf(w.state, r) !== undefined) ?? refsOf(w.state, context, effect.who);
  if (effect.who === 'each-monster' && refs.length > 1) {
    if (answer === undefined)
      return did(withQuestion(w, { question: 'order', seat: context.you, options: refs }), false);
    return {
      w: harm(w, context, effect, answer as Ref),
      done: true,
      next: [{ ...effect, rest: refs.filter((r) => r !== answer) }],
    };
  }
  return did(
    [...refs].reverse().reduce((next, ref) => harm(next, context, effect, ref), w),
    refs.length > 0,
  );
};

/** A shield takes its part of the damage and is gone; the rest is dealt after it. */
const shieldFrom = (w: World, effect: EffectOf<'take'>, shield: Shield): Done => {
  const n = shield.n === 'all' ? 0 : Math.max(0, effect.n - shield.n);
  const next = withLogEntry(withState(w, { shields: w.state.shields.filter((s) => s !== shield) }), 'replaced:shield', {
    ref: effect.who,
    n: effect.n - n,
    reading: 'prevent-or-shield',
  });
  return n === 0 ? did(next, false) : { w: next, done: true, next: [{ ...effect, n }] };
};
/** Whether armour replaces this damage (rule «Броня босса»). */
const isStopped = ({ state }: World, { n, who, combat }: EffectOf<'take'>): boolean =>
  combat !== true && n > ARMOR && isArmored(state, who);

/** Damage is dealt now: shields replace it in the order that the one they protect chooses, the rest is marked down to 0 health. */
export const performTake: Perform<EffectOf<'take'>> = (w, context, effect, answer) => {
  const { who: ref } = effect;
  const health = healthOf(w.state, ref);
  if (health === undefined) return did(w, false);
  const shields = w.state.shields.filter((s) => s.ref === ref);
  const armor = isStopped(w, effect) ? ['armor'] : [];
  const options = [...shields.map((s) => String(s.id)), ...armor];
  if (options.length > 1 && answer === undefined) {
    const seat = isPlayerRef(ref) ? numberOf(ref) : w.state.active;
    return did(withQuestion(w, { question: 'replacement', seat, options }), false);
  }
  if ((answer ?? options[0]) === 'armor') {
    const held = withLogEntry(w, 'replaced:armor', { ref, n: ARMOR });
    return { w: held, done: true, next: [{ ...effect, n: ARMOR }] };
  }
  const shield = shields.find((s) => String(s.id) === answer) ?? shields[0];
  if (shield !== undefined) return shieldFrom(w, effect, shield);
  const marked = Math.min(effect.n, health);
  const most = maxHealthOf(w.state, ref)!;
  const dealt = withLogEntry(marked === 0 ? w : withDamageMarked(w, ref, most - health + marked), 'damaged', {
    ref,
    n: effect.n,
  });
  const facts = { ref, n: effect.n };
  const damaged = isPlayerRef(ref)
    ? withEvent(dealt, { on: 'you-damaged', seat: numberOf(ref), facts })
    : withEvent(dealt, { on: 'this-damaged', id: numberOf(ref), facts });
  return did(withDealt(damaged, effect.from, context.controller, facts));
};
/** The source deals damage only now: an object that is still in play, and the player who is the source or controls it (rule «Урон»). */
const withDealt = (w: World, from: Ref | null, controller: Seat | null, facts: Facts): World => {
  if (from === null) return w;
  if (isPlayerRef(from)) return withEvent(w, { on: 'you-deal-damage', seat: numberOf(from), facts });
  const place = placeAt(w.state, from);
  const seat = place === undefined ? controller : place.seat;
  const dealt =
    place === undefined
      ? w
      : withItemHurting(withEvent(w, { on: 'this-deals-damage', id: place.object.id, facts }), place, facts);
  return seat === null ? dealt : withEvent(dealt, { on: 'you-deal-damage', seat, facts });
};

/** An item has dealt damage to a player. */
const withItemHurting = (w: World, { zone }: ObjectPosition, facts: Facts): World =>
  zone === 'item' && facts.ref !== undefined && isPlayerRef(facts.ref)
    ? withEvent(w, { on: 'item-damages-player', seat: numberOf(facts.ref), facts })
    : w;

/** What may take the place of a death: its object, what it does, and how an answer names it: by the object, the second of one object with a number after it. */
export interface Instead {
  readonly key: string;
  readonly object: GameObject;
  readonly effects: readonly Effect[];
}
/** Every «вместо смерти» of what a player controls. */
export const insteadsOfDeath = (state: GameState, seat: Seat): readonly Instead[] =>
  placesOf(state)
    .filter((p) => p.seat === seat)
    .flatMap(({ object, zone }) =>
      abilitiesAt(state, { object, zone })
        .flatMap((a) => (a.type === 'replace' && a.event === 'die' ? [a.effects] : []))
        .map((effects, i) => ({
          key: i === 0 ? objectRef(object.id) : `${objectRef(object.id)}-${i}`,
          object,
          effects,
        })),
    );
/** A player dies, unless «вместо смерти» of one of his objects replaces it; of several he chooses one, and then there is no death left. */
export const performDie: Perform<EffectOf<'die'>> = (w, _context, { who }, answer) => {
  const seat = numberOf(who);
  const open = insteadsOfDeath(w.state, seat);
  if (open.length > 1 && answer === undefined)
    return did(withQuestion(w, { question: 'replacement', seat, options: open.map(({ key }) => key) }), false);
  const chosen = open.find(({ key }) => key === answer) ?? open[0];
  if (chosen === undefined) return did(withPlayerDeath(w, seat));
  const { object: source, effects } = chosen;
  const replaced = withLogEntry(w, 'replaced:death', { seat, ref: objectRef(source.id) });
  return did(withEffects(replaced, contextOf(seat, { source }), effects));
};

export const performShield: Perform<EffectOf<'shield'>> = (w, context, { who, n }) => {
  const [ref] = refsOf(w.state, context, who);
  if (ref === undefined) return did(w, false);
  const { w: next, id } = withId(w);
  return did(
    withLogEntry(withState(next, { shields: [...next.state.shields, { id, ref, n }] }), 'shielded', {
      ref,
      n: n === 'all' ? undefined : n,
    }),
  );
};

/** Neither the dead nor those whose death lies on the stack are healed. */
export const performHeal: Perform<EffectOf<'heal'>> = (w, context, { who, n }): Done => {
  const [ref] = refsOf(w.state, context, who);
  if (ref === undefined || maxHealthOf(w.state, ref) === undefined) return did(w, false);
  const isDying = w.state.stack.some((i) => i.kind === 'death' && i.target === ref);
  if (isDying || (isPlayerRef(ref) && playerAt(w.state, numberOf(ref)).dead))
    return did(
      isDying
        ? withLogEntry(w, 'nothing:dying-not-healed', { ref })
        : withLogEntry(w, 'nothing:dead-not-healed', { ref }),
      false,
    );
  const damage = damageOn(w.state, ref);
  const healed = n === 'all' ? damage : Math.min(n, damage);
  return did(
    healed === 0 ? w : withLogEntry(withDamageMarked(w, ref, damage - healed), 'healed', { ref, n: healed }),
    healed > 0,
  );
};

const whole = (o: GameObject): GameObject => (o.damage === 0 ? o : { ...o, damage: 0 });
/** Everything with health whole, every player alive again: what the end of a turn does. */
export const withAllHealed = (w: World): World =>
  withState(w, {
    players: w.state.players.map((p) => ({ ...p, damage: 0, dead: false, items: p.items.map(whole) })),
    monsters: w.state.monsters.map((pile) => pile.map(whole)),
    rooms: w.state.rooms.map((o) => (o === null ? null : whole(o))),
  });
