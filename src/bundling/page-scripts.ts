/**
 * Bundles the scripts of reading pages: `main`, which every page carries, and `search`, loaded on first use.
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

/** A bundled script: its name with a hash of its code, and its code. */
interface Script {
  readonly file: string;
  readonly code: string;
}

const bundle = async (name: string, entry: string, define: Record<string, string>): Promise<Script> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: name },
      // Said to the bundler itself: Vite leaves white space in the modules of a library.
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [bundled] = [result].flat() as { output: { code: string }[] }[];
  const { code } = bundled!.output[0]!;
  return { file: `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`, code };
};

/** The search, and the script of every page, which knows the name of the search. */
const bundleBoth = async (
  source: (path: string) => string,
  searched: Record<string, string>,
): Promise<readonly Script[]> => {
  const search = await bundle('search', source('search/entry.ts'), searched);
  return [search, await bundle('main', source('main.ts'), { SEARCH_SCRIPT: JSON.stringify(`./${search.file}`) })];
};

/** Where pages learn the address of their script. */
const MAIN = 'import.meta.env.MAIN_SCRIPT';

/**
 * Bundles the scripts while content is read for a build, and puts them beside the other files after it.
 * Pages learn the address from `import.meta.env.MAIN_SCRIPT`; while developing it is the source itself.
 *
 * @param root the project's root
 * @param games reads the games; names and emblems of those that are ready travel with the script of the search
 */
export const pageScripts = (root: string, games: () => readonly GameMark[]): AstroIntegration => {
  let scripts: Promise<readonly Script[]> = Promise.resolve([]);
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
        // While developing, the search and the script are the sources themselves.
        if (command === 'build') scripts = bundleBoth(source, searched);
        else updateConfig({ vite: { define: { ...searched, [MAIN]: '"/src/browser/main.ts"' } } });
      },
      'astro:build:setup': async ({ updateConfig }) => {
        const main = (await scripts).at(-1)!;
        updateConfig({ define: { [MAIN]: JSON.stringify(`/scripts/${main.file}`) } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = join(fileURLToPath(dir), 'scripts');
        await mkdir(folder, { recursive: true });
        await Promise.all((await scripts).map(({ file, code }) => writeFile(join(folder, file), code)));
      },
    },
  };
};
