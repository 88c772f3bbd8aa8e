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

/** Pages that still say what their template said. */
export const unfilledProblems = (corpus: Corpus): readonly Problem[] =>
  pagesOf(corpus).flatMap((page) =>
    TEMPLATE_SENTENCES.filter((sentence) => page.source.includes(sentence)).map((sentence) => ({
      rule: 'unfilled',
      file: page.file,
      line: lineIn(page, sentence),
      said: `Здесь ещё стоит предложение заготовки: «${sentence}»`,
      mend: 'Напишите своё или уберите: заготовки объяснены в CONTRIBUTING.md.',
    })),
  );
