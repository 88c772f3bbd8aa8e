/** The roller as its log: undo, redo, history, best play, and where chance comes in. */
import { makePlay } from '../../log/play.ts';
import { newTimeline, type Timeline } from '../../log/timeline.ts';
import type { Fight, FightPolicy } from '../combat/fight.ts';
import { eventAt } from './rules.ts';
import { countsOn, readyFor, step, type RollerAction, type RollerState } from './roller.ts';

export type RollerTimeline = Timeline<RollerState, RollerAction>;
/** Picks a whole number from 0 up to but not including `below`, each equally likely. */
export type Source = (below: number) => number;

/** Nothing thrown yet. */
export const newRoller = (fight: Fight): RollerTimeline => newTimeline(readyFor(fight));
export const { stateOf, act, historyOf } = makePlay(step);

const face = (source: Source): number => source(6) + 1;
const faces = (count: number, source: Source): readonly number[] => Array.from({ length: count }, () => face(source));

/** Dice of a test thrown. */
export const pickThrow = (state: RollerState, item: number | undefined, source: Source): RollerAction | undefined => {
  const { moment, fight } = state;
  const event = moment.kind === 'stage' ? eventAt(fight, moment.combat) : undefined;
  const entry = event?.kind === 'test' ? event.entries.find((one) => one.item === item) : undefined;
  return entry === undefined ? undefined : { kind: 'throw', item, faces: faces(entry.test.dice, source) };
};
/** The die that nothing changes. */
export const pickLuck = (source: Source): RollerAction => ({ kind: 'luck', face: face(source) });
/** One die thrown again. */
const pickAgain = (by: 'free' | 'focus' | 'clue', place: number, source: Source): RollerAction => ({
  kind: 'again',
  by,
  place,
  face: face(source),
});
/** All dice without success thrown again. */
export const pickAll = (state: RollerState, source: Source): RollerAction | undefined => {
  const { moment } = state;
  if (moment.kind !== 'thrown') return undefined;
  const failed = countsOn(state, moment.combat, moment.thrown).filter((count) => count === 0).length;
  return { kind: 'all', faces: faces(failed, source) };
};

/** Items that were there and are no longer. */
const usedOf = (before: readonly boolean[], after: readonly boolean[], apart?: number): readonly number[] =>
  before.flatMap((wasLeft, item) => (wasLeft && after[item] === false && item !== apart ? [item] : []));

/** What best play does now, dice thrown where it throws them; undefined where the fight is over. */
export const bestAction = (state: RollerState, policy: FightPolicy, source: Source): RollerAction | undefined => {
  const { moment, position, fight } = state;
  if (moment.kind === 'over') return undefined;
  if (moment.kind === 'between') return { kind: 'meet', foe: policy.nextAt(position).foe! };
  const { combat } = moment;
  const at = { position: combat.begun, ...combat };
  if (moment.kind === 'stage') {
    const event = eventAt(fight, combat);
    if (event.kind === 'luck') return pickLuck(source);
    if (event.kind === 'loss') return { kind: 'take', items: usedOf(combat.now.items, policy.landAt(at)) };
    const { item, isSkipped, isPaid } = policy.enterAt(at);
    if (event.kind === 'test') return isSkipped ? { kind: 'skip' } : pickThrow(state, item, source);
    return isPaid ? { kind: 'pay' } : { kind: 'take', items: usedOf(combat.now.items, policy.landAt(at)) };
  }
  const { thrown } = moment;
  const counts = countsOn(state, combat, thrown);
  const many = (successes: number) => counts.filter((count) => count === successes).length;
  const { item, free, all } = thrown;
  const { action, single } = policy.againAt(at, { item, failed: many(0), single: many(1), free, all });
  if (action === 'all') return pickAll(state, source);
  if (action !== 'stop') return pickAgain(action, counts.indexOf(Number(single)), source);
  const successes = counts.reduce((sum, count) => sum + count, 0);
  const event = eventAt(fight, combat);
  const entry = event.kind === 'test' ? event.entries.find((one) => one.item === item) : undefined;
  const usedAll = entry?.test.all === true && !all;
  return { kind: 'count', items: usedOf(combat.now.items, policy.landAt(at, { item, successes, usedAll }), item) };
};
