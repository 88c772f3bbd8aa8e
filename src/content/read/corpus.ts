/**
 * Reads `content/` from disk, once: the linker, the pages, the search and the checks ask this reader. Astro's
 * collections are not used, because terms are linked before the first page is rendered, and because every problem needs
 * its file, line and fix.
 */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { z } from 'astro/zod';
import { chapterSchema, type Chapter } from '../../schemas/site/chapter.ts';
import { diagramSchema, type Diagram } from '../../schemas/site/diagram.ts';
import { gameSchema, type Game } from '../../schemas/site/game.ts';
import { roundSchema, type Round } from '../../schemas/site/round.ts';
import { setupSchema, type Setup } from '../../schemas/site/setup.ts';
import { termSchema, type Term } from '../../schemas/site/term.ts';
import { askedSchema, type Asked } from '../../schemas/site/asked.ts';
import { cardListSchema, changeListSchema, type CardList, type ChangeList } from '../../schemas/site/lists.ts';
import { synonymsSchema, type Synonyms } from '../../schemas/site/synonyms.ts';
import { workedCaseSchema, type WorkedCase } from '../../schemas/site/worked-case.ts';
import { paths } from '../../lib/url.ts';
import type { Figures } from '../figures/games.ts';
import type { Problem } from '../link/problem.ts';
import { readFigures, readFolder } from './figures.ts';
import { NEWS_FOLDER, readNews, type NewsDay } from './news.ts';
import { fieldsOf, lineOf, parseYaml, splitFrontmatter } from './yaml.ts';

/** A file of prose with its place on the site. */
export interface Page<D> {
  readonly game: string;
  readonly id: string;
  /** From the project's root, with slashes. */
  readonly file: string;
  /** From the site's root: `/arkham/terms/doom/`. */
  readonly path: string;
  readonly source: string;
  readonly body: string;
  /** Line of the file where the body begins, from 1. */
  readonly bodyLine: number;
  readonly data: D;
}
/** Which page a file makes. */
type PagePlace = Pick<Page<unknown>, 'game' | 'id' | 'path'>;

export interface GameFile {
  readonly id: string;
  readonly file: string;
  readonly source: string;
  readonly data: Game;
}

/** Everything under `content/`, and what could not be read. */
export interface Corpus {
  readonly games: readonly GameFile[];
  readonly terms: readonly Page<Term>[];
  readonly chapters: readonly Page<Chapter>[];
  readonly memos: readonly Page<Chapter>[];
  /** By game, then by id. */
  readonly diagrams: ById<Diagram>;
  /** By game, then by id: the fields of worked cases that every game has. */
  readonly workedCases: ById<WorkedCase>;
  /** By game: words of players and those of its pages. */
  readonly synonyms: Readonly<Record<string, Synonyms>>;
  readonly asked: Readonly<Record<string, Asked>>;
  /** By game, where it has the list. */
  readonly cards: Readonly<Record<string, CardList>>;
  readonly changes: Readonly<Record<string, ChangeList>>;
  /** By game: the pass that its page «За столом» follows. */
  readonly rounds: Readonly<Record<string, Round>>;
  /** By game: what its page «Подготовка» ticks off. */
  readonly setups: Readonly<Record<string, Setup>>;
  readonly figures: Figures;
  /** The newest day first. */
  readonly news: readonly NewsDay[];
  readonly problems: readonly Problem[];
}
type ById<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** All files of prose of a corpus. */
export const pagesOf = (corpus: Corpus): readonly (Page<Term> | Page<Chapter>)[] => [
  ...corpus.terms,
  ...corpus.chapters,
  ...corpus.memos,
];

/**
 * Reads the corpus.
 * @param root the project's root
 */
