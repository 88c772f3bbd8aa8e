/** Sentences of the templates that still wait to be replaced. */
import { lineIn, pagesOf, type Corpus, type GameFile } from '../../content/read/corpus.ts';
import type { Problem } from '../../content/link/problem.ts';
import { UNNAMED, UNSAID } from '../../new/calculator.ts';
import { filesOf } from '../../new/templates.ts';

/** Words for the templates: what is filled in is not looked for. */
const WORDS = { game: 'game', id: 'id', title: '', en: '', set: 'core', form: '', order: '1' };

/** Russian sentences that the templates of prose hold, whole, between quotes or on a line of their own. */
export const TEMPLATE_SENTENCES: readonly string[] = [
  ...new Set(
    (['term', 'chapter', 'game'] as const)
      .flatMap((kind) => filesOf(kind, WORDS))
      .filter(({ path }) => path.endsWith('.mdx'))
      .flatMap(({ text }) => text.match(/[А-ЯЁ][^"\n|<>]*\.(?=["\n])/g) ?? []),
  ),
];

/** What a template leaves open without a sentence: a cell of a table with dots. */
const OPEN_CELL = /^\|.*\| *… *\|/m;

/** The drawing that the template gives a game; a planned game may keep it. */
const TEMPLATE_EMBLEM = /<circle.*/.exec(
  filesOf('game', WORDS).find(({ path }) => path.endsWith('game.yaml'))?.text ?? '',
)![0];

const isTemplateEmblem = ({ data }: GameFile): boolean => data.emblem.trim() === TEMPLATE_EMBLEM;

const unfilledIn = (page: Pick<GameFile, 'file' | 'source'>, texts: readonly (string | undefined)[]): Problem[] =>
  texts
    .filter((text) => text !== undefined && page.source.includes(text))
    .map((text) => ({
      rule: 'unfilled',
      file: page.file,
      line: lineIn(page, text!),
      message: `Здесь ещё стоит то, что написала заготовка: «${text}»`,
      fix: 'Напишите своё или уберите: заготовки объяснены в CONTRIBUTING.md.',
    }));

/** Pages and games that still say what their template said. */
export const unfilledProblems = (corpus: Corpus): readonly Problem[] => [
  ...pagesOf(corpus).flatMap((page) => unfilledIn(page, [...TEMPLATE_SENTENCES, OPEN_CELL.exec(page.source)?.[0]])),
  ...corpus.games.flatMap((game) =>
    unfilledIn(game, [
      UNSAID,
      UNNAMED,
      ...(game.data.status === 'ready' && isTemplateEmblem(game) ? [TEMPLATE_EMBLEM] : []),
    ]),
  ),
];
