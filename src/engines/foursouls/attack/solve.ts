/**
 * The best use of what is in hand, by backward induction: a position is worth the best distribution of endings that it
 * can lead to. Only comparing reduces a distribution to numbers, and those are exact fractions. Each choice is one of
 * `exact/decision.ts`; not all of them by its `policy.ts`, because a miss that changes nothing comes back to its state.
 */
import { compareValues, decided } from '../../exact/decision.ts';
import { certain, mixture, totalOf, type Distribution } from '../../exact/distribution.ts';
import { addFractions, makeFraction, ZERO, type Fraction } from '../../exact/fraction.ts';
import { weightedMean } from '../../exact/mean.ts';
import { unheard, type OnWork } from '../../exact/work.ts';
import { FACES, type Attack, type Face, type Goal } from './attack.ts';
import { endingOf, makeOutcome } from './outcome.ts';
import {
  damageOf,
  hurt,
  isFree,
  isIdle,
  isIdleHit,
  keyOf,
  leftOf,
  likesAt,
  resolved,
  turned,
  usesAgainst,
  withSpent,
  type Next,
  type Position,
} from './position.ts';
import { STEPS } from './steps.ts';

/** What to do with a die on the stack. */
export type RollAction = 'resolve' | 'reroll' | 'flip' | 'fix';
/** What to do against damage on the stack: a shield takes it whole, a number is so many points of it; 0: let it come. */
export type DamageAction = 'shield' | number;

/** What a position leads to under the best choices. */
export interface Worth {
  readonly endings: Distribution;
  /** Attack rolls still to come on average (a reroll is no new roll); absent where it may go on for ever. */
  readonly rolls: Fraction | undefined;
  /** What is wanted first, then what decides between equals. */
  readonly values: readonly Fraction[];
}
/** A choice made. */
export interface Choice<A> {
  readonly action: A;
  readonly worth: Worth;
  /** Other actions that are worth exactly as much. */
  readonly equal: readonly A[];
}
export interface Solver {
  readonly attack: Attack;
  readonly worthOf: (position: Position) => Worth;
  readonly onFace: (position: Position, face: Face) => Choice<RollAction>;
  readonly onDamage: (position: Position, damage: number) => Choice<DamageAction>;
  /** Faces from the best to the worst: of several dice the first of this order is taken. */
  readonly facesOf: (position: Position) => readonly Face[];
  /** Who hears of the steps that it takes. */
  readonly onWork: OnWork;
}

