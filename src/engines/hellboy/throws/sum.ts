/** What some dice of one colour come to. */
import { dieOf } from '../../exact/die.ts';
import type { Distribution } from '../../exact/distribution.ts';
import { sumOfEqual } from '../../exact/pool.ts';
import type { Faces } from '../dice/faces.ts';
import type { Rolled } from './rules.ts';

/** The sum of the dice that a rule throws. @throws {RangeError} where their number is not whole */
export const sumOfRolled = (faces: Faces, { colour, dice }: Pick<Rolled, 'colour' | 'dice'>): Distribution =>
  sumOfEqual(dieOf(faces[colour]), dice);
