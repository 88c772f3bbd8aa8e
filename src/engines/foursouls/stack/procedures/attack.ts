/** An attack: its target when the declaration has resolved, then a roll each time everybody has passed. */
import { attackDiceOf, throwOf, withRollPut } from '../effects/dice.ts';
import { withAttackEnded, withDamagePut } from '../items.ts';
import { hasKeyword, isMortal, mortalsOf, placeOf, playerAt, templateOf } from '../lookup.ts';
import { isPlayerRef, numberOf, objectRef, playerRef, type Ref } from '../ref.ts';
import type { ReadingId } from '../rules.ts';
import { attackOf, evasionOf, exposureOf, healthOf, rawEvasionOf } from '../stats.ts';
import type { Course, RollItem, GameState } from '../game-state.ts';
import { withEvent } from '../triggers.ts';
import { withQuestion, withLogEntry, withCourse, withState, type World } from '../world.ts';
import { canDraw, slotsToCover, withDrawn, withLaid } from '../zones.ts';

type Attack = Extract<Course, { kind: 'attack' }>;

/** Objects that may be attacked: monsters, and items and rooms with a stat box. */
const attackable = (state: GameState): number[] =>
  mortalsOf(state)
    .filter((p) => !hasKeyword(templateOf(state, p.object), 'unattackable'))
    .map((p) => p.object.id);
/** Objects that the active player still has to attack this turn: owed ones, and those that must be attacked every turn (reading `must-be-attacked`). */
export const objectsOwed = (state: GameState): number[] =>
  attackable(state).filter(
    (id) =>
      state.owed.includes(id) ||
      (!state.attacked.includes(id) && hasKeyword(templateOf(state, placeOf(state, id)!.object), 'must-be-attacked')),
  );

/** What may be attacked: objects, players whom an effect exposes, the deck; only what is owed when no attack is left for anything else. */
const attackTargets = (state: GameState): string[] => {
  const owed = objectsOwed(state);
  if (playerAt(state, state.active).attacks < owed.length) return owed.map(objectRef);
  const players = state.players.flatMap((p, seat) =>
    seat !== state.active && !p.dead && exposureOf(state, seat) !== undefined ? [playerRef(seat)] : [],
  );
  return [...attackable(state).map(objectRef), ...players, ...(canDraw(state, 'monster') ? ['deck'] : [])];
};

/** The debts without the one that an attack on `id` pays: on this very object first, then what is owed at once. */
const owedAfter = ({ owed }: GameState, id: number): GameState['owed'] => {
  const paid = ([id, 'now', 'any'] as const).find((debt) => owed.includes(debt));
  return paid === undefined ? owed : owed.toSpliced(owed.indexOf(paid), 1);
};
/** Who or what a course attacks: its object, or the player of that character. */
export const attackedRef = (state: GameState, target: number): Ref => {
  const place = placeOf(state, target);
  return place?.zone === 'character' ? playerRef(place.seat!) : objectRef(target);
};

/** The attack has its target: what looks for it triggers, then priority passes before the first roll. A revealed monster was no monster when it was chosen (rule «Атака»). */
const withTarget = (w: World, id: number, isRevealed: boolean): World => {
  const { active, attacked } = w.state;
  const next = withCourse(withState(w, { owed: owedAfter(w.state, id), attacked: [...attacked, id] }), {
    kind: 'attack',
    step: 'roll',
    target: id,
  });
  const ref = attackedRef(w.state, id);
  const begun = withLogEntry(next, 'attack-begun', { seat: active, ref, reading: 'declaration-is-item' });
  const seen =
    isRevealed || isPlayerRef(ref) ? begun : withEvent(begun, { on: 'you-attack', seat: active, facts: { ref } });
  return withEvent(seen, { on: 'attacked', id, facts: { ref: playerRef(active) } });
};

