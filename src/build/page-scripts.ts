/**
 * Bundles the scripts of reading pages: `main`, which every page loads, `search`, loaded on first use, `offline` for
 * pages that save a game on the device, `settings`, `embed.js` for pages of others, and the service worker `sw.js`, which serves what is saved.
 *
 * Each is self-contained, so a page requests one script and a first search one more. Astro's own bundling would put
 * helpers shared with islands into further files, each one more request.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { expansionsOf } from '../schemas/site/boxes.ts';
import type { Game } from '../schemas/site/game.ts';

/** What the search shows of a game in addition to its terms. */
export interface GameMark {
  readonly id: string;
  readonly data: Pick<Game, 'boxes' | 'emblem' | 'laterEdition' | 'order' | 'sets' | 'short' | 'status'>;
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
      // Passed to the bundler directly: in library mode Vite keeps white space and annotations.
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  const [bundled] = [result].flat() as { output: { code: string }[] }[];
  return bundled!.output[0]!.code;
};

/** A script with a hash of its code in its name, so that it may be cached forever. */
const withHash = (name: string, code: string): Script => ({
  path: `scripts/${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`,
  code,
});

interface Scripts {
  readonly main: Script;
  readonly offline: Script;
  readonly settings: Script;
  /**
   * Scripts that no page of ours names: the search, which the main script imports, the worker and the script for pages of others,
   * whose names never change.
   */
  readonly others: readonly Script[];
}

const bundleAll = async (source: (path: string) => string, searched: Record<string, string>): Promise<Scripts> => {
  const search = withHash('search', await bundle('search', source('search/entry.ts'), searched));
  const [main, offline, settings, worker, embed] = await Promise.all([
    bundle('main', source('main.ts'), { SEARCH_SCRIPT: JSON.stringify(search.path.replace('scripts/', './')) }),
    bundle('offline', source('offline/control.ts')),
    bundle('settings', source('settings/control.ts')),
    bundle('sw', source('offline/worker.ts')),
    bundle('embed', source('embed/embed.ts')),
  ]);
  return {
    main: withHash('main', main),
    offline: withHash('offline', offline),
    settings: withHash('settings', settings),
    others: [
      search,
      { path: 'sw.js', code: worker },
      // Pages of others load it as a plain script, and its names stay out of theirs.
      { path: 'embed.js', code: `(()=>{${embed}})()` },
    ],
  };
};

/** The variables that give pages the addresses of their scripts. */
const MAIN = 'import.meta.env.MAIN_SCRIPT';
const OFFLINE = 'import.meta.env.OFFLINE_SCRIPT';
const SETTINGS = 'import.meta.env.SETTINGS_SCRIPT';

/**
 * Bundles the scripts at the start of a build and writes them at its end. Pages read the address from
 * `import.meta.env.MAIN_SCRIPT`; in development it is the source file.
 *
 * @param root the project's root
 * @param games reads the games; names and emblems of ready games are part of the search script
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
          'import.meta.env.LATER_EDITIONS': JSON.stringify(
            Object.fromEntries(
              ready.flatMap(({ id, data: { laterEdition: later } }) =>
                later ? [[id, [later.section, later.name]]] : [],
              ),
            ),
          ),
          'import.meta.env.GAME_BOXES': JSON.stringify(
            Object.fromEntries(
              ready
                .map(({ id, data }) => [id, expansionsOf(data).map((set) => [set.id, set.ru])] as const)
                .filter(([, sets]) => sets.length > 0),
            ),
          ),
          'import.meta.env.GAME_EMBLEMS': JSON.stringify(
            Object.fromEntries(ready.map(({ id, data }) => [id, data.emblem])),
          ),
        };
        // In development the scripts are the source files, and nothing is saved on the device.
        const developed = {
          [MAIN]: '"/src/browser/main.ts"',
          [OFFLINE]: '"/src/browser/offline/control.ts"',
          [SETTINGS]: '"/src/browser/settings/control.ts"',
        };
        if (command === 'build') scripts = bundleAll(source, searched);
        else updateConfig({ vite: { define: { ...searched, ...developed } } });
      },
      'astro:build:setup': async ({ updateConfig }) => {
        const { main, offline, settings } = (await scripts)!;
        updateConfig({
          define: {
            [MAIN]: JSON.stringify(`/${main.path}`),
            [OFFLINE]: JSON.stringify(`/${offline.path}`),
            [SETTINGS]: JSON.stringify(`/${settings.path}`),
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { main, offline, settings, others } = (await scripts)!;
        await mkdir(join(folder, 'scripts'), { recursive: true });
        await Promise.all(
          [main, offline, settings, ...others].map(({ path, code }) => writeFile(join(folder, path), code)),
        );
      },
    },
  };
};
