/** What is wrong with the letters of a page: quotation marks without their pair, signs that are pictures, skipped headings. */
import { pagesOf, type Corpus } from '../../content/read/corpus.ts';
import type { Problem } from '../../content/link/problem.ts';
import { PICTURES } from '../pictures.ts';

type Page = ReturnType<typeof pagesOf>[number];
type Fault = Omit<Problem, 'file' | 'line'> & {
  /** Counted from 0 in the source of the page. */
  readonly at: number;
};

const PAIRS: Readonly<Record<string, string>> = { '«': '»', '„': '“' };
const FIX_QUOTES = 'В русском тексте стоят «ёлочки», внутри них „лапки“, каждая со своей парой в том же абзаце.';

/** The first quotation mark of a paragraph that has no pair. */
const unpairedIn = (paragraph: string): number | undefined => {
  const open: { readonly closing: string; readonly at: number }[] = [];
  for (const { 0: mark, index: at } of paragraph.matchAll(/[«»„“”]/g)) {
    const closing = PAIRS[mark];
    if (closing !== undefined) open.push({ closing, at });
    else if (open.at(-1)?.closing === mark) open.pop();
    else return at;
  }
  return open[0]?.at;
};

const unpairedQuotes = ({ source }: Page): Fault[] =>
  [...source.matchAll(/(?:.+\n?)+/g)].flatMap(({ 0: paragraph, index }): Fault[] => {
    const at = unpairedIn(paragraph);
    if (at === undefined) return [];
    const near = paragraph.slice(Math.max(0, at - 20), at + 20).replaceAll('\n', ' ');
    return [{ rule: 'unpaired-quote', at: index + at, message: `Кавычка без пары: «…${near}…»`, fix: FIX_QUOTES }];
  });

/** Signs that a printed game has itself; the page as its path. */
const SIGNS: readonly { readonly path: RegExp; readonly words: RegExp }[] = [
  { path: /\/memo\/$/, words: /→/ },
  { path: /^\/arkham\//, words: /→(?=И)/ },
  { path: /^\/foursouls\//, words: /↷/ },
];
const pictures = ({ source, path }: Page): Fault[] =>
  [...source.matchAll(PICTURES)]
    .filter(({ index }) => !SIGNS.some((s) => s.path.test(path) && s.words.test(source.slice(index, index + 2))))
    .map(({ 0: sign, index: at }) => ({
      rule: 'picture-sign',
      at,
      message: `Знак «${sign}» на телефоне станет цветной картинкой или пустым квадратом.`,
      fix: 'Скажите словом или поставьте <Icon name="…" />.',
    }));

const skippedHeadings = ({ source }: Page): Fault[] => {
  const headings = [...source.matchAll(/^(#{2,6}) /gm)];
  return headings.flatMap(({ 1: marks, index: at }, i): Fault[] => {
    const above = headings[i - 1]?.[1]!.length ?? 1;
    if (marks!.length <= above + 1) return [];
    const wanted = '#'.repeat(above + 1);
    return [
      {
        rule: 'skipped-heading',
        at,
        message: `После «${'#'.repeat(above)}» стоит «${marks}».`,
        fix: `Поставьте «${wanted}»: уровни идут подряд.`,
      },
    ];
  });
};

/** The faults of all pages. */
export const proseProblems = (corpus: Corpus): readonly Problem[] =>
  pagesOf(corpus).flatMap((page) =>
    [...unpairedQuotes(page), ...pictures(page), ...skippedHeadings(page)].map(({ at, ...problem }) => ({
      ...problem,
      file: page.file,
      line: page.source.slice(0, at).split('\n').length,
    })),
  );
