/** A battle solved: everything that the page tells of it. */
import { toNumber } from '../../exact/fraction.ts';
import { noop, type OnWork } from '../../exact/work.ts';
import type { Battle } from './battle.ts';
import { checkBattle } from './check.ts';
import { courseOf, moveOf, PASS, sidesOf, targetOf, type Course, type CoursePoint, type Sides } from './course.ts';
import { ENEMY_FATES, FALLS, type EnemyFate, type Fall } from './fate.ts';
import { addFlow, makeFlow, type Flow } from './flow.ts';
import { habitsOf, type Habit } from './habits.ts';
import type { Action } from './moves.ts';
import { ordersOf, type Order } from './order.ts';
import { planPolicy } from './plan.ts';
import { bestPolicy, type Policy } from './policy.ts';
import { addRounds, makeRounds } from './rounds.ts';

/** Numbers with their chances, from the least; numbers without a chance are left out. */
export type Chances = readonly (readonly [n: number, chance: number])[];
interface EnemyEnd {
  readonly fates: { readonly [F in EnemyFate]: number };
  readonly stands: number;
}
interface DetectiveEnd {
  readonly falls: { readonly [F in Fall]: number };
  /** In the battle at its end, or having left or avoided it. */
  readonly stands: number;
  readonly left: number;
  /** Will and Strength of one who did not fall. */
  readonly will: Chances;
  readonly strength: Chances;
}
/** What somebody does on his first turn, if nothing has changed before it. */
export interface FirstMove {
  readonly who: number;
  readonly action: Action;
  readonly target: number | undefined;
}
/** One order of attacks that is possible. */
export interface OrderEnd {
  readonly chance: number;
  /** Those who keep out of it at first, having succeeded in Stealth. */
  readonly hidden: readonly number[];
  readonly moves: readonly FirstMove[];
}
/**
 * All chances are numbers between 0 and 1. They are summed from positive terms alone, so each is off by no more than
 * {@link PRECISION} of itself.
 */
export interface BattleEnds {
  /** All enemies are beaten; the same without a fallen detective; no detective fell; the battle never ends. */
  readonly victory: number;
  readonly cleanVictory: number;
  readonly noneFell: number;
  readonly endless: number;
  readonly enemies: readonly EnemyEnd[];
  readonly detectives: readonly DetectiveEnd[];
  /** How many enemies are beaten, how many detectives fall. */
  readonly beaten: Chances;
  readonly fallen: Chances;
  /** By number of rounds; what is missing takes longer. */
  readonly rounds: Chances;
  readonly longer: number;
  readonly meanRounds: number;
  readonly orders: readonly OrderEnd[];
  readonly habits: readonly Habit[];
}
/** The largest relative error of a number: a chain is a few thousand sums and products long, each off by 2⁻⁵³. */
export const PRECISION = 1e-9;

/** Hears how many orders of all are done. */
export type OnOrder = (done: number, of: number) => void;

/**
 * Solves a battle.
 * @throws {RangeError} for a battle that is none
 * @throws {OutOfMemory} for one that is too big
 */
export const solveBattle = (battle: Battle, onWork: OnWork = noop, onOrder: OnOrder = () => {}): BattleEnds => {
  checkBattle(battle);
  const sides = sidesOf(battle, onWork);
  const orders = ordersOf(battle);
  const flow = makeFlow({ battle, pairs: sides.detectives.size * sides.enemies.size });
  const rounds = makeRounds();
  const ends = orders.map((order, at) => {
    onOrder(at, orders.length);
    const course = courseOf(battle, sides, order);
    const { policy, hidden } = choosePolicy(course, order, onWork);
    const run = { course, policy, own: sides.detectives.startOf(hidden), foe: sides.enemies.start, onWork };
    const chance = toNumber(order.chance);
    addFlow({ ...run, chance }, flow);
    addRounds({ ...run, chance }, rounds);
    return orderEnd(run, order, hidden);
  });
  return {
    ...countEnds(flow, battle, sides),
    ...countRounds(rounds, flow),
    orders: ends,
    habits: habitsOf(flow.habits),
  };
};

/** What is done in an order, and who of those who may hides at first. */
const choosePolicy = (
  course: Course,
  order: Order,
  onWork: OnWork,
): { readonly policy: Policy; readonly hidden: readonly number[] } => {
  const { battle, detectives, enemies } = course;
  if (battle.plan !== 'best') return { policy: planPolicy(course), hidden: [] };
  const { policy, worthAt } = bestPolicy(course, onWork);
  const groups = battle.canLeave ? subsetsOf(order.hidden) : [[]];
  const weighed = groups.map((hidden) => ({
    hidden,
    worth: worthAt({ own: detectives.startOf(hidden), foe: enemies.start, turn: 0 }),
  }));
  const best = weighed.reduce((a, b) => (isMore(b.worth, a.worth) ? b : a));
  return { policy, hidden: best.hidden };
};
/** Differences below this are rounding. */
const EPSILON = 1e-10;
const isMore = ([a, x]: readonly [number, number], [b, y]: readonly [number, number]): boolean =>
  a - b > EPSILON || (a - b >= -EPSILON && x - y > EPSILON);
