/** A whole question, from its words to the places and lines that answer it. */
import { foldKey } from '../../lib/fold-ru.ts';
import type { SearchIndex } from '../index-file.ts';
import type { SearchOptions } from '../search.ts';
import { foldedWords } from '../words.ts';
import { ROOMS, shownOf, type Shown } from './answer.ts';
import { askedStems, titleMatch } from './asked-stems.ts';
import { isCalculator } from './index-file.ts';
import { NEAR_STEEPNESS, scoredLines } from './lines.ts';
import type { FoundPassage, PassageIndex } from './passage-index.ts';
import { nearWays, type NearWays } from './ways.ts';
import { askedWords, rankPassages, termsOfQuestion, unknownWords, type Ranked } from './rank.ts';

/** A place with what is shown of it. */
export interface PlaceAnswer {
  readonly passage: FoundPassage;
  readonly shown: Shown | undefined;
}
/** What the passages say to a question. */
export interface Answers {
  /** The places that answer, best first; none where the question is not understood. */
  readonly places: readonly PlaceAnswer[];
  /** Its words that stand on no page of the game. */
  readonly unknown: readonly string[];
}

/** So many places are looked into for the lines that answer. */
const LOOKED_INTO = 14;
/** What the rank of a place weighs, and the line that answers. */
const PLACE_WEIGHT = 2.5;
const LINE_WEIGHT = 2;
/** What it weighs that players are known to ask for a line of the place nearly so. */
const NEAR_WEIGHT = 10;
/** So many places come in for that alone. */
const NEAR_PLACES = 14;
/** What a title weighs that says the question. */
const TITLE_WEIGHT = 1.4;
/** A question of the FAQ answers a question. */
const FAQ_BONUS = 1.3;
/** The memo and the worked cases repeat a rule that a page tells. */
const BESIDE = /^(?:memo|stack)\//u;
const BESIDE_FACTOR = 0.8;

/** Where a second question begins: «… и сколько …», «…, а если …», «…, или …?». */
const SECOND =
  /(?:,? (?:и|а|или)|,) (?=(?:сколько|когда|кто|кому|куда|где|как|можно|могу|может|что|надо|нужно|обязан|если|потом|получ|взять|снима|сбрас)[\p{L}]* )/u;
/** What a second question asks of the first one's subject: it is no question of its own. */
const OF_THE_SAME = /(?:^| )(?:он|она|оно|они|его|ее|их|ему|ей|им|это|этого|туда|там|тогда)(?= |$)/u;
/** Fewer words are no question of their own. */
const LEAST_OF_HALF = 2;

/** The halves of two questions in one; none where it is one. */
const halvesOf = (index: PassageIndex, question: string): readonly string[] => {
  const at = SECOND.exec(question);
  if (at === null) return [];
  const halves = [question.slice(0, at.index), question.slice(at.index + at[0].length)];
  if (OF_THE_SAME.test(foldedWords(halves[1]!).join(' '))) return [];
  return halves.every((half) => foldedWords(half).filter((word) => word.length > 2).length >= LEAST_OF_HALF) &&
    halves.every((half) => askedWords(index, half).length > 0)
    ? halves
    : [];
};

const ASKS_FOR_A_CHANCE = /(?:шанс|вероятн|процент|посчита|калькулятор|в среднем|ожидаем)/u;
/** How much more a calculator is worth than a page where a chance is asked for. */
const CALCULATOR_BONUS = 5;
/** From this match of its title on a calculator with everything set is what was asked for. */
const SET_AS_ASKED = 0.5;

/** The best ranked passages, and further ones with a line for which players are known to ask in almost these words. */
const withNear = ({ passages }: PassageIndex, ranked: readonly Ranked[], near: NearWays): readonly Ranked[] => {
  const best = ranked.slice(0, LOOKED_INTO);
  const there = new Set(best.map(({ passage }) => passage));
  const scores = new Map(ranked.map(({ passage, score }) => [passage, score]));
  const beside = near.places.slice(0, NEAR_PLACES).map((at) => passages[at]!);
  return [
    ...best,
    ...beside.filter((passage) => !there.has(passage)).map((passage) => ({ passage, score: scores.get(passage) ?? 0 })),
  ];
};

/** The places that answer one question, ordered by what their lines say. */
const placesFor = (
  index: PassageIndex,
  terms: SearchIndex,
  question: string,
  options: SearchOptions,
): readonly PlaceAnswer[] => {
  const words = askedWords(index, question);
  if (words.length === 0) return [];
  const isForChance = ASKS_FOR_A_CHANCE.test(foldKey(question));
  const asked = askedStems(index, question, words);
  const near = nearWays(index, asked);
  const ranked = rankPassages(index, question, termsOfQuestion(index, terms, question, options), 2 * LOOKED_INTO);
  const fitting = ranked.filter(({ passage }) => isForChance || !isCalculator(passage));
  return withNear(index, fitting, near)
    .map(({ passage, score }) => {
      const lines = scoredLines(passage, asked, near.of(index.passages.indexOf(passage)));
      const match = titleMatch(index, passage.title, asked);
      const isAsked = passage.place.includes('?') ? Math.min(1, match / SET_AS_ASKED) : 1;
      const counts = isForChance && isCalculator(passage) ? CALCULATOR_BONUS * isAsked : 0;
      const weight = TITLE_WEIGHT + (passage.title.endsWith('?') ? FAQ_BONUS : 0);
      const total =
        PLACE_WEIGHT * score +
        LINE_WEIGHT * Math.max(0, ...lines.map((line) => line.score)) +
        weight * match +
        counts +
        NEAR_WEIGHT * Math.max(0, ...lines.map((line) => line.near)) ** NEAR_STEEPNESS;
      return { passage, lines, score: total * (BESIDE.test(passage.place) ? BESIDE_FACTOR : 1) };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ passage, lines }, rank) => ({
      passage,
      shown: shownOf(lines, asked, rank === 0 ? ROOMS.first : ROOMS.further),
    }));
};

/** Each place once, with both lines where each half of a question has its own there. */
const merged = (answers: readonly PlaceAnswer[]): readonly PlaceAnswer[] => {
  const places = new Map<FoundPassage, PlaceAnswer>();
  for (const answer of answers) {
    const { passage, shown } = answer;
    const before = places.get(passage)?.shown;
    if (!places.has(passage)) places.set(passage, answer);
    else if (before !== undefined && shown !== undefined && before.every(({ says }) => !says.includes(shown[0].says)))
      places.set(passage, { passage, shown: [before[0], shown[0], ...before.slice(1, ROOMS.first.lines - 1)] });
  }
  return [...places.values()];
};

/** What the passages say to a question; of two questions in one the best of each half comes first. */
export const answersTo = (
  index: PassageIndex,
  terms: SearchIndex,
  question: string,
  options: SearchOptions,
): Answers => {
  const placesOf = (text: string) => placesFor(index, terms, text, options);
  const firsts = halvesOf(index, question).flatMap((half) => placesOf(half).slice(0, 1));
  return {
    places: merged([...firsts, ...placesOf(question)]),
    unknown: unknownWords(index, question),
  };
};
