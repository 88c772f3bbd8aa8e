/**
 * Who mentions each term, for «Где упоминается»: `import mentions from 'virtual:mentions'`.
 *
 * A build compiles all prose before the first page is rendered, and notes the links on the way; the module is filled in when
 * the last document has been compiled. While developing, where documents are compiled as they are opened, the link passes
 * run over all prose once.
 */
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { pagesOf, type Corpus } from '../corpus/read.ts';
import { backlinks, type Mention } from '../terms/mentions.ts';
import { collectMentions } from './compile.ts';
import type { TermMachine } from './integration.ts';
import type { Place } from './page-of.ts';
import type { Record } from './term-links.ts';

type Link = Pick<Mention, 'section' | 'to'>;

/** The links met while prose is compiled. */
export interface MentionNotes {
  /** Notes the links of one document, in place of what was noted of it before. */
  readonly of: (place: Place) => Record;
  /** What was noted of the pages of a corpus, in their order and that of the text. */
  readonly mentions: (corpus: Corpus) => Mention[];
}

/** Notes with nothing in them. */
export const mentionNotes = (): MentionNotes => {
  const pages = new Map<string, Link[]>();
  return {
    of: ({ path }) => {
      const links: Link[] = [];
      pages.set(path, links);
      return (to, section) => links.push(section === undefined ? { to } : { to, section });
    },
    mentions: (corpus) =>
      pagesOf(corpus).flatMap(({ path, game, data: { title } }) =>
        (pages.get(path) ?? []).map((link) => ({ from: path, title, game, ...link })),
      ),
  };
};

/** As Vite wants the names of modules that are no files. */
const RESOLVED = '\0virtual:mentions';
/** What stands in a build for the mentions until all are known. */
const AWAITED = '"mentions-are-known-when-all-prose-is-compiled"';

/** The module whose data is a text of JSON, itself written as a text of JavaScript. */
const moduleOf = (text: string): string => `export default new Map(JSON.parse(${text}))`;
const textOf = (mentions: readonly Mention[]): string => JSON.stringify(JSON.stringify([...backlinks(mentions)]));

const mentionsPlugin = (machine: TermMachine, notes: MentionNotes): Plugin => {
  let isBuild = false;
  return {
    name: 'mentions',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:mentions$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:mentions$/ },
      handler: async () => moduleOf(isBuild ? AWAITED : textOf(await collectMentions(machine.root, machine.get()))),
    },
    renderChunk: {
      filter: { code: AWAITED },
      handler: (code) => ({
        code: code.replace(AWAITED, () => textOf(notes.mentions(machine.get().corpus))),
        map: null,
      }),
    },
  };
};

/** Serves the module. */
export const mentionsModule = (machine: TermMachine, notes: MentionNotes): AstroIntegration => ({
  name: 'mentions',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [mentionsPlugin(machine, notes)] } });
    },
  },
});
