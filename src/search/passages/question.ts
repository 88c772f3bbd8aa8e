/** A whole question, from its words to the places and lines that answer it. */
import { foldKey } from '../../lib/fold-ru.ts';
import { doneAtOnce, type Steps } from '../../lib/steps.ts';
import type { SearchIndex } from '../index-file.ts';
import type { SearchOptions } from '../search.ts';
import { foldedWords } from '../words.ts';
import { ROOMS, shownOf, type Shown } from './answer.ts';
import { askedStems, titleMatch, type AskedStems } from './asked-stems.ts';
import { isCalculator } from './index-file.ts';
import { scoredLines, type ScoredLine } from './lines.ts';
import type { FoundPassage, PassageIndex } from './passage-index.ts';
import { nearWays, type NearWays } from './ways.ts';
import { askedWords, rankPassages, scoresOf, termsOfQuestion, typedWords, unknownWords, type Ranked } from './rank.ts';

/** A place with what is shown of it. */
export interface PlaceAnswer {
  readonly passage: FoundPassage;
  readonly shown: Shown | undefined;
}
/** What the passages say to a question. */
export interface Answers {
  /** The places that answer, best first; none where the question is not understood. */
  readonly places: readonly PlaceAnswer[];
  /** Its words that are on no page of the game. */
  readonly unknown: readonly string[];
}

/** How many places are searched for the lines that answer. */
const LOOKED_INTO = 14;
/** How many places join because players are known to ask for one of their lines. */
const NEAR_PLACES = 14;
/**
 * What the parts of the score of a place weigh. Fitted as the weights of lines are, see `lines.ts`, and to the half of the
 * questions that may be tuned by.
 */
const WEIGHTS = {
  /** Its rank by text and by the terms in the question. */
  rank: 2.3,
  /** Its score by text, as a share of the best: a rank says nothing of how far the next one is behind. */
  text: 2.3,
  /** What the known ways of asking for its lines score together, as a share of the best: which words tell places apart for players. */
  ways: 1.2,
  /** Its best line. */
  line: 0.5,
  /** How well its title and the question name each other. */
  title: 1.4,
  /** How well its title names the question, where the title is a question itself: such a place is a whole short answer. */
  asks: 0.8,
  /** How near the question comes to a known way of asking for a line of it. */
  near: 1.2,
  /** The question is a known way, almost word for word. */
  known: 2,
  /** The question is a known way word for word, and the way the question: rank, text and title of another place yield. */
  same: 6,
} as const;
/** A title that is a question: an answer of the FAQ. */
const ASKS_ITSELF = /\?$/u;
/** How fast a way is no longer the question itself with every word that differs. */
const KNOWN_STEEPNESS = 5;
/** The memo and the worked cases repeat a rule that a page tells, a card that the question does not name is an example of it. */
const BESIDE = /^(?:memo|stack)\//u;
const OF_CARDS = /^cards\//u;
const BESIDE_COSTS = 1.2;

/** Where a second question begins: «… и сколько …», «…, а если …», «…, или …?»; «…, если …» is a condition of the first one. */
const SECOND =
  /(?:,? (?:и|а|или) (?=если )|(?:,? (?:и|а|или)|,) (?=(?:сколько|когда|кто|кому|куда|где|как|можно|могу|может|что|надо|нужно|обязан|потом|получ|взять|снима|сбрас)[\p{L}]* ))/u;
/** What a second question asks of the first one's subject: it is no question of its own. */
const OF_THE_SAME = /(?:^| )(?:он|она|оно|они|его|ее|их|ему|ей|им|это|этого|туда|там|тогда)(?= |$)/u;
/** Fewer words that tell something are no question of their own: «что делать», «как захотим». */
const LEAST_OF_HALF = 2;

/** From here on a question is a known way as a whole: it is not cut. */
const KNOWN_WHOLE = 0.5;
/** The ways near a question, as it is read and as it was typed. */
const nearWaysOf = (index: PassageIndex, question: string, asked: AskedStems): NearWays => {
  const typed = typedWords(index, question);
  const words = [...asked.words.map(({ meanings }) => meanings), ...(typed ?? [])];
  const places = scoresOf(index.inWays, words).keys();
  return nearWays(index, asked, places, typed && askedStems(index, question, typed));
};

const isKnownWhole = (index: PassageIndex, question: string): boolean =>
  nearWaysOf(index, question, askedStems(index, question, askedWords(index, question))).same >= KNOWN_WHOLE;

/** The halves of two questions in one; none where it is one. */
const halvesOf = (index: PassageIndex, question: string): readonly string[] => {
  const at = SECOND.exec(question);
  if (at === null) return [];
  const halves = [question.slice(0, at.index), question.slice(at.index + at[0].length)];
  if (OF_THE_SAME.test(foldedWords(halves[1]!).join(' '))) return [];
  const areQuestions = halves.every((half) => askedWords(index, half).length >= LEAST_OF_HALF);
  return areQuestions && !isKnownWhole(index, question) ? halves : [];
};

