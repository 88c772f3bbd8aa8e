/** The start and the end of a turn. */
import { contextOf, withEffects } from '../effects/done.ts';
import { hasBeginning } from '../effects/begin-turn.ts';
import { isLootReplaced } from '../effects/gains.ts';
import { withAllHealed } from '../effects/harm.ts';
import { isEternal, placeAt, playerAt } from '../lookup.ts';
import { cardRef, numberOf, objectRef, playerRef, type CardRef, type Ref, type Seat } from '../ref.ts';
import type { Course, GameObject } from '../game-state.ts';
import { withEvent } from '../triggers.ts';
import { withQuestion, withLogEntry, withCourse, withPlayer, withState, type World } from '../world.ts';
import { withCardDiscarded, withDiscardSeen, withLootTaken, withObjectDiscarded } from '../zones.ts';
import { withSlotsFilled } from './refill.ts';
import { withRoomsLeft, withRoundOver } from './solitaire.ts';
import { withSkipped } from './skipping.ts';

type Phase = Extract<Course, { kind: 'start-phase' | 'end-phase' }>;
/** The most cards that a hand holds when a turn ends. */
const HAND_LIMIT = 10;

/** What «с началом хода» adds to the beginning of the turn, then recharge of what the active player and the game control, but not the shop, and triggers of the start without priority; then, each after everybody has passed: a loot card, the action phase. */
export const runStartPhase = (w: World, course: Phase): World => {
  const { active } = w.state;
  if (course.step === 0 && course.begun === undefined && hasBeginning(w.state, active)) {
    const begun = withCourse(w, { ...course, begun: true });
    return withEffects(begun, contextOf(active), [{ do: 'begin-turn', who: playerRef(active) }]);
  }
  const next = withCourse(w, { kind: 'start-phase', step: course.step + 1 });
  if (course.step === 0) return withTurnStarted(withRecharged(next, active), active);
  if (course.step === 1) return withLootStep(next, active);
  return withActionPhase(next, active);
};
/** Everything that the active player and the game control, unless the step is skipped. */
const withRecharged = (w: World, active: Seat): World => {
  const skipped = withSkipped(w, active, 'recharge-step');
  if (skipped !== w) return skipped;
  const player = playerAt(w.state, active);
  const up = (o: GameObject): GameObject => ({ ...o, charged: true });
  const yours = withPlayer(w, active, {
    character: up(player.character),
    items: player.items.map(up),
    curses: player.curses.map(up),
    souls: player.souls.map(up),
  });
  const recharged = withState(yours, {
    monsters: w.state.monsters.map((pile) => pile.map((o, i) => (i === pile.length - 1 ? up(o) : o))),
    rooms: w.state.rooms.map((o) => (o === null ? null : up(o))),
  });
  return withLogEntry(recharged, 'recharged:step', { seat: active });
};
const withTurnStarted = (w: World, active: Seat): World =>
  withEvent(w, { on: 'turn-start', seat: active, facts: { ref: playerRef(active) } });
/** A loot card; a step that is skipped takes its round of priority with it (reading `skipped-step-priority`). */
const withLootStep = (w: World, active: Seat): World => {
  const skipped = withSkipped(w, active, 'loot-step');
  if (skipped !== w) return withActionPhase(skipped, active);
  const begun = withLogEntry(w, 'phase:loot-step', { seat: active });
  return isLootReplaced(w.state, active)
    ? withEffects(begun, contextOf(active), [{ do: 'loot', n: 1, who: playerRef(active) }])
    : withLootTaken(begun, active, 1);
};
const withActionPhase = (w: World, active: Seat): World => {
  const skipped = withSkipped(w, active, 'action-phase');
  if (skipped !== w)
    return withLogEntry(withCourse(withState(skipped, { phase: 'end' }), { kind: 'end-phase', step: 0 }), 'phase:end', {
      seat: active,
    });
  return withLogEntry(
    withPlayer(withState(w, { phase: 'action', course: null }), active, {
      lootPlays: playerAt(w.state, active).lootPlays + 1,
    }),
    'phase:action',
    { seat: active },
  );
};

