/**
 * A battle in one order of attacks as a chain: a state is a formation of the detectives, a formation of the enemies and
 * whose turn it is. A turn is a choice and then a throw; what is rolled is written into {@link Branches}, which is used
 * over and over, because there are millions of throws.
 */
import { checkBytes, type OnWork } from '../../exact/work.ts';
import type { Battle } from './battle.ts';
import { compileDetectives, type CompiledAttack, type CompiledMove, type DetectiveSide } from './detective-side.ts';
import { compileEnemies, type EnemySide } from './enemy-side.ts';
import type { Order } from './order.ts';

/** Both sides of a battle, numbered, the same for every order. */
export interface Sides {
  readonly detectives: DetectiveSide;
  readonly enemies: EnemySide;
}
/** Values, choices, visits and what comes to a state, and the layers of the rounds. */
const BYTES_OF_STATE = 48;
/**
 * The formations of both sides.
 * @throws {OutOfMemory} where there are too many of them, see `exact/work.ts`
 */
export const sidesOf = (battle: Battle, onWork: OnWork): Sides => {
  const detectives = compileDetectives(battle, onWork);
  const enemies = compileEnemies(battle, detectives.damages, onWork);
  const turns = battle.detectives.length + battle.enemies.length;
  checkBytes(detectives.size * enemies.size * turns * BYTES_OF_STATE);
  return { detectives, enemies };
};
export interface Course extends Sides {
  readonly battle: Battle;
  readonly turns: Order['turns'];
  /** How many pairs of formations there are, and how many states. */
  readonly pairs: number;
  readonly states: number;
}
/** The course of a battle for one order of its turns. */
export const courseOf = (battle: Battle, sides: Sides, { turns }: Pick<Order, 'turns'>): Course => {
  const pairs = sides.detectives.size * sides.enemies.size;
  return { ...sides, battle, turns, pairs, states: pairs * turns.length };
};

/** A point of a course. */
export interface CoursePoint {
  readonly own: number;
  readonly foe: number;
  readonly turn: number;
}
/** The place of a pair of formations; {@link stateOf}: of a pair on a turn. */
export const pairOf = ({ enemies }: Sides, { own, foe }: CoursePoint): number => own * enemies.size + foe;
export const stateOf = (course: Course, place: CoursePoint): number =>
  pairOf(course, place) * course.turns.length + place.turn;
/** A battle is over as soon as one side is beaten, or has left. */
export const isEnd = ({ detectives, enemies }: Sides, own: number, foe: number): boolean =>
  detectives.isOver[own]! || enemies.masks[foe] === 0;

/**
 * A choice is one number: on a detective's turn the place of the move and, where it is aimed, of the enemy; on an enemy's
 * turn the place of the detective whom the First Player names; and one for a turn without a choice.
 */
export type MoveCode = number;
export const PASS: MoveCode = 255;
const TARGETS = 4;
/** The target of a move without one. */
const NOBODY = 3;
/** The place of the move in a choice; {@link targetOf}: of the enemy that it is aimed at, if any. */
export const moveOf = (choice: MoveCode): number => Math.floor(choice / TARGETS);
export const targetOf = (choice: MoveCode): number => choice % TARGETS;
const PASSES: readonly MoveCode[] = [PASS];
/** By mask: the enemies who stand. */
const STANDING = Array.from({ length: 8 }, (_, mask) => [0, 1, 2].filter((at) => Math.floor(mask / 2 ** at) % 2 === 1));

const choicesOfMoves = (moves: readonly CompiledMove[], mask: number): readonly MoveCode[] =>
  moves.flatMap(({ isAimed }, move) => (isAimed ? STANDING[mask]! : [NOBODY]).map((target) => move * TARGETS + target));
