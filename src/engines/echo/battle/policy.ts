/**
 * The best choice at every state, from the end backward. States with the same bodies may come back to each other; such a
 * group is solved by improving a policy until nothing betters it, each policy being solved as a whole.
 */
import type { OnWork } from '../../exact/work.ts';
import {
  BRANCH_STEPS,
  choicesAt,
  isEnd,
  makeBranches,
  stateOf,
  writeBranches,
  type Branches,
  type MoveCode,
  type Course,
  type CoursePoint,
} from './course.ts';
import { emptyGroup, settleValues } from './group.ts';
import { worthOf, type Worth } from './worth.ts';

/** What is done at a state that is no end. */
export type Policy = (place: CoursePoint) => MoveCode;
export interface BestPolicy {
  readonly policy: Policy;
  /** What a state is worth by the aim: first, and between equals second. */
  readonly worthAt: (place: CoursePoint) => readonly [number, number];
}

/** Differences below this are rounding. */
const EPSILON = 1e-10;
/** A policy of a group is improved so often at most; two or three times is what it takes. */
const MOST_IMPROVEMENTS = 5;

interface Values {
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly choice: Uint8Array;
}
interface Solving {
  readonly course: Course;
  readonly worth: Worth;
  readonly values: Values;
  readonly branches: Branches;
  readonly onWork: OnWork;
}

/** Best play of both who choose: the detectives, and the First Player where ties are at their worst. */
export const bestPolicy = (course: Course, onWork: OnWork): BestPolicy => {
  const worth = worthOf(course.battle.aim, course);
  const values: Values = {
    first: new Float64Array(course.states),
    second: new Float64Array(course.states),
    choice: new Uint8Array(course.states),
  };
  const solving = { course, worth, values, branches: makeBranches(), onWork };
  const { detectives, enemies } = course;
  for (const cohort of detectives.cohorts)
    for (let foe = 0; foe < enemies.size; foe += 1) {
      writeEnds(solving, cohort, foe);
      const places = placesOf(course, cohort, foe);
      if (places.length > 0) solveGroup(solving, places);
    }
  return {
    policy: (place) => values.choice[stateOf(course, place)]!,
    worthAt: (place) => [values.first[stateOf(course, place)]!, values.second[stateOf(course, place)]!],
  };
};

/** The states of a group that are no ends, those of one formation together. */
export const placesOf = (course: Course, cohort: readonly number[], foe: number): readonly CoursePoint[] =>
  cohort.flatMap((own) => (isEnd(course, own, foe) ? [] : course.turns.map((_, turn) => ({ own, foe, turn }))));

/** Where branches lead to among the states of the group of a place; −1 where they leave it. */
export const localPlaces = (
  course: Course,
  { own, foe }: CoursePoint,
): ((branches: Branches, at: number) => number) => {
  const { detectives, turns } = course;
  const cohort = detectives.cohortOf[own]!;
  return (branches, at) => {
    const next = branches.own[at]!;
    if (branches.foe[at] !== foe || detectives.cohortOf[next] !== cohort || detectives.isOver[next]!) return -1;
    return detectives.rankInCohort[next]! * turns.length + branches.turn;
  };
};

const writeEnds = ({ course, worth, values }: Solving, cohort: readonly number[], foe: number): void => {
  for (const own of cohort) {
    if (!isEnd(course, own, foe)) continue;
    const [first, second] = worth.end(own, foe);
    const from = stateOf(course, { own, foe, turn: 0 });
    values.first.fill(first, from, from + course.turns.length);
    values.second.fill(second, from, from + course.turns.length);
  }
};

/** Whether a choice is made against the detectives. */
const isAgainst = ({ battle, turns }: Course, { turn }: CoursePoint): boolean =>
  battle.readings.ties === 'worst' && turns[turn]!.side === 'enemy';