const ASKS_FOR_A_CHANCE = /(?:шанс|вероятн|процент|посчита|калькулятор|в среднем|ожидаем)/u;
/** How much more a calculator is worth than a page where a chance is asked for. */
const CALCULATOR_BONUS = 5;
/** From this match of its title on a calculator with everything set is what was asked for. */
const SET_AS_ASKED = 0.5;

/** What a calculator gains where a chance is asked for; one with everything set, where it is set as asked. */
const calculatorBonus = ({ place }: FoundPassage, match: number): number =>
  CALCULATOR_BONUS * (place.includes('?') ? Math.min(1, match / SET_AS_ASKED) : 1);

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

/** Scores as shares of the best. */
const shares = (scores: ReadonlyMap<number, number>): ReadonlyMap<number, number> => {
  const best = Math.max(...scores.values());
  return new Map([...scores].map(([at, score]) => [at, score / best]));
};

/** The best of some lines by one of their figures. */
const most = (lines: readonly ScoredLine[], figure: 'near' | 'same' | 'score'): number =>
  Math.max(0, ...lines.map((line) => line[figure]));

/** The places that answer one question, ordered by what their lines say; a place a step. */
function* placesFor(
  index: PassageIndex,
  terms: SearchIndex,
  question: string,
  options: SearchOptions,
): Steps<readonly PlaceAnswer[]> {
  const words = askedWords(index, question);
  if (words.length === 0) return [];
  const isForChance = ASKS_FOR_A_CHANCE.test(foldKey(question));
  const asked = askedStems(index, question, words);
  const texts = shares(scoresOf(index, words));
  const ways = shares(scoresOf(index.inWays, words));
  yield;
  const near = nearWaysOf(index, question, asked);
  yield;
  const ranked = rankPassages(index, texts, termsOfQuestion(index, terms, question, options), 2 * LOOKED_INTO);
  const fitting = ranked.filter(({ passage }) => isForChance || !isCalculator(passage));
  const scored: { readonly passage: FoundPassage; readonly lines: readonly ScoredLine[]; readonly score: number }[] =
    [];
  for (const { passage, score: rank } of withNear(index, fitting, near)) {
    yield;
    const at = index.passages.indexOf(passage);
    const lines = scoredLines(passage, asked, near.of(at));
    const match = titleMatch(index, passage.title, asked);
    const nearest = most(lines, 'near');
    const score =
      WEIGHTS.rank * rank +
      WEIGHTS.text * (texts.get(at) ?? 0) +
      WEIGHTS.ways * (ways.get(at) ?? 0) +
      WEIGHTS.line * most(lines, 'score') +
      WEIGHTS.title * match +
      WEIGHTS.asks * (ASKS_ITSELF.test(passage.title) ? match : 0) +
      WEIGHTS.near * nearest +
      WEIGHTS.known * nearest ** KNOWN_STEEPNESS +
      WEIGHTS.same * most(lines, 'same') +
      (isForChance && isCalculator(passage) ? calculatorBonus(passage, match) : 0) -
      (BESIDE.test(passage.place) || (match === 0 && OF_CARDS.test(passage.place)) ? BESIDE_COSTS : 0);
    scored.push({ passage, lines, score });
  }
  const places: PlaceAnswer[] = [];
  for (const { passage, lines } of scored.sort((a, b) => b.score - a.score)) {
    yield;
    places.push({ passage, shown: shownOf(lines, asked, places.length === 0 ? ROOMS.first : ROOMS.further) });
  }
  return places;
}

/** Each place once, with both lines and one more where each half of a question has its own there. */
const mergePlaces = (answers: readonly PlaceAnswer[]): readonly PlaceAnswer[] => {
  const places = new Map<FoundPassage, PlaceAnswer>();
  for (const answer of answers) {
    const { passage, shown } = answer;
    const before = places.get(passage)?.shown;
    if (!places.has(passage)) places.set(passage, answer);
    else if (before !== undefined && shown !== undefined && before.every(({ line }) => !line.includes(shown[0].line)))
      places.set(passage, { passage, shown: [before[0], shown[0], ...before.slice(1, 2)] });
  }
  return [...places.values()];
};

/** What the passages say to a question, a place a step; of two questions in one the best of each half comes first. */
export function* answersInSteps(
  index: PassageIndex,
  terms: SearchIndex,
  question: string,
  options: SearchOptions,
): Steps<Answers> {
  const answers: PlaceAnswer[] = [];
  for (const half of halvesOf(index, question)) {
    yield;
    answers.push(...(yield* placesFor(index, terms, half, options)).slice(0, 1));
  }
  answers.push(...(yield* placesFor(index, terms, question, options)));
  return { places: mergePlaces(answers), unknown: unknownWords(index, question) };
}

/** {@link answersInSteps} in one go. */
export const answersTo = (...asked: Parameters<typeof answersInSteps>): Answers => doneAtOnce(answersInSteps(...asked));
