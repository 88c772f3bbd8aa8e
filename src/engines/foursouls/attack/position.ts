/** The position of an attack between two rolls, and how each event changes it. */
import { compileCode, type Field } from '../../exact/code.ts';
import { FACES, MOST, type Attack, type Face, type Foe, type Hand, type Resource } from './attack.ts';
import { makeOutcome, type Outcome } from './outcome.ts';

export interface Position {
  /** Which of the foes is attacked, from 0. */
  readonly foe: number;
  readonly foeHealth: number;
  readonly health: number;
  /** The next roll is a first one. */
  readonly first: boolean;
  readonly hand: Hand;
}

/** The position before the first roll. */
export const startOf = ({ health, hand, foes }: Attack): Position => ({
  foe: 0,
  foeHealth: foes[0]!.health,
  health,
  first: true,
  hand,
});
/** The foe that is attacked now. */
export const foeAt = ({ foes }: Attack, { foe }: Position): Foe => foes[foe]!;

/** The result of a face: what is added is added, then it is held to 1–6 (rule «Броски кубика»). */
export const resultOf = ({ rollBonus, firstBonus }: Attack, { first }: Position, face: Face): number =>
  Math.min(6, Math.max(1, face + rollBonus + (first ? firstBonus : 0)));

/** Whether a face hits. A result is never below 1 nor above 6, so neither is an evasion that it is held against. */
export const isHit = (attack: Attack, position: Position, face: Face): boolean =>
  resultOf(attack, position, face) >= Math.min(6, Math.max(1, foeAt(attack, position).evasion));
/** Damage that a face does to the foe; 0 for a miss, and for a hit of one who has no damage. */
export const damageOf = (attack: Attack, position: Position, face: Face): number =>
  isHit(attack, position, face) ? attack.attack + (resultOf(attack, position, face) === 6 ? attack.sixBonus : 0) : 0;

/** Misses change nothing: the foe does no damage, and there is no bonus to lose. */
export const isFree = (attack: Attack, position: Position): boolean =>
  !position.first && foeAt(attack, position).attack === 0;
/** A hit without damage: the same position comes back. */
export const isIdleHit = (attack: Attack, position: Position, face: Face): boolean =>
  !position.first && isHit(attack, position, face) && damageOf(attack, position, face) === 0;
/** A face that changes nothing: the next roll is thrown as if this one had not been. */
export const isIdle = (attack: Attack, position: Position, face: Face): boolean =>
  isIdleHit(attack, position, face) || (isFree(attack, position) && damageOf(attack, position, face) === 0);
/** The most uses of `points` that mean anything against a damage. */
export const usesAgainst = ({ pointsEach }: Attack, { hand }: Position, damage: number): number =>
  Math.min(Math.ceil(damage / pointsEach), hand.points);
/** The rest of a damage after `uses` uses of `points`. */
export const leftOf = ({ pointsEach }: Attack, damage: number, uses: number): number =>
  Math.max(0, damage - uses * pointsEach);
/** A flipped result is 7 minus it (rule «Перевернуть»). */
export const flip = (face: Face): Face => (7 - face) as Face;
/**
 * The first face that each face, from 1, is like: where two hit alike and do the same damage, as they lie and turned over, there is
 * nothing to tell them apart. It hangs on the foe and on whether the roll is a first one.
 */
export const likesAt = (attack: Attack, position: Position): readonly Face[] => {
  const does = (face: Face) => `${isHit(attack, position, face)} ${damageOf(attack, position, face)}`;
  const kinds = FACES.map((face) => `${does(face)} ${does(flip(face))}`);
  return kinds.map((kind) => FACES[kinds.indexOf(kind)]!);
};

/** What follows from something that happened. */
export type Next =
  | { readonly kind: 'roll'; readonly position: Position }
  /** Damage to the player is on the stack and may still be prevented. */
  | { readonly kind: 'damage'; readonly position: Position; readonly damage: number }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** A roll resolves with a face: a hit hurts the foe, a miss puts the foe's damage on the stack. */
export const resolveRoll = (attack: Attack, position: Position, face: Face): Next => {
  const dealt = damageOf(attack, position, face);
  const after: Position = { ...position, first: false };
  if (!isHit(attack, position, face)) {
    const damage = foeAt(attack, position).attack;
    return damage === 0 ? { kind: 'roll', position: after } : { kind: 'damage', position: after, damage };
  }
  if (dealt < position.foeHealth)
    return { kind: 'roll', position: { ...after, foeHealth: position.foeHealth - dealt } };
  const foe = position.foe + 1;
  const next = attack.foes[foe];
  if (next === undefined)
    return {
      kind: 'over',
      outcome: makeOutcome({ killed: foe, health: position.health, foeHealth: 0, endless: false }),
    };
  return { kind: 'roll', position: { ...after, foe, foeHealth: next.health, first: attack.firstEach } };
};

/** Damage resolves. Health is never below 0; at 0 the attack ends. */
export const hurt = (position: Position, damage: number): Next => {
  const health = Math.max(0, position.health - damage);
  if (health > 0) return { kind: 'roll', position: { ...position, health } };
  return {
    kind: 'over',
    outcome: makeOutcome({ killed: position.foe, health: 0, foeHealth: position.foeHealth, endless: false }),
  };
};

/** The position after spending something `times` times. */
export const withSpent = (position: Position, resource: Resource, times = 1): Position => ({
  ...position,
  hand: { ...position.hand, [resource]: position.hand[resource] - times },
});

const CODE = compileCode({
  foe: MOST.foes - 1,
  foeHealth: MOST.health,
  health: MOST.health,
  first: 1,
  rerolls: MOST.uses,
  flips: MOST.uses,
  fixes: MOST.uses,
  shields: MOST.uses,
  points: MOST.uses,
} satisfies { readonly [f in Resource | Exclude<keyof Position, 'hand'>]: Field });

/** A position as one whole number. @throws {RangeError} beyond the bounds of an attack, see {@link MOST} */
export const keyOf = ({ foe, foeHealth, health, first, hand }: Position): number => {
  const { rerolls, flips, fixes, shields, points } = hand;
  return CODE.pack({ foe, foeHealth, health, first: first ? 1 : 0, rerolls, flips, fixes, shields, points });
};
