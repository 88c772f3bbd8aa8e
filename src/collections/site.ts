/** What every game has, read from the folders of all of them: an entry is known by its game and its own id. */
import { defineCollection } from 'astro:content';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import type { ProsePage } from '../markdown/compile.ts';
import { isContent, machineOf, type TermMachine } from '../markdown/integration.ts';
import { chapterSchema } from '../schemas/site/chapter.ts';
import { diagramSchema } from '../schemas/site/diagram.ts';
import { gameSchema } from '../schemas/site/game.ts';
import { proseSchema } from '../schemas/site/prose.ts';
import { termSchema } from '../schemas/site/term.ts';
import { workedCaseSchema } from '../schemas/site/worked-case.ts';
import { backlinks, type Mention } from '../terms/mentions.ts';
import { formatProblem } from '../terms/problem.ts';

const base = './content';
/** `foursouls/scenarios/doom.yaml` → `foursouls/doom`. */
const withoutFolder = ({ entry }: { entry: string }) =>
  entry.replace(/\.yaml$/, '').replace(/\/(diagrams|scenarios)\//, '/');
const all = (pattern: string) => glob({ base, pattern, generateId: withoutFolder });

/**
 * Entries out of the term machine, which has read and compiled all prose for its links anyway; filled anew when an author
 * saves a file.
 */
const fromMachine = (
  name: string,
  entriesOf: (machine: TermMachine) => Promise<readonly { readonly id: string; readonly data: object }[]>,
): Loader => ({
  name,
  load: async ({ store, config, watcher }: LoaderContext) => {
    const machine = machineOf(config.integrations);
    const fill = async () => {
      const entries = await entriesOf(machine);
      store.clear();
      for (const { id, data } of entries) store.set({ id, data: { ...data } });
    };
    await fill();
    // By then the machine has forgotten what it had read.
    watcher?.on('all', (_event, path) => {
      if (isContent(machine, path)) setTimeout(() => void fill());
    });
  },
});

const prosePages = (kind: 'terms' | 'chapters' | 'memos') =>
  fromMachine(kind, async (machine) => {
    const pages: readonly ProsePage[] = machine.get().corpus[kind];
    return pages.map(({ game, id, data }) => ({ id: `${game}/${id}`, data }));
  });

/** What stands on each page of prose, by its path. */
const prose = fromMachine('prose', async (machine) =>
  (await machine.compiled()).map(({ path, problems, ...shown }) => ({
    id: path,
    data: { prose: shown.prose, headings: shown.headings, problems: problems.map(formatProblem) },
  })),
);

/** Who links to each term: the source of «Где упоминается». */
const mentions = fromMachine('mentions', async (machine) =>
  [...backlinks((await machine.compiled()).flatMap((page) => page.mentions))].map(([id, list]) => ({
    id,
    data: { mentions: list },
  })),
);

export const siteCollections = {
  games: defineCollection({
    loader: glob({ base, pattern: '*/game.yaml', generateId: ({ entry }) => entry.split('/')[0]! }),
    schema: gameSchema,
  }),
  terms: defineCollection({ loader: prosePages('terms'), schema: termSchema }),
  chapters: defineCollection({ loader: prosePages('chapters'), schema: chapterSchema }),
  memos: defineCollection({ loader: prosePages('memos'), schema: chapterSchema }),
  prose: defineCollection({ loader: prose, schema: proseSchema }),
  mentions: defineCollection({
    loader: mentions,
    schema: z.object({ mentions: z.array(z.custom<Mention>()) }),
  }),
  diagrams: defineCollection({ loader: all('*/diagrams/*.yaml'), schema: diagramSchema }),
  workedCases: defineCollection({ loader: all('*/scenarios/*.yaml'), schema: workedCaseSchema }),
};
