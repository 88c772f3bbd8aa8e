/** The question, the answer, its reasons and what was wrong with an address, in words. */
import { compareFractions } from '../../../../engines/exact/fraction.ts';
import { fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { countRu, pluralRu } from '../../../../lib/plural-ru.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import type { HowStep } from '../../../shared/results/HowSteps.tsx';
import type { AddressProblem } from '../address.ts';
import { BOUNDS, type Plan, type State } from '../model.ts';

/** «31 карта», «беру 1 карту», «2 слабости». */
export const cardCount = (n: number): string => countRu(n, ['карта', 'карты', 'карт']);
export const takenCount = (n: number): string => countRu(n, ['карту', 'карты', 'карт']);
export const weaknessCount = (n: number): string => countRu(n, ['слабость', 'слабости', 'слабостей']);
/** «хотя бы 1 из 2 нужных карт», «2 из 2 нужных карт», «1 нужная карта». */
export const soughtSays = ({ wanted, copies }: State): string => {
  if (copies === 1) return '1 нужная карта';
  return `${wanted === copies ? '' : 'хотя бы '}${wanted} из ${copies} нужных карт`;
};
/** «меняю все остальные». */
export const keptSays = ({ kept, hand }: State): string => {
  if (kept === 0) return 'меняю все остальные';
  if (kept === hand) return 'ничего не меняю';
  return `оставляю и ${kept} ${pluralRu(kept, ['другую карту', 'другие карты', 'других карт'])}`;
};
/** «сразу после замены», «ещё через 3 карты». */
export const drawnSays = ({ drawn }: State): string =>
  drawn === 0 ? 'сразу после замены' : `ещё через ${takenCount(drawn)}`;

/** What was counted, for the bar: two short lines on a phone. */
export const countedLine = (state: State): string => {
  const when = state.drawn === 0 ? 'на старте' : drawnSays(state);
  return `${soughtSays(state).replace(/ карт$/, '')} ${when}`;
};
/** The rest of it: the exact chance. */
export const exactLine = ({ chance }: Plan): string => `точно ${fractionRu(chance)}`;
/** The answer to send to somebody who sees nothing else. */
export const answerSentence = ({ state, chance }: Plan): string => {
  const deck = `Колода: ${cardCount(state.cards)} и ${weaknessCount(state.weaknesses)}`;
  const hand = `на руку беру ${takenCount(state.hand)}, ${keptSays(state)}`;
  return `${deck}; ${hand}. На руке ${drawnSays(state)} ${soughtSays(state)} — ${percentRu(chance)} (${fractionRu(chance)}).`;
};
/** What the player does best, in one line. */
export const adviceLine = ({ state, chance, without, all }: Plan): string =>
  state.kept > 0 && compareFractions(all, chance) > 0
    ? `Меняйте все карты, кроме нужных: шанс станет ${percentRu(all)}.`
    : `Меняйте все карты, кроме нужных: без замены шанс был бы ${percentRu(without)}.`;

/** The steps of the rules with the numbers of this question. */
export const howSteps = (state: State): readonly HowStep[] => [
  {
    terms: [['weakness', 'Слабость']],
    says: `Слабость со стартовой руки откладывают и берут взамен другую карту. Поэтому ${takenCount(state.hand)} берут словно из колоды без слабостей, где ${cardCount(state.cards)}, и каждый набор одинаково вероятен.`,
  },
  {
    terms: [['mulligan', 'Замена карт']],
    says:
      state.kept === state.hand
        ? 'Взятые карты не меняют: на руке остаётся то, что пришло сначала.'
        : 'Карты меняют один раз, а отложенные замешивают после добора: вернуться сразу они не могут. Для каждого числа нужных карт на первой руке считаем, сколько их станет.',
  },
  ...(state.drawn === 0
    ? []
    : [
        {
          terms: [['drawing-cards', 'Взятие карт']] as const,
          says: `Потом берут ${takenCount(state.drawn)} из колоды, куда вернулись слабости и отложенные карты: в ней ${cardCount(state.cards + state.weaknesses - state.hand)}.`,
        },
      ]),
];

const within = ([from, to]: readonly [number, number]) => `от ${from} до ${to}`;
const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: 'ссылка сделана для другой версии калькулятора, показан обычный пример',
  n: `число карт в колоде не прочиталось: нужно ${within(BOUNDS.cards)}`,
  k: `число нужных карт в колоде не прочиталось: нужно ${within(BOUNDS.copies)}`,
  w: `число слабостей не прочиталось: нужно ${within(BOUNDS.weaknesses)}`,
  h: `число карт на стартовой руке не прочиталось: нужно ${within(BOUNDS.hand)}`,
  s: 'число оставленных карт не прочиталось: нужно от 0 и не больше, чем карт на стартовой руке',
  d: `число взятых потом карт не прочиталось: нужно ${within(BOUNDS.drawn)}`,
  x: 'число нужных на руке карт не прочиталось: нужно от 1 и не больше, чем их в колоде и чем карт на руке',
};
/** What came and what is wanted. */
export const problemWords = ({ code, came }: AddressProblem): string =>
  sentenceRu(came === '' ? PROBLEMS[code] : `${PROBLEMS[code]} (пришло: ${came})`);
