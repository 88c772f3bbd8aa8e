/** How to act, in words: the first turn of everybody, and what is best afterwards. */
import type { Habit } from '../../../../engines/echo/battle/habits.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import type { Action } from '../../../../engines/echo/battle/moves.ts';
import type { FirstMove, OrderEnd } from '../../../../engines/echo/battle/solve.ts';
import type { Plan } from '../view-props.ts';
import { ACTIONS_SAID, AIM_SAYS, enemyName } from './names.ts';
import { chanceRu } from './numbers.ts';

/** «бейте ножом, цель — Враг 2». */
const moveWords = ({ state }: Plan, { action, target }: Pick<FirstMove, 'action' | 'target'>): string =>
  target === undefined || state.enemies.length === 1
    ? ACTIONS_SAID[action].advice
    : `${ACTIONS_SAID[action].advice}, цель — ${enemyName(state, target)}`;

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
    const says = [
      `${capitalRu(moveWords(plan, best))}.`,
      ...others
        .slice(0, 1)
        .map((other) => `При другом порядке атак (${chanceRu(other.share)}) ${moveWords(plan, other)}.`),
      ...targetWords(plan, who),
    ];
    return [{ who, term: ACTIONS_SAID[best.action].term, says: says.join(' ') }];
  });

/** What the only detective does first; several have a list of their own. */
export const adviceLine = (plan: Plan): string | undefined =>
  plan.state.detectives.length > 1 ? undefined : firstAdvice(plan)[0]?.says;

/** Whom his attacks go to in the whole battle, where there are several enemies. */
const targetWords = ({ state, result }: Plan, who: number): readonly string[] => {
  const aimed = result.habits.filter((habit) => habit.who === who && habit.target !== undefined);
  const all = sumOf(aimed);
  const targets = [...groupsOf(aimed, ({ target }) => `${target}`).values()]
    .map((habits) => ({ target: habits[0]!.target!, share: sumOf(habits) / all }))
    .toSorted((a, b) => b.share - a.share);
  if (targets.length < 2) return [];
  const shares = targets.map(({ target, share }) => `${enemyName(state, target)} — ${chanceRu(share)}`);
  return [`Доли атак этого Сыщика за всю Битву: ${shares.join(', ')}.`];
};
const sumOf = (habits: readonly Habit[]): number => habits.reduce((sum, { times }) => sum + times, 0);

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
  const all = sumOf(habits);
  const leaders = leadersOf(habits);
  return [...groupsOf(habits, ({ action }) => action).values()]
    .map((kind): HabitRow => {
      const { action } = kind[0]!;
      const led = kind.filter((habit) => leaders.has(`${cellOf(habit)} ${action}`));
      return { action, name: ACTIONS_SAID[action].name, when: whenWords(led, habits), share: sumOf(kind) / all };
    })
    .toSorted((a, b) => b.share - a.share);
};
/** Habits that have one key. */
const groupsOf = (habits: readonly Habit[], keyOf: (habit: Habit) => string): ReadonlyMap<string, readonly Habit[]> => {
  const groups = new Map<string, readonly Habit[]>();
  for (const habit of habits) groups.set(keyOf(habit), [...(groups.get(keyOf(habit)) ?? []), habit]);
  return groups;
};
const cellOf = ({ will, strength }: Habit): string => `${will}.${strength}`;
/** For every Will and Strength the action that is taken most often there. */
const leadersOf = (habits: readonly Habit[]): ReadonlySet<string> =>
  new Set(
    [...groupsOf(habits, cellOf).entries()].map(([cell, there]) => {
      const actions = [...groupsOf(there, ({ action }) => action).values()];
      const [{ action }] = actions.reduce((a, b) => (sumOf(b) > sumOf(a) ? b : a)) as readonly [Habit, ...Habit[]];
      return `${cell} ${action}`;
    }),
  );
/** «при Силе 1–2»: where these turns lead, as far as it tells them from others. */
const whenWords = (led: readonly Habit[], all: readonly Habit[]): string => {
  if (led.length === 0) return 'реже других, зависит от Врагов';
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
