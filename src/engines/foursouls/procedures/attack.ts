/** An attack: its target when the declaration has resolved, then a roll each time everybody has passed. */
import { DIE } from '../effects/on-stack.ts';
import { withAttackEnded, withDamagePut, withPut } from '../items.ts';
import { hasKeyword, monstersOf, placeOf, playerAt, templateOf } from '../lookup.ts';
import { numberOf, objectRef, playerRef, type Ref } from '../ref.ts';
import { attackOf, evasionOf, healthOf } from '../stats.ts';
import type { Course, RollItem, Table } from '../table.ts';
import { withEvent } from '../triggers.ts';
import { asked, told, withCourse, withPlayer, withState, type World } from '../world.ts';
import { withDrawn, withLaid } from '../zones.ts';

type Attack = Extract<Course, { kind: 'attack' }>;

/** What may be attacked: monsters in slots, the deck; only what is owed when no attack is left for anything else. */
const attackTargets = (state: Table): string[] => {
  const able = monstersOf(state).filter((p) => !hasKeyword(templateOf(state, p.object), 'unattackable')).map((p) => p.object.id);
  const owed = able.filter((id) => state.owed.includes(id));
  return playerAt(state, state.active).attacks < owed.length ? owed.map(objectRef) : [...able.map(objectRef), 'deck'];
};

/** The attack has its target: what looks for it triggers, then priority passes before the first roll. */
const withTarget = (w: World, id: number): World => {
  const { active, owed } = w.state;
  const paid = owed.includes(id) ? owed.indexOf(id) : owed.indexOf('any');
  const next = withCourse(withState(w, { owed: owed.filter((_, i) => i !== paid) }), { kind: 'attack', step: 'roll', target: id });
  const begun = told(next, 'attack-begun', ['attack', 'declare-attack'], { seat: active, ref: objectRef(id), reading: 'declaration-is-item' });
  return withEvent(withEvent(begun, { on: 'you-attack', seat: active, facts: { ref: objectRef(id) } }), { on: 'attacked', id, facts: { ref: playerRef(active) } });
};

export const runAttack = (w: World, course: Attack, answer: string | undefined): World => {
  const { active } = w.state;
  if (course.step === 'target') {
    if (answer === undefined) return asked(w, { question: 'attack-target', seat: active, options: attackTargets(w.state) });
    return answer === 'deck' ? withCourse(w, { ...course, step: 'slot' }) : withTarget(w, numberOf(answer as Ref));
  }
  if (course.step === 'slot') {
    if (answer === undefined) return asked(w, { question: 'slot', seat: active, options: w.state.monsters.map((_, i) => String(i)) });
    return withRevealed(w, Number(answer));
  }
  if (!isFightable(w.state, course)) return withAttackEnded(w);
  if (answer === undefined) return asked(w, { question: 'roll', seat: active, options: DIE });
  const counted = withPlayer(w, active, { rolls: playerAt(w.state, active).rolls + 1 });
  return withPut(counted, { kind: 'roll', controller: active, roller: active, value: Number(answer), attack: true, check: null, offered: null }, ['attack-roll', 'dice-roll']);
};

/** The deck attacked: its top card covers a slot; what is no monster to attack ends the attack (reading `event-ends-attack`). */
const withRevealed = (w: World, slot: number): World => {
  const drawn = withDrawn(w, 'monster');
  const { w: laid, object } = withLaid(drawn.w, slot, drawn.template);
  const template = templateOf(laid.state, object);
  if (template.health !== undefined && !hasKeyword(template, 'unattackable')) return withTarget(laid, object.id);
  const owed = laid.state.owed.indexOf('any');
  return withAttackEnded(told(withState(laid, { owed: laid.state.owed.filter((_, i) => i !== owed) }), 'nothing', ['attack-the-deck'], { ref: objectRef(object.id), reading: 'event-ends-attack' }));
};

/** Whether both sides still stand: an attack ends as soon as one has 0 health or is gone. */
export const isFightable = (state: Table, { target, step }: Attack): boolean =>
  step !== 'roll' || (target !== null && placeOf(state, target)?.zone === 'monster' && healthOf(state, objectRef(target))! > 0 && healthOf(state, playerRef(state.active))! > 0);

/** An attack roll has its result: the one who was hit or missed is dealt combat damage. */
export const withAttackRolled = (w: World, roll: RollItem, result: number): World => {
  const { course } = w.state;
  if (course?.kind !== 'attack' || course.target === null) return w;
  const monster = objectRef(course.target);
  const player = playerRef(roll.roller);
  const evasion = evasionOf(w.state, monster);
  return result >= evasion
    ? withDamagePut(told(w, 'hit', ['attack-roll', 'evasion'], { ref: monster, n: evasion, seat: roll.roller }), attackOf(w.state, player), monster, player, roll.roller, true)
    : withDamagePut(told(w, 'missed', ['attack-roll', 'evasion'], { ref: monster, n: evasion, seat: roll.roller }), attackOf(w.state, monster), player, monster, null, true);
};
