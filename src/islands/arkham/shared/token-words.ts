/** Names of the chaos tokens. */
import type { TokenId } from '../../../engines/arkham/token.ts';
import { signedRu } from '../../../lib/number-ru.ts';
import { countRu } from '../../../lib/plural-ru.ts';

const NAMES: { readonly [id in TokenId]?: string } = {
  skull: 'череп',
  cultist: 'культист',
  tablet: 'скрижаль',
  'elder-thing': 'Старец',
  'auto-fail': 'автоматический провал',
  'elder-sign': 'знак Старших богов',
  bless: 'благословение',
  curse: 'проклятие',
  frost: 'мороз',
  blood: 'кровь',
};
/** A token in words: «−3», «скрижаль». */
export const tokenName = (id: TokenId): string => NAMES[id] ?? signedRu(Number(id));
/** A token read aloud, for a sign alone is often skipped: «минус 3», «скрижаль». The digit stays, for those who speak what they see. */
export const tokenAloud = (id: TokenId): string => {
  const named = NAMES[id];
  if (named !== undefined) return named;
  const n = Number(id);
  if (n === 0) return 'жетон 0';
  return n > 0 ? `плюс ${n}` : `минус ${-n}`;
};
/** «3 жетона». */
export const tokensCount = (n: number): string => countRu(n, ['жетон', 'жетона', 'жетонов']);
