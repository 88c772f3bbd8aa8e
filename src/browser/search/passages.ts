/**
 * Whole questions, answered from the passages of the pages. Their index is fetched for the first question and no sooner:
 * a name is answered without it.
 */
import {
  parsePassages,
  unpackPassages,
  type FoundPassage,
  type PassageIndex,
} from '../../search/passages/index-file.ts';
import { partHolding, type Part } from '../../search/passages/parts.ts';
import { answersIn, lookUp, placesOf, type LookUp, type PlaceAnswer } from '../../search/passages/question.ts';
import { askedWords, readableQuestion } from '../../search/passages/rank.ts';
import { fetchJson } from '../fetch-json.ts';
import { kept } from '../kept.ts';
import { siteAddress } from '../site.ts';
import { SEARCHED, loadTerms, loadTermsOf, termsAtHand } from './term-index.ts';
import { MOST_TERMS, type Scope } from './verdict.ts';

/** So many places answer a question; who finds nothing among them asks otherwise. */
const MOST_PLACES = 10;

/** Where the answer to a question is looked for, and what its words mean. */
export interface AskedQuestion {
  readonly index: PassageIndex;
  readonly found: LookUp;
  /** Stems that the question may mean: they are marked. */
  readonly stems: ReadonlySet<string>;
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
 * Looks a whole question up; no places where it is not understood.
 * @throws where the passages or the terms can be had neither from the network nor from the cache
 */
export const askQuestion = async (query: string, scope: Scope): Promise<AskedQuestion> => {
  const game = askedOf(scope);
  const isOfOneGame = game !== ALL;
  const index = atHand.get(game) ?? (await indexOf(game));
  const terms = termsAtHand() ?? (await (isOfOneGame ? loadTermsOf(game) : loadTerms()));
  const question = readableQuestion(index, query);
  const options = { only: isOfOneGame ? game : undefined, limit: MOST_TERMS };
  const stems = new Set(askedWords(index, question).flatMap((word) => [...word.keys()]));
  return { index, found: lookUp(index, terms, question, options), stems, isOfOneGame };
};

const partOf = kept(async (address) => (await fetchJson(siteAddress(address))) as Part | null);

/** The text of a place; nothing where it cannot be had or is of another build. */
const textOf = async ({ game, number, place }: FoundPassage): Promise<string | undefined> => {
  const part = await partOf(`/${game}/passages/${partHolding(number)}.json`).catch(() => null);
  const text: unknown = part?.[place];
  return typeof text === 'string' ? text : undefined;
};

/** The texts of the places that a question is looked up in. */
export const fetchTexts = async ({ found }: AskedQuestion): Promise<ReadonlyMap<FoundPassage, string>> => {
  const texts = await Promise.all(placesOf(found).map(async (place) => [place, await textOf(place)] as const));
  return new Map(texts.flatMap(([place, text]) => (text === undefined ? [] : [[place, text] as const])));
};

/** The answers from the texts that have come, best first. */
export const answersFrom = (
  { index, found }: AskedQuestion,
  texts: ReadonlyMap<FoundPassage, string>,
): readonly PlaceAnswer[] => answersIn(index, found, (place) => texts.get(place)).slice(0, MOST_PLACES);
