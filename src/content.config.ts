import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse as parseYaml } from 'yaml';
import { collectMentions } from './markdown/compile.ts';
import { backlinks, type Mention } from './terms/mentions.ts';
import { machineOf } from './markdown/integration.ts';
import { effectSchema, investigatorSchema, presetSchema, scenarioSchema } from './schemas/arkham/odds.ts';
import { chapterSchema } from './schemas/site/chapter.ts';
import { diagramSchema } from './schemas/site/diagram.ts';
import { characterSchema, deckRatioSchema, monsterSchema } from './schemas/foursouls/odds.ts';
import { stackScenarioSchema, stackTemplateSchema } from './schemas/foursouls/stack.ts';
import { gameSchema } from './schemas/site/game.ts';
import { termSchema } from './schemas/site/term.ts';

const base = './content';
/** `arkham/terms/doom.mdx` → `arkham/doom`: an entry is known by its game and its own id. */
const withoutFolder = ({ entry }: { entry: string }) =>
  entry.replace(/\.(mdx|yaml)$/, '').replace(/\/(terms|rules|diagrams)\//, '/');

const games = defineCollection({
  loader: glob({ base, pattern: '*/game.yaml', generateId: ({ entry }) => entry.split('/')[0]! }),
  schema: gameSchema,
});
const terms = defineCollection({
  loader: glob({ base, pattern: '*/terms/*.mdx', generateId: withoutFolder }),
  schema: termSchema,
});
const chapters = defineCollection({
  loader: glob({ base, pattern: '*/rules/*.mdx', generateId: withoutFolder }),
  schema: chapterSchema,
});
const memos = defineCollection({
  loader: glob({ base, pattern: '*/memo.mdx', generateId: withoutFolder }),
  schema: chapterSchema,
});

/** Who links to each term, found by running the link passes over all prose once: the source of «Где упоминается». */
const mentionLoader: Loader = {
  name: 'mentions',
  load: async ({ store, config }) => {
    const machine = machineOf(config.integrations);
    store.clear();
    for (const [term, mentions] of backlinks(await collectMentions(machine.root, machine.get())))
      store.set({ id: term, data: { mentions } });
  },
};
const mentions = defineCollection({
  loader: mentionLoader,
  schema: z.object({ mentions: z.array(z.custom<Mention>()) }),
});

/** The diagrams of all games, known by game and id. */
const diagrams = defineCollection({
  loader: glob({ base, pattern: '*/diagrams/*.yaml', generateId: withoutFolder }),
  schema: diagramSchema,
});

/** Worked cases: `foursouls/scenarios/shield.yaml` → `foursouls/shield`. */
const stackCases = defineCollection({
  loader: glob({
    base,
    pattern: '*/scenarios/*.yaml',
    generateId: ({ entry }) => entry.replace('.yaml', '').replace('/scenarios/', '/'),
  }),
  schema: stackScenarioSchema,
});
const stackTemplates = defineCollection({
  loader: file('./content/foursouls/data/templates.yaml'),
  schema: stackTemplateSchema,
});

/** A list of a calculator: one YAML file; each entry gets its place, because collections come sorted by id. */
const oddsList = (name: string, game = 'arkham') =>
  file(`./content/${game}/data/${name}.yaml`, {
    parser: (text) =>
      (parseYaml(text) as object[]).map((entry, place) => ({ ...entry, place })) as Record<string, unknown>[],
  });
const place = { place: z.number() };

export const collections = {
  arkhamBags: defineCollection({ loader: oddsList('bags'), schema: presetSchema.extend(place) }),
  arkhamScenarios: defineCollection({ loader: oddsList('scenarios'), schema: scenarioSchema.extend(place) }),
  arkhamInvestigators: defineCollection({
    loader: oddsList('investigators'),
    schema: investigatorSchema.extend(place),
  }),
  arkhamEffects: defineCollection({ loader: oddsList('effects'), schema: effectSchema.extend(place) }),
  foursoulsMonsters: defineCollection({
    loader: oddsList('monsters', 'foursouls'),
    schema: monsterSchema.extend(place),
  }),
  foursoulsCharacters: defineCollection({
    loader: oddsList('characters', 'foursouls'),
    schema: characterSchema.extend(place),
  }),
  // A refined object takes no extension: the rules of the ratio hold before its place is added.
  foursoulsDecks: defineCollection({
    loader: oddsList('deck-ratios', 'foursouls'),
    schema: z.looseObject(place).transform(({ place: at, ...deck }) => ({ ...deckRatioSchema.parse(deck), place: at })),
  }),
  games,
  terms,
  chapters,
  memos,
  mentions,
  diagrams,
  stackCases,
  stackTemplates,
};
