import type { Plan } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { isKnown } from '../words/faces.ts';

/** At the head of every result that rests on faces nobody has confirmed: the way to the notice that says so. */
export const AssumedMark = ({ dice, state }: Pick<Plan, 'dice' | 'state'>) =>
  isKnown(dice, state) ? null : (
    <a class="hb-mark" href="#hb-faces">
      {labels.assumedMark}
    </a>
  );
