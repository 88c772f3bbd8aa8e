/** How often each detective makes each move, and in what state: a policy in a few numbers. */
import { BOUNDS } from './battle.ts';
import { ACTIONS, type Action } from './moves.ts';

/** A turn of a detective, with how often it comes about in a battle. */
export interface Habit {
  readonly who: number;
  readonly action: Action;
  /** The enemy it is aimed at. */
  readonly target: number | undefined;
  /** His Will and Strength at that moment. */
  readonly will: number;
  readonly strength: number;
  readonly times: number;
}

const [PEOPLE, TARGETS, LEVELS] = [BOUNDS.detectives[1], BOUNDS.enemies[1] + 1, BOUNDS.vigour[1] + 1];
const NOBODY = BOUNDS.enemies[1];
/** How many kinds of turns there are. */
export const HABITS = PEOPLE * ACTIONS.length * TARGETS * LEVELS * LEVELS;
/** The place of a kind of turn. */
export const habitAt = ({ who, action, target = NOBODY, will, strength }: Omit<Habit, 'times'>): number =>
  (((who * ACTIONS.length + ACTIONS.indexOf(action)) * TARGETS + target) * LEVELS + will) * LEVELS + strength;

/** Turns that come about at all, the most frequent first. */
export const habitsOf = (times: Float64Array): readonly Habit[] => {
  const habits: Habit[] = [];
  times.forEach((often, at) => {
    if (often === 0) return;
    const rest = Math.floor(at / LEVELS / LEVELS);
    const target = rest % TARGETS;
    const act = Math.floor(rest / TARGETS);
    habits.push({
      who: Math.floor(act / ACTIONS.length),
      action: ACTIONS[act % ACTIONS.length]!,
      target: target === NOBODY ? undefined : target,
      will: Math.floor(at / LEVELS) % LEVELS,
      strength: at % LEVELS,
      times: often,
    });
  });
  return habits.toSorted((a, b) => b.times - a.times);
};
