/**
 * The best use of what is in hand, by backward induction: a position is worth the best distribution of endings that it
 * can lead to. Only comparing reduces a distribution to numbers, and those are exact fractions. Each choice is one of
 * `exact/decision.ts`; not all of them by its `policy.ts`, because a miss that changes nothing comes back to its state.
 */
import { compareValues, decide } from '../../exact/decision.ts';
import { certain, mixture } from '../../exact/distribution.ts';
import { addFractions, makeFraction, ZERO } from '../../exact/fraction.ts';
import { weightedMean } from '../../exact/mean.ts';
import { noop, type OnWork } from '../../exact/work.ts';
import { FACES, type Attack, type Face } from './attack.ts';
import { makeOutcome } from './outcome.ts';
import {
  damageOf,
  hurt,
  isFree,
  isIdle,
  isIdleHit,
  keyOf,
  leftOf,
  likesAt,
  resolveRoll,
  flip,
  usesAgainst,
  withSpent,
  type Next,
  type Position,
} from './position.ts';
import { STEPS } from './steps.ts';
import { worthIn, type Worth } from './worth.ts';

/** What to do with a die on the stack. */
export type RollAction = 'resolve' | 'reroll' | 'flip' | 'fix';
/**
 * What to do against damage on the stack: a shield takes all of it, a number is that many points of it; 0: let it come.
 */
export type DamageAction = 'shield' | number;

/** A choice made. */
export interface Decision<A> {
  readonly action: A;
  readonly worth: Worth;
  /** Other actions that are worth exactly as much. */
  readonly equal: readonly A[];
}
export interface Solver {
  readonly attack: Attack;
  readonly worthOf: (position: Position) => Worth;
  readonly onFace: (position: Position, face: Face) => Decision<RollAction>;
  readonly onDamage: (position: Position, damage: number) => Decision<DamageAction>;
  /** Faces from the best to the worst: of several dice the first of this order is taken. */
  readonly facesOf: (position: Position) => readonly Face[];
  /** Who hears of the steps that it takes. */
  readonly onWork: OnWork;
}

/** The first face that a face is like, kept for each foe and for its first roll. */
const compileLike = (attack: Attack): ((position: Position, face: Face) => Face) => {
  const known: (readonly Face[])[] = [];
  return (position, face) => {
    const at = position.foe * 2 + (position.first ? 1 : 0);
    return (known[at] ??= likesAt(attack, position))[face - 1]!;
  };
};

/** An attack, and what is known of its positions, by their keys. */
interface Known {
  readonly attack: Attack;
  readonly onWork: OnWork;
  readonly likeOf: (position: Position, face: Face) => Face;
  /** What a throw and a reroll are worth. */
  readonly thrown: Map<number, Worth>;
  readonly rerolled: Map<number, Worth>;
  /** What to do with each face. */
  readonly faced: Map<number, (Decision<RollAction> | undefined)[]>;
  /** The best order of the faces of several dice. */
  readonly orders: Map<number, readonly Face[]>;
}
/** A throw of several dice; the first of an order counts. A reroll throws one die and is no new attack roll. */
interface Throw {
  readonly dice: number;
  readonly isReroll: boolean;
}
interface Ordered extends Throw {
  readonly order: readonly Face[];
}
interface Candidate<A> {
  readonly action: A;
  readonly worth: () => Worth;
}

/** Solves an attack; positions are counted as they are asked for and kept. */
export const makeSolver = (attack: Attack, onWork: OnWork = noop): Solver => {
  const known: Known = {
    attack,
    onWork,
    likeOf: compileLike(attack),
    thrown: new Map(),
    rerolled: new Map(),
    faced: new Map(),
    orders: new Map(),
  };
  return {
    attack,
    onWork,
    worthOf: (position) => worthOf(known, position),
    onFace: (position, face) => choicesAt(known, position)(face),
    onDamage: (position, damage) => onDamage(known, position, damage),
    facesOf: (position) => {
      worthOf(known, position);
      return known.orders.get(keyOf(position)) ?? ordersOf(known, position)[0]!;
    },
  };
};

/** The best option; among equals the first, which is the one that spends nothing. */
const bestOf = <A>({ onWork }: Known, options: readonly Candidate<A>[]): Decision<A> => {
  onWork(options.length * STEPS.option);
  const counted = options.map(({ action, worth }) => ({ action, worth: worth() }));
  const { action: best, equal } = decide(counted.map((option) => ({ action: option, values: option.worth.values })));
  return { ...best, equal: equal.map(({ action }) => action) };
};

/** What a throw from a position is worth, counted once. */
const worthOfThrow = (known: Known, position: Position, one: Throw): Worth => {
  const there = one.isReroll ? known.rerolled : known.thrown;
  const key = keyOf(position);
  const cached = there.get(key);
  if (cached !== undefined) return cached;
  const found = solveThrow(known, position, one);
  there.set(key, found);
  return found;
};
const worthOf = (known: Known, position: Position): Worth =>
  worthOfThrow(known, position, { dice: known.attack.dice, isReroll: false });

const solveThrow = (known: Known, position: Position, one: Throw): Worth => {
  const { attack, onWork, orders } = known;
  onWork(STEPS.throw);
  if (!one.isReroll && FACES.every((face) => isIdle(attack, position, face))) {
    const { foe, foeHealth, health } = position;
    return worthIn(attack, certain(makeOutcome({ killed: foe, health, foeHealth, endless: true })), undefined);
  }
  if (one.isReroll) return worthOfOrder(known, position, { ...one, order: FACES });
  const tried = ordersOf(known, position).map((order) => ({
    order,
    worth: worthOfOrder(known, position, { ...one, order }),
  }));
  const best = tried.reduce((a, b) => (compareValues(b.worth.values, a.worth.values) > 0 ? b : a));
  orders.set(keyOf(position), best.order);
  return best.worth;
};

