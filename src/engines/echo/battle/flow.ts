/** What comes of a policy: how often every state is visited, every end reached, everybody falls. */
import type { OnWork } from '../../exact/work.ts';
import {
  BRANCH_STEPS,
  isEnd,
  makeBranches,
  moveOf,
  pairOf,
  PASS,
  stateOf,
  targetOf,
  writeBranches,
  type Branches,
  type MoveCode,
  type Course,
  type CoursePoint,
} from './course.ts';
import { ENEMY_FATES, FALLS } from './fate.ts';
import { emptyGroup, settleVisits } from './group.ts';
import { habitAt, HABITS } from './habits.ts';
import { followerOf, localPlaces, placesOf, type Policy } from './policy.ts';

/** What is known of a battle; the orders of attacks are added up, each with its chance. */
export interface Flow {
  /** By pair of formations that is an end. */
  readonly ends: Float64Array;
  /** By enemy and fate, by detective and fall. */
  readonly fates: Float64Array;
  readonly falls: Float64Array;
  /** How often each detective does what, see `habits.ts`. */
  readonly habits: Float64Array;
  /** Rounds on average, and the chance that the battle never ends. */
  meanRounds: number;
  endless: number;
}
/** A flow of which nothing is known yet. */
export const makeFlow = ({ battle, pairs }: Pick<Course, 'battle' | 'pairs'>): Flow => ({
  ends: new Float64Array(pairs),
  fates: new Float64Array(battle.enemies.length * ENEMY_FATES.length),
  falls: new Float64Array(battle.detectives.length * FALLS.length),
  habits: new Float64Array(HABITS),
  meanRounds: 0,
  endless: 0,
});

/** A battle to be gone through from its beginning. */
export interface BattleRun {
  readonly course: Course;
  readonly policy: Policy;
  /** The formations that it begins with, and the chance of it. */
  readonly own: number;
  readonly foe: number;
  readonly chance: number;
  readonly onWork: OnWork;
}
interface Flowing extends BattleRun {
  readonly flow: Flow;
  /** By state: what comes to it from earlier groups. */
  readonly coming: Float64Array;
  readonly branches: Branches;
}

/** Adds what comes of a run to the flow of its battle. */
export const addFlow = (run: BattleRun, flow: Flow): void => {
  const { course, own, foe, chance } = run;
  const { detectives, enemies } = course;
  const flowing = { ...run, flow, coming: new Float64Array(course.states), branches: makeBranches() };
  flowing.coming[stateOf(course, { own, foe, turn: 0 })] = chance;
  for (const cohort of detectives.cohorts.toReversed())
    for (let at = enemies.size - 1; at >= 0; at -= 1) settleCohort(flowing, cohort, at);
};
/** All states of one body against one formation of the enemies. */
const settleCohort = (flowing: Flowing, cohort: readonly number[], foe: number): void => {
  if (!cohort.some((own) => isVisited(flowing, own, foe))) return;
  settleGroup(flowing, placesOf(flowing.course, cohort, foe));
  for (const own of cohort) if (isEnd(flowing.course, own, foe)) addEnd(flowing, own, foe);
};
const isVisited = ({ course, coming }: Flowing, own: number, foe: number): boolean => {
  const from = stateOf(course, { own, foe, turn: 0 });
  for (let state = from; state < from + course.turns.length; state += 1) if (coming[state]! > 0) return true;
  return false;
};
const addEnd = ({ course, coming, flow }: Flowing, own: number, foe: number): void => {
  const place = { own, foe, turn: 0 };
  const from = stateOf(course, place);
  for (let state = from; state < from + course.turns.length; state += 1)
    flow.ends[pairOf(course, place)]! += coming[state]!;
};

/** How often the states of a group are visited, and what follows from it. */
const settleGroup = (flowing: Flowing, places: readonly CoursePoint[]): void => {
  if (places.length === 0) return;
  const { course, policy, coming, branches, flow, onWork } = flowing;
  const group = emptyGroup(places.length);
  const localOf = localPlaces(course, places[0]!);
  const visits = Float64Array.from(places, (place) => coming[stateOf(course, place)]!);
  const choices = places.map(policy);
  places.forEach((place, at) => {
    writeBranches(course, place, choices[at]!, branches);
    onWork(branches.count * BRANCH_STEPS);
    for (let i = 0; i < branches.count; i += 1) {
      const local = localOf(branches, i);
      if (local < 0) group.leaving[at]! += branches.chance[i]!;
      else group.within[at * places.length + local]! += branches.chance[i]!;
    }
  });
  flow.endless += settleVisits(group, visits);
  places.forEach((place, at) => {
    if (visits[at] === 0) return;
    addTurn(flowing, place, choices[at]!, visits[at]!);
    writeBranches(course, place, choices[at]!, branches);
    onWork(branches.count * BRANCH_STEPS);
    for (let i = 0; i < branches.count; i += 1) {
      const share = visits[at]! * branches.chance[i]!;
      if (localOf(branches, i) < 0) coming[followerOf(course, branches, i)]! += share;
      addEvent(flowing, place, i, share);
    }
  });
};
/** A fate or a fall that a branch brings about. */
const addEvent = ({ course, branches, flow }: Flowing, { turn }: CoursePoint, at: number, share: number): void => {
  const [fate, { target }] = [branches.fate[at]!, branches];
  if (fate < 0) return;
  if (course.turns[turn]!.side === 'detective') flow.fates[target * ENEMY_FATES.length + fate]! += share;
  else flow.falls[target * FALLS.length + fate]! += share;
};
const addTurn = ({ course, flow }: Flowing, place: CoursePoint, choice: MoveCode, visits: number): void => {
  if (place.turn === 0) flow.meanRounds += visits;
  const { side, who } = course.turns[place.turn]!;
  if (side === 'enemy' || choice === PASS) return;
  const { will, strength } = course.detectives.formations[place.own]![who]!;
  const { action, isAimed } = course.detectives.moves[place.own]![who]![moveOf(choice)]!;
  const target = isAimed ? targetOf(choice) : undefined;
  flow.habits[habitAt({ who, action, target, will, strength })]! += visits;
};
