import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { accents } from './src/bundling/accents.ts';
import { builtPages } from './src/bundling/built-pages.ts';
import { sheetLayers } from './src/bundling/sheet-layers.ts';
import { compiledByVite } from './src/bundling/jsx.ts';
import { liveDirective } from './src/bundling/live.ts';
import { neededStyles } from './src/bundling/needed-styles.ts';
import { offlinePacks } from './src/bundling/offline-packs.ts';
import { pageScripts } from './src/bundling/page-scripts.ts';
import { policy } from './src/bundling/policy.ts';
import { preloads } from './src/bundling/preloads.ts';
import { redirectsOf } from './src/corpus/redirects.ts';
import { FEATURES } from './src/markdown/compile.ts';
import { contentGuard, termMachine } from './src/markdown/integration.ts';
import { mentionNotes, mentionsModule } from './src/markdown/mentions.ts';
import { contentPasses } from './src/markdown/passes.ts';
import { proseModule } from './src/markdown/prose-module.ts';
import { tables } from './src/markdown/tables.ts';

// The project sends nothing anywhere, and neither do its tools.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const root = fileURLToPath(new URL('.', import.meta.url));
const base = process.env.BASE_PATH ?? '/';
const machine = termMachine(root);
const notes = mentionNotes();
const games = () => machine.get().corpus.games;

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  base,
  trailingSlash: 'always',
  // A style sheet of its own would cost a round trip before the first paint. One page is rendered while others are being
  // written.
  build: { inlineStylesheets: 'always', concurrency: 8 },
  redirects: redirectsOf(machine.get().corpus, base),
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      features: FEATURES,
      mdastPlugins: [contentPasses(root, base, machine.get, notes.of)],
      hastPlugins: [tables()],
    }),
  },
  integrations: [
    contentGuard(machine),
    mentionsModule(machine, notes),
    proseModule(machine),
    accents(games),
    sheetLayers(root),
    pageScripts(root, games),
    mdx({ optimize: true }),
    preact({ include: ['**/islands/**/*.tsx'] }),
    compiledByVite(),
    liveDirective(),
    // The policy names what the others leave in a page.
    builtPages(neededStyles(), preloads(), policy()),
    // Packs hold the pages as they are served.
    offlinePacks(games),
  ],
  devToolbar: { enabled: false },
  vite: {
    // What several calculators share comes in one file: each file more is a round trip on a bad line.
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } } },
      },
    },
  },
});
