/** Asks a worker that has solved the fight what best play does next, moment by moment. */
import type { Fight, FightPolicy } from '../../../../engines/eldritch/combat/fight.ts';
import { solveFight } from '../../../../engines/eldritch/combat/solve.ts';
import { budget, noop } from '../../../../engines/exact/work.ts';
import { bestAction, stateOf } from '../../../../engines/eldritch/roller/log.ts';
import { parseLog } from '../../../../engines/eldritch/roller/notation.ts';
import type { RollerAction } from '../../../../engines/eldritch/roller/roller.ts';

export interface AdviceQuestion {
  readonly fight: Fight;
  /** The log up to this moment. */
  readonly log: string;
}
export interface AdviceReport {
  readonly log: string;
  /** What best play does; its faces say nothing. Absent where the fight is over, or could not be solved. */
  readonly action: RollerAction | undefined;
}

/** Dice are no matter of advice. */
const NO_CHANCE = (): number => 0;
/**
 * Answers questions about one fight, which is solved with the first of them.
 * @param steps that solving it may take
 * @throws {OutOfBudget} where it would take more
 */
export const advisor = (steps = Infinity) => {
  let policy: FightPolicy | undefined;
  let onWork = budget(steps);
  return ({ fight, log }: AdviceQuestion): AdviceReport => {
    policy ??= solveFight(fight, (taken) => onWork(taken));
    onWork = noop;
    const { timeline } = parseLog(fight, log);
    return { log, action: timeline && bestAction(stateOf(timeline), policy, NO_CHANCE) };
  };
};
