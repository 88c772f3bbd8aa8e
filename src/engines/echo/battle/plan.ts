/** Plans without thought: everybody strikes, with what takes most on average, the weakest enemy or the first of the list. */
import { choicesAt, moveOf, stateOf, targetOf, type MoveCode, type Course, type CoursePoint } from './course.ts';
import type { CompiledMove } from './detective-side.ts';
import type { Policy } from './policy.ts';

/**
 * Best play asks the future; these plans look at the present only. Where the First Player decides, the first of the
 * list counts.
 */
export const planPolicy = (course: Course): Policy => {
  /** By state: the choice and one, 0 where it was not asked for. */
  const known = new Uint16Array(course.states);
  return (place) => {
    const state = stateOf(course, place);
    if (known[state] === 0) known[state] = plannedChoice(course, place) + 1;
    return known[state]! - 1;
  };
};

const plannedChoice = (course: Course, place: CoursePoint): MoveCode => {
  const choices = choicesAt(course, place);
  const { side, who } = course.turns[place.turn]!;
  if (side === 'enemy' || choices.length < 2) return choices[0]!;
  const moves = course.detectives.moves[place.own]![who]!;
  const target = targetOfPlan(course, place.foe);
  const strikes = choices.filter((choice) => moves[moveOf(choice)]!.isAimed && targetOf(choice) === target);
  const takes = (choice: MoveCode) => meanDamage(course, moves[moveOf(choice)]!);
  return strikes.reduce((best, choice) => (takes(choice) > takes(best) ? choice : best), strikes[0] ?? choices[0]!);
};

/** The first living enemy; for «weakest» the one with the least Will or Strength. */
const targetOfPlan = ({ battle, enemies }: Course, foe: number): number => {
  const standing = enemies.stands[foe]!.map(({ will, strength }, at) => ({
    at,
    left: Math.min(will, strength),
  })).filter(({ left }) => left > 0);
  const [first] = battle.plan === 'weakest' ? standing.toSorted((a, b) => a.left - b.left) : standing;
  return first!.at;
};
const meanDamage = ({ detectives: { damages } }: Course, move: CompiledMove): number => {
  const chances = move.chances(0);
  return move.damages.reduce((sum, kind, i) => sum + chances[i]! * (damages[kind]!.will + damages[kind]!.strength), 0);
};
