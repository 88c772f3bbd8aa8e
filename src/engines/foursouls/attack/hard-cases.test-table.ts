/** Hard attacks: everything that may be in hand alone and in pairs, several dice, long rows of strong foes. */
import { attackWith } from './attack.test-table.ts';
import { EMPTY_HAND, RESOURCES, type Attack, type Foe, type Hand } from './attack.ts';

const foe = (health: number, evasion: number, attack: number): Foe => ({ health, evasion, attack });
const COMMON = foe(4, 4, 1);
const STRONG = foe(5, 5, 2);
const EPIC = foe(12, 4, 2);
const LONGEST = foe(20, 4, 1);
const ROW = [COMMON, STRONG, foe(4, 3, 1)];
const handOf = (some: Partial<Hand>): Hand => ({ ...EMPTY_HAND, ...some });
const OF_ALL = (n: number): Hand => ({ rerolls: n, flips: n, fixes: n, shields: n, points: n });

export interface HardCase {
  readonly name: string;
  readonly attack: Attack;
}
const casesOf = (cases: { readonly [name: string]: Partial<Attack> }): readonly HardCase[] =>
  Object.entries(cases).map(([name, over]) => ({ name, attack: attackWith({ health: 4, foes: [COMMON], ...over }) }));

const ALONE: readonly HardCase[] = RESOURCES.flatMap((r) =>
  casesOf({
    [`three ${r}, a row of three`]: { hand: handOf({ [r]: 3 }), foes: ROW },
    [`five ${r}, an epic boss`]: { health: 8, hand: handOf({ [r]: 5 }), foes: [EPIC] },
  }),
);
const PAIRS: readonly HardCase[] = RESOURCES.flatMap((r, i) =>
  RESOURCES.slice(i + 1).flatMap((other) =>
    casesOf({
      [`two ${r} and two ${other}, two foes`]: {
        health: 6,
        hand: handOf({ [r]: 2, [other]: 2 }),
        foes: [STRONG, COMMON],
        goal: 'health',
      },
    }),
  ),
);

/** Cases that a test solves. */
export const HARD_CASES: readonly HardCase[] = [
  ...ALONE,
  ...PAIRS,
  ...casesOf({
    'empty hand, the longest foe': { health: 12, foes: [LONGEST] },
    'empty hand, three of the longest': { health: 12, foes: [LONGEST, LONGEST, LONGEST] },
    'points, three long foes': { health: 12, hand: handOf({ points: 2 }), foes: [EPIC, EPIC, EPIC] },
    'one of each': { hand: OF_ALL(1) },
    'one of each, to survive': { hand: OF_ALL(1), foes: [STRONG, STRONG], goal: 'survive' },
    'two of each': { hand: OF_ALL(2), health: 3 },
    'two dice, one of each, a row': { dice: 2, hand: OF_ALL(1), foes: ROW, goal: 'health' },
    'two dice, seven in hand, a row': {
      dice: 2,
      hand: { rerolls: 2, flips: 1, fixes: 1, shields: 2, points: 1 },
      foes: ROW,
      goal: 'health',
    },
    'three dice, rerolls': { dice: 3, health: 8, hand: handOf({ rerolls: 3 }), foes: [foe(10, 5, 1)] },
    'four dice, empty hand': { dice: 4, health: 8, foes: [foe(12, 6, 1), foe(8, 6, 1)] },
    'a bonus to every roll': { rollBonus: 1, hand: handOf({ rerolls: 2, shields: 2 }), foes: [foe(6, 6, 2), EPIC] },
    'a malus to every roll': { rollBonus: -1, hand: handOf({ rerolls: 2, flips: 2 }), foes: ROW },
    'a bonus to the first roll of each attack': {
      firstBonus: 2,
      firstEach: true,
      hand: handOf({ rerolls: 2, points: 2 }),
      foes: ROW,
    },
    'a bonus to the first roll of the turn': { firstBonus: 2, hand: handOf({ fixes: 2, shields: 2 }), foes: ROW },
    'more damage at six': { sixBonus: 1, health: 6, hand: handOf({ rerolls: 2, flips: 1 }), foes: [EPIC, STRONG] },
    'two damage a hit': { attack: 2, health: 8, hand: handOf({ rerolls: 1, points: 3 }), foes: [EPIC, EPIC] },
    'a foe without damage': { hand: handOf({ rerolls: 2 }), health: 6, foes: [foe(10, 5, 0), foe(10, 5, 1)] },
    'damage by the handful': {
      health: 12,
      hand: handOf({ shields: 3, points: 4 }),
      foes: [foe(8, 4, 4), foe(6, 5, 3)],
    },
    'a fix that is no hit': { fixTo: 3, hand: handOf({ fixes: 2, flips: 2 }), foes: [STRONG, STRONG] },
    'three dice, one of each': { dice: 3, hand: OF_ALL(1), foes: [STRONG], goal: 'survive' },
    'two dice against three epic bosses': {
      dice: 2,
      health: 8,
      hand: handOf({ rerolls: 1 }),
      foes: [EPIC, EPIC, EPIC],
    },
    'a first roll for each of three, shields': {
      firstBonus: -1,
      firstEach: true,
      health: 5,
      hand: handOf({ rerolls: 1, shields: 2 }),
      foes: [STRONG, STRONG, STRONG],
    },
    'everything but dice': {
      hand: { rerolls: 0, flips: 1, fixes: 1, shields: 2, points: 2 },
      foes: [STRONG, COMMON],
      goal: 'survive',
    },
    'everything but shields': { hand: { rerolls: 2, flips: 2, fixes: 1, shields: 0, points: 0 }, foes: ROW },
    'a hit does more at six, two dice': { dice: 2, sixBonus: 2, health: 6, hand: handOf({ rerolls: 2 }), foes: [EPIC] },
    'from the strongest down': { health: 10, hand: handOf({ rerolls: 2, points: 2 }), foes: [EPIC, STRONG, COMMON] },
    'the longest foe, one of each': { health: 4, attack: 3, hand: OF_ALL(1), foes: [LONGEST] },
    'hopeless: evasion 6': { health: 12, hand: handOf({ rerolls: 2, shields: 3 }), foes: [foe(6, 6, 2)] },
  }),
];

/** Cases that no test solves. */
export const HARDEST_CASES: readonly HardCase[] = casesOf({
  'two of each, two dice, three epic bosses': { dice: 2, health: 8, hand: OF_ALL(2), foes: [EPIC, EPIC, EPIC] },
  'the most that a page can ask': { dice: 4, health: 12, hand: OF_ALL(5), foes: [LONGEST, LONGEST, LONGEST] },
});
