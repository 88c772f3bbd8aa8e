/** How things are called, and small pieces of sentences. */
import { COLOURS, type Cards, type Colour } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import { countRu, pluralRu } from '../../../../lib/plural-ru.ts';
import { NBSP } from '../../../../lib/sentence-ru.ts';
import { sheetOf, type DeckData, type State } from '../model.ts';

/** One letter for a button or a token of the colour. */
export const COLOUR_LETTERS: { readonly [C in Colour]: string } = { green: 'З', yellow: 'Ж', blue: 'С' };
const FORMS: { readonly [C in Colour]: readonly [one: string, some: string, many: string] } = {
  green: ['зелёная', 'зелёные', 'зелёных'],
  yellow: ['жёлтая', 'жёлтые', 'жёлтых'],
  blue: ['синяя', 'синие', 'синих'],
};
const formOf = (at: 0 | 1 | 2): { readonly [C in Colour]: string } => ({
  green: FORMS.green[at],
  yellow: FORMS.yellow[at],
  blue: FORMS.blue[at],
});
/** Of a card: «зелёная». */
export const COLOUR_NAMES = formOf(0);
/** Of several cards: «зелёные». */
export const COLOUR_PLURAL = formOf(1);
/** Behind «столько», «нет»: «жёлтых». */
export const COLOUR_MANY = formOf(2);
/** «2 жёлтые». */
const colourCount = (n: number, colour: Colour): string => countRu(n, FORMS[colour]);
/** Behind «взять», «понадобится»: «1 зелёную, 2 жёлтые». */
export const colourCountTaken = (n: number, colour: Colour): string =>
  n % 10 === 1 && n % 100 !== 11 ? `${n}${NBSP}${COLOUR_TAKEN[colour]}` : colourCount(n, colour);
const COLOUR_TAKEN: { readonly [C in Colour]: string } = { green: 'зелёную', yellow: 'жёлтую', blue: 'синюю' };
/** «1 зелёная, 2 жёлтые»; a colour that there is none of is left out. */
export const cardsWords = (cards: Cards, countOf = colourCount): string => {
  const said = COLOURS.filter((colour) => cards[colour] > 0).map((colour) => countOf(cards[colour], colour));
  return said.length === 0 ? 'карт нет' : said.join(', ');
};
export const cardsCount = (n: number): string => countRu(n, ['карта', 'карты', 'карт']);
/** «взята 1 карта», «взяты 2 карты», «взято 5 карт». */
export const takenWords = (n: number): string => `${pluralRu(n, ['взята', 'взяты', 'взято'])} ${cardsCount(n)}`;
/** «осталась 1 карта», «осталось 5 карт». */
export const leftWords = (n: number): string => `${pluralRu(n, ['осталась', 'остались', 'осталось'])} ${cardsCount(n)}`;
/** «Этап 2». */
export const stageName = (at: number): string => `Этап${NBSP}${at + 1}`;

export const OWN = 'Свои числа';
export const sheetName = (state: State, data: DeckData): string => sheetOf(state, data)?.ru ?? OWN;
