/** What the end of a fight is worth by an aim. */
import type { Aim, Fight } from '../fight.ts';

/** The numbers that aims look at, each from 0 to 1. */
export interface Measures {
  /** The share of investigators who stand. */
  readonly standing: number;
  readonly allKilled: number;
  /** The share of foes that are defeated. */
  readonly killed: number;
  /** The share of clues in the hands of undefeated investigators. */
  readonly clues: number;
}
/** What counts, in its order. */
const ORDER: { readonly [A in Aim]: readonly (keyof Measures)[] } = {
  survive: ['standing', 'killed', 'clues'],
  kill: ['allKilled', 'killed', 'standing', 'clues'],
  'kill-most': ['killed', 'standing', 'clues'],
  'keep-clues': ['clues', 'standing', 'killed'],
};
/** The first measure decides; the others decide between what is alike by it, to a hundred thousandth, and so on. */
const WEIGHTS = [1, 1e-5, 1e-8, 1e-10];

/** How much each measure weighs by an aim: a worth is the sum of the weighed measures. */
export const weightsOf = (aim: Aim): Measures => {
  const weightOf = (name: keyof Measures): number => WEIGHTS[ORDER[aim].indexOf(name)] ?? 0;
  return {
    standing: weightOf('standing'),
    allKilled: weightOf('allKilled'),
    killed: weightOf('killed'),
    clues: weightOf('clues'),
  };
};

/** All clues that there may be: those at the beginning and those that cards bring. */
export const cluesOf = ({ fighters, foes }: Fight): number =>
  fighters.reduce((sum, { clues, cards }) => sum + clues + cards.onDefeat.clues * foes.length, 0);
