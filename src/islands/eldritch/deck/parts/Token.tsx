import type { Colour } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import { COLOUR_LETTERS } from '../words/names.ts';

/**
 * A card of a colour as a small token: the letter says it too. The text around it or the label of its container names
 * it.
 */
export const Token = ({ colour }: { readonly colour: Colour }) => (
  <i class="el-token" data-colour={colour} aria-hidden="true">
    {COLOUR_LETTERS[colour]}
  </i>
);
