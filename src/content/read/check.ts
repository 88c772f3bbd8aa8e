/** The rules that hold between files: unknown chapters and sets, order of chapters, dictionaries of all games. */
import type { Term } from '../../schemas/site/term.ts';
import { compileDictionary, type Dictionary } from '../link/dictionary.ts';
import { compileLinker, type Linker } from '../link/linker.ts';
import { listHint } from '../link/nearest.ts';
import type { Problem } from '../link/problem.ts';
import { lineIn, pagesOf, type Corpus, type GameFile, type Page } from './corpus.ts';
import { ordersTwice, strayFiles } from './check-files.ts';
import { formsTwice, titlesTwice, titlesUnlinked } from './check-terms.ts';
import { roundProblems } from './check-round.ts';
import { setupProblems } from './check-setup.ts';
import { drawingsOf } from './drawings.ts';
import { listProblems } from './lists.ts';
import { newsProblems } from './news.ts';
import { siteMapOf } from './site-map.ts';

/** What the words of each game link to, and what is wrong. */
interface Checked {
  /** By game. */
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
  /** By game. */
  readonly linkers: ReadonlyMap<string, Linker>;
  readonly problems: readonly Problem[];
}

/**
 * The dictionary and the linker of each game of the corpus, and all problems that can be seen without reading the
 * prose.
 *
 * @param root the project's root
 */
export const checkCorpus = (root: string, corpus: Corpus): Checked => {
  const problems: Problem[] = [...corpus.problems];
  const dictionaries = new Map<string, Dictionary>();
  const linkers = new Map<string, Linker>();
  const map = siteMapOf(corpus);

  for (const game of corpus.games) {
    const terms = corpus.terms.filter((t) => t.game === game.id);
    const compiled = compileDictionary(
      terms.map((t) => ({ id: t.id, ...t.data, file: t.file, lineOf: (text: string) => lineIn(t, text) })),
    );
    const linker = compileLinker(compiled.dictionary);
    dictionaries.set(game.id, compiled.dictionary);
    linkers.set(game.id, linker);
    problems.push(
      ...compiled.problems,
      ...terms.flatMap(formsTwice),
      ...titlesTwice(terms),
      ...titlesUnlinked(terms, linker),
      ...terms.flatMap((t) => [...setUnknown(t, game), ...chapterUnknown(t, game, map)]),
      ...terms.flatMap((t) => calculatorUnknown(t, game)),
      ...chaptersMisnamed(
        game,
        corpus.chapters.filter((c) => c.game === game.id).map((c) => c.id),
      ),
    );
  }
  problems.push(...corpus.games.flatMap((game) => memoMissing(game, corpus)));
  problems.push(...corpus.games.flatMap(({ id }) => listProblems(corpus, id, map)));
  problems.push(...newsProblems(corpus.news, map));
  problems.push(...corpus.games.flatMap((game) => roundProblems(root, game, corpus, map)));
  problems.push(...corpus.games.flatMap((game) => setupProblems(root, game, corpus, map)));
  problems.push(...strayFiles(root, corpus.games), ...ordersTwice(corpus.games));
  problems.push(...pagesOf(corpus).flatMap((page) => [...straightQuotes(page), ...drawingsUnknown(page, corpus)]));
  return { dictionaries, linkers, problems };
};

/** A set that is not in the game. */
const setUnknown = (t: Page<Term>, game: GameFile): Problem[] => {
  const sets = game.data.sets.map((s) => s.id);
  if (sets.includes(t.data.since)) return [];
  return [
    {
      rule: 'unknown-set',
      file: t.file,
      line: lineIn(t, 'since:'),
      message: `Набора «${t.data.since}» нет среди sets игры.`,
      fix: `Есть: ${sets.join(', ')}. Новый набор впишите в ${game.file}.`,
    },
  ];
};

