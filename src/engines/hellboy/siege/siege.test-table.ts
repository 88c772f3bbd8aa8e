/** What the tests of this room share: a plain siege, what the oracle says of one, and any of few faces. */
import fc from 'fast-check';
import { reduceWeights, type Distribution } from '../../exact/distribution.ts';
import { makeFraction, type Fraction } from '../../exact/fraction.ts';
import { anyCoins } from '../attacks/few-faces.test-table.ts';
import { leastSiege, siegeScale } from '../attacks/oracle.test-table.ts';
import { LEVELS } from '../dice/colour.ts';
import type { Siege, SiegeAttack } from './siege.ts';
import { solveSiege } from './solve.ts';

/** A yellow die shows 0, an orange one 1, a red one 2, a black one 3: a result is what the effect die makes of it. */
export const LADDER = {
  yellow: [0, 0, 0, 0, 0, 0],
  orange: [1, 1, 1, 1, 1, 1],
  red: [2, 2, 2, 2, 2, 2],
  black: [3, 3, 3, 3, 3, 3],
};
export const hit = (attack: number, changes: Partial<SiegeAttack> = {}): SiegeAttack => ({
  attack,
  improvements: 0,
  degradations: 0,
  bonus: 0,
  isRanged: false,
  ...changes,
});
export const siege = (changes: Partial<Siege> = {}): Siege => ({
  faces: LADDER,
  bprd: 'wild',
  level: 'orange',
  agent: { slots: 6, damage: 0, injuries: 0 },
  tokens: 0,
  cover: 0,
  defendSymbols: { of: 0, in: 1 },
  attacks: [hit(5)],
  aim: 'least-damage',
  ...changes,
});
export const of = (n: number, d: number): Fraction => makeFraction(BigInt(n), BigInt(d));
export const entries = (distribution: Distribution) => [...reduceWeights(distribution)].toSorted(([a], [b]) => a - b);
export const least = (question: Siege) =>
  makeFraction(leastSiege(question), siegeScale(question) ** BigInt(question.attacks.length));
export const goalOf = (question: Siege) => {
  const { mean, crushed } = solveSiege(question);
  return question.aim === 'stand' ? crushed : mean;
};

export const anySiege: fc.Arbitrary<Siege> = fc.record(
  {
    faces: anyCoins,
    bprd: fc.constantFrom('wild' as const, 'spent' as const),
    level: fc.constantFrom(...LEVELS),
    agent: fc
      .record(
        { slots: fc.integer({ min: 1, max: 4 }), damage: fc.nat(8), injuries: fc.nat(1) },
        { noNullPrototype: true },
      )
      .map((agent) => ({ ...agent, damage: Math.min(agent.damage, 2 * agent.slots) })),
    tokens: fc.nat(2),
    cover: fc.nat(2),
    defendSymbols: fc.record({ of: fc.nat(2), in: fc.integer({ min: 2, max: 3 }) }, { noNullPrototype: true }),
    attacks: fc.array(
      fc.record(
        {
          attack: fc.nat(7),
          improvements: fc.nat(2),
          degradations: fc.nat(2),
          bonus: fc.integer({ min: -1, max: 1 }),
          isRanged: fc.boolean(),
        },
        { noNullPrototype: true },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    aim: fc.constantFrom('least-damage' as const, 'stand' as const),
  },
  { noNullPrototype: true },
);
