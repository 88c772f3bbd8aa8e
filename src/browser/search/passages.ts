/**
 * Whole questions, answered from the passages of the pages. Their index is fetched for the first question and no sooner:
 * a name is answered without it.
 */
import { excerptOf } from '../../search/passages/excerpt.ts';
import {
  parsePassages,
  unpackPassages,
  type FoundPassage,
  type PassageIndex,
} from '../../search/passages/index-file.ts';
import { partHolding, type Part } from '../../search/passages/parts.ts';
import {
  askedWords,
  rankPassages,
  readableQuestion,
  termsOfQuestion,
  type AskedWord,
} from '../../search/passages/rank.ts';
import { fetchJson } from '../fetch-json.ts';
import { kept } from '../kept.ts';
import { siteAddress } from '../site.ts';
import { SEARCHED, loadTerms, loadTermsOf, termsAtHand } from './term-index.ts';
import { MOST_TERMS, type Scope } from './verdict.ts';

/** So many places answer a question; who finds nothing among them asks otherwise. */
const MOST_PLACES = 10;

/** The answer to a question, and what tells its sentences. */
export interface QuestionAnswer {
  readonly places: readonly FoundPassage[];
  readonly index: PassageIndex;
  readonly asked: readonly AskedWord[];
  /** Whether it is of one game alone. */
  readonly isOfOneGame: boolean;
}

const fileOf = kept(async (game) => parsePassages(await fetchJson(siteAddress(`/${game}/passages.json`))));
const ALL = '';
const askedOf = ({ only }: Scope): string => only ?? ALL;
const atHand = new Map<string, PassageIndex>();
const indexOf = kept(async (game) => {
  const index = unpackPassages(await Promise.all((game === ALL ? [...SEARCHED.keys()] : [game]).map(fileOf)));
  atHand.set(game, index);
  return index;
});

/**
 * Answers a whole question; no places where it is not understood.
 * @throws where the passages or the terms can be had neither from the network nor from the cache
 */
export const answerQuestion = async (query: string, scope: Scope): Promise<QuestionAnswer> => {
  const game = askedOf(scope);
  const isOfOneGame = game !== ALL;
  const index = atHand.get(game) ?? (await indexOf(game));
  const terms = termsAtHand() ?? (await (isOfOneGame ? loadTermsOf(game) : loadTerms()));
  const question = readableQuestion(index, query);
  const asked = askedWords(index, question);
  const options = { only: isOfOneGame ? game : undefined, limit: MOST_TERMS };
  const answer = termsOfQuestion(index, terms, question, options);
  const places = asked.length === 0 ? [] : rankPassages(index, question, answer, MOST_PLACES);
  return { places, index, asked, isOfOneGame };
};

const partOf = kept(async (address) => (await fetchJson(siteAddress(address))) as Part | null);

/** The sentence that shows why a place answers; empty where its text cannot be had or is of another build. */
export const fetchExcerpt = async (
  { game, number, place, title }: FoundPassage,
  { index, asked }: QuestionAnswer,
): Promise<string> => {
  const part = await partOf(`/${game}/passages/${partHolding(number)}.json`).catch(() => null);
  const text: unknown = part?.[place];
  return typeof text === 'string' ? excerptOf({ title, text }, index, asked) : '';
};
