/** The start and the end of a turn. */
import { withAllHealed } from '../effects/harm.ts';
import { playerAt } from '../lookup.ts';
import { playerRef } from '../ref.ts';
import type { Course, GameObject } from '../table.ts';
import { withEvent } from '../triggers.ts';
import { asked, told, withCourse, withPlayer, withState, type World } from '../world.ts';
import { withCardDiscarded, withLootTaken } from '../zones.ts';

type Phase = Extract<Course, { kind: 'start-phase' | 'end-phase' }>;
/** The most cards that a hand holds when a turn ends. */
export const HAND_LIMIT = 10;

/** Recharge and triggers of the start without priority; then, each after everybody has passed: a loot card, the action phase. */
export const runStartPhase = (w: World, course: Phase): World => {
  const { active } = w.state;
  const next = withCourse(w, { kind: 'start-phase', step: course.step + 1 });
  if (course.step === 0) {
    const player = playerAt(w.state, active);
    const up = (o: GameObject): GameObject => ({ ...o, charged: true });
    const recharged = withPlayer(next, active, { character: up(player.character), items: player.items.map(up), curses: player.curses.map(up) });
    return withEvent(told(recharged, 'recharged', ['recharge-step', 'start-phase'], { seat: active }), { on: 'turn-start', seat: active, facts: { ref: playerRef(active) } });
  }
  if (course.step === 1) return withLootTaken(told(next, 'phase', ['loot-step', 'start-phase'], { seat: active }), active, 1);
  return told(withPlayer(withState(w, { phase: 'action', course: null }), active, { lootPlays: playerAt(w.state, active).lootPlays + 1 }), 'phase', ['action-phase', 'loot-play'], { seat: active });
};

/** Triggers of the end, priority, the hand down to its limit, then the next player's turn with everybody whole. */
export const runEndPhase = (w: World, course: Phase, answer: string | undefined): World => {
  const { active } = w.state;
  if (course.step === 0) return withEvent(withCourse(w, { kind: 'end-phase', step: 1 }), { on: 'turn-end', seat: active, facts: { ref: playerRef(active) } });
  if (course.step === 1) return withCourse(w, { kind: 'end-phase', step: 2 });
  const { hand } = playerAt(w.state, active);
  if (hand.length <= HAND_LIMIT) return withNextTurn(w);
  if (answer === undefined) return asked(w, { question: 'discard', seat: active, options: hand.map((c) => `c${c.id}`) });
  return withCardDiscarded(w, active, Number(answer.slice(1)));
};

const withNextTurn = (w: World): World => {
  const active = (w.state.active + 1) % w.state.players.length;
  const calm = (o: GameObject): GameObject => (o.eternal ? { ...o, eternal: false } : o);
  const healed = withAllHealed(w);
  const players = healed.state.players.map((p, seat) => ({
    ...p, items: p.items.map(calm), souls: p.souls.map(calm), lootPlays: 0, rolls: 0, attacks: seat === active ? 1 : 0, purchases: seat === active ? 1 : 0,
  }));
  const next = withState(healed, { players, active, phase: 'start', bonuses: [], shields: [], owed: [], course: { kind: 'start-phase', step: 0 } });
  return told(next, 'turn', ['end-phase', 'heal'], { seat: active });
};