export const readCorpus = (root: string): Corpus => {
  const problems: Problem[] = [];
  const games: GameFile[] = [];
  const terms: Page<Term>[] = [];
  const chapters: Page<Chapter>[] = [];
  const memos: Page<Chapter>[] = [];
  const diagrams: Record<string, Readonly<Record<string, Diagram>>> = {};
  const workedCases: Record<string, Readonly<Record<string, WorkedCase>>> = {};
  const synonyms: Record<string, Synonyms> = {};
  const asked: Record<string, Asked> = {};
  const cards: Record<string, CardList> = {};
  const changes: Record<string, ChangeList> = {};
  const rounds: Record<string, Round> = {};
  const setups: Record<string, Setup> = {};
  const content = join(root, 'content');

  /** The page of one file; none, and its problems, where it cannot be read. */
  const page = <S extends z.ZodType>(path: string, place: PagePlace, schema: S): Page<z.output<S>>[] => {
    const file = relative(root, path).split(sep).join('/');
    const source = readFileSync(path, 'utf8');
    const parts = splitFrontmatter(source);
    if (parts === undefined) {
      problems.push({
        rule: 'frontmatter',
        file,
        line: 1,
        message: 'Файл не начинается с frontmatter между двумя строками «---».',
        fix: fieldsOf(file),
      });
      return [];
    }
    const read = parseYaml(parts.yaml, schema, file, 2);
    if ('problems' in read) {
      problems.push(...read.problems);
      return [];
    }
    return [{ ...place, file, source, body: parts.body, bodyLine: parts.bodyLine, data: read.value }];
  };

  /** Adds the table of a game, where it has one, to those of the others. */
  const table = <S extends z.ZodType>(game: string, name: string, schema: S, to: Record<string, z.output<S>>) => {
    const file = `content/${game}/${name}.yaml`;
    if (!existsSync(join(root, file))) return;
    const read = parseYaml(readFileSync(join(root, file), 'utf8'), schema, file, 1);
    if ('problems' in read) problems.push(...read.problems);
    else to[game] = read.value;
  };

  for (const game of directoriesOf(content).filter((name) => name !== NEWS_FOLDER)) {
    const home = join(content, game);
    const file = `content/${game}/game.yaml`;
    if (!existsSync(join(root, file))) {
      problems.push(gameFileMissing(game, file));
      continue;
    }
    const source = readFileSync(join(root, file), 'utf8');
    const read = parseYaml(source, gameSchema, file, 1);
    if ('problems' in read) problems.push(...read.problems);
    else games.push({ id: game, file, source, data: read.value });

    for (const id of mdxIn(join(home, 'terms')))
      terms.push(...page(join(home, 'terms', `${id}.mdx`), { game, id, path: paths.term(game, id) }, termSchema));
    for (const id of mdxIn(join(home, 'rules')))
      chapters.push(
        ...page(join(home, 'rules', `${id}.mdx`), { game, id, path: paths.chapter(game, id) }, chapterSchema),
      );
    const memo = join(home, 'memo.mdx');
    if (existsSync(memo)) memos.push(...page(memo, { game, id: 'memo', path: paths.memo(game) }, chapterSchema));

    const drawn = readFolder(root, { game, folder: 'diagrams' }, diagramSchema);
    const cases = readFolder(root, { game, folder: 'scenarios' }, workedCaseSchema);
    diagrams[game] = drawn.value;
    workedCases[game] = cases.value;
    problems.push(...drawn.problems, ...cases.problems);

    table(game, 'synonyms', synonymsSchema, synonyms);
    table(game, 'asked', askedSchema, asked);
    table(game, 'round', roundSchema, rounds);
    table(game, 'setup', setupSchema, setups);
    table(game, 'cards', cardListSchema, cards);
    table(game, 'changes', changeListSchema, changes);
  }
  const { figures, problems: wrongFigures } = readFigures(root);
  const { news, problems: wrongNews } = readNews(root);
  problems.push(...wrongFigures, ...wrongNews);
  return {
    games,
    terms,
    chapters,
    memos,
    diagrams,
    workedCases,
    synonyms,
    asked,
    rounds,
    setups,
    cards,
    changes,
    figures,
    news,
    problems,
  };
};

const gameFileMissing = (game: string, file: string): Problem => ({
  rule: 'frontmatter',
  file,
  line: 1,
  message: `Папка content/${game}/ — не игра: в ней нет game.yaml.`,
  fix: `Новую игру начинает npm run new game ${game}; чужую папку уберите.`,
});

/** The line of a page's file where a piece of frontmatter is. */
export const lineIn = (page: Pick<Page<unknown>, 'source'>, text: string): number => lineOf(page.source, text);

const directoriesOf = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((e) => e.isDirectory())
        .map((e) => e.name)
        .sort()
    : [];

const mdxIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path)
        .filter((n) => n.endsWith('.mdx'))
        .map((n) => n.slice(0, -4))
        .sort()
    : [];
