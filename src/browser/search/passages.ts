/**
 * Whole questions, answered from the passages of the pages. They are fetched for the first question and no sooner: a name is
 * answered without them.
 */
import {
  joinedFiles,
  namesOfTerms,
  parseLater,
  parsePassages,
  type PassageFile,
  type TermNames,
} from '../../search/passages/index-file.ts';
import { indexInSteps, type PassageIndex } from '../../search/passages/passage-index.ts';
import { inEdition } from '../../search/passages/in-edition.ts';
import { answersInSteps, type Answers } from '../../search/passages/question.ts';
import { askedWords, readableQuestion } from '../../search/passages/rank.ts';
import type { Steps } from '../../lib/steps.ts';
import { fetchJson } from '../fetch-json.ts';
import { memoizeLoad } from '../memoize-load.ts';
import { siteAddress } from '../site.ts';
import { laterSections } from './later-editions.ts';
import type { Query } from './session.ts';
import { SEARCHED, loadTerms, loadTermsOf, termsAtHand } from './term-index.ts';
import { MOST_TERMS, type Scope } from './verdict.ts';

/** The most places shown for a question; a reader who finds nothing among them asks in other words. */
const MOST_PLACES = 10;
/** Milliseconds of work between two frames: half of a frame, the rest is for what was typed. */
const SLICE = 8;

/** The answers to a question, and what its words mean. */
export interface AnsweredQuestion extends Answers {
  /** Stems that the question may mean: they are marked. */
  readonly stems: ReadonlySet<string>;
  /** Whether it is of one game alone. */
  readonly isOfOneGame: boolean;
  /** Answers it from remarks and later sets as well, where these have not come. */
  readonly answerWholly?: () => Promise<AnsweredQuestion>;
}

/**
 * Does work in steps, so that letters typed meanwhile are drawn.
 * @throws where it is no longer wanted: another key was pressed
 */
const doneInSlices = async <T>(steps: Steps<T>, isWanted = () => true): Promise<T> => {
  let until = performance.now() + SLICE;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) throw new Error('stale');
    until = performance.now() + SLICE;
  }
};

const firstOf = memoizeLoad(async (game) => parsePassages(await fetchJson(siteAddress(`/${game}/passages.json`))));
const laterOf = memoizeLoad(async (game) => parseLater(await fetchJson(siteAddress(`/${game}/passages-later.json`))));
const wholeOf = async (game: string): Promise<PassageFile> =>
  joinedFiles(...(await Promise.all([firstOf(game), laterOf(game)])));

const ALL = '';
const askedOf = ({ only }: Scope): string => only ?? ALL;
/** The names of the terms that passages leave to the term index. */
const namesOf = async (game: string): Promise<TermNames> =>
  namesOfTerms(await (game === ALL ? loadTerms() : loadTermsOf(game)));
/** The index over what a first question waits for: one game without its remarks and later sets. */
const firstIndexOf = memoizeLoad(async (game): Promise<PassageIndex> => {
  const [file, names] = await Promise.all([firstOf(game), namesOf(game)]);
  return doneInSlices(indexInSteps([file], names));
});
/** The indexes over all of a game, or of all games, that have come. */
const whole = new Map<string, PassageIndex>();
const wholeIndexOf = memoizeLoad(async (game): Promise<PassageIndex> => {
  const games = game === ALL ? [...SEARCHED.keys()] : [game];
  const [files, names] = await Promise.all([Promise.all(games.map(wholeOf)), namesOf(game)]);
  const index = await doneInSlices(indexInSteps(files, names));
  whole.set(game, index);
  return index;
});

/** Starts to load what answers a question; a failure shows when the reader asks. */
export const prepareForQuestion = (scope: Scope): void => {
  const game = askedOf(scope);
  (game === ALL ? wholeIndexOf(game) : firstIndexOf(game)).catch(() => undefined);
};

/**
 * Answers a whole question; no places where it is not understood.
 * @param isCurrent whether its answer is still wanted
 * @throws where it is not, or where the passages or the terms can be had neither from the network nor from the cache
 */
export const askQuestion = async (
  query: string,
  { scope, isCurrent }: Pick<Query, 'scope' | 'isCurrent'>,
): Promise<AnsweredQuestion> => {
  const game = askedOf(scope);
  const isOfOneGame = game !== ALL;
  const known = whole.get(game) ?? (await (isOfOneGame ? firstIndexOf(game) : wholeIndexOf(game)));
  const terms = termsAtHand() ?? (await (isOfOneGame ? loadTermsOf(game) : loadTerms()));
  const answerFrom = async (index: PassageIndex): Promise<AnsweredQuestion> => {
    const question = readableQuestion(index, query);
    const options = { only: isOfOneGame ? game : undefined, limit: MOST_TERMS };
    const steps = answersInSteps(index, terms, question, options);
    const { places: found, unknown } = await doneInSlices(steps, isCurrent);
    const places = inEdition(index, question, found.slice(0, MOST_PLACES), laterSections());
    const stems = new Set(askedWords(index, question).flatMap((word) => [...word.keys()]));
    return { places, unknown, stems, isOfOneGame };
  };
  const answer = await answerFrom(known);
  if (!isOfOneGame || whole.has(game)) return answer;
  const answerWholly = async () => answerFrom(await wholeIndexOf(game));
  // What the first file has no word for, the later one may have.
  if (answer.unknown.length > 0 || answer.places.length === 0) return answerWholly().catch(() => answer);
  return { ...answer, answerWholly };
};
