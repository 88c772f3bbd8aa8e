import type { TokenId } from '../../../../engines/arkham/token.ts';
import { TokenMark } from '../../shared/TokenMark.tsx';
import { tokenAloud } from '../../shared/token-words.ts';

/** Tokens in a row, after their label. */
export const Marks = ({ ids, says = '' }: { readonly ids: readonly TokenId[]; readonly says?: string }) =>
  ids.length === 0 ? null : (
    <span class="marks">
      {says}{' '}
      {ids.map((id, i) => (
        <TokenMark key={i} id={id} said={tokenAloud(id)} />
      ))}
    </span>
  );
