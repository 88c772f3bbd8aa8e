/** The pages that the browser tests look at: one of each template, and those in which a template has most to hold. */
import { DIST, readSite, type BuiltPage } from '../site/built-site.ts';

/** A page by its kind: `{ 'longest term': '/arkham/terms/weakness/' }`. */
export type Kinds = Readonly<Record<string, string>>;

const pages = readSite(DIST);
const matching = (shape: RegExp): readonly BuiltPage[] => {
  const found = pages.filter(({ path }) => shape.test(path));
  if (found.length === 0) throw new Error(`No built page is like ${shape}: run npm run build.`);
  return found.toSorted((a, b) => a.html.length - b.html.length);
};
const most = (among: readonly BuiltPage[], of: (html: string) => number): string =>
  among.reduce((best, page) => (of(page.html) > of(best.html) ? page : best)).path;

const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0;
const columnsIn = (html: string): number =>
  Math.max(0, ...(html.match(/<tr[^]*?<\/tr>/g) ?? []).map((row) => count(row, /<t[hd][\s>]/g)));
const longestWordIn = (html: string): number =>
  Math.max(
    0,
    ...(html.replace(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? []).map((w) => w.length),
  );
const countFigures = (name: string) => (html: string) => count(html, new RegExp(`<figure class="?${name}`, 'g'));

const chapters = matching(/^\/\w+\/rules\/[^/]+\/$/);
const terms = matching(/^\/\w+\/terms\/[^/]+\/$/);
const cases = matching(/^\/foursouls\/stack\/[^/]+\/$/);
/** The round of each game, walked at the table. */
const rounds = matching(/^\/\w+\/round\/$/);
const setups = matching(/^\/\w+\/setup\/$/);
const calculators = pages.filter(
  (page) => page.html.includes('<astro-island') && ![...cases, ...rounds, ...setups].includes(page),
);
/** Pages of a kind of their own right below a game, such as its list of cards: the largest of each name. */
const lists = Object.groupBy(
  pages.filter(
    ({ path, html }) =>
      /^\/\w+\/(?!(?:rules|terms|memo|round|setup)\/)\w+\/$/.test(path) && !html.includes('<astro-island'),
  ),
  ({ path }) => path.split('/')[2]!,
);
const middle = (sorted: readonly BuiltPage[]): string => sorted[sorted.length >> 1]!.path;
const largest = (sorted: readonly BuiltPage[]): string => sorted.at(-1)!.path;

/** One page of each template, and every calculator. */
export const TEMPLATES: Kinds = {
  home: '/',
  about: '/about/',
  search: '/search/',
  'without a network': '/offline/',
  settings: '/settings/',
  'what is new': '/changes/',
  'for developers': '/developers/',
  'no such page': '/404.html',
  'all terms': '/terms/',
  game: largest(matching(/^\/\w+\/$/).filter(({ html }) => html.includes('data-saves'))),
  contents: largest(matching(/^\/\w+\/rules\/$/)),
  glossary: largest(matching(/^\/\w+\/terms\/$/)),
  'set-up': largest(setups),
  'round at the table': largest(rounds),
  memo: largest(matching(/^\/\w+\/memo\/$/)),
  chapter: middle(chapters),
  term: middle(terms),
  'case of the stack': middle(cases),
  ...Object.fromEntries(
    Object.entries(lists).map(([name, of]) => [`list of ${name}`, most(of!, (html) => html.length)]),
  ),
  ...Object.fromEntries(calculators.map(({ path }) => [`calculator ${path}`, path])),
};

/** Where a template has most to hold; one page may be two extremes, and is looked at once. */
const EXTREMES: Kinds = {
  'longest term': largest(terms),
  'term with the widest table': most(terms, columnsIn),
  'term with the longest word': most(terms, longestWordIn),
  'longest term of two editions': most(terms, (html) => (html.includes('class="sort edition"') ? html.length : 0)),
  'longest chapter': largest(chapters),
  'chapter with the widest table': most(chapters, columnsIn),
  'chapter with the longest word': most(chapters, longestWordIn),
  'chapter with most charts': most(chapters, countFigures('chart')),
  'chapter with most drawings': most(chapters, countFigures('drawing')),
  'longest case of the stack': largest(cases),
};

/** What a link opens that carries a whole table. */
export const STACK_BY_A_LINK = '/foursouls/stack/?v=1&t=1_p13u-14a-12f-148_p13u-14a-12f-14c_mbrittle_z_1da&k=1';

/** All that are looked at, each once. */
export const KINDS_OF_PAGE: Kinds = Object.fromEntries(
  Object.entries({ ...TEMPLATES, ...EXTREMES, 'stack by a link': STACK_BY_A_LINK }).filter(
    ([, path], i, all) => all.findIndex((one) => one[1] === path) === i,
  ),
);
