import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { mdxToJs, type MdastPluginList } from 'satteri';
import { pagesOf, type Page } from '../corpus/read.ts';
import type { Mention } from '../terms/mentions.ts';
import type { Problem } from '../terms/problem.ts';
import { placeOf, type Place } from './page-of.ts';
import { mentionPassesFor, passesFor, type Machine } from './passes.ts';
import type { Record } from './term-links.ts';

/** Features of Sätteri that the site uses: smart punctuation is off because it spoils Russian quotation marks. */
export const FEATURES = { gfm: true, smartPunctuation: false } as const;

/** The text of a page without its frontmatter, which gives way to empty lines: positions are those of the file. */
export const sourceOfBody = ({ body, bodyLine }: Pick<Page<unknown>, 'body' | 'bodyLine'>): string =>
  '\n'.repeat(bodyLine - 1) + body;

/** Runs passes over all prose without rendering it; prose that does not parse goes to `unreadable`. */
const compileAll = async (
  root: string,
  machine: Machine,
  passes: (place: Place, mention: Record) => MdastPluginList,
  unreadable: (file: string, message: string) => void,
): Promise<Mention[]> => {
  const mentions: Mention[] = [];
  for (const page of pagesOf(machine.corpus)) {
    const fileURL = pathToFileURL(join(root, page.file));
    const mention: Record = (to, section) =>
      mentions.push({
        from: page.path,
        title: page.data.title,
        game: page.game,
        to,
        ...(section === undefined ? {} : { section }),
      });
    try {
      await mdxToJs(sourceOfBody(page), {
        fileURL,
        features: FEATURES,
        mdastPlugins: passes(placeOf(root, fileURL)!, mention),
      });
    } catch (error) {
      unreadable(page.file, error instanceof Error ? error.message : String(error));
    }
  }
  return mentions;
};

/** Every mention of a term in the order of pages and text; prose that does not parse is left to the build to refuse. */
export const collectMentions = (root: string, machine: Machine): Promise<Mention[]> =>
  compileAll(
    root,
    machine,
    (place, mention) => mentionPassesFor(place, machine, mention),
    () => {},
  );

/** Every problem of the prose of the whole corpus, with the mentions met on the way. */
export const checkProse = async (
  root: string,
  machine: Machine,
): Promise<{ mentions: Mention[]; problems: Problem[] }> => {
  const problems: Problem[] = [];
  const mentions = await compileAll(
    root,
    machine,
    (place, mention) => passesFor(place, machine, { base: '/', problem: (p) => problems.push(p), mention }),
    (file, message) =>
      problems.push({
        rule: 'mdx',
        file,
        line: Number(/^(\d+):/.exec(message)?.[1] ?? 1),
        said: `MDX не читается: ${message}`,
        mend: 'Фигурные скобки и знак < в тексте — синтаксис MDX; теги должны закрываться.',
      }),
  );
  return { mentions, problems };
};
