/** In which round a battle ends: round by round up to a limit, the rest takes longer. */
import { BRANCH_STEPS, isEnd, makeBranches, pairOf, writeBranches } from './course.ts';
import type { BattleRun } from './flow.ts';

/** The last round with a count of its own. */
export const MOST_ROUNDS = 10;
/** By number of rounds, 0 for a battle that was avoided. */
export const makeRounds = (): Float64Array => new Float64Array(MOST_ROUNDS + 1);

/** Pairs of formations with their chances, and which of them there are. */
interface Layer {
  readonly chances: Float64Array;
  pairs: number[];
}
const makeLayer = (pairs: number): Layer => ({ chances: new Float64Array(pairs), pairs: [] });
const put = ({ chances, pairs }: Layer, pair: number, chance: number): void => {
  if (chances[pair] === 0) pairs.push(pair);
  chances[pair]! += chance;
};

/** Adds the chances that a run ends after each number of rounds. */
export const addRounds = (run: BattleRun, rounds: Float64Array): void => {
  const { course, own, foe, chance } = run;
  if (isEnd(course, own, foe)) {
    rounds[0]! += chance;
    return;
  }
  let [now, next] = [makeLayer(course.pairs), makeLayer(course.pairs)];
  put(now, pairOf(course, { own, foe, turn: 0 }), chance);
  for (let round = 1; round <= MOST_ROUNDS; round += 1)
    for (let turn = 0; turn < course.turns.length; turn += 1) {
      rounds[round]! += step(run, turn, now, next);
      [now, next] = [next, now];
    }
};

/** One turn: from one layer to the next, the first is emptied. @returns the chance that the battle ends with it */
const step = ({ course, policy, onWork }: BattleRun, turn: number, from: Layer, to: Layer): number => {
  let ended = 0;
  for (const pair of from.pairs) {
    const standing = pair % course.enemies.size;
    const place = { own: (pair - standing) / course.enemies.size, foe: standing, turn };
    const chance = from.chances[pair]!;
    from.chances[pair] = 0;
    writeBranches(course, place, policy(place), branches);
    onWork(branches.count * BRANCH_STEPS);
    for (let i = 0; i < branches.count; i += 1) {
      const share = chance * branches.chance[i]!;
      const [own, foe] = [branches.own[i]!, branches.foe[i]!];
      if (share === 0) continue;
      if (isEnd(course, own, foe)) ended += share;
      else put(to, own * course.enemies.size + foe, share);
    }
  }
  from.pairs = [];
  return ended;
};
const branches = makeBranches();
