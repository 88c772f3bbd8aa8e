/** How sure figures are, beside a name and below it. */
import type { Doubt } from '../cards.ts';

export const DOUBT_SHORT: { readonly [d in Doubt]: string } = {
  medium: 'из одного списка',
  low: 'числа сомнительны',
};
export const DOUBT_SAYS: { readonly [d in Doubt]: string } = {
  medium: 'Эти числа есть только в одном списке игроков, или списки расходятся. Сверьте их со своей коробкой.',
  low: 'Эти числа есть только в одном списке игроков и похожи на ошибку в нём. Сверьте их со своей коробкой.',
};
