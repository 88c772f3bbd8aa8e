/** What the end of a fight is worth by an aim. */
import type { Aim, Fight } from './fight.ts';

/** The numbers that aims look at, each from 0 to 1. */
export interface Measures {
  /** The share of investigators who stand. */
  readonly standing: number;
  readonly allKilled: number;
  /** The share of foes that are defeated. */
  readonly killed: number;
  /** The share of clues that are in the hands of who stands. */
  readonly clues: number;
}
/** What counts, in its order: each weighs a millionth, then a billionth of what stands before it. */
const ORDER: { readonly [A in Aim]: readonly (keyof Measures)[] } = {
  survive: ['standing', 'killed', 'clues'],
  kill: ['allKilled', 'killed', 'standing', 'clues'],
  'kill-most': ['killed', 'standing', 'clues'],
  'keep-clues': ['clues', 'standing', 'killed'],
};
const WEIGHTS = [1, 1e-5, 1e-8, 1e-10];

/** A worth as one number: the first measure decides, others decide what is nearly alike by it. */
export const worthOf = (aim: Aim, measures: Measures): number =>
  ORDER[aim].reduce((sum, name, i) => sum + WEIGHTS[i]! * measures[name], 0);

/** All clues that there may be: those at the beginning and those that cards bring. */
export const cluesOf = ({ fighters, foes }: Fight): number =>
  fighters.reduce((sum, { clues, cards }) => sum + clues + cards.onDefeat.clues * foes.length, 0);
