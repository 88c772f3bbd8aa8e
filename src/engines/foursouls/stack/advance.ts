/** From an action to the next decision: processes, what the game does by itself, triggers, and only then priority. */
import { priorityFrom } from './priority.ts';
import { templateOf } from './lookup.ts';
import { withDeclared } from './procedures/declare.ts';
import { runAttack } from './procedures/attack.ts';
import { runEffects } from './procedures/effects.ts';
import { withHealthKept } from './procedures/health-kept.ts';
import { runMonsterDeath } from './procedures/monster-death.ts';
import { runEndPhase, runStartPhase } from './procedures/phases.ts';
import { runPlayerDeath } from './procedures/player-death.ts';
import { runPurchase } from './procedures/purchase.ts';
import { runPutTriggers } from './procedures/put-triggers.ts';
import { withBonusEarned } from './procedures/bonus-souls.ts';
import { withDeaths, withEventsLeft, withLostAttackEnded, withSlotsFilled } from './procedures/refill.ts';
import { withSharedEnd } from './procedures/solitaire.ts';
import { withTurnEnding } from './effects/turn.ts';
import type { Seat } from './ref.ts';
import type { ReadingId } from './rules.ts';
import { soulsOf } from './stats.ts';
import type { Course, Process, StackItem, GameState } from './game-state.ts';
import { withLogEntry, withProcess, withState, type World } from './world.ts';

/** When a course goes on: at once, when the stack is empty and nothing waits, or when everybody has passed with an empty stack. */
const gateOf = (course: Course): 'now' | 'clear' | 'passed' => {
  switch (course.kind) {
    case 'attack':
      return course.step === 'roll' && course.thrown === undefined ? 'passed' : 'now';
    case 'purchase':
      return course.step === 'pay' ? 'passed' : 'now';
    case 'start-phase':
      return course.step === 0 ? 'now' : 'passed';
    case 'end-phase':
      return course.step === 1 ? 'passed' : 'now';
    case 'death-end':
      return 'clear';
  }
};
const runCourse = (w: World, course: Course, answer?: string): World => {
  switch (course.kind) {
    case 'attack':
      return runAttack(w, course, answer);
    case 'purchase':
      return runPurchase(w, course, answer);
    case 'start-phase':
      return runStartPhase(w, course);
    case 'end-phase':
      return runEndPhase(w, course, answer);
    case 'death-end':
      return withTurnEnding(withLogEntry(w, 'phase:after-death', { seat: w.state.active }));
  }
};
const isReady = (state: GameState, process: Process): boolean =>
  process.kind !== 'monster-death' || (state.waiting.length === 0 && state.stack.every((i) => i.id < process.after));
const runProcess = (w: World, process: Process, answer?: string): World => {
  switch (process.kind) {
    case 'effects':
      return runEffects(w, process, answer);
    case 'put-triggers':
      return runPutTriggers(w, process, answer);
    case 'monster-death':
      return runMonsterDeath(w, process);
    case 'player-death':
      return runPlayerDeath(w, process, answer);
  }
};

/** The answer to the pending question, given to what asked it. */
export const withAnswer = (w: World, answer: string): World => {
  const open = withState(w, { pending: null });
  const process = w.state.processes.at(-1);
  if (process !== undefined) return runProcess(open, process, answer);
  return w.state.course === null ? open : runCourse(open, w.state.course, answer);
};
/** Everybody has passed with an empty stack: the turn goes on, or in an idle action phase the active player may act again. */
export const withCourseContinued = (w: World): World => (w.state.course === null ? w : runCourse(w, w.state.course));

/** What happens by itself before priority, one thing at a time; the same world when there is nothing. */
const advanceOnce = (w: World): World => {
  for (const check of [withLostAttackEnded, withDeaths, withEventsLeft, withSlotsFilled, withBonusEarned]) {
    const next = check(w);
    if (next !== w) return next;
  }
  return w.state.waiting.length > 0 ? withProcess(w, { kind: 'put-triggers', chosen: null }) : w;
};
/** Victory is looked at between resolutions, without the stack (readings `four-or-more`, `character-soul`); a challenge has a goal of its own. */
const withWinners = (w: World): World => {
  const { state } = w;
  if (state.timer !== null) return withSharedEnd(w);
  if (state.challenge) return w;
  const winners = state.players.map((_, seat) => seat).filter((seat) => soulsOf(state, seat) >= state.soulsNeeded);
  return winners.reduce(
    (next, seat) =>
      withLogEntry(next, 'won', { rules: ['winning', 'soul-value'], seat, reading: readingOfVictory(state, seat) }),
    winners.length === 0 ? w : withState(w, { winners }),
  );
};
const readingOfVictory = (state: GameState, seat: Seat): ReadingId | undefined => {
  if (soulsOf(state, seat) > state.soulsNeeded) return 'four-or-more';
  const isCounted = templateOf(state, state.players[seat]!.character).soul !== undefined;
  return isCounted ? 'character-soul' : undefined;
};

/** An attack owed «now» is declared by itself as soon as nothing else is under way (reading `attack-at-once`). */
const isForced = ({ course, phase, stack, owed, players, active }: GameState): boolean =>
  course === null && phase === 'action' && stack.length === 0 && owed.includes('now') && players[active]!.attacks > 0;

/** One thing that happens by itself; the same world when somebody has priority or must answer. */
const withNext = (w: World): World => {
  const process = w.state.processes.at(-1);
  if (process !== undefined && isReady(w.state, process)) return runProcess(w, process);
  const won = withWinners(w);
  if (won !== w) return won;
  const { course, stack, active } = w.state;
  const gate = process !== undefined || course === null ? undefined : gateOf(course);
  if (gate === 'now') return runCourse(w, course!);
  const next = advanceOnce(w);
  if (next !== w) return next;
  if (gate === 'clear' && stack.length === 0) return runCourse(w, course!);
  return process === undefined && isForced(w.state) ? withDeclared(w, active, 'attack', 'attack-at-once') : w;
};

/** Goes on from the table before an action and the world after it until somebody must answer or has priority, or the game is over. */
export const advance = (before: GameState, start: World): World => {
  let w = withHealthKept(before, start);
  for (let steps = 0; steps < 10_000; steps += 1) {
    if (w.state.pending !== null || w.state.winners !== null) return withState(w, { priority: null });
    const next = withNext(w);
    if (next === w) return w.state.priority === null ? withPriority(w) : w;
    w = withHealthKept(w.state, next);
  }
  throw new Error('The table did not come to rest within 10 000 steps.');
};
const withPriority = (w: World): World => {
  const { starts, active, stack, players } = w.state;
  const holder = starts ?? active;
  return withLogEntry(withState(w, { priority: priorityFrom(holder) }), 'priority', {
    seat: holder,
    reading: readingOf(w, players[holder]!.dead, stack.at(-1)),
  });
};
/** The reading by which this player starts, when one decided it: a dead one, several triggers or the game's item on top, a resolved item of another player. */
const readingOf = (w: World, isDead: boolean, top: StackItem | undefined): ReadingId | undefined => {
  if (isDead) return 'dead-keep-priority';
  const puts = w.happened.filter((h) => h.code === 'put');
  if (puts.length > 1 || (puts.length === 1 && top?.controller === null)) return 'priority-after-triggers';
  return puts.length === 0 &&
    w.happened.some((h) => h.code === 'resolved' && h.seat !== undefined && h.seat !== w.state.active)
    ? 'priority-after-resolution'
    : undefined;
};
