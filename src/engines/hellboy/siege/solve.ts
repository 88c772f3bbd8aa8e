/** The answer to a siege. */
import {
  certain,
  chanceOf,
  followedBy,
  conditionOn,
  mapOutcomes,
  meanOf,
  reduceWeights,
  type Distribution,
} from '../../exact/distribution.ts';
import { adviceFor } from './advice.ts';
import { playSiege } from './play.ts';
import { positionsOf, type PositionCode } from './positions.ts';
import type { Siege, SiegeAnswer, SpendAdvice, TrackMeans } from './siege.ts';
import { injuriesOn, woundsOn } from './track.ts';

const MOST_SLOTS = 12;

const checkCount = (what: string, count: number, [least, most]: readonly [number, number]): void => {
  if (!Number.isInteger(count) || count < least || count > most)
    throw new RangeError(`${what}: a whole number from ${least} to ${most}, got ${count}.`);
};
const checkedSiege = ({ agent, tokens, cover, defendSymbols, attacks }: Siege): void => {
  const { slots } = agent;
  const any = [0, Number.MAX_SAFE_INTEGER] as const;
  checkCount('slots', slots, [1, MOST_SLOTS]);
  checkCount('damage', agent.damage, [0, 2 * slots]);
  checkCount('injuries with defence', agent.injuries, any);
  checkCount('tokens', tokens, any);
  checkCount('cover', cover, any);
  checkCount('markers', defendSymbols.in, [1, any[1]]);
  checkCount('markers with defence', defendSymbols.of, [0, defendSymbols.in]);
  for (const { attack } of attacks) checkCount('attack', attack, any);
};

/**
 * The siege in the best hands: tokens are spent and the choices of each test are made for the aim, by what has happened
 * so far. That policy is found in floating point, ties going to the simplest choice and to the fewest tokens; what comes
 * of it is exact. A crushed agent leaves the board: no attack after that hits him. Where standing is the aim, damage
 * decides between choices of a test that stand equally often, but no token is spent for it.
 * @throws {RangeError} for slots, damage, tokens, cover, markers or attacks that are out of bounds
 */
export const solveSiege = (siege: Siege): SiegeAnswer => {
  checkedSiege(siege);
  const { agent, attacks } = siege;
  const { slots } = agent;
  const positions = positionsOf(siege);
  const { positionOf, isCrushed } = positions;
  const { spendAt, nextOf } = playSiege(siege, positions);
  const damageIn = (code: PositionCode) => positionOf(code).damage;
  const trackOf = (layer: Distribution): TrackMeans => ({
    damage: meanOf(layer, (code) => damageIn(code) - agent.damage),
    wounds: meanOf(layer, (code) => woundsOn(slots, damageIn(code))),
    injuries: meanOf(layer, (code) => injuriesOn(slots, damageIn(code))),
    crushed: chanceOf(layer, (code) => isCrushed(positionOf(code))),
  });

  let layer: Distribution = certain(positions.start);
  const advice: SpendAdvice[] = [];
  const after: TrackMeans[] = [];
  attacks.forEach((_, at) => {
    const standing = conditionOn(layer, (code) => !isCrushed(positionOf(code)));
    advice.push(adviceFor(standing, positionOf, (code) => spendAt(at, code)));
    layer = reduceWeights(followedBy(layer, (code) => nextOf(at, code)));
    after.push(trackOf(layer));
  });
  const turnedBefore = injuriesOn(slots, agent.damage);
  const { damage: mean, crushed } = trackOf(layer);
  return {
    damage: mapOutcomes(layer, (code) => damageIn(code) - agent.damage),
    injuries: mapOutcomes(layer, (code) => injuriesOn(slots, damageIn(code)) - turnedBefore),
    crushed,
    mean,
    tokensLeft: mapOutcomes(layer, (code) => positionOf(code).tokens),
    advice,
    after,
  };
};
