/**
 * Several things at once, as records: a joint outcome has a field for each. What is known of one is `given` of
 * `distribution.ts`; one alone is `marginalOf`. Records with equal fields are one outcome.
 */
import { certain, followedBy, mapped, type Distribution } from './distribution.ts';
import type { KeyOf } from './key.ts';

/** Things that know nothing of each other: the chance of a record is the product of the chances of its fields. */
export const independent = <R extends object>(parts: {
  readonly [f in keyof R]: Distribution<R[f]>;
}): Distribution<R> => {
  let joint: Distribution<Partial<R>> = certain({});
  for (const name of Object.keys(parts) as (keyof R)[])
    joint = withPart(joint, name, () => parts[name]) as Distribution<Partial<R>>;
  return joint as Distribution<R>;
};

/**
 * Records with one more field, whose distribution may hang on the fields that there are: the next roll, what is drawn
 * from what is left.
 */
export const withPart = <R extends object, N extends PropertyKey, T>(
  joint: Distribution<R>,
  name: N,
  partOf: (outcome: R) => Distribution<T>,
  keyOf?: KeyOf<R & { readonly [n in N]: T }>,
): Distribution<R & { readonly [n in N]: T }> =>
  followedBy(
    joint,
    (outcome) => mapped(partOf(outcome), (part) => ({ ...outcome, [name]: part }) as R & { readonly [n in N]: T }),
    keyOf,
  );

/** One field alone, whatever the others are. */
export const marginalOf = <R extends object, N extends keyof R>(
  joint: Distribution<R>,
  name: N,
  keyOf?: KeyOf<R[N]>,
): Distribution<R[N]> => mapped(joint, (outcome) => outcome[name], keyOf);
