/** The six steps of a monster's death; the sixth, filling the slot, is done with the next priority (`refill.ts`). */
import { objectRef } from '../ref.ts';
import { placeOf, templateOf, deckOf } from '../lookup.ts';
import { withAttackEnded } from '../items.ts';
import type { Process } from '../table.ts';
import { withEvent } from '../triggers.ts';
import { told, withChangedProcess, withDiscarded, withoutProcess, withProcess, type World } from '../world.ts';
import { withSoulGained, withTaken } from '../zones.ts';
import { withEffects } from './effects.ts';

type Dying = Extract<Process, { kind: 'monster-death' }>;

/** Step 1 and 2: the monster leaves its slot for the temporary zone, and what looks for its death triggers. */
export const withMonsterDeath = (w: World, id: number): World => {
  const place = placeOf(w.state, id);
  if (place === undefined) return w;
  const { object, slot } = place;
  const ended = w.state.course?.kind === 'attack' && w.state.course.target === id ? withAttackEnded(w) : w;
  const died = told(ended, 'monster-died', ['monster-death'], { ref: objectRef(id), template: object.template, reading: 'temporary-zone' });
  const after = died.state.nextId;
  const process = withProcess(died, { kind: 'monster-death', step: 0, after, object, slot });
  const taken = withTaken(process, place);
  return withEvent(withEvent(taken, { on: 'dies', id, facts: { ref: objectRef(id) } }, object), { on: 'monster-dies', facts: { ref: objectRef(id) } });
};

/** Steps 3 to 5, each when everything put since has resolved: reward, what looks for the death after it, soul or discard. */
export const runMonsterDeath = (w: World, process: Dying): World => {
  const { object } = process;
  const { active } = w.state;
  const template = templateOf(w.state, object);
  const next = withChangedProcess(w, { ...process, step: process.step + 1 });
  if (process.step === 0) {
    const rewarded = told(next, 'reward', ['reward', 'monster-death'], { seat: active, template: template.id });
    const context = { controller: active, you: active, source: object, card: null, targets: [], facts: {} };
    return template.reward === undefined ? next : withEffects(rewarded, context, template.reward);
  }
  if (process.step === 1) return withEvent(next, { on: 'dies-after-reward', id: object.id, facts: { ref: objectRef(object.id) } }, object);
  const over = withoutProcess(w, process.id);
  return (template.soul ?? 0) > 0 ? withSoulGained(over, active, template.id)
    : told(withDiscarded(over, deckOf(template), template.id), 'left', ['monster-death', 'discard-pile'], { template: template.id });
};
