import './token-mark.css';
import { ICONS } from '../../../drawings/symbols.ts';
import type { TokenId } from '../../../engines/arkham/token.ts';
import { signedRu } from '../../../lib/number-ru.ts';
import type { IconName } from '../../../schemas/site/icons.ts';
import { Drawn } from '../../shared/Drawn.tsx';

/**
 * A token as a round mark with its drawing or number. `said`: its name, read aloud; without it, the text around names
 * the token.
 */
export const TokenMark = ({ id, said }: { readonly id: TokenId; readonly said?: string }) => (
  <span
    class={`token token-${id}`}
    {...(said === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': said })}
  >
    {id in ICONS ? <Drawn body={ICONS[id as IconName]} /> : signedRu(Number(id))}
  </span>
);
