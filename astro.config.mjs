import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { accents } from './src/bundling/accents.ts';
import { compiledByVite } from './src/bundling/jsx.ts';
import { pageScripts } from './src/bundling/page-scripts.ts';
import { redirectsOf } from './src/corpus/redirects.ts';
import { contentGuard, termMachine } from './src/markdown/integration.ts';

// The project sends nothing anywhere, and neither do its tools.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const root = fileURLToPath(new URL('.', import.meta.url));
const base = process.env.BASE_PATH ?? '/';
const machine = termMachine(root, base);
const games = () => machine.get().corpus.games;

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  base,
  trailingSlash: 'always',
  // A style sheet of its own would cost a round trip before the first paint. One page is rendered while others are being
  // written.
  build: { inlineStylesheets: 'always', concurrency: 8 },
  redirects: redirectsOf(machine.get().corpus, base),
  integrations: [
    contentGuard(machine),
    accents(games),
    pageScripts(root, games),
    preact({ include: ['**/islands/**/*.tsx'] }),
    compiledByVite(),
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
