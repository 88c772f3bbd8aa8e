/** What is best at each moment of an attack: asked of a solver, or kept whole as plain values that survive the way between threads. */
import { FACES, type Attack, type Face } from './attack.ts';
import {
  foeAt,
  hurt,
  keyOf,
  leftOf,
  resolveRoll,
  startOf,
  usesAgainst,
  withSpent,
  type Next,
  type Position,
} from './position.ts';
import { STEPS } from './steps.ts';
import type { DamageAction, RollAction, Solver } from './solve.ts';

export interface Advice {
  /** What to do with each face of a die on the stack, from 1. */
  readonly faces: readonly RollAction[];
  /** What to do against the damage of a miss once its roll is past; 0 where there is none, or it is let come. */
  readonly damage: DamageAction;
  /** Faces from the best to the worst: of several dice the first of this order is taken. */
  readonly order: readonly Face[];
}
export type AdviceAt = (position: Position) => Advice;

/** What a solver would do at a position. */
export const adviceOf = ({ attack, onFace, onDamage, facesOf }: Solver, position: Position): Advice => {
  const damage = foeAt(attack, position).attack;
  return {
    faces: FACES.map((face) => onFace(position, face).action),
    damage: damage === 0 ? 0 : onDamage({ ...position, first: false }, damage).action,
    order: facesOf(position),
  };
};

/** The advice of every position that can be met, whatever is rolled and done, by its key. */
export type Guide = ReadonlyMap<number, Advice>;

/** Asks a solver about every position that any roll and any choice lead to. */
export const guideOf = (solver: Solver): Guide => {
  const { attack, onWork } = solver;
  const guide = new Map<number, Advice>();
  /** Few advices differ; those that are equal are one value, which makes the way between threads short. */
  const kinds = new Map<string, Advice>();
  const open = [startOf(attack)];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    if (guide.has(keyOf(position))) continue;
    const advice = adviceOf(solver, position);
    onWork(STEPS.advice);
    const kind = JSON.stringify(advice);
    if (!kinds.has(kind)) kinds.set(kind, advice);
    guide.set(keyOf(position), kinds.get(kind)!);
    open.push(...positionsAfter(attack, position));
  }
  return guide;
};
/** @throws for a position that its attack cannot come to: that is a bug of the caller */
export const adviceIn =
  (guide: Guide): AdviceAt =>
  (position) =>
    guide.get(keyOf(position))!;

const positionsAfter = (attack: Attack, position: Position): Position[] => {
  const spent = (['rerolls', 'flips', 'fixes'] as const)
    .filter((r) => position.hand[r] > 0)
    .map((r) => withSpent(position, r));
  const settled = FACES.map((face) => resolveRoll(attack, position, face)).flatMap((next) =>
    next.kind === 'damage' ? damagesOf(attack, next.position, next.damage) : next,
  );
  return [...spent, ...settled.flatMap((next) => (next.kind === 'over' ? [] : next.position))];
};
/** The damage itself, and what follows from each way to answer it. */
const damagesOf = (attack: Attack, position: Position, damage: number): Next[] => [
  { kind: 'damage', position, damage },
  ...Array.from({ length: usesAgainst(attack, position, damage) + 1 }, (_, n) =>
    hurt(withSpent(position, 'points', n), leftOf(attack, damage, n)),
  ),
  ...(position.hand.shields > 0 ? [{ kind: 'roll', position: withSpent(position, 'shields') } as const] : []),
];
