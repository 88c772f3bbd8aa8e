/** Sets of tokens resolved one after the other, see `solve-sequence.ts`. */
import type { OnWork } from '../../../exact/work.ts';
import type { TokenClass } from '../model/token-classes.ts';
import {
  drawnOf,
  drawnTogether,
  endOf,
  failByFrost,
  isSecondFrost,
  type Drawn,
  type Outcome,
} from '../model/outcome.ts';
import { STEPS } from '../model/steps.ts';

/** What was resolved before the draw goes on: how many of each chaining class. */
export interface ResolvedSet {
  readonly taken: readonly number[];
  readonly length: number;
  readonly drawn: Drawn;
  /** By class, once one more is resolved: the place of the set that goes on, or what the draw ends with. */
  readonly next: readonly ({ readonly resolved: number } | { readonly outcome: Outcome })[];
}

/** How many tokens of a class may be resolved: a second frost ends the draw. */
export const mostTaken = ({ token, chains, count }: TokenClass, before: Drawn): number => {
  if (!chains || isSecondFrost(before, token)) return 0;
  return token.frost === true ? 1 : count;
};

/**
 * Every set of chaining tokens that may be resolved, each after all that it continues.
 * @param before what was resolved before the first draw
 * @param besides what else is resolved, by tokens that count as something else; sets keep their indices whatever it is
 */
export const makeResolvedSets = (
  classes: readonly TokenClass[],
  before: Drawn,
  besides: Drawn,
  onWork: OnWork,
): readonly ResolvedSet[] => {
  const most = classes.map((c) => mostTaken(c, before));
  const strides = most.map((_, k) => most.slice(0, k).reduce((n, m) => n * (m + 1), 1));
  const sets: ResolvedSet[] = [];
  for (let place = 0; place < most.reduce((n, m) => n * (m + 1), 1); place += 1) {
    onWork(classes.length * STEPS.resolved);
    const taken = most.map((m, k) => Math.floor(place / strides[k]!) % (m + 1));
    // The set that it continues by one token comes before it.
    const last = taken.findIndex((n) => n > 0);
    const drawn =
      last < 0
        ? drawnTogether(before, besides)
        : drawnTogether(sets[place - strides[last]!]!.drawn, drawnOf(classes[last]!.token));
    const nextAfter = ({ token, chains }: TokenClass, k: number): ResolvedSet['next'][number] => {
      if (isSecondFrost(drawn, token)) return { outcome: endOf(failByFrost(drawn)) };
      if (chains && taken[k]! < most[k]!) return { resolved: place + strides[k]! };
      return { outcome: endOf(drawnTogether(drawn, drawnOf(token))) };
    };
    sets.push({ taken, drawn, length: taken.reduce((a, b) => a + b, 0), next: classes.map(nextAfter) });
  }
  return sets;
};