/** Lists of choices are asked for again and again: by moves and mask. */
const known = new WeakMap<readonly CompiledMove[], (readonly MoveCode[])[]>();
const choicesOf = (moves: readonly CompiledMove[], mask: number): readonly MoveCode[] => {
  const byMask = known.get(moves) ?? [];
  known.set(moves, byMask);
  byMask[mask] ??= choicesOfMoves(moves, mask);
  return byMask[mask];
};
const TIED: readonly (readonly MoveCode[])[] = [PASSES, [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

/** What may be chosen at a place that is no end; at least one choice. */
export const choicesAt = (
  { detectives, enemies, turns }: Course,
  { own, foe, turn }: CoursePoint,
): readonly MoveCode[] => {
  const { side, who } = turns[turn]!;
  const mask = enemies.masks[foe]!;
  if (side === 'enemy') return STANDING[mask]!.includes(who) ? TIED[detectives.attacks[own]![who]!.length]! : PASSES;
  const moves = detectives.moves[own]![who]!;
  return moves.length === 0 ? PASSES : choicesOf(moves, mask);
};

/** What a throw may lead to: a number of branches, each with its chance, its formations and who falls by it. */
export interface Branches {
  count: number;
  turn: number;
  readonly chance: Float64Array;
  readonly own: Int32Array;
  readonly foe: Int32Array;
  /** Whoever is struck, and what becomes of him: a place in `ENEMY_FATES` or `FALLS`, −1 for nothing. */
  target: number;
  readonly fate: Int8Array;
}
const MOST_BRANCHES = 64;
/** Steps of work that a branch takes wherever it is met, see `exact/work.ts`. */
export const BRANCH_STEPS = 8;
/** Room for the branches of one state, used for every state anew. */
export const makeBranches = (): Branches => ({
  count: 0,
  turn: 0,
  chance: new Float64Array(MOST_BRANCHES),
  own: new Int32Array(MOST_BRANCHES),
  foe: new Int32Array(MOST_BRANCHES),
  target: 0,
  fate: new Int8Array(MOST_BRANCHES),
});

/** Writes what a choice at a place leads to. */
export const writeBranches = (course: Course, place: CoursePoint, choice: MoveCode, to: Branches): void => {
  const { detectives, turns } = course;
  const { side, who } = turns[place.turn]!;
  to.turn = (place.turn + 1) % turns.length;
  if (choice === PASS) writePass(place, to);
  else if (side === 'enemy') writeAttack(detectives.attacks[place.own]![who]![choice]!, place, to);
  else writeMove(course, place, choice, to);
};
const writePass = ({ own, foe }: CoursePoint, to: Branches): void => {
  to.count = 1;
  to.chance[0] = 1;
  to.own[0] = own;
  to.foe[0] = foe;
  to.fate[0] = -1;
};
const writeAttack = (attack: CompiledAttack, { foe }: CoursePoint, to: Branches): void => {
  to.count = attack.to.length;
  to.target = attack.who;
  for (let i = 0; i < to.count; i += 1) {
    to.chance[i] = attack.chances[i]!;
    to.own[i] = attack.to[i]!;
    to.foe[i] = foe;
    to.fate[i] = attack.falls[i]!;
  }
};
const writeMove = (
  { detectives, enemies, turns }: Course,
  place: CoursePoint,
  choice: MoveCode,
  to: Branches,
): void => {
  const { own, foe, turn } = place;
  const move = detectives.moves[own]![turns[turn]!.who]![moveOf(choice)]!;
  const chances = move.chances(enemies.masks[foe]!);
  to.count = move.to.length;
  to.target = targetOf(choice);
  for (let i = 0; i < to.count; i += 1) {
    to.chance[i] = chances[i]!;
    to.own[i] = move.to[i]!;
    to.foe[i] = foe;
    to.fate[i] = -1;
    if (!move.isAimed) continue;
    const at = enemies.placeOf(foe, to.target, move.damages[i]!);
    to.foe[i] = enemies.to[at]!;
    to.fate[i] = enemies.fates[at]!;
  }
};
