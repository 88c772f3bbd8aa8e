import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { pagesOf } from '../corpus/read.ts';
import type { Heading, Prose } from '../schemas/site/prose.ts';
import type { Mention } from '../terms/mentions.ts';
import type { Problem } from '../terms/problem.ts';
import { placeOf } from './page-of.ts';
import { passesFor, type Machine } from './passes.ts';
import { compileProse } from './prose.ts';
import { tables } from './tables.ts';
import type { Record } from './term-links.ts';

/** A page of prose as it is shown, and what was met on the way. */
export interface CompiledPage {
  /** From the site's root: `/arkham/terms/doom/`. */
  readonly path: string;
  readonly prose: Prose;
  readonly headings: readonly Heading[];
  /** Every link to a term, in the order of the text. */
  readonly mentions: readonly Mention[];
  /** With problems the page is not to be shown. */
  readonly problems: readonly Problem[];
}
/** A file of prose. */
export type ProsePage = ReturnType<typeof pagesOf>[number];

const unreadable = (file: string, error: unknown): Problem => {
  const message = error instanceof Error ? error.message : String(error);
  return {
    rule: 'mdx',
    file,
    line: Number(/^(\d+):/.exec(message)?.[1] ?? 1),
    said: `MDX не читается: ${message}`,
    mend: 'Фигурные скобки и знак < в тексте — синтаксис MDX; теги должны закрываться.',
  };
};

/** What prose is not allowed to have never comes to run: an expression of MDX would. */
const stopOn = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw new Error('The document has problems.');
};

const compilePage = async (root: string, machine: Machine, base: string, page: ProsePage): Promise<CompiledPage> => {
  const fileURL = pathToFileURL(join(root, page.file));
  const mentions: Mention[] = [];
  const problems: Problem[] = [];
  const mention: Record = (to, section) =>
    mentions.push({
      from: page.path,
      title: page.data.title,
      game: page.game,
      to,
      // The heading as its author wrote it: lists set their own spaces.
      ...(section === undefined ? {} : { section: { ...section, title: section.title.replaceAll('\u00a0', ' ') } }),
    });
  const problem = (p: Problem) => problems.push(p);
  // Frontmatter gives way to empty lines, so that positions are those of the file.
  const source = '\n'.repeat(page.bodyLine - 1) + page.body;
  try {
    const compiled = await compileProse(source, {
      fileURL,
      mdastPlugins: [
        ...passesFor(placeOf(root, fileURL)!, machine, { base, problem, mention }),
        { name: 'stop-on-problems', after: () => stopOn(problems) },
      ],
      // A pass over HTML makes every document dearer: only where there is a table.
      hastPlugins: page.body.includes('|') ? [tables()] : [],
    });
    return { path: page.path, ...compiled, mentions, problems };
  } catch (error) {
    if (problems.length === 0) problems.push(unreadable(page.file, error));
    return { path: page.path, prose: [], headings: [], mentions, problems };
  }
};

/**
 * Compiles all prose, each document once: what stands on its page, whom it links, what is wrong with it.
 * @param base the site's root in an address
 */
export const compileAll = async (root: string, machine: Machine, base: string): Promise<readonly CompiledPage[]> => {
  const compiled: CompiledPage[] = [];
  for (const page of pagesOf(machine.corpus)) compiled.push(await compilePage(root, machine, base, page));
  return compiled;
};

/** Every problem of the prose of the whole corpus, with the mentions met on the way. */
export const checkProse = async (
  root: string,
  machine: Machine,
): Promise<{ mentions: readonly Mention[]; problems: readonly Problem[] }> => {
  const compiled = await compileAll(root, machine, '/');
  return { mentions: compiled.flatMap((c) => c.mentions), problems: compiled.flatMap((c) => c.problems) };
};
