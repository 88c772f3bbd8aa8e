import { ICONS } from '../../../../drawings/symbols.ts';
import type { IconName } from '../../../../schemas/site/icons.ts';
import type { TokenId } from '../../../../engines/arkham/token.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { tokenName } from '../words/labels.ts';

/** A game symbol whose word stands beside it. */
export const Sign = ({ name }: { readonly name: IconName }) => (
  <svg class="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />
);

/** A token as a round mark with its drawing or number. `said`: its name is read aloud; without it, words stand beside. */
export const TokenMark = ({ id, said = false }: { readonly id: TokenId; readonly said?: boolean }) => (
  <span class="o-tok" {...(said ? { role: 'img', 'aria-label': tokenName(id) } : { 'aria-hidden': true as const })}>
    {id in ICONS ? <Sign name={id as IconName} /> : signedRu(Number(id))}
  </span>
);
