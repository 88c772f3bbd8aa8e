import type { DiceFaces } from '../dice-faces.ts';
import { labels } from '../words/labels.ts';

/** Beside every result that rests on faces nobody has confirmed: the way to the notice that says so. */
export const AssumedMark = ({ dice }: { readonly dice: DiceFaces }) =>
  dice.isConfirmed ? null : (
    <a class="hb-mark" href="#hb-faces">
      {labels.assumedMark}
    </a>
  );
