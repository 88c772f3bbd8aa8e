/** Asks the term index: in the scope of the reader, and where his own game does not know the word, in the others. */
import { isQuestion } from '../../search/passages/rank.ts';
import { isSettled, ownFirst, searchTerms, widen, type Answer } from '../../search/search.ts';
import { SEARCHED, loadTerms, loadTermsOf, termsAtHand } from './term-index.ts';
import { MOST_TERMS, type Scope } from './verdict.ts';

/** What is found, and what more once the terms of the other games have come. */
export interface Findings {
  readonly found: Answer;
  readonly further?: Promise<Answer>;
}

/** Whether an answer says no more than what a question names or what is near to a mistyped name. */
const isUnmatched = ({ near, hits }: Answer): boolean => near || hits.every(({ rank }) => rank === 'inside');

/** Whether a term is called just so. */
const isNamed = ({ hits: [first] }: Answer): boolean => first?.rank === 'name' || first?.rank === 'form';

/**
 * Asks the terms of the scope; what the reader's own game does not know is looked up in the others.
 * @throws where the index can be had neither from the network nor from the cache
 */
export const findTerms = async (query: string, scope: Scope): Promise<Findings> => {
  const findings = await findInScope(query, scope);
  const { only, game, first } = scope;
  if (only === undefined || only !== game || !isUnmatched(findings.found) || isQuestion(query)) return findings;
  const elsewhere = await findInScope(query, { only: undefined, game, first }).catch(() => findings);
  if (isUnmatched(elsewhere.found)) return findings;
  // His own game goes first, but for a guess at a typing mistake, and for what another game calls just so.
  return findings.found.near || isNamed(elsewhere.found)
    ? elsewhere
    : { found: ownFirst(findings.found, elsewhere.found, MOST_TERMS) };
};

/** Asks the terms: those of the reader's own game alone where no others can go before what they answer. */
const findInScope = async (query: string, { first, only }: Scope): Promise<Findings> => {
  const options = { game: first, only, limit: MOST_TERMS };
  const inAll = async () => searchTerms(termsAtHand() ?? (await loadTerms()), query, options);
  const own = only ?? first;
  if (termsAtHand() !== undefined || own === undefined || !SEARCHED.has(own)) return { found: await inAll() };
  const found = searchTerms(await loadTermsOf(own), query, options);
  if (only !== undefined) return { found };
  if (isSettled(found)) return { found, further: inAll().then((wider) => widen(found, wider, MOST_TERMS)) };
  // Out of reach, the other games take nothing from what this one answers.
  return { found: await inAll().catch(() => found) };
};
