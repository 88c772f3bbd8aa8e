/** What an aim counts: what states, ends and events are worth, first and, between equals, second. */
import type { Aim } from './battle.ts';
import type { Sides } from './course.ts';
import { ENEMY_FATES } from './fate.ts';

/** Two numbers, both to be large: the first decides, the second between equals. */
export interface Worth {
  /** By pair of formations that is an end. */
  readonly end: (own: number, foe: number) => readonly [number, number];
  /** By place in `ENEMY_FATES`: what it is worth that an enemy comes to it. */
  readonly fates: readonly number[];
  /** What a round costs. */
  readonly round: number;
  /** A battle that never ends. */
  readonly endless: number;
}

/** To spare movement, a player gives this part of a sure victory for each round saved. */
const ROUNDS_OF_VICTORY = 20;
/** Worse than any battle that ends: with chances of a throw there is none so long. */
const NEVER = -1e6;

/** What the aim of a battle counts. */
export const worthOf = (aim: Aim, { detectives, enemies }: Sides): Worth => {
  const beaten = (foe: number) => (enemies.masks[foe] === 0 ? 1 : 0);
  const upright = (own: number) => detectives.formations[own]!.filter(({ place }) => place !== 'fallen').length;
  const allUp = (own: number) => (upright(own) === detectives.formations[own]!.length ? 1 : 0);
  const fates = (...wanted: readonly string[]) => ENEMY_FATES.map((fate) => (wanted.includes(fate) ? 1 : 0));
  const plain = { fates: fates(), round: 0, endless: 0 };
  const byAim: { readonly [A in Aim]: Worth } = {
    defeat: { ...plain, end: (own, foe) => [beaten(foe), upright(own)] },
    'stay-up': { ...plain, end: (own, foe) => [allUp(own), beaten(foe)] },
    detain: { ...plain, end: (_own, foe) => [0, beaten(foe)], fates: fates('detained') },
    destroy: { ...plain, end: (own) => [0, upright(own)], fates: fates('killed', 'destroyed') },
    'spare-movement': {
      ...plain,
      end: (own, foe) => [ROUNDS_OF_VICTORY * beaten(foe), upright(own)],
      round: 1,
      endless: NEVER,
    },
  };
  return byAim[aim];
};
