/** Both sides of a battle, numbered once: the estimate of the work and the solver use the same. */
import type { Battle } from './battle.ts';
import type { Sides } from './course.ts';
import { compileDetectives } from './detective-side.ts';
import { compileEnemies } from './enemy-side.ts';

/** So many formations of a side are counted; to number more takes too long by itself. */
const MOST_FORMATIONS = 20_000;

const known = new WeakMap<Battle, { readonly sides: Sides | undefined }>();
/** The formations of both sides; undefined where there are too many. */
export const sidesOf = (battle: Battle): Sides | undefined => {
  const entry = known.get(battle) ?? { sides: compiled(battle) };
  known.set(battle, entry);
  return entry.sides;
};
const compiled = (battle: Battle): Sides | undefined => {
  const detectives = compileDetectives(battle, MOST_FORMATIONS);
  const enemies = detectives && compileEnemies(battle, detectives.damages, MOST_FORMATIONS);
  return detectives && enemies && { detectives, enemies };
};