/** A chapter, or a heading of a chapter, that the rules do not have. */
const chapterUnknown = (t: Page<Term>, game: GameFile, map: ReadonlyMap<string, ReadonlySet<string>>): Problem[] => {
  const problem = (message: string, fix: string): Problem[] => [
    { rule: 'unknown-chapter', file: t.file, line: lineIn(t, 'chapter:'), message, fix },
  ];
  const [chapter, anchor] = t.data.chapter?.split('#') ?? [];
  if (chapter === undefined) return [];
  const anchors = map.get(`/${game.id}/rules/${chapter}/`);
  if (anchors === undefined) return problem(`Главы «${chapter}» нет.`, listHint(chapter, game.data.chapters));
  if (anchor === undefined || anchors.has(anchor)) return [];
  return problem(`В главе «${chapter}» нет заголовка с id «${anchor}».`, listHint(anchor, [...anchors]));
};

/** A calculator that the game does not have. */
const calculatorUnknown = (t: Page<Term>, game: GameFile): Problem[] => {
  const wanted = t.data.calculator?.to;
  const calculators = game.data.calculators.map((c) => c.id);
  if (wanted === undefined || calculators.some((id) => id === wanted)) return [];
  return [
    {
      rule: 'broken-link',
      file: t.file,
      line: lineIn(t, 'calculator:'),
      message: `Калькулятора «${wanted}» у игры нет.`,
      fix: `Есть: ${calculators.join(', ') || 'ни одного'}; впишите новый в ${game.file}.`,
    },
  ];
};

/** Chapters that the reading order names twice, without a file, or not at all. */
const chaptersMisnamed = (game: GameFile, files: readonly string[]): Problem[] => {
  const order = game.data.chapters;
  return [...new Set([...order, ...files])]
    .filter((id) => !files.includes(id) || order.filter((c) => c === id).length !== 1)
    .map((id) => ({
      rule: 'chapter-order',
      file: game.file,
      line: lineOfChapter(game, id),
      message: files.includes(id)
        ? `Глава «${id}» должна стоять в chapters ровно один раз.`
        : `В chapters названа глава «${id}», файла rules/${id}.mdx нет.`,
      fix: 'Список chapters задаёт порядок чтения и называет каждый файл папки rules один раз.',
    }));
};

/** The last line that names a chapter in the reading order, or the line where the order begins. */
const lineOfChapter = (game: GameFile, id: string): number => {
  const begin = Math.max(0, game.source.search(/^chapters:/m));
  const order = /^chapters:.*(?:\n[ \t-].*)*/.exec(game.source.slice(begin))?.[0] ?? '';
  const named = [...order.matchAll(new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`, 'g'))].at(-1)?.index ?? 0;
  return game.source.slice(0, begin + named).split('\n').length;
};

/** Straight quotation marks in the frontmatter; the guard pass finds those in prose. */
const straightQuotes = (page: ReturnType<typeof pagesOf>[number]): Problem[] =>
  (['title', 'summary'] as const)
    .filter((field) => /["']/.test(page.data[field]))
    .map((field) => ({
      rule: 'straight-quote',
      file: page.file,
      line: lineIn(page, `${field}:`),
      message: `Прямая кавычка в поле ${field}: ${page.data[field]}`,
      fix: 'В русском тексте стоят «ёлочки», внутри них „лапки“, апостроф ’.',
    }));

/** Drawings that a page shows and its game does not have. */
const drawingsUnknown = (page: ReturnType<typeof pagesOf>[number], corpus: Corpus): Problem[] => {
  const ids = drawingsOf(corpus, page.game);
  return [...page.body.matchAll(/<Diagram\s+id="([^"]*)"/g)]
    .filter(([, id]) => !ids.includes(id!))
    .map(([tag, id]) => ({
      rule: 'unknown-diagram',
      file: page.file,
      line: lineIn(page, tag),
      message: `Диаграммы «${id}» нет.`,
      fix: `Есть: ${ids.join(', ') || 'ни одной'}. Новую напишите в content/${page.game}/diagrams/${id}.yaml; поля описаны в src/schemas/site/diagram.ts.`,
    }));
};

/** Every page of a game leads to its memo. */
const memoMissing = ({ id }: GameFile, corpus: Corpus): Problem[] =>
  corpus.memos.some(({ game }) => game === id)
    ? []
    : [
        {
          rule: 'not-ready',
          file: `content/${id}/memo.mdx`,
          line: 1,
          message: `У игры «${id}» нет памятки.`,
          fix: 'Напишите её: заготовка — src/new/templates/game/content/__game__/memo.mdx.txt.',
        },
      ];
