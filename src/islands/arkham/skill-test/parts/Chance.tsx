import { percentRu } from '../../../../lib/number-ru.ts';
import { chanceLine } from '../words/reasons.ts';
import type { ChanceOf } from '../view-props.ts';

/** The number. It may be an earlier one while the present one is being counted: then it is said to be busy. */
export const Chance = ({ chance, isBusy }: { readonly chance: ChanceOf; readonly isBusy: boolean }) => (
  <p class="c-big" role="status" aria-busy={isBusy}>
    <strong>{percentRu(chance.chance)}</strong> <span>{chanceLine(chance.state, chance.chance)}</span>
  </p>
);
