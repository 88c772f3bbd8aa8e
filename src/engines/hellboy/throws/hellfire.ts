/** Hellfire at the end of a round. */
import { dieOf } from '../../exact/die.ts';
import { certain, followedBy, mapOutcomes, type Distribution } from '../../exact/distribution.ts';
import type { Faces } from '../dice/faces.ts';
import type { HellfireRule } from './rules.ts';

/** How many tokens go out, and how many spread to the areas around them. */
interface Fates {
  readonly out: number;
  readonly spread: number;
}
export interface HellfireAnswer {
  readonly fates: Distribution<Fates>;
  readonly out: Distribution;
  readonly spread: Distribution;
  /** Fire damage to each character in one burning area. */
  readonly damage: Distribution;
}
/**
 * What several tokens do, a die each; an area holds one token at most. New tokens do nothing in the same phase.
 * @throws {RangeError} where the number of tokens is not whole
 */
export const solveHellfire = (faces: Faces, rule: HellfireRule, tokens: number): HellfireAnswer => {
  if (!Number.isInteger(tokens) || tokens < 0) throw new RangeError(`Tokens of hellfire are counted, got ${tokens}.`);
  const die = dieOf(faces[rule.colour]);
  const afterOne = ({ out, spread }: Fates) =>
    mapOutcomes(die, (face) => ({
      out: out + Number(face === rule.out),
      spread: spread + Number(face === rule.spreads),
    }));
  let fates = certain<Fates>({ out: 0, spread: 0 });
  for (let token = 0; token < tokens; token += 1) fates = followedBy(fates, afterOne);
  return {
    fates,
    out: mapOutcomes(fates, ({ out }) => out),
    spread: mapOutcomes(fates, ({ spread }) => spread),
    damage: mapOutcomes(die, (face) => (face === rule.out ? 0 : face)),
  };
};
