/**
 * Whole questions, answered from the passages of the pages. They are fetched for the first question and no sooner: a name is
 * answered without them.
 */
import { parsePassages } from '../../search/passages/index-file.ts';
import { indexInSteps, type PassageIndex } from '../../search/passages/passage-index.ts';
import { inEdition } from '../../search/passages/in-edition.ts';
import { answersTo, type Answers } from '../../search/passages/question.ts';
import { askedWords, readableQuestion } from '../../search/passages/rank.ts';
import { fetchJson } from '../fetch-json.ts';
import { memoizeLoad } from '../memoize-load.ts';
import { siteAddress } from '../site.ts';
import { laterSections } from './later-editions.ts';
import { SEARCHED, loadTerms, loadTermsOf, termsAtHand } from './term-index.ts';
import { MOST_TERMS, type Scope } from './verdict.ts';

/** So many places answer a question; who finds nothing among them asks otherwise. */
const MOST_PLACES = 10;
/** Milliseconds of work between two frames. */
const SLICE = 16;

/** The answers to a question, and what its words mean. */
export interface AnsweredQuestion extends Answers {
  /** Stems that the question may mean: they are marked. */
  readonly stems: ReadonlySet<string>;
  /** Whether it is of one game alone. */
  readonly isOfOneGame: boolean;
}

/** Does work in steps, so that letters typed meanwhile are drawn. */
const doneInSlices = async <T>(steps: Generator<unknown, T>): Promise<T> => {
  let until = performance.now() + SLICE;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + SLICE;
    }
  }
};

const fileOf = memoizeLoad(async (game) => parsePassages(await fetchJson(siteAddress(`/${game}/passages.json`))));
const ALL = '';
const askedOf = ({ only }: Scope): string => only ?? ALL;
const indexOf = memoizeLoad(async (game): Promise<PassageIndex> =>
  doneInSlices(indexInSteps(await Promise.all((game === ALL ? [...SEARCHED.keys()] : [game]).map(fileOf)))),
);

/** Begins to fetch what a question will be answered from; a failure is told when it is asked. */
export const prepareForQuestion = (scope: Scope): void => {
  indexOf(askedOf(scope)).catch(() => undefined);
};

/**
 * Answers a whole question; no places where it is not understood.
 * @throws where the passages or the terms can be had neither from the network nor from the cache
 */
export const askQuestion = async (query: string, scope: Scope): Promise<AnsweredQuestion> => {
  const game = askedOf(scope);
  const isOfOneGame = game !== ALL;
  const index = await indexOf(game);
  const terms = termsAtHand() ?? (await (isOfOneGame ? loadTermsOf(game) : loadTerms()));
  const question = readableQuestion(index, query);
  const options = { only: isOfOneGame ? game : undefined, limit: MOST_TERMS };
  const { places: found, unknown } = answersTo(index, terms, question, options);
  const places = inEdition(index, question, found.slice(0, MOST_PLACES), laterSections());
  const stems = new Set(askedWords(index, question).flatMap((word) => [...word.keys()]));
  return { places, unknown, stems, isOfOneGame };
};
