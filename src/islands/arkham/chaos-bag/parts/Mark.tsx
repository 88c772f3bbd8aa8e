import type { TokenId } from '../../../../engines/arkham/token.ts';
import { ICONS } from '../../../../drawings/symbols.ts';
import { numberOf, tokenFace, tokenName } from '../words/labels.ts';

/** A round token. `silent` where its name stands beside it. */
export const Mark = ({ id, silent = false }: { readonly id: TokenId; readonly silent?: boolean }) => {
  const said = silent ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': tokenName(id) };
  return numberOf(id) === undefined ? (
    <span class={`token token-${id}`} {...said}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: ICONS[id as keyof typeof ICONS] }}
      />
    </span>
  ) : (
    <span class="token" {...said}>
      {tokenFace(id)}
    </span>
  );
};
export const Marks = ({ ids }: { readonly ids: readonly TokenId[] }) => (
  <span class="small-marks">
    {ids.map((id, i) => (
      <Mark key={i} id={id} />
    ))}
  </span>
);
