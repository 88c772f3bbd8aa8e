/** The most that a fight can take: beyond it health and sanity are as good as one point more. */
import type { Fighter } from './fighter.ts';
import type { Fight } from '../fight.ts';

/** The most health and sanity that one combat with a foe takes. */
const lossesBy = ({ monster: { horror, damage, flags } }: Fight['foes'][number]) => {
  const count = (flag: string) => flags.filter((one) => one === flag).length;
  return {
    health: damage + count('will-failed-health') + Math.min(1, count('toll')) + Math.min(1, count('dies-after-will')),
    sanity: horror + Math.min(1, count('toll')) + count('fright') + Math.min(1, count('remorse')),
  };
};

/** The most that an investigator loses in combats, by the number of combats with each foe. */
export const mostLost = ({ foes }: Fight, { cards }: Fighter, often: (foe: number) => number) => {
  const paid = cards.all.will || cards.all.strength ? 2 * cards.allCosts.sanity : 0;
  let [health, sanity] = [0, 0];
  foes.forEach((one, foe) => {
    const ofFoe = lossesBy(one);
    health += often(foe) * ofFoe.health;
    sanity += often(foe) * (ofFoe.sanity + paid);
  });
  return { health, sanity };
};

/**
 * The same fight without health and sanity that nothing in it can take away: all losses and one point more remain. The
 * outcome is the same, counted by losses; a position has less health and sanity.
 */
export const withoutSpareHealth = (fight: Fight): Fight => ({
  ...fight,
  fighters: fight.fighters.map((fighter, at) => {
    const lost = mostLost(fight, fighter, (foe) =>
      fight.foes[foe]!.isAmbush === true ? Number(at === 0) : fight.rounds,
    );
    const { health, sanity, most } = fighter;
    const spare = { health: Math.max(0, health - lost.health - 1), sanity: Math.max(0, sanity - lost.sanity - 1) };
    return {
      ...fighter,
      health: health - spare.health,
      sanity: sanity - spare.sanity,
      ...(most && { most: { health: most.health - spare.health, sanity: most.sanity - spare.sanity } }),
    };
  }),
});
