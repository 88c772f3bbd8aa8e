/** The places of a game that answer a whole question: terms, sections of chapters and of the memo, worked cases, calculators. */
import type { Asked } from '../../schemas/site/asked.ts';
import type { Chapter } from '../../schemas/site/chapter.ts';
import type { Game } from '../../schemas/site/game.ts';
import type { CardList, ChangeList } from '../../schemas/site/lists.ts';
import type { Synonyms } from '../../schemas/site/synonyms.ts';
import type { Term } from '../../schemas/site/term.ts';
import type { WorkedCase } from '../../schemas/site/worked-case.ts';
import { sentenceRu } from '../../lib/sentence-ru.ts';
import { slugOf } from '../../lib/slug.ts';
import { CALCULATOR } from './index-file.ts';
import { withAsked } from './asked.ts';
import { linesOf, plainLine } from './plain-text.ts';
import type { Line, LineKind } from './units.ts';

/** A place with what it says. */
export interface Passage {
  /** Below the game: `terms/doom/`, `rules/enemies/#spawn`. */
  readonly place: string;
  /** Name of the term, or the heading. */
  readonly title: string;
  /** The title of the chapter with the heading; empty for a term. */
  readonly under: string;
  /** Other names: English, aliases. Ranked by, never shown. */
  readonly names: string;
  /** The short answer first, then everything else. */
  readonly lines: readonly Line[];
  /** Whether a first question does without it: what is of another set than the first, what repeats the rules or lists cards. */
  readonly isLater?: boolean;
}

/** A page of prose. */
interface PageSource<D> {
  readonly game: string;
  readonly id: string;
  /** From the site's root: `/arkham/rules/enemies/`. */
  readonly path: string;
  /** MDX. */
  readonly body: string;
  readonly data: D;
}
/** What passages are made of: all of the content that is read. */
export interface PassageSources {
  readonly games: readonly { readonly id: string; readonly data: Game }[];
  readonly terms: readonly PageSource<Term>[];
  readonly chapters: readonly PageSource<Chapter>[];
  readonly memos: readonly PageSource<Chapter>[];
  readonly synonyms: Readonly<Record<string, Synonyms>>;
  readonly asked: Readonly<Record<string, Asked>>;
  readonly cards: Readonly<Record<string, CardList>>;
  readonly changes: Readonly<Record<string, ChangeList>>;
  readonly workedCases: Readonly<Record<string, Readonly<Record<string, WorkedCase>>>>;
}

/** What ends the part under a heading. */
const NO_HEADING: Line = { kind: 'heading', says: ' ' };
/** What illustrates a rule, or says how sure it is and where the rules are silent or err. */
const REMARKS: ReadonlySet<LineKind> = new Set<LineKind>(['example', 'note', 'gap', 'erratum']);
/**
 * Lines with those behind that a first question does without: remarks and what a later edition says, each under its heading
 * still.
 * @param section the id of the heading of the later edition
 */
export const rulesFirst = (lines: readonly Line[], section?: string): readonly Line[] => {
  const hasHeadings = lines.some(({ kind }) => kind === 'heading');
  const rules: Line[] = [];
  const behind: Line[] = [];
  let heading = NO_HEADING;
  let isOfSection = false;
  for (const line of lines) {
    if (line.kind === 'heading') {
      heading = line;
      isOfSection = line.says.split(' ', 1)[0] === section;
    }
    if (!isOfSection && !REMARKS.has(line.kind)) rules.push(line);
    else if (line.kind !== 'heading') {
      if (hasHeadings && !behind.includes(heading)) behind.push(heading);
      behind.push(line);
    }
  }
  return [...rules, ...behind.map((line) => ({ ...line, isBehind: true }))];
};

const lead = (says: string): readonly Line[] => (says === '' ? [] : [{ kind: 'lead', says: plainLine(says) }]);

/** The passage of a term. A term of another set or edition than the game's own says of which. */
export const passageOfTerm = (
  { id, body, data }: Omit<PageSource<Term>, 'game' | 'path'>,
  { sets, edition }: Pick<Game, 'sets' | 'edition'>,
): Passage => {
  const set = data.since === sets[0]?.id ? undefined : sets.find((one) => one.id === data.since)?.ru;
  const own = data.edition === edition ? undefined : data.edition;
  return {
    place: `terms/${id}/`,
    title: data.title,
    under: [set, own].filter((said) => said !== undefined).join(', '),
    names: [data.en, ...data.aliases].join(', '),
    lines: [...lead(data.summary), ...linesOf(body)],
    ...(set === undefined ? {} : { isLater: true }),
  };
};

const HEADING = /^#{2,6}\s+(.*?)\s*\[#([a-z0-9-]+)\]\s*$/gm;