/** Takes an attack one step further. @param answer to what it asked last; undefined where nothing was */
export const runAttack = (w: World, course: Attack, answer: string | undefined): World => {
  const { active } = w.state;
  if (course.step === 'target') {
    const options = attackTargets(w.state);
    if (options.length === 0) return withAttackEnded(withLogEntry(w, 'nothing:nobody-to-attack'));
    if (answer === undefined) return withQuestion(w, { question: 'attack-target', seat: active, options });
    if (answer === 'deck') return withCourse(w, { ...course, step: 'slot' });
    const ref = answer as Ref;
    return withTarget(w, isPlayerRef(ref) ? playerAt(w.state, numberOf(ref)).character.id : numberOf(ref), false);
  }
  if (course.step === 'slot') {
    const slots = slotsToCover(w.state);
    if (slots.length === 0) return withRevealed(w, null);
    if (answer !== undefined) return withRevealed(w, Number(answer));
    const template = w.state.decks.monster[0] ?? 'unknown';
    return withQuestion(withLogEntry(w, 'revealed', { seat: active, template }), {
      question: 'slot',
      seat: active,
      options: slots.map(String),
    });
  }
  if (!isFightable(w.state, course)) return withAttackEnded(w);
  const dice = attackDiceOf(w, active);
  const next = throwOf(w, active, { dice, thrown: course.thrown ?? [] }, answer);
  if ('asked' in next) return next.asked;
  const { kind, step, target } = course;
  return 'thrown' in next
    ? withCourse(w, { kind, step, target, thrown: next.thrown })
    : withRollPut(withCourse(w, { kind, step, target }), active, { value: next.value, dice }, null);
};

/** The deck attacked: its top card covers a slot; what is no monster to attack ends the attack (reading `event-ends-attack`). */
const withRevealed = (w: World, slot: number | null): World => {
  const drawn = withDrawn(w, 'monster');
  if (drawn.template === null) return withAttackEnded(drawn.w);
  const { w: laid, object } = withLaid(drawn.w, slot, drawn.template);
  const template = templateOf(laid.state, object);
  if (template.health !== undefined && !hasKeyword(template, 'unattackable')) return withTarget(laid, object.id, true);
  const paid = withState(laid, { owed: owedAfter(laid.state, object.id) });
  return withAttackEnded(
    withLogEntry(paid, 'nothing:not-attackable', { ref: objectRef(object.id), reading: 'event-ends-attack' }),
  );
};

/** Whether both sides still stand: an attack ends as soon as one has 0 health or is gone. */
const isFightable = (state: GameState, { target, step }: Attack): boolean => {
  if (step !== 'roll') return true;
  const place = target === null ? undefined : placeOf(state, target);
  const isThere =
    place !== undefined && (place.zone === 'character' ? !playerAt(state, place.seat!).dead : isMortal(state, place));
  return isThere && healthOf(state, attackedRef(state, target!))! > 0 && healthOf(state, playerRef(state.active))! > 0;
};

/** An attack roll has its result: the attacker and his target deal combat damage, whoever rolled (reading `roll-for-another`). */
export const withAttackRolled = (w: World, roll: RollItem, result: number): World => {
  const { course, active } = w.state;
  if (course?.kind !== 'attack' || course.target === null) return w;
  const [foe, attacker] = [attackedRef(w.state, course.target), playerRef(active)];
  const n = evasionOf(w.state, foe);
  const facts = { ref: foe, n, seat: roll.roller, reading: readingOfRoll(w.state, roll, foe) };
  return result >= n
    ? withDamagePut(withLogEntry(w, 'hit', facts), {
        n: attackOf(w.state, attacker),
        target: foe,
        from: attacker,
        controller: active,
        combat: true,
      })
    : withDamagePut(withLogEntry(w, 'missed', facts), {
        n: attackOf(w.state, foe),
        target: attacker,
        from: foe,
        controller: isPlayerRef(foe) ? numberOf(foe) : null,
        combat: true,
      });
};
/** The reading that decided who deals the damage of an attack roll, or what it had to reach. */
const readingOfRoll = (state: GameState, roll: RollItem, foe: Ref): ReadingId | undefined => {
  if (roll.roller !== state.active) return 'roll-for-another';
  return rawEvasionOf(state, foe) < 1 ? 'empty-evasion' : undefined;
};
