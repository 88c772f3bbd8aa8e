/** What the tests of this room share: faces, the rulebook's numbers, and throws one after the other. */
import fc from 'fast-check';
import type { Faces } from '../dice/faces.ts';
import type { ThrowRules } from './rules.ts';

/** The labelled assumption, dice that keep its rules otherwise, and dice that keep none. */
export const FACE_SETS: { readonly [name in 'assumed' | 'other' | 'strange']: Faces } = {
  assumed: {
    yellow: [0, 0, 1, 1, 1, 2],
    orange: [0, 1, 1, 1, 2, 2],
    red: [0, 1, 1, 2, 2, 3],
    black: [1, 1, 2, 2, 3, 3],
  },
  other: {
    yellow: [0, 0, 0, 1, 1, 2],
    orange: [0, 0, 1, 1, 2, 3],
    red: [0, 0, 2, 2, 3, 3],
    black: [0, 2, 2, 3, 3, 4],
  },
  strange: {
    yellow: [1, 1, 1, 1, 1, 1],
    orange: [0, 0, 0, 5, 5, 9],
    red: [0, 2, 3, 3, 7, 8],
    black: [0, 0, 0, 0, 0, 9],
  },
};
export const anyDie = fc
  .array(fc.nat(9), { minLength: 6, maxLength: 6 })
  .map((sides) => sides.toSorted((a, b) => a - b));
export const anyFaces: fc.Arbitrary<Faces> = fc.record(
  { yellow: anyDie, orange: anyDie, red: anyDie, black: anyDie },
  { noNullPrototype: true },
);

const NOTHING = { information: 0, doom: 0 };
const UNSEEN = { cards: 0, stunned: 0 };
/** The numbers of the rulebook. */
export const RULES: ThrowRules = {
  recovery: { colour: 'red', dice: 2, term: 'recover' },
  backupRecovery: { colour: 'red', dice: 1, term: 'backup-agent' },
  desperateRecovery: { colour: 'orange', dice: 3, blank: 0, term: 'desperate-recovery' },
  hellfire: { colour: 'red', out: 0, spreads: 3, term: 'hellfire' },
  knockBack: { colour: 'orange', dice: 1, term: 'knock-back' },
  dispute: { colour: 'orange', dice: 3, term: 'disagreement' },
  forbiddenTome: {
    gains: {
      catastrophe: { information: 0, doom: 1 },
      'plus-one': { information: 1, doom: 0 },
      'plus-two': { information: 2, doom: 0 },
      reroll: NOTHING,
      double: NOTHING,
      bprd: NOTHING,
    },
    term: 'forbidden-tome',
  },
  orrery: {
    gains: {
      catastrophe: { cards: 0, stunned: 1 },
      'plus-one': { cards: 1, stunned: 0 },
      'plus-two': { cards: 2, stunned: 0 },
      reroll: UNSEEN,
      double: UNSEEN,
      bprd: UNSEEN,
    },
    term: 'orrery',
  },
};

/** Every throw of so many dice, side by side. */
export const everyThrow = (sides: readonly number[], dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : everyThrow(sides, dice - 1).flatMap((before) => sides.map((face) => [...before, face]));
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
