/** How many bytes an attack holds at once, known before it is begun: what is solved of a position is kept with its endings. */
import { RESOURCES, type Attack } from './attack.ts';
import { GAINS, isInHand, STEPS, withMore } from './gains.ts';

const BYTES = { ending: 110, position: 1_300 } as const;

/** How many healths above 0 blows of one damage leave. */
const healthsFrom = (health: number, damage: number): number => Math.ceil(health / Math.max(1, damage));

/** An estimate: as if the whole hand could be spent at each health that the least damage leaves. */
export const bytesOf = ({ health, attack, sixBonus, hand, foes }: Attack): number => {
  const least = hand.points > 0 ? 1 : Math.min(...foes.map((foe) => foe.attack));
  const healths = healthsFrom(health, least);
  const own = RESOURCES.reduce((product, resource) => product * (hand[resource] + 1), healths);
  let [bytes, deaths] = [0, 0];
  for (const foe of foes.toReversed()) {
    const places = healthsFrom(foe.health, sixBonus > 0 ? 1 : attack);
    deaths += places;
    bytes += own * places * (BYTES.position + BYTES.ending * (healths + deaths));
  }
  return bytes;
};

/** With all gains: what is solved of the same attack is kept, what is solved of another is given back. */
export const gainsBytesOf = (attack: Attack): number => {
  const own = bytesOf(attack);
  let [kept, other] = [own, 0];
  for (const of of GAINS) {
    const bytes = bytesOf(withMore(attack, of, STEPS.at(-1)!));
    if (isInHand(of) || of === 'health') kept += bytes - own;
    else other = Math.max(other, bytes);
  }
  return kept + other;
};
