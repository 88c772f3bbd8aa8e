/** How to act, in words: the first turn of everybody, and what is best afterwards. */
import type { Habit } from '../../../../engines/echo/battle/habits.ts';
import type { Action } from '../../../../engines/echo/battle/moves.ts';
import type { FirstMove, OrderEnd } from '../../../../engines/echo/battle/solve.ts';
import type { Plan } from '../view-props.ts';
import { ACTION_DO, ACTION_NAMES, ACTION_TERMS, AIM_SAYS, enemyName, sentence } from './names.ts';
import { chanceRu } from './numbers.ts';

/** «бейте ножом, цель — Враг 2». */
const moveWords = ({ state }: Plan, { action, target }: Pick<FirstMove, 'action' | 'target'>): string =>
  target === undefined || state.enemies.length === 1
    ? ACTION_DO[action]
    : `${ACTION_DO[action]}, цель — ${enemyName(state, target)}`;

/** A first move with the share of the orders in which it is best, the likeliest first. */
interface Weighed extends FirstMove {
  readonly share: number;
}
const movesOf = (orders: readonly OrderEnd[], who: number): readonly Weighed[] => {
  const found = new Map<string, Weighed>();
  for (const { chance, moves, hidden } of orders) {
    const hides: FirstMove | undefined = hidden.includes(who)
      ? { who, action: 'stay-away', target: undefined }
      : undefined;
    const move = hides ?? moves.find((one) => one.who === who);
    if (move === undefined) continue;
    const key = `${move.action} ${move.target ?? ''}`;
    found.set(key, { ...move, share: (found.get(key)?.share ?? 0) + chance });
  }
  return [...found.values()].toSorted((a, b) => b.share - a.share);
};

export interface Advice {
  readonly who: number;
  readonly term: string;
  readonly says: string;
}
/** What each detective does on his first turn; where it hangs on the order of attacks, what else. */
export const firstAdvice = (plan: Plan): readonly Advice[] =>
  plan.state.detectives.flatMap((_, who) => {
    const [best, ...others] = movesOf(plan.result.orders, who);
    if (best === undefined) return [];
    const other = others.length === 0 ? '' : ` (${chanceRu(best.share)}), иначе ${moveWords(plan, others[0]!)}`;
    return [{ who, term: ACTION_TERMS[best.action], says: `${sentence(moveWords(plan, best))}${other}.` }];
  });

export interface HabitRow {
  readonly action: Action;
  readonly name: string;
  readonly when: string;
  readonly share: number;
}
/** Turns on which there is nothing to choose. */
const FORCED: readonly Action[] = ['release', 'lost-turn'];
/** What a detective does in the whole battle, the most frequent first. */
export const habitRows = (plan: Plan, who: number): readonly HabitRow[] => {
  const habits = plan.result.habits.filter((habit) => habit.who === who && !FORCED.includes(habit.action));
  const all = habits.reduce((sum, { times }) => sum + times, 0);
  const kinds = groupsOf(habits, ({ action, target }) => `${action} ${target ?? ''}`);
  const leaders = leadersOf(habits);
  return [...kinds.values()]
    .map((kind): HabitRow => {
      const { action, target } = kind[0]!;
      const aimed = target === undefined || plan.state.enemies.length === 1 ? '' : `: ${enemyName(plan.state, target)}`;
      return {
        action,
        name: `${ACTION_NAMES[action]}${aimed}`,
        when: whenWords(
          kind.filter((habit) => leaders.has(habit)),
          habits,
        ),
        share: kind.reduce((sum, { times }) => sum + times, 0) / all,
      };
    })
    .toSorted((a, b) => b.share - a.share);
};
/** Habits that have one key. */
const groupsOf = (habits: readonly Habit[], keyOf: (habit: Habit) => string): ReadonlyMap<string, readonly Habit[]> => {
  const groups = new Map<string, readonly Habit[]>();
  for (const habit of habits) groups.set(keyOf(habit), [...(groups.get(keyOf(habit)) ?? []), habit]);
  return groups;
};
/** For every Will and Strength the turn that comes about most often. */
const leadersOf = (habits: readonly Habit[]): ReadonlySet<Habit> => {
  const cells = groupsOf(habits, ({ will, strength }) => `${will}.${strength}`);
  return new Set([...cells.values()].map((cell) => cell.reduce((a, b) => (b.times > a.times ? b : a))));
};
/** «при Силе 1–2»: where these turns lead, as far as it tells them from others. */
const whenWords = (led: readonly Habit[], all: readonly Habit[]): string => {
  if (led.length === 0) return 'изредка, зависит от Врагов';
  const parts = (
    [
      ['will', 'Воле'],
      ['strength', 'Силе'],
    ] as const
  ).flatMap(([parameter, name]) => {
    const range = rangeOf(led.map((habit) => habit[parameter]));
    return range === rangeOf(all.map((habit) => habit[parameter])) ? [] : [`${name} ${range}`];
  });
  return parts.length === 0 ? 'чаще всего' : `при ${parts.join(' и ')}`;
};
const rangeOf = (numbers: readonly number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
};

/** What the advice is for. */
export const policyLead = ({ state }: Plan): string => {
  if (state.plan === 'best') return AIM_SAYS[state.aim];
  const whom =
    state.plan === 'weakest'
      ? 'Врагу, у которого меньше всего Воли или Силы'
      : 'первому Врагу списка, пока он не побеждён';
  return `Каждый Сыщик наносит удар ${whom}. Он выбирает то, что в среднем отнимает больше всего. Никто не лечится и не уходит.`;
};
export const AFTER_ROUND =
  'Совет верен для чисел, которые стоят сейчас. После раунда поставьте новые Волю и Силу, а порядок атак отметьте как известный: совет пересчитается.';
