/** What the best play does with the dice of the first combat, before anything is lost or spent. */
import { adviceAt, startPosition } from '../../../engines/eldritch/combat/explain/advice.ts';
import type { Fight, FightPolicy, StageName } from '../../../engines/eldritch/combat/fight.ts';
import type { Action } from '../../../engines/eldritch/skill-check/again.ts';

/** By successes on the table, fewer than are enough. */
export interface TestRule {
  readonly stage: StageName;
  readonly dice: number;
  /** The item that is used for its bonus, by its place among those of the investigator. */
  readonly item: number | undefined;
  /** It is better to leave it out. */
  readonly isSkipped: boolean;
  /** Cards that throw dice again are used in it. */
  readonly hasCards: boolean;
  /** What is done once those cards are used. */
  readonly rows: readonly { readonly successes: number; readonly action: Action }[];
}

/** The rules of the first combat, a test each. */
export const testRulesOf = (fight: Fight, policy: FightPolicy): readonly TestRule[] => {
  const position = startPosition(fight);
  const { foe, tests } = adviceAt(fight, policy, position);
  if (foe === undefined) return [];
  const [now] = position.fighters;
  const { wounds } = position.foes[foe]!;
  return tests.map(({ stage, dice, item, isSkipped, throws }) => {
    const at = { position, foe, stage, now: now!, wounds };
    const rows = throws.map(({ successes }) => {
      const table = { item, failed: dice - successes, single: successes, free: 0, all: false };
      return { successes, action: policy.againAt(at, table).action };
    });
    const hasCards = throws.some(({ choice: { action } }) => action === 'free' || action === 'all');
    return { stage, dice, item, isSkipped, hasCards, rows };
  });
};
