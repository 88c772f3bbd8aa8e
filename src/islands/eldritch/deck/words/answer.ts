/** The answer as a bar and as a sentence. */
import {
  COLOURS,
  coloursAt,
  leftIn,
  roundsLeft,
  sizeOf,
  type Deck,
} from '../../../../engines/eldritch/mythos-deck/deck.ts';
import { fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { NBSP } from '../../../../lib/sentence-ru.ts';
import { compareFractions, isSameFraction } from '../../../../engines/exact/fraction.ts';
import type { DeckData, DeckLeft, State } from '../model.ts';
import { problemWordsOf, roundsCount } from '../../shared/words.ts';
import type { AddressProblem } from '../address.ts';
import { GAME_NAMES } from './difficulty.ts';
import { cardsCount, cardsWords, COLOUR_NAMES, leftWords, sheetName, stageName, takenWords } from './names.ts';

const possible = (deck: Deck) => {
  const chances = coloursAt(deck, 1);
  return COLOURS.flatMap((colour) => {
    const chance = chances?.[colour];
    return chance === undefined || chance.n === 0n ? [] : [{ colour, chance }];
  });
};
/** «12 карт». */
export const bigWords = ({ deck }: DeckLeft): string =>
  roundsLeft(deck) === 0 ? 'Карт нет' : cardsCount(roundsLeft(deck));
/** The difficulty of the game, unless it is the standard one. */
const gameSays = ({ difficulty }: State, before: string): string =>
  difficulty === 'standard' ? '' : `${before}${GAME_NAMES[difficulty]}`;
/** «Азатот, этап 2: 6 карт», «Азатот, труднее, этап 2: 6 карт». */
export const countedLine = (state: State, { deck }: DeckLeft, data: DeckData): string => {
  const stage = deck.left[deck.stage];
  const where =
    stage === undefined ? 'колода пуста' : `${stageName(deck.stage).toLowerCase()}: ${cardsCount(sizeOf(stage))}`;
  return `${sheetName(state, data)}${gameSays(state, ', ')}, ${where}`;
};
/** The likeliest of the next cards, in one line of a phone: «скорее жёлтая, 50 %», «зелёная или синяя». */
export const exactLine = ({ deck }: DeckLeft): string => {
  const next = possible(deck).toSorted((a, b) => compareFractions(b.chance, a.chance));
  const [first, ...others] = next;
  if (first === undefined) return 'карту взять неоткуда';
  if (others.length === 0) return `следующая ${COLOUR_NAMES[first.colour]}`;
  const equal = next.filter(({ chance }) => isSameFraction(chance, first.chance));
  if (equal.length === COLOURS.length) return 'все цвета поровну';
  return equal.length > 1
    ? equal.map(({ colour }) => COLOUR_NAMES[colour]).join(' или ')
    : `скорее ${COLOUR_NAMES[first.colour]}, ${percentRu(first.chance)}`;
};

/** The same in one line. */
export const endLine = ({ deck }: DeckLeft): string =>
  roundsLeft(deck) === 0
    ? 'В следующей фазе Мифа сыщики проиграют: карту взять неоткуда.'
    : `Карт хватит на ${roundsCount(roundsLeft(deck))}, потом сыщики проиграют.`;
/** How long there is still to play: rounds with a card, and the one in which there is none. */
export const endWords = ({ deck }: DeckLeft): string => {
  const rounds = roundsLeft(deck);
  if (rounds === 0)
    return 'Карт больше нет. Если сыщики не победят до следующей фазы Мифа, они проиграют: карту взять неоткуда.';
  return `Карт хватит на ${roundsCount(rounds)}. Если к тому времени сыщики не победят, они проиграют в следующей фазе Мифа: карту взять будет неоткуда.`;
};

/** The answer to send to somebody who sees nothing else. */
export const answerSentence = (state: State, standing: DeckLeft, data: DeckData): string => {
  const { deck } = standing;
  const left = leftIn(deck);
  const size = sizeOf(left);
  const name = sheetName(state, data);
  const begin = `Колода Мифов${state.sheet === undefined ? '' : `, ${name}`}${gameSays(state, ', сложность ')}`;
  if (size === 0) return `${begin}: карт больше нет.`;
  const stage = deck.left[deck.stage]!;
  const next = possible(deck)
    .map(
      ({ colour, chance }) =>
        `${COLOUR_NAMES[colour]} ${percentRu(chance)}${chance.d === 1n ? '' : ` (${fractionRu(chance)})`}`,
    )
    .join(', ');
  const drawn = standing.counted === 0 ? 'ни одной карты не взято' : takenWords(standing.counted);
  return `${begin}: ${drawn}, ${leftWords(size)} (${cardsWords(left)}). Сейчас этап${NBSP}${deck.stage + 1}, в нём ${leftWords(sizeOf(stage))}: ${cardsWords(stage)}. Следующая карта: ${next}.`;
};

/** What could not be understood of an address, a sentence. */
export const problemWords = problemWordsOf<AddressProblem['code']>({
  o: 'не удалось прочитать, какой это Древний',
  s: 'не удалось прочитать числа этапов: нужны 3 этапа по 3 числа, зелёные, жёлтые и синие',
  d: 'не удалось прочитать вышедшие карты: нужны буквы g, y и b',
  g: 'не удалось прочитать сложность игры',
  b: 'не удалось прочитать коробки',
  c: 'не удалось прочитать числа карт по трудности: нужны 3 цвета по 3 числа, лёгкие, обычные и трудные',
});