/** Triggers of the end, priority, the hand down to its limit, a room that may be changed after a monster died, then the next player's turn with everybody whole. */
export const runEndPhase = (w: World, course: Phase, answer: string | undefined): World => {
  const { active } = w.state;
  if (course.step === 0)
    return withEvent(withCourse(w, { kind: 'end-phase', step: 1 }), {
      on: 'turn-end',
      seat: active,
      facts: { ref: playerRef(active) },
    });
  if (course.step === 1) return withCourse(w, { kind: 'end-phase', step: 2 });
  if (course.step === 2) {
    const { hand } = playerAt(w.state, active);
    const { discarded = 0 } = course;
    if (hand.length <= HAND_LIMIT)
      return withCourse(withDiscardSeen(w, active, discarded), { kind: 'end-phase', step: 3 });
    if (answer === undefined)
      return withQuestion(w, { question: 'discard', seat: active, options: hand.map((c) => cardRef(c.id)) });
    return withCourse(withCardDiscarded(w, active, numberOf(answer as CardRef)), {
      ...course,
      discarded: discarded + 1,
    });
  }
  if (course.step === 3) return withRoomChanged(withCourse(w, { kind: 'end-phase', step: 4 }), answer);
  return course.step === 4 ? withRoomsLeft(withCourse(w, { kind: 'end-phase', step: 5 })) : withNextTurn(w);
};

/** The active player may discard a room if a monster died this turn; its slot is filled before anyone gets priority. */
const withRoomChanged = (w: World, answer: string | undefined): World => {
  const { active, monsterDied, rooms } = w.state;
  const open = rooms.flatMap((o) =>
    o === null || isEternal(w.state, { object: o, zone: 'room' }) ? [] : [objectRef(o.id)],
  );
  if (!monsterDied || open.length === 0 || answer === 'keep') return w;
  if (answer === undefined)
    return withQuestion(withCourse(w, { kind: 'end-phase', step: 3 }), {
      question: 'room',
      seat: active,
      options: ['keep', ...open],
    });
  return withSlotsFilled(
    withObjectDiscarded(withLogEntry(w, 'phase:room-changed', { seat: active }), placeAt(w.state, answer as Ref)!),
  );
};

/** Whose turn is next: every turn that is to be skipped is, and a round is over whenever all have come round. Where everybody always skips, the next one plays all the same. */
const withTurnsSkipped = (over: World): { readonly w: World; readonly next: Seat } => {
  const seats = over.state.players.length;
  const onward = (w: World, from: Seat): { readonly w: World; readonly next: Seat } => {
    const next = (from + 1) % seats;
    return { w: next === 0 ? withRoundOver(w, over.state.active) : w, next };
  };
  let come = onward(over, over.state.active);
  for (let always = 0; always < seats;) {
    const skipped = withSkipped(come.w, come.next, 'turn');
    if (skipped === come.w) break;
    always = skipped.state.skips === come.w.state.skips ? always + 1 : 0;
    come = onward(skipped, come.next);
  }
  return come;
};
/** The next player's turn, with everybody whole again. */
const withNextTurn = (over: World): World => {
  const { w, next: active } = withTurnsSkipped(over);
  const calm = (o: GameObject): GameObject => {
    if (!o.eternal && o.until === undefined) return o;
    const { until, card, ...rest } = o;
    const template = until ?? o.template;
    return { ...rest, template, eternal: false, ...(card === undefined || card === template ? {} : { card }) };
  };
  const healed = withAllHealed(w);
  const players = healed.state.players.map((p, seat) => ({
    ...p,
    items: p.items.map(calm),
    souls: p.souls.map(calm),
    copies: [],
    lootPlays: 0,
    rolls: 0,
    attacks: seat === active ? 1 : 0,
    purchases: seat === active ? 1 : 0,
  }));
  const next = withState(healed, {
    players,
    active,
    phase: 'start',
    monsters: healed.state.monsters.map((pile) => pile.map(calm)),
    shop: healed.state.shop.map((o) => (o === null ? null : calm(o))),
    rooms: healed.state.rooms.map((o) => (o === null ? null : calm(o))),
    bonuses: [],
    changes: [],
    shields: [],
    owed: [],
    attacked: [],
    exposed: [],
    monsterDied: false,
    course: { kind: 'start-phase', step: 0 },
  });
  return withLogEntry(next, 'turn', { seat: active });
};
