/** The answer in words: for the bar, for a chat, for the results. */
import { percentRu } from '../../../../../lib/number-ru.ts';
import { countRu, pluralRu } from '../../../../../lib/plural-ru.ts';
import { NBSP, listRu } from '../../../../../lib/sentence-ru.ts';
import type { Basket } from '../../../../../engines/eldritch/assets/acquire.ts';
import type { HowStep } from '../../../../shared/results/HowSteps.tsx';
import type { AddressProblem } from '../address.ts';
import { LOAN_COSTS, priceOf, wantedOf, type AssetsData, type Slot, type State } from '../model.ts';
import { rowFor, type Plan } from '../plan.ts';
import { exactOf, meanRu, problemWordsOf } from '../../../shared/words.ts';
import { diceSteps, exactWords, poolShort, rerollStep, SETUP_PROBLEMS, withWords } from '../../inputs/words.ts';
import { labels } from './labels.ts';

export const cardName = ({ id }: Slot, { assets }: AssetsData): string =>
  assets.find((card) => card.id === id)?.name ?? labels.ownCard;
/** «Револьвер 38-го калибра и Святой крест»; what lies in places of the reserve. */
export const namesOf = (places: readonly number[], { reserve }: State, data: AssetsData): string =>
  listRu(places.map((at) => cardName(reserve[at]!, data)));

/** The whole reserve in the sentence of the question: «карты ценой 1, 2, 3 и 4, из них не нужна 1 карта». */
export const reserveSays = (state: State): string => {
  const idle = state.reserve.length - wantedOf(state).length;
  const prices = `карты ценой${NBSP}${listRu(state.reserve.map(({ price }) => `${price}`))}`;
  return idle === 0
    ? prices
    : `${prices}, из них ${pluralRu(idle, NOT_WANTED)} ${countRu(idle, ['карта', 'карты', 'карт'])}`;
};
const NOT_WANTED = ['не нужна', 'не нужны', 'не нужны'] as const;

/** What is taken, without its price. */
export const takenWords = ({ cards, isOnLoan }: Basket, state: State, data: AssetsData): string =>
  `${namesOf(cards, state, data)}${isOnLoan ? `, взяв${NBSP}заём` : ''}`;
/** What is taken for some successes: «Револьвер 38-го калибра (цена 1)», «Ничего: можно сбросить 1 карту резерва». */
export const basketWords = (basket: Basket, state: State, data: AssetsData): string =>
  basket.cards.length === 0
    ? 'Ничего: можно сбросить 1 карту резерва'
    : `${takenWords(basket, state, data)} (цена${NBSP}${basket.price})`;

/** What to take for a number of successes, a sentence. */
export const boughtWords = ({ state, rows }: Plan, successes: number, data: AssetsData): string => {
  const { basket } = rowFor(rows, successes);
  return basket.cards.length === 0
    ? 'Взять нечего: можно сбросить 1 карту резерва.'
    : `Берите: ${basketWords(basket, state, data)}.`;
};

/** «, с 2 ресурсами»: what may be spent after the test; nothing without any. */
export const resourcesSay = ({ resources }: State): string =>
  resources === 0 ? '' : ` и${NBSP}с${NBSP}${countRu(resources, ['ресурсом', 'ресурсами', 'ресурсами'])}`;

const goalWords = (state: State): string => {
  const wanted = wantedOf(state);
  if (state.aim === 'best') return 'Взять хоть одну нужную карту';
  return `Взять все нужные карты ценой${NBSP}${priceOf(state, wanted)}`;
};
/** The same for the bar. */
const goalShort = (state: State): string =>
  state.aim === 'best' ? 'Хоть одна карта' : `Все карты за${NBSP}${priceOf(state, wantedOf(state))}`;
const loanWords = ({ loan, resources }: State): readonly string[] => [
  ...(LOAN_COSTS[loan] === null ? [] : ['с займом']),
  ...(resources === 0 ? [] : [`с${NBSP}${countRu(resources, ['ресурсом', 'ресурсами', 'ресурсами'])}`]),
];
/** What was counted, for the bar: «Хоть одна карта: общение, 4 кубика». */
export const countedLine = (state: State): string => `${goalShort(state)}: ${poolShort(state.setup)}`;
/** The chance once more, exactly, and whether with a loan. */
export const exactLine = ({ state, chance }: Plan): string => [exactWords(chance), ...loanWords(state)].join(', ');

/** The answer to send to somebody who sees nothing else. */
export const answerSentence = (plan: Plan, data: AssetsData): string => {
  const { state, chance, nothing } = plan;
  const wanted = wantedOf(state).map((at) => {
    const slot = state.reserve[at]!;
    return `${cardName(slot, data)} (цена${NBSP}${slot.price})`;
  });
  const who = withWords(state.setup, data.investigators, loanWords(state));
  if (wanted.length === 0) return `${who}. ${labels.nothingWanted}`;
  const rest = state.aim === 'all' ? `, хоть что-то — ${percentRu({ n: nothing.d - nothing.n, d: nothing.d })}` : '';
  return `${who}. В${NBSP}резерве нужны: ${wanted.join(', ')}. ${goalWords(state)} — с${NBSP}шансом ${percentRu(chance)}${exactOf(chance)}${rest}.`;
};

/** The steps of the rules with the numbers of this acquisition. */
export const howSteps = ({ state, meanWorth }: Plan): readonly HowStep[] => [
  {
    terms: [
      ['acquire-assets', 'Приобретение активов'],
      ['influence', 'Общение'],
    ],
    says: 'Действие совершают в городе, если в локации нет монстра. Вы проходите проверку общения.',
  },
  ...diceSteps(state.setup),
  rerollStep(state.setup),
  {
    terms: [
      ['price', 'Цена'],
      ['reserve', 'Резерв'],
    ],
    says: `Общая цена взятых карт не больше числа успехов, лишние успехи пропадают. Каждый потраченный после проверки ресурс прибавляет 1 успех. Лучшее — то, что вам нужнее: «Можно» считается за 1, «Хочу» за 2, «Очень хочу» за 3; в${NBSP}среднем набирается ${meanRu(meanWorth)}.`,
  },
  {
    terms: [['bank-loan', 'Банковский заём']],
    says:
      state.loan === 'no'
        ? 'Заём в этом расчёте не берут.'
        : `После перебросов можно взять «Долг» и добавить 2${NBSP}успеха. Это английское правило: в русской книге его нет.`,
  },
  {
    terms: [['test-result', 'Результат проверки']],
    says: 'Все исходы посчитаны точно и вместе дают ровно 1.',
  },
];

export const problemWords = problemWordsOf<AddressProblem['code']>({
  ...SETUP_PROBLEMS,
  c: 'не удалось прочитать карты резерва',
  l: 'не удалось прочитать, брать ли заём',
  q: 'не удалось прочитать ресурсы',
  a: 'не удалось прочитать цель',
});
