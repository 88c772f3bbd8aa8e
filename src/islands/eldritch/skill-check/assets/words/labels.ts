/** Labels of the page. */
import type { AssetsChange } from '../plan.ts';
import type { Aim, CardRemark, LoanChoice, Want } from '../model.ts';
import { CHANGE_NAMES, testLabels } from '../../inputs/words.ts';

export const labels = {
  ...testLabels,
  aim: 'Чего вы хотите',
  noScript:
    'Без JavaScript здесь показан один пример: активы приобретает Чарли Кейн. Чтобы посчитать свой резерв, включите JavaScript.',
  reserve: 'Резерв',
  reserveHint:
    'Выберите 4 карты, которые лежат в резерве: после каждой список следующей откроется сам. Потом отметьте, насколько нужна каждая.',
  ownCard: 'Другая карта',
  nothingFound: 'Карты с таким именем нет: возьмите «Другая карта» и поставьте её цену',
  ownPrice: 'Цена',
  loan: 'Банковский заём',
  loanHint: 'Заём прибавляет 2 успеха и даёт состояние «Долг». Если «Долг» у вас уже есть, второй взять нельзя.',
  resources: 'Ресурсы',
  resourcesHint: 'Из «Масок Ньярлатхотепа». После проверки каждый потраченный прибавляет 1 успех.',
  take: 'Берите',
  stop: 'Остановитесь: переброс ничего не прибавит.',
  facts: 'Шансы дробями',
  takenBySuccesses: 'Что возьмёте по числу успехов',
  takeNothing: 'ничего',
  cards: 'Каждая карта',
  cardsSay: 'хватит ли и возьмёте ли',
  cardsHow: 'Шанс, что успехов хватит на одну эту карту, и шанс, что вы возьмёте её по таблице выше.',
  card: 'Карта',
  affordable: 'Хватит',
  taken: 'Возьмёте',
  each: 'Если нужны только эти карты',
  eachHow: 'Шанс набрать успехов на всю покупку, когда все перебросы идут на неё.',
  basket: 'Покупка',
  buysHow: 'Разница — в процентных пунктах.',
  allBuysHow: 'Та же покупка, в которой изменено что-то одно. Разница — в процентных пунктах.',
  blank: 'Какая?',
  nothingWanted: 'Отметьте хотя бы одну карту, которая вам нужна: тогда будет что считать.',
} as const;
export const slotLabel = (at: number): string => `Карта ${at + 1}`;
export const wantLabel = (at: number): string => `Карта ${at + 1}. Насколько нужна`;

export const WANT_NAMES: { readonly [W in Want]: string } = { 0: 'Нет', 1: 'Можно', 2: 'Хочу', 3: 'Очень хочу' };
export const LOAN_NAMES: { readonly [L in LoanChoice]: string } = {
  no: 'Не брать',
  rarely: 'Ради карты «Очень хочу»',
  gladly: 'Ради карты «Хочу»',
};
export const AIM_NAMES: { readonly [A in Aim]: string } = {
  best: 'Лучшее из того, на что хватит',
  all: 'Все нужные карты сразу',
};
/** The same in a sentence. */
export const LOAN_SAYS: { readonly [L in LoanChoice]: string } = {
  no: 'без займа',
  rarely: 'с займом ради карты «Очень хочу»',
  gladly: 'с займом ради карты «Хочу»',
};
export const AIM_SAYS: { readonly [A in Aim]: string } = {
  best: 'взять лучшее',
  all: 'взять все нужные сразу',
};
export const REMARKS: { readonly [R in CardRemark]: string } = {
  service: 'Это услуга: что она делает и остаётся ли у вас, скажет сама карта.',
  unknown: 'Что делает эта карта, мы не знаем: прочитайте её текст.',
};
export const CHANGES: { readonly [C in AssetsChange]: string } = { ...CHANGE_NAMES, loan: 'Банковский заём' };
