/** From an action to the next decision: processes, what the game does by itself, triggers, and only then priority. */
import { priorityFrom } from '../stack/priority.ts';
import { withPut } from './items.ts';
import { playerAt } from './lookup.ts';
import { runAttack } from './procedures/attack.ts';
import { runEffects } from './procedures/effects.ts';
import { runMonsterDeath } from './procedures/monster-death.ts';
import { runEndPhase, runStartPhase } from './procedures/phases.ts';
import { runPlayerDeath } from './procedures/player-death.ts';
import { runPurchase } from './procedures/purchase.ts';
import { runPutTriggers } from './procedures/put-triggers.ts';
import { withDeaths, withEventsLeft, withLostAttackEnded, withSlotsFilled } from './procedures/refill.ts';
import { withTurnEnding } from './effects/turn.ts';
import { soulsOf } from './stats.ts';
import type { Course, Process, Table } from './table.ts';
import { told, withCourse, withPlayer, withProcess, withState, type World } from './world.ts';

/** When a course goes on: at once, when the stack is empty and nothing waits, or when everybody has passed with an empty stack. */
const gateOf = (course: Course): 'now' | 'clear' | 'passed' => {
  switch (course.kind) {
    case 'attack': return course.step === 'roll' ? 'passed' : 'now';
    case 'purchase': return course.step === 'pay' ? 'passed' : 'now';
    case 'start-phase': return course.step === 0 ? 'now' : 'passed';
    case 'end-phase': return course.step === 1 ? 'passed' : 'now';
    default: return 'clear';
  }
};
const runCourse = (w: World, course: Course, answer?: string): World => {
  switch (course.kind) {
    case 'attack': return runAttack(w, course, answer);
    case 'purchase': return runPurchase(w, course, answer);
    case 'start-phase': return runStartPhase(w, course);
    case 'end-phase': return runEndPhase(w, course, answer);
    case 'death-end': return withTurnEnding(told(w, 'phase', ['cleanup-step', 'death-end-step'], { seat: w.state.active }));
    case 'forced-attack': {
      const { active } = w.state;
      const declared = withPlayer(withCourse(w, null), active, { attacks: Math.max(0, playerAt(w.state, active).attacks - 1) });
      return withPut(declared, { kind: 'declaration', controller: active, what: 'attack' }, ['additional-attack', 'declare-attack']);
    }
  }
};
const isReady = (state: Table, process: Process): boolean =>
  process.kind !== 'monster-death' || (state.waiting.length === 0 && state.stack.every((i) => i.id < process.after));
const runProcess = (w: World, process: Process, answer?: string): World => {
  switch (process.kind) {
    case 'effects': return runEffects(w, process, answer);
    case 'put-triggers': return runPutTriggers(w, process, answer);
    case 'monster-death': return runMonsterDeath(w, process);
    case 'player-death': return runPlayerDeath(w, process, answer);
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
const settled = (w: World): World => {
  for (const check of [withLostAttackEnded, withDeaths, withEventsLeft, withSlotsFilled]) {
    const next = check(w);
    if (next !== w) return next;
  }
  return w.state.waiting.length > 0 ? withProcess(w, { kind: 'put-triggers', chosen: null }) : w;
};
/** Victory is looked at between resolutions, without the stack. */
const withWinners = (w: World): World => {
  const winners = w.state.players.map((_, seat) => seat).filter((seat) => soulsOf(w.state, seat) >= w.state.soulsNeeded);
  return winners.length === 0 ? w : told(withState(w, { winners }), 'won', ['winning', 'soul-value'], { seat: winners[0]! });
};

/** Goes on until somebody must answer or has priority, or the game is over. */
export const advance = (start: World): World => {
  let w = start;
  for (let steps = 0; steps < 10_000; steps += 1) {
    if (w.state.pending !== null || w.state.winners !== null) return withState(w, { priority: null });
    const process = w.state.processes.at(-1);
    if (process !== undefined && isReady(w.state, process)) { w = runProcess(w, process); continue; }
    const won = withWinners(w);
    if (won !== w) { w = won; continue; }
    const { course, stack } = w.state;
    const gate = process !== undefined || course === null ? undefined : gateOf(course);
    if (gate === 'now') { w = runCourse(w, course!); continue; }
    const next = settled(w);
    if (next !== w) { w = next; continue; }
    if (gate === 'clear' && stack.length === 0) { w = runCourse(w, course!); continue; }
    return w.state.priority === null ? withPriority(w) : w;
  }
  throw new Error('The table did not come to rest within 10 000 steps.');
};
const withPriority = (w: World): World => {
  const holder = w.state.starts ?? w.state.active;
  return told(withState(w, { priority: priorityFrom(holder) }), 'priority', ['priority'], { seat: holder });
};