/** What a throw is worth when of several dice the first of an order is taken. */
const worthOfOrder = (known: Known, position: Position, { order, dice, isReroll }: Ordered): Worth => {
  const { attack, onWork } = known;
  // Of the throws whose best die is the i-th of the order, all dice are among the last ones and one at least is it.
  const parts = order.map((face, i) => ({ face, weight: BigInt((6 - i) ** dice - (5 - i) ** dice) }));
  // What changes nothing is thrown again: a geometric series, which the rest of the throws divide among them.
  const counted = isReroll ? parts : parts.filter(({ face }) => !isIdle(attack, position, face));
  const merged = new Map<Worth, bigint>();
  const choiceFor = choicesAt(known, position);
  for (const { face, weight } of counted) {
    const to = choiceFor(face).worth;
    merged.set(to, (merged.get(to) ?? 0n) + weight);
  }
  const mix = [...merged].map(([of, weight]) => ({ weight, of }));
  onWork(mix.reduce((n, { of }) => n + of.endings.size, 0) * STEPS.ending);
  const after = mix.flatMap(({ weight, of }) => (of.rolls === undefined ? [] : [{ weight, of: of.rolls }]));
  const own = isReroll ? 0n : BigInt(6 ** dice);
  const share = counted.reduce((sum, { weight }) => sum + weight, 0n);
  const rolls = after.length < mix.length ? undefined : addFractions(weightedMean(after), makeFraction(own, share));
  return worthIn(attack, mixture(mix.map(({ weight, of }) => ({ weight, of: of.endings }))), rolls);
};

/** Orders of the faces among which the best is: one, unless a hit without damage may be anywhere in it. */
const ordersOf = (known: Known, position: Position): readonly (readonly Face[])[] => {
  const { attack, onWork } = known;
  // While nothing can go wrong only the damage counts; otherwise it decides between equals.
  const byDamage = [...FACES].sort((a, b) => damageOf(attack, position, b) - damageOf(attack, position, a) || b - a);
  if (attack.dice === 1 || FACES.every((face) => isIdle(attack, position, face)) || isFree(attack, position))
    return [byDamage];
  onWork(STEPS.order);
  const choiceFor = choicesAt(known, position);
  const idle = byDamage.filter((face) => isIdleHit(attack, position, face));
  const others = byDamage.filter((face) => !idle.includes(face));
  const worths = new Map(others.map((face) => [face, choiceFor(face).worth]));
  others.sort((a, b) => compareValues(worths.get(b)!.values, worths.get(a)!.values));
  // The worth of a hit without damage depends on its place among the others: try each.
  return idle.length === 0
    ? [others]
    : [...others, undefined].map((_, at) => [...others.slice(0, at), ...idle, ...others.slice(at)]);
};

const worthAfter = (known: Known, next: Next): Worth => {
  if (next.kind === 'roll') return worthOf(known, next.position);
  if (next.kind === 'damage') return onDamage(known, next.position, next.damage).worth;
  return worthIn(known.attack, certain(next.outcome), ZERO);
};

/** What to do with each face in a position; faces that are alike are solved once. */
const choicesAt = (known: Known, position: Position): ((face: Face) => Decision<RollAction>) => {
  const key = keyOf(position);
  const there = known.faced.get(key) ?? [];
  if (there.length === 0) known.faced.set(key, there);
  return (face) => {
    const like = known.likeOf(position, face);
    return (there[like] ??= solveFace(known, position, like));
  };
};

const solveFace = (known: Known, position: Position, face: Face): Decision<RollAction> => {
  const { attack } = known;
  const { hand } = position;
  const options: Candidate<RollAction>[] = [
    { action: 'resolve', worth: () => worthAfter(known, resolveRoll(attack, position, face)) },
  ];
  const most = Math.max(...FACES.map((f) => damageOf(attack, position, f)));
  // A hit without damage costs nothing: what could be spent on it is no worse spent on the next miss.
  if (isIdleHit(attack, position, face)) return bestOf(known, options);
  // Nothing can be gained at the hardest hit; and who cannot be hurt waits for a hit and keeps the hand.
  if (most > 0 && (isFree(attack, position) || damageOf(attack, position, face) === most))
    return bestOf(known, options);
  const showing = (kind: 'flips' | 'fixes', shown: Face) => choicesAt(known, withSpent(position, kind))(shown).worth;
  if (hand.rerolls > 0)
    options.push({
      action: 'reroll',
      worth: () => worthOfThrow(known, withSpent(position, 'rerolls'), { dice: 1, isReroll: true }),
    });
  if (hand.flips > 0) options.push({ action: 'flip', worth: () => showing('flips', flip(face)) });
  if (hand.fixes > 0) options.push({ action: 'fix', worth: () => showing('fixes', attack.fixTo) });
  return bestOf(known, options);
};

const onDamage = (known: Known, position: Position, damage: number): Decision<DamageAction> => {
  const { attack } = known;
  const options: Candidate<DamageAction>[] = [];
  for (let n = 0; n <= usesAgainst(attack, position, damage); n += 1)
    options.push({
      action: n,
      worth: () => worthAfter(known, hurt(withSpent(position, 'points', n), leftOf(attack, damage, n))),
    });
  if (position.hand.shields > 0)
    options.push({
      action: 'shield',
      worth: () => worthAfter(known, { kind: 'roll', position: withSpent(position, 'shields') }),
    });
  return bestOf(known, options);
};
