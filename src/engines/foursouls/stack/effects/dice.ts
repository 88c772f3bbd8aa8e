/** Dice: thrown before they lie on the stack; of several thrown at once the chosen result counts, or each, or their sum. */
import type { EffectOf } from '../ability.ts';
import { withPut } from '../items.ts';
import { playerAt } from '../lookup.ts';
import { itemRef, playerRef, type Seat } from '../ref.ts';
import type { ReadingId } from '../rules.ts';
import { bonusOf } from '../stats.ts';
import type { RollItem } from '../game-state.ts';
import { withEvent } from '../triggers.ts';
import { withQuestion, withPlayer, type World } from '../world.ts';
import { did, onPlayer, type Done } from './done.ts';

export const DIE = ['1', '2', '3', '4', '5', '6'] as const;

/** Throwing so far: a question to answer, dice thrown with more to come, or the result that counts. */
type Throw = { readonly asked: World } | { readonly thrown: readonly number[] } | { readonly value: number };
/** Dice to be thrown at once, and the results of those thrown so far. */
interface Dice {
  readonly dice: number;
  readonly thrown: readonly number[];
}
/** One more throw of `dice` at once, after those `thrown`; after the last one its player chooses a result (reading `chosen-die`). */
export const throwOf = (w: World, seat: Seat, { dice, thrown }: Dice, answer: string | undefined): Throw => {
  const isOver = thrown.length >= dice;
  if (answer === undefined) {
    const results = [...new Set(thrown)].sort((a, b) => a - b);
    if (!isOver) return { asked: withQuestion(w, { question: 'roll', seat, options: DIE }) };
    return results.length === 1
      ? { value: results[0]! }
      : { asked: withQuestion(w, { question: 'die', seat, options: results.map(String) }) };
  }
  return isOver || dice === 1 ? { value: Number(answer) } : { thrown: [...thrown, Number(answer)] };
};

/** A thrown die: one chosen of several `dice`, or put with others that count too. */
interface Thrown {
  readonly value: number;
  readonly dice: number;
  readonly isOneOfMany?: boolean;
}
const readingOfThrown = ({ dice, isOneOfMany }: Thrown): ReadingId | undefined => {
  if (dice > 1) return 'chosen-die';
  return isOneOfMany === true ? 'rolls-in-order' : undefined;
};
/** A thrown die lies on the stack; then what looks for a throw triggers (rule «Броски кубика», step 2). */
export const withRollPut = (w: World, roller: Seat, thrown: Thrown, check: RollItem['check']): World => {
  const { value, dice } = thrown;
  const counted = check === null ? withPlayer(w, roller, { rolls: playerAt(w.state, roller).rolls + 1 }) : w;
  const item = {
    kind: 'roll',
    controller: roller,
    roller,
    value,
    attack: check === null,
    first: check === null && playerAt(w.state, roller).rolls === 0,
    check,
    offered: null,
  } as const;
  const put = withPut(
    counted,
    item,
    [
      check === null ? 'attack-roll' : 'roll-ability',
      'dice-roll',
      ...(dice > 1 ? ['one-of-several-rolls' as const] : []),
    ],
    readingOfThrown(thrown),
  );
  return withEvent(put, { on: 'thrown', seat: roller, facts: { ref: itemRef(put.state.stack.at(-1)!.id), n: value } });
};
/** How many dice a player throws for an attack roll. */
export const attackDiceOf = (w: World, seat: Seat): number =>
  Math.max(1, 1 + bonusOf(w.state, 'attack-dice', playerRef(seat)));

/** «Брось кубик-»: the die is thrown first and put then; its table waits for the result. */
export const performRoll = onPlayer<EffectOf<'roll'>>((w, seat, effect, { context, answer }) => {
  // Another roller sees the targets with other eyes: whose they are was settled when they were chosen.
  const specs = seat === context.you ? context.specs : context.specs.map((spec) => ({ ...spec, whose: undefined }));
  const check = { table: effect.table, source: context.source, specs, targets: context.targets };
  if (effect.keep !== undefined) return performRolls(w, seat, { ...effect, check }, answer);
  const dice = effect.dice ?? 1;
  const next = throwOf(w, seat, { dice, thrown: effect.thrown ?? [] }, answer);
  if ('asked' in next) return did(next.asked, false);
  if ('thrown' in next) return { w, done: true, next: [{ ...effect, thrown: next.thrown }] };
  return did(withRollPut(w, seat, { value: next.value, dice, isOneOfMany: effect.join === 'each' }, check));
});
/** Several dice thrown at once that all count: each is a roll of its own, put in the order thrown (rule «Броски кубика», step 1; reading `rolls-in-order`). */
const performRolls = (
  w: World,
  seat: Seat,
  { check, ...effect }: EffectOf<'roll'> & { readonly check: NonNullable<RollItem['check']> },
  answer: string | undefined,
): Done => {
  if (answer === undefined) return did(withQuestion(w, { question: 'roll', seat, options: DIE }), false);
  const thrown = [...(effect.thrown ?? []), Number(answer)];
  if (thrown.length < (effect.dice ?? 1)) return { w, done: true, next: [{ ...effect, thrown }] };
  const own = effect.keep === 'sum' ? { ...check, sum: { of: w.state.nextId, so: 0 } } : check;
  return did(thrown.reduce((next, value) => withRollPut(next, seat, { value, dice: 1, isOneOfMany: true }, own), w));
};

/** An attack roll that an effect asks for, by any living player while the attack goes on. */
export const performAttackRoll = onPlayer<EffectOf<'attack-roll'>>((w, seat, effect, { answer }) => {
  const { course } = w.state;
  if (playerAt(w.state, seat).dead || course?.kind !== 'attack' || course.step !== 'roll') return did(w, false);
  const dice = attackDiceOf(w, seat);
  const next = throwOf(w, seat, { dice, thrown: effect.thrown ?? [] }, answer);
  if ('asked' in next) return did(next.asked, false);
  return 'thrown' in next
    ? { w, done: true, next: [{ ...effect, thrown: next.thrown }] }
    : did(withRollPut(w, seat, { value: next.value, dice }, null));
});
