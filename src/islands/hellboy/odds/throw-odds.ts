/** The outcome of a roll without a test: one chance that answers, and its distribution. */
import { chanceOf, mapOutcomes, meanOf, type Distribution } from '../../../engines/exact/distribution.ts';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import type { Faces } from '../../../engines/hellboy/dice/faces.ts';
import { solveDispute } from '../../../engines/hellboy/throws/dispute.ts';
import { solveEffectThrows } from '../../../engines/hellboy/throws/effect-die.ts';
import { solveHellfire } from '../../../engines/hellboy/throws/hellfire.ts';
import { solveKnockBack } from '../../../engines/hellboy/throws/knock-back.ts';
import { returnsWithin, solveRecovery } from '../../../engines/hellboy/throws/recovery.ts';
import type { ThrowKind, ThrowRules } from '../../../engines/hellboy/throws/rules.ts';
import type { Throws } from './model.ts';

/** A number of the answer by its name; chances are fractions of 1, means are not. */
export type ThrowFact = readonly [name: FactName, kind: 'chance' | 'mean' | 'count', value: Fraction];
const FACT_NAMES = [
  'returnsNow',
  'healed',
  'left',
  'allHealed',
  'goesOut',
  'spreads',
  'burns',
  'eachDamage',
  'totalDamage',
  'targetDamage',
  'wins',
  'tied',
  'information',
  'doom',
  'cards',
  'stunned',
] as const;
export type FactName = (typeof FACT_NAMES)[number];
export interface ThrowAnswer {
  /** What the bar says the chance of. */
  readonly chance: Fraction;
  readonly facts: readonly ThrowFact[];
  /** Drawn; absent where the answer is one chance. */
  readonly drawn?: Distribution | undefined;
  /** The chance after 1, 2, … rounds. */
  readonly rounds?: readonly Fraction[] | undefined;
}

const atLeastOne = (of: Distribution): Fraction => chanceOf(of, (n) => n > 0);
const mean = (of: Distribution): Fraction => meanOf(of, (n) => n);

const SOLVERS: { readonly [k in ThrowKind]: (throws: Throws, faces: Faces, rules: ThrowRules) => ThrowAnswer } = {
  desperate: ({ times }, faces, { desperateRecovery }) => {
    const rounds = returnsWithin(faces, desperateRecovery, times);
    return { chance: rounds.at(-1)!, rounds, facts: [['returnsNow', 'chance', rounds[0]!]] };
  },
  recover: ({ amount, isBackup }, faces, { recovery, backupRecovery }) => {
    const { healed, left } = solveRecovery(faces, isBackup ? backupRecovery : recovery, amount);
    return {
      chance: atLeastOne(healed),
      drawn: healed,
      facts: [
        ['healed', 'mean', mean(healed)],
        ['left', 'mean', mean(left)],
        ['allHealed', 'chance', chanceOf(left, (n) => n === 0)],
      ],
    };
  },
  hellfire: ({ times }, faces, { hellfire }) => {
    const { out, spread, damage } = solveHellfire(faces, hellfire, times);
    return {
      chance: atLeastOne(spread),
      drawn: damage,
      facts: [
        ['burns', 'mean', mean(damage)],
        ['goesOut', 'mean', mean(out)],
        ['spreads', 'mean', mean(spread)],
      ],
    };
  },
  'knock-back': ({ times, amount }, faces, { knockBack }) => {
    const { each, total, target } = solveKnockBack(faces, knockBack, { others: times, object: amount });
    return {
      chance: atLeastOne(each),
      drawn: each,
      facts: [
        ['eachDamage', 'mean', mean(each)],
        ['totalDamage', 'mean', mean(total)],
        ['targetDamage', 'count', { n: BigInt(target), d: 1n }],
      ],
    };
  },
  dispute: ({ times }, faces, { dispute }) => {
    const { wins, tied } = solveDispute(faces, dispute, times);
    return {
      chance: wins,
      facts: [
        ['wins', 'chance', wins],
        ['tied', 'chance', tied],
      ],
    };
  },
  tome: ({ times }, _, { forbiddenTome }) => {
    const gains = solveEffectThrows(forbiddenTome, times);
    const information = mapOutcomes(gains, (g) => g.information);
    const doom = mapOutcomes(gains, (g) => g.doom);
    return {
      chance: atLeastOne(information),
      drawn: information,
      facts: [
        ['information', 'mean', mean(information)],
        ['doom', 'mean', mean(doom)],
      ],
    };
  },
  orrery: ({ times }, _, { orrery }) => {
    const gains = solveEffectThrows(orrery, times);
    const cards = mapOutcomes(gains, (g) => g.cards);
    return {
      chance: atLeastOne(cards),
      drawn: cards,
      facts: [
        ['cards', 'mean', mean(cards)],
        ['stunned', 'chance', atLeastOne(mapOutcomes(gains, (g) => g.stunned))],
      ],
    };
  },
};
export const throwOdds = (throws: Throws, faces: Faces, rules: ThrowRules): ThrowAnswer =>
  SOLVERS[throws.kind](throws, faces, rules);
