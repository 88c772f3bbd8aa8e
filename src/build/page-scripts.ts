/**
 * Bundles the scripts of reading pages: `main`, which every page carries, `search`, loaded on first use, `offline` of the
 * pages that save a game on the device, and the service worker, `sw.js`, that answers with what is saved.
 *
 * Each is one file that needs no other, so a page asks for one script and a first search for one more. Astro's own
 * bundling would share helpers between pages and islands in files of their own, each a request more.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import type { Game } from '../schemas/site/game.ts';

/** What the search shows of a game beside its terms. */
export interface GameMark {
  readonly id: string;
  readonly data: Pick<Game, 'emblem' | 'order' | 'short' | 'status'>;
}

/** A bundled script: its path below the site, and its code. */
interface Script {
  readonly path: string;
  readonly code: string;
}

const bundle = async (name: string, entry: string, define: Record<string, string> = {}): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: name },
      // Said to the bundler itself: in the modules of a library Vite leaves white space and the notes for another bundler.
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  const [bundled] = [result].flat() as { output: { code: string }[] }[];
  return bundled!.output[0]!.code;
};

/** A script whose name changes with its code, so that it may be kept for good. */
const named = (name: string, code: string): Script => ({
  path: `scripts/${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`,
  code,
});

interface Scripts {
  readonly main: Script;
  readonly offline: Script;
  /** Those that pages do not name: the search, whose name the main script knows, and the worker, which keeps its own. */
  readonly others: readonly Script[];
}

const bundleAll = async (source: (path: string) => string, searched: Record<string, string>): Promise<Scripts> => {
  const search = named('search', await bundle('search', source('search/entry.ts'), searched));
  const [main, offline, worker] = await Promise.all([
    bundle('main', source('main.ts'), { SEARCH_SCRIPT: JSON.stringify(search.path.replace('scripts/', './')) }),
    bundle('offline', source('offline/control.ts')),
    bundle('sw', source('offline/worker.ts')),
  ]);
  return {
    main: named('main', main),
    offline: named('offline', offline),
    others: [search, { path: 'sw.js', code: worker }],
  };
};

/** Where pages learn the addresses of their scripts. */
const MAIN = 'import.meta.env.MAIN_SCRIPT';
const OFFLINE = 'import.meta.env.OFFLINE_SCRIPT';

/**
 * Bundles the scripts while content is read for a build, and puts them beside the other files after it.
 * Pages learn the address from `import.meta.env.MAIN_SCRIPT`; while developing it is the source itself.
 *
 * @param root the project's root
 * @param games reads the games; names and emblems of those that are ready travel with the script of the search
 */
export const pageScripts = (root: string, games: () => readonly GameMark[]): AstroIntegration => {
  let scripts: Promise<Scripts> | undefined;
  return {
    name: 'page-scripts',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const source = (path: string) => join(root, 'src/browser', path);
        const ready = games()
          .filter(({ data }) => data.status === 'ready')
          .sort((a, b) => a.data.order - b.data.order);
        const searched = {
          'import.meta.env.SEARCHED_GAMES': JSON.stringify(ready.map(({ id, data }) => [id, data.short])),
          'import.meta.env.GAME_EMBLEMS': JSON.stringify(
            Object.fromEntries(ready.map(({ id, data }) => [id, data.emblem])),
          ),
        };
        // While developing, the scripts are the sources themselves, and nothing is saved on the device.
        const developed = { [MAIN]: '"/src/browser/main.ts"', [OFFLINE]: '"/src/browser/offline/control.ts"' };
        if (command === 'build') scripts = bundleAll(source, searched);
        else updateConfig({ vite: { define: { ...searched, ...developed } } });
      },
      'astro:build:setup': async ({ updateConfig }) => {
        const { main, offline } = (await scripts)!;
        updateConfig({
          define: { [MAIN]: JSON.stringify(`/${main.path}`), [OFFLINE]: JSON.stringify(`/${offline.path}`) },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { main, offline, others } = (await scripts)!;
        await mkdir(join(folder, 'scripts'), { recursive: true });
        await Promise.all([main, offline, ...others].map(({ path, code }) => writeFile(join(folder, path), code)));
      },
    },
  };
};
