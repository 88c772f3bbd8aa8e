/**
 * What a page shows of an attack: chances, remaining health, the outcome of each face, the policy. All numbers are
 * exact, all values plain.
 */
import { chanceOf, meanOf, type Distribution } from '../../exact/distribution.ts';
import type { Fraction } from '../../exact/fraction.ts';
import { FACES, type Attack, type Face, type Goal } from './attack.ts';
import { endingOf } from './outcome.ts';
import { policyOf, type PolicyStage } from './policy.ts';
import { damageOf, isHit, resolveRoll, resultOf, startOf, type Position } from './position.ts';
import { makeSolver, type Decision, type DamageAction, type RollAction, type Solver } from './solve.ts';

/** Chances of the endings of an attack. */
export interface Summary {
  /** The chance of what is wanted. */
  readonly chance: Fraction;
  /** The chances to kill at least 1, 2, … foes. */
  readonly killed: readonly Fraction[];
  readonly died: Fraction;
  readonly endless: Fraction;
  /** Health left on average; 0 counts for death. */
  readonly meanHealth: Fraction;
}
/** One face of the die before anything is done with it. */
export interface FaceOdds {
  readonly face: Face;
  readonly result: number;
  readonly isHit: boolean;
  /** Damage to the foe. */
  readonly damage: number;
  readonly choice: Decision<RollAction>;
  /** What to do against the damage of a miss that is let be; 0 where there is none, or it is let come. */
  readonly against: DamageAction;
}
export interface Odds extends Summary {
  readonly attack: Attack;
  readonly endings: Distribution;
  /** Chance of each health of the player at the end, from 0 (dead). */
  readonly health: readonly Fraction[];
  /** Chance of each health of the last foe that was attacked, from 0 (all are dead). */
  readonly foeHealth: readonly Fraction[];
  readonly rolls: Fraction | undefined;
  /** Health lost on average. */
  readonly lost: Fraction;
  /** The first roll of the turn and a later one, face by face. */
  readonly strips: { readonly first: readonly FaceOdds[]; readonly later: readonly FaceOdds[] };
  /** The best use of the hand against each foe. */
  readonly policies: readonly (readonly PolicyStage[])[];
}

/** The chances of a distribution of endings. */
export const summaryOf = (endings: Distribution, { goal, foes }: Pick<Attack, 'goal' | 'foes'>): Summary => {
  const killed = foes.map((_, i) => chanceOf(endings, (o) => endingOf(o).killed > i));
  const died = chanceOf(endings, (o) => endingOf(o).health === 0);
  const alive = chanceOf(endings, (o) => endingOf(o).health > 0);
  const wanted: { readonly [g in Goal]: Fraction } = { kill: killed[0]!, survive: alive, health: killed.at(-1)! };
  return {
    chance: wanted[goal],
    killed,
    died,
    endless: chanceOf(endings, (o) => endingOf(o).endless),
    meanHealth: meanOf(endings, (o) => endingOf(o).health),
  };
};

/** Solves an attack: its chance, and the policy that leads to it. */
export const oddsOf = (attack: Attack, solver: Solver = makeSolver(attack)): Odds => {
  const start = startOf(attack);
  const { endings, rolls } = solver.worthOf(start);
  const places = (most: number, of: 'health' | 'foeHealth') =>
    Array.from({ length: most + 1 }, (_, n) => chanceOf(endings, (o) => endingOf(o)[of] === n));
  return {
    attack,
    endings,
    rolls,
    ...summaryOf(endings, attack),
    health: places(attack.health, 'health'),
    foeHealth: places(Math.max(...attack.foes.map((f) => f.health)), 'foeHealth'),
    lost: meanOf(endings, (o) => attack.health - endingOf(o).health),
    strips: { first: stripOf(solver, start), later: stripOf(solver, { ...start, first: false }) },
    policies: attack.foes.map((_, foe) => policyOf(solver, foe)),
  };
};

/** What each face comes to in a position. */
const stripOf = (solver: Solver, position: Position): FaceOdds[] => {
  const { attack } = solver;
  return FACES.map((face) => {
    const choice = solver.onFace(position, face);
    const next = resolveRoll(attack, position, face);
    const against =
      choice.action === 'resolve' && next.kind === 'damage' ? solver.onDamage(next.position, next.damage).action : 0;
    return {
      face,
      result: resultOf(attack, position, face),
      isHit: isHit(attack, position, face),
      damage: damageOf(attack, position, face),
      choice,
      against,
    };
  });
};
