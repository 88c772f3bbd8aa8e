/** What every game has, read from the folders of all of them: an entry is known by its game and its own id. */
import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { chapterSchema } from '../schemas/site/chapter.ts';
import { diagramSchema } from '../schemas/site/diagram.ts';
import { gameSchema } from '../schemas/site/game.ts';
import { termSchema } from '../schemas/site/term.ts';
import { workedCaseSchema } from '../schemas/site/worked-case.ts';

const base = './content';
/** `arkham/terms/doom.mdx` → `arkham/doom`. */
const withoutFolder = ({ entry }: { entry: string }) =>
  entry.replace(/\.(mdx|yaml)$/, '').replace(/\/(terms|rules|diagrams|scenarios)\//, '/');
const all = (pattern: string) => glob({ base, pattern, generateId: withoutFolder });

/** Prose without the modules by which a collection would render it: its pages take the documents themselves. */
const prose = (pattern: string): Loader => {
  const loader = all(pattern);
  return {
    ...loader,
    load: (context) =>
      loader.load({
        ...context,
        store: {
          ...context.store,
          set: ({ deferredRender: _deferred, ...entry }) => context.store.set(entry),
        },
      }),
  };
};

export const siteCollections = {
  games: defineCollection({
    loader: glob({ base, pattern: '*/game.yaml', generateId: ({ entry }) => entry.split('/')[0]! }),
    schema: gameSchema,
  }),
  terms: defineCollection({ loader: prose('*/terms/*.mdx'), schema: termSchema }),
  chapters: defineCollection({ loader: prose('*/rules/*.mdx'), schema: chapterSchema }),
  memos: defineCollection({ loader: prose('*/memo.mdx'), schema: chapterSchema }),
  diagrams: defineCollection({ loader: all('*/diagrams/*.yaml'), schema: diagramSchema }),
  workedCases: defineCollection({ loader: all('*/scenarios/*.yaml'), schema: workedCaseSchema }),
};
