import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { mdxToJs } from 'satteri';
import { pagesOf } from '../corpus/read.ts';
import type { Mention } from '../terms/mentions.ts';
import type { Problem } from '../terms/problem.ts';
import { placeOf, type Place } from './page-of.ts';
import { passesFor, type Machine } from './passes.ts';

/** Features of Sätteri that the site uses: smart punctuation is off because it spoils Russian quotation marks. */
export const FEATURES = { gfm: true, smartPunctuation: false } as const;

/**
 * Runs the passes over the whole corpus without rendering it.
 * @returns every mention of a term, in the order of pages and text, and every problem of the prose
 */
export const compileCorpus = async (root: string, machine: Machine): Promise<{ mentions: Mention[]; problems: Problem[] }> => {
  const mentions: Mention[] = [];
  const problems: Problem[] = [];
  for (const page of pagesOf(machine.corpus)) {
    const fileURL = pathToFileURL(join(root, page.file));
    const place = placeOf(root, fileURL)!;
    const mention = (_: Place, to: string, section: Mention['section']) =>
      mentions.push({ from: page.path, title: page.data.title, game: page.game, to, ...(section === undefined ? {} : { section }) });
    // Frontmatter gives way to empty lines, so that positions are those of the file.
    const source = '\n'.repeat(page.bodyLine - 1) + page.body;
    try {
      await mdxToJs(source, { fileURL, features: FEATURES, mdastPlugins: passesFor(place, machine, '/', { problem: (p) => problems.push(p), mention }) });
    } catch (error) {
      problems.push({
        rule: 'raw-html', file: page.file, line: 1,
        said: `MDX не читается: ${error instanceof Error ? error.message : String(error)}`,
        mend: 'Фигурные скобки и знак < в тексте — синтаксис MDX; теги должны закрываться.',
      });
    }
  }
  return { mentions, problems };
};
