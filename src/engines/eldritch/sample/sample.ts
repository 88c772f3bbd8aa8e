/** A large sample of fights, played throw by throw by the best play, to compare with the exact answer. */
import { toNumber } from '../../exact/fraction.ts';
import type { Fight, FightAnswer } from '../combat/fight.ts';
import { bestAction, type Source } from '../roller/log.ts';
import { readyFor, step } from '../roller/roller.ts';

/** Numbers of a fight that a sample is held against, each a chance. */
export interface SampleRow {
  readonly what: 'all-stand' | 'all-killed' | 'stands' | 'killed';
  /** Which investigator or monster; 0 for all of them. */
  readonly at: number;
  readonly exact: number;
  readonly sampled: number;
  /** In so much around the sampled value the exact one lies in 95 samples of 100. */
  readonly error: number;
}
/** Counts of a sample; more can be added to it. */
export interface Sample {
  readonly fights: number;
  readonly noneDefeated: number;
  readonly allKilled: number;
  readonly stands: readonly number[];
  readonly killed: readonly number[];
}
/** A sample of no fights. */
export const noSample = ({ fighters, foes }: Fight): Sample => ({
  fights: 0,
  noneDefeated: 0,
  allKilled: 0,
  stands: fighters.map(() => 0),
  killed: foes.map(() => 0),
});

/** Plays more fights. */
export const playMore = (
  fight: Fight,
  answer: FightAnswer,
  { before, fights }: { readonly before: Sample; readonly fights: number },
  source: Source,
): Sample => {
  // A kept order that is the best one is an order that is given.
  const played: Fight = answer.order === undefined ? fight : { ...fight, order: { kind: 'given', foes: answer.order } };
  const start = readyFor(played);
  const [stands, killed] = [[...before.stands], [...before.killed]];
  let { noneDefeated, allKilled } = before;
  for (let i = 0; i < fights; i += 1) {
    let state = start;
    for (let action = bestAction(state, answer, source); action !== undefined;) {
      const next = step(state, action);
      if (next.refusal !== undefined) throw new RangeError(`Best play is refused: ${next.refusal}.`);
      state = next.state;
      action = bestAction(state, answer, source);
    }
    const up = state.position.fighters.map(({ health, sanity }) => health > 0 && sanity > 0);
    const dead = state.position.foes.map(({ isDefeated }) => isDefeated);
    up.forEach((isUp, at) => {
      stands[at]! += Number(isUp);
    });
    dead.forEach((isDead, at) => {
      killed[at]! += Number(isDead);
    });
    noneDefeated += Number(up.every(Boolean));
    allKilled += Number(dead.every(Boolean));
  }
  return { fights: before.fights + fights, noneDefeated, allKilled, stands, killed };
};

/** Half of the width of the interval of 95 %, by Wilson: it is none of zero width where all fights end alike. */
const wilson = (hits: number, count: number): number => {
  const z = 1.96;
  const share = hits / count;
  return (z / (1 + z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
};
/**
 * A sample compared with the exact chances.
 * @throws {RangeError} for an empty sample
 */
export const comparedWith = (answer: FightAnswer, sample: Sample): readonly SampleRow[] => {
  const { fights } = sample;
  if (fights < 1) throw new RangeError('A sample has a fight at least.');
  const row = (what: SampleRow['what'], at: number, exact: number, hits: number): SampleRow => ({
    what,
    at,
    exact,
    sampled: hits / fights,
    error: wilson(hits, fights),
  });
  return [
    row('all-stand', 0, toNumber(answer.noneDefeated), sample.noneDefeated),
    row('all-killed', 0, toNumber(answer.allKilled), sample.allKilled),
    ...answer.fighters.map(({ fates }, at) => row('stands', at, toNumber(fates.stands), sample.stands[at]!)),
    ...answer.killed.map((chance, at) => row('killed', at, toNumber(chance), sample.killed[at]!)),
  ];
};