const subsetsOf = (who: readonly number[]): readonly (readonly number[])[] =>
  who.reduce<readonly (readonly number[])[]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

interface Begun {
  readonly course: Course;
  readonly policy: Policy;
  readonly own: number;
  readonly foe: number;
}
const orderEnd = (
  { course, policy, own, foe }: Begun,
  { chance, turns }: Order,
  hidden: readonly number[],
): OrderEnd => {
  const isOver = course.detectives.isOver[own]!;
  return {
    chance: toNumber(chance),
    hidden,
    moves: isOver ? [] : turns.flatMap((_, turn) => firstMoves(course, policy, { own, foe, turn })),
  };
};
const firstMoves = ({ turns, detectives }: Course, policy: Policy, place: CoursePoint): readonly FirstMove[] => {
  const { side, who } = turns[place.turn]!;
  const choice = policy(place);
  if (side === 'enemy' || choice === PASS) return [];
  const { action, isAimed } = detectives.moves[place.own]![who]![moveOf(choice)]!;
  return [{ who, action, target: isAimed ? targetOf(choice) : undefined }];
};

/** Pairs of formations in which the battle may end, with their chances. */
const endsOf = (flow: Flow, { detectives, enemies }: Sides) =>
  [...flow.ends].flatMap((chance, pair) => {
    if (chance === 0) return [];
    const own = detectives.formations[Math.floor(pair / enemies.size)]!;
    const foes = enemies.stands[pair % enemies.size]!;
    return [{ chance, own, foes, fallen: own.filter(({ place }) => place === 'fallen').length }];
  });
type End = ReturnType<typeof endsOf>[number];

const sumOf = (ends: readonly End[], has: (end: End) => boolean): number =>
  ends.reduce((sum, end) => sum + (has(end) ? end.chance : 0), 0);
const chancesOf = (ends: readonly End[], numberOf: (end: End) => number | undefined): Chances => {
  const found = new Map<number, number>();
  for (const end of ends) {
    const n = numberOf(end);
    if (n !== undefined) found.set(n, (found.get(n) ?? 0) + end.chance);
  }
  return [...found].toSorted(([a], [b]) => a - b);
};
const isBeaten = ({ foes }: End): boolean => foes.every(({ will }) => will === 0);

const countEnds = (flow: Flow, { detectives, enemies }: Battle, sides: Sides) => {
  const ends = endsOf(flow, sides);
  const stillUp = (who: number) => ends.filter(({ own }) => own[who]!.place !== 'fallen');
  return {
    victory: sumOf(ends, isBeaten),
    cleanVictory: sumOf(ends, (end) => isBeaten(end) && end.fallen === 0),
    noneFell: sumOf(ends, ({ fallen }) => fallen === 0),
    endless: flow.endless,
    beaten: chancesOf(ends, ({ foes }) => foes.filter(({ will }) => will === 0).length),
    fallen: chancesOf(ends, ({ fallen }) => fallen),
    enemies: enemies.map((_, at): EnemyEnd => {
      const [detained = 0, killed = 0, destroyed = 0] = flow.fates.subarray(at * ENEMY_FATES.length);
      return { fates: { detained, killed, destroyed }, stands: sumOf(ends, ({ foes }) => foes[at]!.will > 0) };
    }),
    detectives: detectives.map((_, who): DetectiveEnd => {
      const [unconscious = 0, out = 0] = flow.falls.subarray(who * FALLS.length);
      const up = stillUp(who);
      return {
        falls: { unconscious, out },
        stands: sumOf(up, ({ own }) => own[who]!.place === 'in'),
        left: sumOf(up, ({ own }) => own[who]!.place !== 'in'),
        will: chancesOf(up, ({ own }) => own[who]!.will),
        strength: chancesOf(up, ({ own }) => own[who]!.strength),
      };
    }),
  };
};
const countRounds = (rounds: Float64Array, { meanRounds }: Flow) => ({
  rounds: [...rounds].flatMap((chance, n): Chances => (chance > 0 ? [[n, chance]] : [])),
  longer: Math.max(0, 1 - rounds.reduce((sum, chance) => sum + chance, 0)),
  meanRounds,
});