/** Passages that a first question does without. */
const later = (passages: readonly Passage[]): readonly Passage[] =>
  passages.map((passage) => ({ ...passage, isLater: true }));

/** Whether a chapter tells of another set or edition than the first of its game. */
const isOfLaterSet = ({ id, data }: PageSource<Chapter>, { sets, edition }: Pick<Game, 'sets' | 'edition'>): boolean =>
  data.hasSpoilers === true ||
  (data.edition !== undefined && data.edition !== edition) ||
  sets.slice(1).some((set) => set.id === id);

/** The passages of a chapter, one a heading that has words under it; what precedes the headings comes with its summary. */
export const passagesOfChapter = ({ game, path, body, data }: Omit<PageSource<Chapter>, 'id'>): readonly Passage[] => {
  const { title, summary } = data;
  const place = path.slice(`/${game}/`.length);
  const headings = [...body.matchAll(HEADING)];
  const begin = linesOf(body.slice(0, headings[0]?.index));
  const parts = headings.map((heading, i): Passage => ({
    place: `${place}#${heading[2]!}`,
    title: plainLine(heading[1]!),
    under: title,
    names: '',
    lines: linesOf(body.slice(heading.index + heading[0].length, headings[i + 1]?.index)),
  }));
  return [{ place, title, under: '', names: '', lines: [...lead(summary), ...begin] }, ...parts].filter(
    ({ lines }) => lines.length > 0,
  );
};

/** The calculators of a game, and each as a term sets it. */
const passagesOfCalculators = (
  { calculators }: Pick<Game, 'calculators'>,
  terms: PassageSources['terms'],
): readonly Passage[] => [
  ...calculators.map(({ id, title, says, name }): Passage => ({
    place: `${id}/`,
    title,
    under: CALCULATOR,
    names: name,
    lines: lead(says),
  })),
  ...terms.flatMap(({ data: { title, aliases, calculator } }): readonly Passage[] =>
    calculator === undefined || calculator.query === ''
      ? []
      : [
          {
            place: `${calculator.to}/?${calculator.query}`,
            title: calculator.says,
            under: CALCULATOR,
            names: [title, ...aliases].join(', '),
            lines: lead(calculator.says),
          },
        ],
  ),
];
/** The passages of a list of cards, one a card. */
const passagesOfCards = ({ title: under, cards }: CardList): readonly Passage[] =>
  cards.map(({ ru, en, says }) => ({
    place: `cards/#${slugOf(en)}`,
    title: ru ?? en,
    under,
    names: en,
    lines: lead(sentenceRu(says)),
  }));

/** The passages of a list of changes, one a version. */
const passagesOfChanges = ({ title: under, versions }: ChangeList): readonly Passage[] =>
  versions.map(({ id, title, date, note, changes }) => ({
    place: `changes/#${id}`,
    title: [title, date].filter((said) => said !== undefined).join(', '),
    under,
    names: '',
    lines: [
      ...(note === undefined ? [] : lead(note)),
      ...changes.map(({ says }): Line => ({ kind: 'item', says: sentenceRu(plainLine(says.replace(/[[\]]/g, ''))) })),
    ],
  }));

/** All passages of a game in the order of the site: terms, chapters, memo, worked cases, calculators; after each line how it is asked for. */
export const passagesOf = (sources: PassageSources, game: string): readonly Passage[] => {
  const { data } = sources.games.find(({ id }) => id === game)!;
  const own = <S extends { readonly game: string }>(pages: readonly S[]) => pages.filter((page) => page.game === game);
  const chapterOf = (id: string) => own(sources.chapters).filter((chapter) => chapter.id === id);
  const terms = own(sources.terms);
  const cases = data.calculators.find((calculator) => calculator.cases);
  const passages = [
    ...terms.map((term) => passageOfTerm(term, data)),
    ...data.chapters.flatMap(chapterOf).flatMap((chapter) => {
      const parts = passagesOfChapter(chapter);
      return isOfLaterSet(chapter, data) ? later(parts) : parts;
    }),
    ...[sources.changes[game]].flatMap((list) => (list ? later(passagesOfChanges(list)) : [])),
    ...[sources.cards[game]].flatMap((list) => (list ? later(passagesOfCards(list)) : [])),
    ...own(sources.memos).flatMap((memo) => later(passagesOfChapter(memo))),
    ...Object.entries(sources.workedCases[game] ?? {}).map(([id, { title, question, answer }]): Passage => ({
      place: `${cases!.id}/${id}/`,
      title,
      under: 'Разбор',
      names: '',
      lines: [...lead(answer), { kind: 'note', says: plainLine(question) }],
      isLater: true,
    })),
    ...passagesOfCalculators(data, terms),
  ];
  return passages.map((passage) =>
    withAsked({ ...passage, lines: rulesFirst(passage.lines, data.laterEdition?.section) }, sources.asked[game]),
  );
};
