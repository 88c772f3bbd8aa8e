/** Both sides of a battle, numbered. */
import { checkBytes, type OnWork } from '../../exact/work.ts';
import type { Battle } from './battle.ts';
import type { Sides } from './course.ts';
import { compileDetectives } from './detective-side.ts';
import { compileEnemies } from './enemy-side.ts';

/** Values, choices, visits and what comes to a state, and the layers of the rounds. */
const BYTES_OF_STATE = 48;

/**
 * The formations of both sides.
 * @throws {OutOfMemory} where there are too many of them, see `exact/work.ts`
 */
export const sidesOf = (battle: Battle, onWork: OnWork): Sides => {
  const detectives = compileDetectives(battle, onWork);
  const enemies = compileEnemies(battle, detectives.damages, onWork);
  const turns = battle.detectives.length + battle.enemies.length;
  checkBytes(detectives.size * enemies.size * turns * BYTES_OF_STATE);
  return { detectives, enemies };
};
