/** What the tests of this room share: the rulebook's numbers, and throws one after the other. */
import type { ThrowRules } from './rules.ts';

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

/** Every throw of several dice. */
export const everyThrow = (sides: readonly number[], dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : everyThrow(sides, dice - 1).flatMap((before) => sides.map((face) => [...before, face]));
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