/** Solves an attack; positions are counted as they are asked for and kept. */
export const makeSolver = (attack: Attack, onWork: OnWork = unheard): Solver => {
  /** By the key of a position: what a throw and a reroll are worth, and what to do with each face. */
  const [thrownThere, rerolledThere] = [new Map<number, Worth>(), new Map<number, Worth>()];
  /** The best order of the faces of several dice. */
  const orders = new Map<number, readonly Face[]>();
  const faced = new Map<number, (Choice<RollAction> | undefined)[]>();
  const likeOf = compileLike(attack);
  const valuesOf = VALUES[attack.goal];
  /** The best option; among equals the first, which is the one that spends nothing. */
  const chosen = <A>(options: readonly Option<A>[]): Choice<A> => {
    onWork(options.length * STEPS.option);
    return bestOf(options);
  };
  const worth = (endings: Distribution, rolls: Fraction | undefined): Worth => ({
    endings,
    rolls,
    values: valuesOf(endings, attack.foes.length),
  });

  /** What a throw of so many dice is worth. A reroll throws one die and is no new attack roll. */
  const thrown = (position: Position, dice: number, isReroll: boolean): Worth => {
    const known = isReroll ? rerolledThere : thrownThere;
    const key = keyOf(position);
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const found = solveThrow(position, dice, isReroll);
    known.set(key, found);
    return found;
  };
  const worthOf = (position: Position): Worth => thrown(position, attack.dice, false);

  const solveThrow = (position: Position, dice: number, isReroll: boolean): Worth => {
    onWork(STEPS.throw);
    if (!isReroll && FACES.every((face) => isIdle(attack, position, face))) {
      const { foe, foeHealth, health } = position;
      return worth(certain(makeOutcome({ killed: foe, health, foeHealth, endless: true })), undefined);
    }
    if (isReroll) return worthOfOrder(position, { order: FACES, dice, isReroll });
    const tried = ordersOf(position).map((order) => ({
      order,
      worth: worthOfOrder(position, { order, dice, isReroll }),
    }));
    const best = tried.reduce((a, b) => (compareValues(b.worth.values, a.worth.values) > 0 ? b : a));
    orders.set(keyOf(position), best.order);
    return best.worth;
  };
  /** What a throw is worth when of several dice the first of an order is taken. */
  const worthOfOrder = (position: Position, { order: faces, dice, isReroll }: Ordered): Worth => {
    // Of the throws whose best die is the i-th of the order, all dice are among the last ones and one at least is it.
    const parts = faces.map((face, i) => ({ face, weight: BigInt((6 - i) ** dice - (5 - i) ** dice) }));
    // What changes nothing is thrown again: a geometric series, which the rest of the throws divide among them.
    const counted = isReroll ? parts : parts.filter(({ face }) => !isIdle(attack, position, face));
    const merged = new Map<Worth, bigint>();
    const choiceFor = choicesAt(position);
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
    return worth(mixture(mix.map(({ weight, of }) => ({ weight, of: of.endings }))), rolls);
  };

  const worthAfter = (next: Next): Worth => {
    if (next.kind === 'roll') return worthOf(next.position);
    if (next.kind === 'damage') return onDamage(next.position, next.damage).worth;
    return worth(certain(next.outcome), ZERO);
  };

  const choicesAt = (position: Position): ((face: Face) => Choice<RollAction>) => {
    const key = keyOf(position);
    const there = faced.get(key) ?? [];
    if (there.length === 0) faced.set(key, there);
    return (face) => {
      const like = likeOf(position, face);
      return (there[like] ??= solveFace(position, like));
    };
  };
  const onFace = (position: Position, face: Face): Choice<RollAction> => choicesAt(position)(face);

  const solveFace = (position: Position, face: Face): Choice<RollAction> => {
    const options: Option<RollAction>[] = [
      { action: 'resolve', worth: () => worthAfter(resolved(attack, position, face)) },
    ];
    const { hand } = position;
    const most = Math.max(...FACES.map((f) => damageOf(attack, position, f)));
    // A hit without damage costs nothing: what could be spent on it is no worse spent on the next miss.
    if (isIdleHit(attack, position, face)) return chosen(options);
    // Nothing can be gained at the hardest hit; and who cannot be hurt waits for a hit and keeps the hand.
    if (most > 0 && (isFree(attack, position) || damageOf(attack, position, face) === most)) return chosen(options);
    if (hand.rerolls > 0)
      options.push({ action: 'reroll', worth: () => thrown(withSpent(position, 'rerolls'), 1, true) });
    if (hand.flips > 0)
      options.push({ action: 'flip', worth: () => onFace(withSpent(position, 'flips'), turned(face)).worth });
    if (hand.fixes > 0)
      options.push({ action: 'fix', worth: () => onFace(withSpent(position, 'fixes'), attack.fixTo).worth });
    return chosen(options);
  };

  const onDamage = (position: Position, damage: number): Choice<DamageAction> => {
    const options: Option<DamageAction>[] = [];
    for (let n = 0; n <= usesAgainst(attack, position, damage); n += 1)
      options.push({
        action: n,
        worth: () => worthAfter(hurt(withSpent(position, 'points', n), leftOf(attack, damage, n))),
      });
    if (position.hand.shields > 0)
      options.push({
        action: 'shield',
        worth: () => worthAfter({ kind: 'roll', position: withSpent(position, 'shields') }),
      });
    return chosen(options);
  };

  const facesOf = (position: Position): readonly Face[] => {
    worthOf(position);
    return orders.get(keyOf(position)) ?? ordersOf(position)[0]!;
  };
  /** Orders of the faces among which the best is: one, unless a hit without damage may stand anywhere in it. */
  const ordersOf = (position: Position): readonly (readonly Face[])[] => {
    // While nothing can go wrong only the damage counts; otherwise it decides between equals.
    const byDamage = [...FACES].sort((a, b) => damageOf(attack, position, b) - damageOf(attack, position, a) || b - a);
    if (attack.dice === 1 || FACES.every((face) => isIdle(attack, position, face)) || isFree(attack, position))
      return [byDamage];
    onWork(STEPS.order);
    const choiceFor = choicesAt(position);
    const idle = byDamage.filter((face) => isIdleHit(attack, position, face));
    const others = byDamage.filter((face) => !idle.includes(face));
    const worths = new Map(others.map((face) => [face, choiceFor(face).worth]));
    others.sort((a, b) => compareValues(worths.get(b)!.values, worths.get(a)!.values));
    // What a hit without damage is worth hangs on where it stands among the others: each place is tried.
    return idle.length === 0
      ? [others]
      : [...others, undefined].map((_, at) => [...others.slice(0, at), ...idle, ...others.slice(at)]);
  };
  return { attack, worthOf, onFace, onDamage, facesOf, onWork };
};

/** The first face that a face is like, kept for each foe and for its first roll. */
const compileLike = (attack: Attack): ((position: Position, face: Face) => Face) => {
  const known: (readonly Face[])[] = [];
  return (position, face) => {
    const at = position.foe * 2 + (position.first ? 1 : 0);
    return (known[at] ??= likesAt(attack, position))[face - 1]!;
  };
};

/** A throw of so many dice, of which the first of an order is taken. */
interface Ordered {
  readonly order: readonly Face[];
  readonly dice: number;
  readonly isReroll: boolean;
}
interface Option<A> {
  readonly action: A;
  readonly worth: () => Worth;
}
const bestOf = <A>(options: readonly Option<A>[]): Choice<A> => {
  const counted = options.map(({ action, worth }) => ({ action, worth: worth() }));
  const { action: best, equal } = decided(counted.map((option) => ({ action: option, values: option.worth.values })));
  return { ...best, equal: equal.map(({ action }) => action) };
};

/** Sums over a distribution; not reduced, because they are only compared. */
const valuesIn = (
  endings: Distribution,
  foes: number,
): { readonly [v in 'first' | 'alive' | 'all' | 'health']: Fraction } => {
  let [first, alive, all, health] = [0n, 0n, 0n, 0n];
  for (const [outcome, weight] of endings) {
    const ending = endingOf(outcome);
    if (ending.killed > 0) first += weight;
    if (ending.health > 0) alive += weight;
    if (ending.killed === foes) all += weight;
    health += weight * BigInt(ending.health);
  }
  const d = totalOf(endings);
  return { first: { n: first, d }, alive: { n: alive, d }, all: { n: all, d }, health: { n: health, d } };
};
const VALUES: { readonly [g in Goal]: (endings: Distribution, foes: number) => Fraction[] } = {
  kill: (endings, foes) => (({ first, alive, health }) => [first, alive, health])(valuesIn(endings, foes)),
  survive: (endings, foes) => (({ alive, all, health }) => [alive, all, health])(valuesIn(endings, foes)),
  health: (endings, foes) => (({ all, health }) => [health, all])(valuesIn(endings, foes)),
};
