/** How the difficulties of a game and of a card are called, and what of the cards a stage takes. */
import { COLOURS, sizeOf, type Cards, type Colour } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import {
  allowedIn,
  CARD_DIFFICULTIES,
  type ByDifficulty,
  type CardDifficulty,
  type GameDifficulty,
} from '../../../../engines/eldritch/mythos-deck/difficulty.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { listRu } from '../../../../lib/sentence-ru.ts';
import { COLOUR_PLURAL } from './names.ts';

type OfGame = { readonly [G in GameDifficulty]: string };
export const GAME_NAMES: OfGame = {
  standard: 'обычная',
  easier: 'легче',
  harder: 'труднее',
  insane: 'безумная',
  staged: 'по нарастающей',
  'staged-harder': 'по нарастающей, ещё труднее',
};
/** In the list to choose from. */
export const GAME_SAYS: OfGame = {
  standard: 'Обычная: все карты',
  easier: 'Легче: без трудных карт',
  harder: 'Труднее: без лёгких карт',
  insane: 'Безумная: одни трудные',
  staged: 'По нарастающей',
  'staged-harder': 'По нарастающей, ещё труднее',
};
/** The first thing to do with the cards; nothing where all of them stay. */
export const GAME_STEPS: OfGame = {
  standard: '',
  easier: 'Уберите в коробку трудные карты Мифов: на них красные щупальца.',
  harder: 'Уберите в коробку лёгкие карты Мифов: на них синий символ.',
  insane: 'Оставьте только трудные карты Мифов: на них красные щупальца.',
  staged:
    'Разделите карты Мифов по трудности: на лёгких синий символ, на трудных красные щупальца, на обычных пометки нет.',
  'staged-harder':
    'Разделите карты Мифов по трудности: на лёгких синий символ, на трудных красные щупальца, на обычных пометки нет.',
};

const FORMS: ByDifficulty<readonly [one: string, some: string, many: string]> = {
  easy: ['лёгкая', 'лёгкие', 'лёгких'],
  normal: ['обычная', 'обычные', 'обычных'],
  hard: ['трудная', 'трудные', 'трудных'],
};
/** Of a card: «лёгкая». */
export const DIFFICULTY_NAMES: ByDifficulty<string> = {
  easy: FORMS.easy[0],
  normal: FORMS.normal[0],
  hard: FORMS.hard[0],
};
/** Of several cards: «лёгкие». */
export const DIFFICULTY_PLURAL: ByDifficulty<string> = {
  easy: FORMS.easy[1],
  normal: FORMS.normal[1],
  hard: FORMS.hard[1],
};
/** «3 лёгкие, 4 обычные, 3 трудные». */
export const pileWords = (pile: ByDifficulty<number>): string =>
  CARD_DIFFICULTIES.map((of) => countRu(pile[of], FORMS[of])).join(', ');

/** What a stage takes in a game where each stage takes cards of one difficulty: «все лёгкие»; else nothing. */
export const stageTakes = (game: GameDifficulty, at: number, stage: Cards): string => {
  if (game !== 'staged' && game !== 'staged-harder') return '';
  const taken = COLOURS.filter((colour) => stage[colour] > 0);
  const difficultyOf = (colour: Colour): CardDifficulty => allowedIn(game, at, colour)[0]!;
  const kinds = CARD_DIFFICULTIES.filter((of) => taken.some((colour) => difficultyOf(colour) === of));
  if (kinds.length < 2) return kinds.map((of) => `все ${DIFFICULTY_PLURAL[of]}`).join('');
  return kinds
    .map((of) => {
      const colours = taken.filter((colour) => difficultyOf(colour) === of).map((colour) => COLOUR_PLURAL[colour]);
      return `${listRu(colours)} ${DIFFICULTY_PLURAL[of]}`;
    })
    .join(', ');
};

const LACKED: { readonly [C in Colour]: readonly [one: string, some: string, many: string] } = {
  green: ['зелёной', 'зелёных', 'зелёных'],
  yellow: ['жёлтой', 'жёлтых', 'жёлтых'],
  blue: ['синей', 'синих', 'синих'],
};
/** «Из этих карт колоду не собрать: не хватает 4 жёлтых.»; nothing where there are enough. */
export const missingWords = (missing: Cards): string => {
  if (sizeOf(missing) === 0) return '';
  const lacked = COLOURS.filter((colour) => missing[colour] > 0).map((colour) =>
    countRu(missing[colour], LACKED[colour]),
  );
  return `Из этих карт колоду не собрать: не хватает ${listRu(lacked)}.`;
};
