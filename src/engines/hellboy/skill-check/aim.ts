/** What the result of a test is good for, and what the player wants of it. */

export type Aim =
  /** The chance of a result of at least `target`. */
  | { readonly kind: 'reach'; readonly target: number }
  /** The largest mean of the result. */
  | { readonly kind: 'result' }
  /** The largest mean of damage to the enemy behind an object that takes `cover` first; no more than `health` counts. */
  | { readonly kind: 'damage'; readonly toughness: number; readonly cover: number; readonly health?: number }
  /** The least mean of damage taken behind such an object. */
  | { readonly kind: 'defence'; readonly attack: number; readonly cover: number }
  /** The largest mean of information. */
  | { readonly kind: 'information' };

const atLeastNone = (amount: number): number => Math.max(0, amount);

/** Damage to the target of a fight or a shot, after what an object takes. */
export const damageDealt = (result: number, toughness: number, cover: number): number =>
  atLeastNone(result - toughness - cover);
/** Damage to the agent who defends with a result, after what an object takes. */
export const damageTaken = (result: number, attack: number, cover: number): number =>
  atLeastNone(attack - result - cover);
/** Information for examining: 0–2 none, 3–5 one, 6 and more two. */
export const informationFor = (result: number): 0 | 1 | 2 => {
  if (result < 3) return 0;
  return result < 6 ? 1 : 2;
};

/** What a result is worth for an aim: what is to be large on average. A whole number where the aim has whole ones. */
export const worthOf = (aim: Aim, result: number): number => {
  switch (aim.kind) {
    case 'reach':
      return result >= aim.target ? 1 : 0;
    case 'result':
      return result;
    case 'damage':
      return Math.min(damageDealt(result, aim.toughness, aim.cover), aim.health ?? Infinity);
    case 'defence':
      return 0 - damageTaken(result, aim.attack, aim.cover);
    case 'information':
      return informationFor(result);
  }
};
