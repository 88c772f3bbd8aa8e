/** Sentences of the templates that nobody has replaced, and drawings that nobody has drawn. */
import { readDiagrams } from '../../corpus/diagrams.ts';
import { lineIn, pagesOf, type Corpus } from '../../corpus/read.ts';
import { filesOf } from '../../new/templates.ts';
import { boardSchema } from '../../schemas/hellboy/board.ts';
import { diagramSchema } from '../../schemas/site/diagram.ts';
import type { Problem } from '../../terms/problem.ts';

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

/**
 * Pages that show a drawing that is not there.
 * @param root the project's root
 */
export const missingDiagrams = (root: string, corpus: Corpus): readonly Problem[] =>
  corpus.games.flatMap(({ id: game }) => {
    const ids = [
      ...readDiagrams(root, { game, folder: 'diagrams' }, diagramSchema).diagrams.keys(),
      ...readDiagrams(root, { game, folder: 'boards' }, boardSchema).diagrams.keys(),
    ];
    return pagesOf(corpus)
      .filter((page) => page.game === game)
      .flatMap((page) =>
        [...page.body.matchAll(/<Diagram\s+id="([^"]*)"/g)]
          .filter(([, id]) => !ids.includes(id!))
          .map(([tag, id]) => ({
            rule: 'unknown-diagram' as const,
            file: page.file,
            line: lineIn(page, tag),
            said: `Диаграммы «${id}» нет.`,
            mend: `Есть: ${ids.join(', ') || 'ни одной'}. Новую напишите в content/${game}/diagrams/${id}.yaml; поля описаны в src/schemas/site/diagram.ts.`,
          })),
      );
  });
