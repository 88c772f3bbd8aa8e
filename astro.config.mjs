import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { accents } from './src/build/accents.ts';
import { builtPages } from './src/build/built-pages.ts';
import { cards } from './src/build/cards.ts';
import { componentSheet } from './src/build/component-sheet.ts';
import { isListed } from './src/build/listed.ts';
import { liveDirective } from './src/build/live.ts';
import { offlinePacks } from './src/build/offline-packs.ts';
import { pageScripts } from './src/build/page-scripts.ts';
import { policy } from './src/build/policy.ts';
import { preloads } from './src/build/preloads.ts';
import { redirectsFile } from './src/build/redirects-file.ts';
import { contentModule } from './src/content/module.ts';
import { redirectsOf } from './src/content/read/redirects.ts';
import { FEATURES } from './src/content/render/compile.ts';
import { laterSections } from './src/content/render/later-sections.ts';
import { contentPasses } from './src/content/render/passes.ts';
import { questionsOfPage } from './src/content/render/questions.ts';
import { tables } from './src/content/render/tables.ts';
import { contentSource } from './src/content/source.ts';

// The project sends nothing anywhere, and neither do its tools.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const root = fileURLToPath(new URL('.', import.meta.url));
const site = process.env.SITE_URL;
const base = process.env.BASE_PATH ?? '/';
const content = contentSource(root);
const redirects = redirectsOf(content.linked().corpus, base);
const games = () => content.linked().corpus.games;

export default defineConfig({
  // A site that does not know its address names none: its pages have no canonical one, and there is no sitemap.
  ...(site && { site }),
  base,
  trailingSlash: 'always',
  // A style sheet of its own would cost a round trip before the first paint. One page is rendered while others are being
  // written.
  build: { inlineStylesheets: 'always', concurrency: 8 },
  redirects,
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      features: FEATURES,
      mdastPlugins: [contentPasses(root, base, content.linked)],
      hastPlugins: [tables(), questionsOfPage, laterSections(root, content.linked)],
    }),
  },
  integrations: [
    contentModule(content),
    accents(games),
    pageScripts(root, games),
    mdx({ optimize: true }),
    preact({ include: ['**/islands/**/*.tsx'] }),
    liveDirective(),
    componentSheet(),
    redirectsFile(redirects, base),
    site && (await import('@astrojs/sitemap')).default({ filter: isListed(games, base) }),
    // They are read from pages that nothing has changed yet.
    process.env.CARDS && cards(games),
    // The policy names what the others leave in a page.
    builtPages(preloads(), policy()),
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
