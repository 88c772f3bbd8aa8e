/** Sentences of the templates that nobody has replaced. */
import { lineIn, pagesOf, type Corpus } from '../../content/read/corpus.ts';
import { filesOf } from '../../new/templates.ts';
import type { Problem } from '../../content/link/problem.ts';

/** Words for the templates: what is filled in is not looked for. */
const WORDS = { game: 'game', id: 'id', title: '', en: '', set: 'core', form: '', order: '1' };

/** Russian sentences that the templates of prose hold, whole, as they stand between quotes or on a line. */
export const TEMPLATE_SENTENCES: readonly string[] = [
  ...new Set(
    (['term', 'chapter', 'game'] as const)
      .flatMap((kind) => filesOf(kind, WORDS))
      .filter(({ path }) => path.endsWith('.mdx'))
      .flatMap(({ text }) => text.match(/[А-ЯЁ][^"\n|<>]*\.(?=["\n])/g) ?? []),
  ),
];

/** What a template leaves to be filled in without being a sentence: a cell of a table with dots. */
const OPEN_CELL = /^\|.*\| *… *\|/m;

/** Pages that still say what their template said. */
export const unfilledProblems = (corpus: Corpus): readonly Problem[] =>
  pagesOf(corpus).flatMap((page) =>
    [...TEMPLATE_SENTENCES, OPEN_CELL.exec(page.source)?.[0]]
      .filter((text) => text !== undefined && page.source.includes(text))
      .map((text) => ({
        rule: 'unfilled',
        file: page.file,
        line: lineIn(page, text!),
        message: `Здесь ещё стоит то, что написала заготовка: «${text}»`,
        fix: 'Напишите своё или уберите: заготовки объяснены в CONTRIBUTING.md.',
      })),
  );
