/**
 * A test thrown for those without the dice at hand, step by step: thrown, chosen where there is a choice, counted. Nothing
 * random happens here: an action brings the sides that came up, so that a replay never throws again. Rules: «Проведение проверок», «Кубик эффекта».
 */
import type { Stepped } from '../../log/timeline.ts';
import type { Colour } from '../dice/colour.ts';
import { EFFECTS, type Effect, type PlainEffect } from '../dice/effect.ts';
import { SIDES, type Faces } from '../dice/faces.ts';
import type { Aim } from '../skill-check/aim.ts';
import { followsOf, type Follows } from './follows.ts';

/** What is thrown and what for. */
export interface RollerTest {
  /** Best first. */
  readonly dice: readonly Colour[];
  /** What cards add to the result. */
  readonly bonus: number;
  /** Whether a rule or a card lets the symbol of BPRD be spent in this test. */
  readonly maySpend: boolean;
  readonly aim: Aim;
}
/** What the effect die does in the end; a symbol that is spent does nothing to the result. */
export type Applied = PlainEffect | 'spent';

/** Dice on the table. */
interface OnTable {
  /** By the places of the dice. */
  readonly shown: readonly number[];
  /** What the effect die shows. */
  readonly effect: Effect;
}
export type Moment =
  | { readonly kind: 'ready' }
  /** The player chooses: as what BPRD is used, or which dice are thrown again. */
  | (OnTable & { readonly kind: 'thrown'; readonly asks: 'use' | 'again' })
  /** Nothing is left but to count. */
  | (OnTable & { readonly kind: 'chosen'; readonly applied: Applied })
  | Done;
/** A test that is over. */
export interface Done extends OnTable {
  readonly kind: 'done';
  readonly applied: Applied;
  readonly result: number;
  readonly follows: Follows;
}
export interface RollerState {
  readonly faces: Faces;
  readonly test: RollerTest;
  readonly moment: Moment;
  /** The last tests that are over, the one on the table among them, oldest first. */
  readonly done: readonly Done[];
}
/** How many tests that are over are remembered. */
export const DONE_KEPT = 20;

/** Sides are counted from 0, in the order in which {@link Faces} and {@link EFFECTS} have them. */
export type RollerAction =
  | { readonly kind: 'throw'; readonly sides: readonly number[]; readonly effect: number }
  /** What BPRD is used as, or that it is spent. */
  | { readonly kind: 'use'; readonly as: Applied }
  /** These dice, by their places in ascending order, thrown again; none of them may be chosen too. */
  | { readonly kind: 'again'; readonly places: readonly number[]; readonly sides: readonly number[] }
  | { readonly kind: 'count' };

/** Why an action is not possible; the words are the view's. */
export type Refusal =
  /** A test is on the table and not yet counted. */
  | 'begun'
  | 'not-thrown'
  /** There is something to choose first. */
  | 'choice-open'
  /** The effect die leaves no such choice. */
  | 'no-choice'
  /** No rule lets the symbol be spent. */
  | 'may-not-spend'
  /** Sides that these dice do not have. */
  | 'bad-dice'
  | 'bad-places';

type After = Stepped<RollerState, never, Refusal>;
const become = (state: RollerState, moment: Moment): After => ({ state: { ...state, moment }, happened: [] });
const refuse = (refusal: Refusal): After => ({ refusal });

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
/** A table on which nothing is thrown. */
export const readyFor = (faces: Faces, test: RollerTest): RollerState => ({
  faces,
  test,
  moment: { kind: 'ready' },
  done: [],
});
/** Whether a test is thrown and not yet counted. */
export const isBegun = ({ moment }: RollerState): boolean => moment.kind === 'thrown' || moment.kind === 'chosen';

const areSides = (sides: readonly number[], dice: number): boolean =>
  sides.length === dice && sides.every((side) => isWithin(side, SIDES - 1));
/** What the effect asks of the player, if anything. */
const momentAfter = (table: OnTable): Moment => {
  if (table.effect === 'bprd') return { kind: 'thrown', ...table, asks: 'use' };
  if (table.effect === 'reroll') return { kind: 'thrown', ...table, asks: 'again' };
  return { kind: 'chosen', ...table, applied: table.effect };
};
const throwAll = (state: RollerState, sides: readonly number[], effectSide: number): After => {
  const { faces, test } = state;
  const effect = EFFECTS[effectSide];
  if (isBegun(state)) return refuse('begun');
  if (effect === undefined || !areSides(sides, test.dice.length)) return refuse('bad-dice');
  const shown = test.dice.map((colour, place) => faces[colour][sides[place]!]!);
  return become(state, momentAfter({ shown, effect }));
};

const takeWild = (state: RollerState, as: Applied): After => {
  const { moment, test } = state;
  if (moment.kind !== 'thrown' || moment.asks !== 'use') return refuse('no-choice');
  if (as === 'spent' && !test.maySpend) return refuse('may-not-spend');
  const { shown, effect } = moment;
  return become(
    state,
    as === 'reroll' ? { kind: 'thrown', shown, effect, asks: 'again' } : { kind: 'chosen', shown, effect, applied: as },
  );
};

const throwAgain = (state: RollerState, places: readonly number[], sides: readonly number[]): After => {
  const { moment, test, faces } = state;
  if (moment.kind !== 'thrown' || moment.asks !== 'again') return refuse('no-choice');
  const { shown, effect } = moment;
  const isAscending = places.every((place, i) => i === 0 || place > places[i - 1]!);
  if (!isAscending || !places.every((place) => isWithin(place, shown.length - 1))) return refuse('bad-places');
  if (!areSides(sides, places.length)) return refuse('bad-dice');
  const after = shown.map((face, place) => {
    const side = sides[places.indexOf(place)];
    return side === undefined ? face : faces[test.dice[place]!][side]!;
  });
  return become(state, { kind: 'chosen', shown: after, effect, applied: 'reroll' });
};

/** By how much each effect changes the sum. */
const changeBy = (applied: Applied, highest: number): number =>
  ({ catastrophe: 0 - highest, 'plus-one': 1, 'plus-two': 2, double: highest, reroll: 0, spent: 0 })[applied];

const count = (state: RollerState): After => {
  const { moment, test } = state;
  if (moment.kind === 'ready' || moment.kind === 'done') return refuse('not-thrown');
  if (moment.kind === 'thrown') return refuse('choice-open');
  const { shown, effect, applied } = moment;
  const change = changeBy(applied, Math.max(0, ...shown));
  const sum = shown.reduce((total, face) => total + face, 0);
  const result = Math.max(0, sum + change + test.bonus);
  const done: Done = { kind: 'done', shown, effect, applied, result, follows: followsOf(test.aim, result) };
  return become({ ...state, done: [...state.done, done].slice(-DONE_KEPT) }, done);
};

/** One action; the state given is never changed. */
export const step = (state: RollerState, action: RollerAction): After => {
  switch (action.kind) {
    case 'throw':
      return throwAll(state, action.sides, action.effect);
    case 'use':
      return takeWild(state, action.as);
    case 'again':
      return throwAgain(state, action.places, action.sides);
    case 'count':
      return count(state);
  }
};
