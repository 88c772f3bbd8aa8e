import { fileURLToPath } from 'node:url';
import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { compileCorpus } from './markdown/compile.ts';
import { makeMachine } from './markdown/passes.ts';
import { chapterSchema } from './schemas/chapter.ts';
import { gameSchema } from './schemas/game.ts';
import { termSchema } from './schemas/term.ts';

const base = './content';
/** `arkham/terms/doom.mdx` → `arkham/doom`: an entry is known by its game and its own id. */
const withoutFolder = ({ entry }: { entry: string }) => entry.replace(/\.(mdx|yaml)$/, '').replace(/\/(terms|rules)\//, '/');

const games = defineCollection({
  loader: glob({ base, pattern: '*/game.yaml', generateId: ({ entry }) => entry.split('/')[0]! }),
  schema: gameSchema,
});
const terms = defineCollection({ loader: glob({ base, pattern: '*/terms/*.mdx', generateId: withoutFolder }), schema: termSchema });
const chapters = defineCollection({ loader: glob({ base, pattern: '*/rules/*.mdx', generateId: withoutFolder }), schema: chapterSchema });
const memos = defineCollection({ loader: glob({ base, pattern: '*/memo.mdx', generateId: withoutFolder }), schema: chapterSchema });

/** Every link to a term, found by running the markdown passes over all prose once: the source of «Где упоминается». */
const mentionLoader: Loader = {
  name: 'mentions',
  load: async ({ store, config }) => {
    const root = fileURLToPath(config.root);
    const { mentions } = await compileCorpus(root, makeMachine(root));
    store.clear();
    mentions.forEach((mention, i) => store.set({ id: String(i).padStart(6, '0'), data: { ...mention } }));
  },
};
const mentions = defineCollection({
  loader: mentionLoader,
  schema: z.object({
    from: z.string(),
    title: z.string(),
    section: z.object({ id: z.string(), title: z.string() }).optional(),
    game: z.string(),
    to: z.string(),
  }),
});

export const collections = { games, terms, chapters, memos, mentions };
