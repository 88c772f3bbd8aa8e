import { RESOURCES, type Attack } from './attack.ts';

/**
 * About how many positions an attack has, known before it is counted: healths of the player and of the foes that
 * can be met, times everything that may still be in hand.
 */
export const workOf = ({ health, attack, hand, foes, dice }: Attack): number => {
  const hands = RESOURCES.reduce((product, r) => product * (hand[r] + 1), 1);
  const least = Math.min(...foes.map((f) => (f.attack === 0 ? health : f.attack)));
  const healths = hand.points > 0 && health > 1 ? health : Math.ceil(health / Math.max(1, least));
  const steps = foes.reduce((sum, f) => sum + Math.ceil(f.health / attack), 0);
  return healths * steps * hands * (dice > 1 ? 2 : 1);
};
/** More than this takes seconds, and its gains a minute: it is begun only when asked. */
export const MOST_WORK = 10_000;
/** Less than this is done within a frame, with all its gains. */
export const AT_ONCE = 40;
/** Less than this is done within a frame of a slow phone, but for its gains. */
export const CHANCE_AT_ONCE = 4 * AT_ONCE;