const solveGroup = (solving: Solving, places: readonly CoursePoint[]): void => {
  const { course, values } = solving;
  for (const place of places) values.choice[stateOf(course, place)] = choicesAt(course, place)[0]!;
  const [ours, theirs] = [places.filter((p) => !isAgainst(course, p)), places.filter((p) => isAgainst(course, p))];
  for (let left = MOST_IMPROVEMENTS; left > 0; left -= 1) {
    evaluate(solving, places);
    // Whoever plays against us answers each policy as badly as can be before we change it.
    if (improve(solving, theirs, -1)) continue;
    if (!improve(solving, ours, 1)) return;
  }
  evaluate(solving, places);
};

/** Writes what the states of a group are worth under the present policy. */
const evaluate = ({ course, worth, values, branches, onWork }: Solving, places: readonly CoursePoint[]): void => {
  const group = emptyGroup(places.length);
  const [first, second] = [new Float64Array(places.length), new Float64Array(places.length)];
  const localOf = localPlaces(course, places[0]!);
  places.forEach((place, at) => {
    writeBranches(course, place, values.choice[stateOf(course, place)]!, branches);
    onWork(branches.count * BRANCH_STEPS);
    first[at]! -= place.turn === 0 ? worth.round : 0;
    for (let i = 0; i < branches.count; i += 1) {
      const chance = branches.chance[i]!;
      const local = localOf(branches, i);
      if (local >= 0) {
        group.within[at * places.length + local]! += chance;
        continue;
      }
      const state = followerOf(course, branches, i);
      group.leaving[at]! += chance;
      first[at]! += chance * (values.first[state]! + eventOf(course, worth, place, branches.fate[i]!));
      second[at]! += chance * values.second[state]!;
    }
  });
  settleValues(group, [
    { of: first, endless: worth.endless },
    { of: second, endless: 0 },
  ]);
  places.forEach((place, at) => {
    values.first[stateOf(course, place)] = first[at]!;
    values.second[stateOf(course, place)] = second[at]!;
  });
};
/** The state to which a branch leads. */
export const followerOf = ({ enemies, turns }: Course, { own, foe, turn }: Branches, at: number): number =>
  (own[at]! * enemies.size + foe[at]!) * turns.length + turn;
/** What it is worth that an enemy comes to his fate. */
const eventOf = ({ turns }: Course, { fates }: Worth, { turn }: CoursePoint, fate: number): number =>
  fate < 0 || turns[turn]!.side === 'enemy' ? 0 : fates[fate]!;

/** Changes what is done where something else is better for a side. @returns whether anything was changed */
const improve = (solving: Solving, places: readonly CoursePoint[], side: 1 | -1): boolean => {
  const { course, values } = solving;
  let isChanged = false;
  for (const place of places) {
    const state = stateOf(course, place);
    const choices = choicesAt(course, place);
    if (choices.length < 2) continue;
    let best = values.choice[state]!;
    let [first, second] = worthOfChoice(solving, place, best);
    for (const choice of choices) {
      if (choice === best) continue;
      const [one, two] = worthOfChoice(solving, place, choice);
      if (!isBetter(side * (one - first), side * (two - second))) continue;
      [best, first, second] = [choice, one, two];
    }
    isChanged ||= best !== values.choice[state];
    values.choice[state] = best;
  }
  return isChanged;
};
const isBetter = (first: number, second: number): boolean => first > EPSILON || (first >= -EPSILON && second > EPSILON);

/** What a choice leads to is worth; what the round costs is the same for all choices of a place. */
const worthOfChoice = (
  { course, worth, values, branches, onWork }: Solving,
  place: CoursePoint,
  choice: MoveCode,
): readonly [number, number] => {
  writeBranches(course, place, choice, branches);
  onWork(branches.count * BRANCH_STEPS);
  let [first, second] = [0, 0];
  for (let i = 0; i < branches.count; i += 1) {
    const state = followerOf(course, branches, i);
    first += branches.chance[i]! * (values.first[state]! + eventOf(course, worth, place, branches.fate[i]!));
    second += branches.chance[i]! * values.second[state]!;
  }
  return [first, second];
};
