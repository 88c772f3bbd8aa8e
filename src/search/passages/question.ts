/**
 * A whole question, from its words to the places and lines that answer it. The texts of places are fetched in between, so it
 * has two halves: {@link lookUp} says where to look, {@link answersIn} what is found there.
 */
import { foldKey } from '../../lib/fold-ru.ts';
import type { SearchIndex } from '../index-file.ts';
import type { SearchOptions } from '../search.ts';
import { foldedWords } from '../words.ts';
import { answerOf, askedStems, titleMatch, type ShownAnswer } from './answer.ts';
import { isCalculator, type FoundPassage, type PassageIndex } from './index-file.ts';
import { askedWords, rankPassages, termsOfQuestion, unknownWords, type Ranked } from './rank.ts';

/** A question, or each half of two questions in one, with the places that may answer it. */
interface Part {
  readonly question: string;
  readonly ranked: readonly Ranked[];
}
/** Where to look for the answer to a question. */
export interface LookUp {
  /** The whole question, then its halves where it is two. */
  readonly parts: readonly Part[];
  /** Its words that stand on no page of the game. */
  readonly unknown: readonly string[];
}
/** A place with what is shown of it; nothing where its text could not be had. */
export interface PlaceAnswer {
  readonly passage: FoundPassage;
  readonly shown: ShownAnswer | undefined;
}

/** So many places are looked into for the lines that answer. */
const LOOKED_INTO = 14;
/** What the rank of a place weighs against the line that answers, and a place without its text in the place of a line. */
const PLACE_WEIGHT = 4;
/** What a title weighs that says the question. */
const TITLE_WEIGHT = 2;
/** A question of the FAQ answers a question. */
const FAQ_BONUS = 1;
/** The memo and the worked cases say a rule beside the page that tells it. */
const BESIDE = /^(?:memo|stack)\//u;
const BESIDE_FACTOR = 0.8;
const NO_LINE = 0.3;

/** Where a second question begins: «… и сколько …», «…, а если …», «…, или …?». */
const SECOND =
  /(?:,? (?:и|а|или)|,) (?=(?:сколько|когда|кто|кому|куда|где|как|можно|могу|может|что|надо|нужно|обязан|если|потом|получ|взять|снима|сбрас)[\p{L}]* )/u;
/** Fewer words are no question of their own. */
const LEAST_OF_HALF = 2;

/** The halves of two questions in one; none where it is one. */
const halvesOf = (index: PassageIndex, question: string): readonly string[] => {
  const at = SECOND.exec(question);
  if (at === null) return [];
  const halves = [question.slice(0, at.index), question.slice(at.index + at[0].length)];
  return halves.every((half) => foldedWords(half).filter((word) => word.length > 2).length >= LEAST_OF_HALF) &&
    halves.every((half) => askedWords(index, half).length > 0)
    ? halves
    : [];
};

const ASKS_FOR_A_CHANCE = /(?:шанс|вероятн|процент|посчита|калькулятор|в среднем|ожидаем)/u;

/** Where to look for the answer. No part has places where the question is not understood. */
export const lookUp = (index: PassageIndex, terms: SearchIndex, question: string, options: SearchOptions): LookUp => {
  const isForChance = ASKS_FOR_A_CHANCE.test(foldKey(question));
  const partOf = (text: string): Part => {
    if (askedWords(index, text).length === 0) return { question: text, ranked: [] };
    const named = termsOfQuestion(index, terms, text, options);
    const ranked = rankPassages(index, text, named, 2 * LOOKED_INTO)
      .filter(({ passage }) => isForChance || !isCalculator(passage))
      .slice(0, LOOKED_INTO);
    return { question: text, ranked };
  };
  return { parts: [question, ...halvesOf(index, question)].map(partOf), unknown: unknownWords(index, question) };
};

/** The places to be fetched, each once. */
export const placesOf = ({ parts }: LookUp): readonly FoundPassage[] => [
  ...new Set(parts.flatMap(({ ranked }) => ranked.map(({ passage }) => passage))),
];

/** The places that answer, ordered by what their lines say; of two questions in one the best of each half first. */
export const answersIn = (
  index: PassageIndex,
  { parts }: LookUp,
  textOf: (passage: FoundPassage) => string | undefined,
): readonly PlaceAnswer[] => {
  const answersOf = ({ question, ranked }: Part): readonly PlaceAnswer[] => {
    const asked = askedStems(index, question, askedWords(index, question));
    const isForChance = ASKS_FOR_A_CHANCE.test(foldKey(question));
    return ranked
      .map(({ passage, score }) => {
        const text = textOf(passage);
        const shown = text === undefined ? undefined : answerOf(passage, text, asked);
        const counts = isForChance && isCalculator(passage) ? 1 : 0;
        const weight = TITLE_WEIGHT + (passage.title.endsWith('?') ? FAQ_BONUS : 0);
        const named = weight * titleMatch(passage.title, asked);
        const total = PLACE_WEIGHT * score + (shown?.score ?? NO_LINE) + named + counts;
        return { passage, shown, score: total * (BESIDE.test(passage.place) ? BESIDE_FACTOR : 1) };
      })
      .sort((a, b) => b.score - a.score)
      .map(({ passage, shown }) => ({ passage, shown }));
  };
  const [whole = [], ...halves] = parts.map(answersOf);
  const firsts = halves.flatMap((answers) => answers.slice(0, 1));
  const isSame = (a: PlaceAnswer, b: PlaceAnswer) => a.passage === b.passage && a.shown?.says === b.shown?.says;
  const all = [...firsts, ...whole];
  return all.filter((one, i) => all.findIndex((other) => isSame(one, other)) === i);
};
