/** Divides the index of all terms into pages by size alone, so that added games need no change here. Pure. */
import { letterOf, fromFirstLetter } from '../../lib/collate-ru.ts';

/**
 * The most names on one page. A name weighs about 26 bytes after gzip, any page 6 KB: 800 names make 27 of the 30 KB
 * that a page of names may weigh, which a slow 4G loads in one round trip and 0.2 s.
 */
export const NAMES_ON_PAGE = 800;

/**
 * A page of the index: names with a common beginning, or, where there are too many, links to the pages that list them.
 */
export interface IndexPage<Term> {
  /** What the names begin with: «П», «Пр»; empty for the index itself. */
  readonly name: string;
  /** Its address below that of the index; empty for the index itself. */
  readonly slug: string;
  /** All terms of the page and of its parts, in their order. */
  readonly terms: readonly Term[];
  /** Its subpages; empty where it lists the names itself. */
  readonly parts: readonly IndexPage<Term>[];
}
interface Titled {
  readonly data: { readonly title: string };
}

const LETTERS = 'А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я 0–9 #'.split(' ');
const SLUGS = 'a b v g d e zh z i j k l m n o p r s t u f h c ch sh shch hard y soft eh yu ya 0-9 other'.split(' ');
const SLUG_OF: ReadonlyMap<string, string> = new Map(LETTERS.map((letter, i) => [letter, SLUGS[i]!]));
/** A letter in an address; a Latin «A» differs from a Russian «А». */
const slugOfLetter = (letter: string): string =>
  SLUG_OF.get(letter) ??
  (/^[A-Z]$/.test(letter) ? `latin-${letter.toLowerCase()}` : `u${letter.codePointAt(0)!.toString(16)}`);

/** The letter of a name at a position. A number counts as one letter and signs as none, as in the sorting of names. */
const letterAt = (title: string, place: number): string =>
  letterOf(fromFirstLetter(title).match(/\p{L}|\p{N}+/gu)?.[place] ?? '');

/** Terms by a letter of their names, in the order in which they come. */
const byLetter = <Term extends Titled>(terms: readonly Term[], place: number): ReadonlyMap<string, Term[]> =>
  Map.groupBy(terms, ({ data }) => letterAt(data.title, place));

/** The beginning of a name with one more letter: «П» and «Р» → «Пр». A name that ends here adds none. */
const longer = (name: string, letter: string): string => {
  if (name === '') return letter;
  return letter === '#' ? name : name + letter.toLocaleLowerCase('ru');
};

/**
 * The index as one page, as pages by letter, or, where a letter has too many names, by more of its letters.
 *
 * @param terms in their order
 * @param most how many names a page may have
 */
export const divideIndex = <Term extends Titled>(terms: readonly Term[], most = NAMES_ON_PAGE): IndexPage<Term> => {
  const part = (page: IndexPage<Term>, place: number): IndexPage<Term> => {
    // No further letter divides names that have ended.
    const isTold = page.terms.some(({ data }) => letterAt(data.title, place) !== '#');
    if (page.terms.length <= most || !isTold) return page;
    const parts = [...byLetter(page.terms, place)].map(([letter, own]) =>
      part(
        {
          name: longer(page.name, letter),
          slug: page.slug === '' ? slugOfLetter(letter) : `${page.slug}-${slugOfLetter(letter)}`,
          terms: own,
          parts: [],
        },
        place + 1,
      ),
    );
    return { ...page, parts };
  };
  return part({ name: '', slug: '', terms, parts: [] }, 0);
};

/** Every page below a page, each with its ancestors, the farthest first. */
export const pagesBelow = <Term>(
  page: IndexPage<Term>,
  above: readonly IndexPage<Term>[] = [],
): { readonly page: IndexPage<Term>; readonly above: readonly IndexPage<Term>[] }[] =>
  page.parts.flatMap((part) => [{ page: part, above: [...above, page] }, ...pagesBelow(part, [...above, page])]);

/** The names of a page, grouped by one letter more than the name of the page has. */
export const groupsOf = <Term extends Titled>({
  name,
  slug,
  terms,
}: Pick<IndexPage<Term>, 'name' | 'slug' | 'terms'>): { readonly name: string; readonly terms: readonly Term[] }[] => {
  const place = slug === '' ? 0 : (name.match(/0–9|[^]/gu)?.length ?? 0);
  return [...Map.groupBy(terms, ({ data }) => longer(name, letterAt(data.title, place)))].map(([begins, own]) => ({
    name: begins,
    terms: own,
  }));
};
