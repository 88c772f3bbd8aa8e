/**
 * Preloads the scripts of a calculator at the top of its page. Otherwise a browser discovers them one after another,
 * the component with its element and its imports with the component, one round trip each.
 */
import type { PageChange } from './built-pages.ts';

/** An island, whose attributes name its component and its renderer. */
const SCRIPT_OF_ISLAND = /<astro-island[^>]*?\s(?:component|renderer)-url="[^"]+"[^>]*>/g;
const ADDRESS = /\s(?:component|renderer)-url="([^"]+)"/g;

/** The static imports of each file, by paths below the site. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Scripts and all that they import, each once. */
const withImports = (scripts: readonly string[], imports: Imports): readonly string[] => {
  const found = new Set(scripts);
  // Iterating a Set also visits what is added meanwhile.
  for (const script of found) imports.get(script)?.forEach((one) => found.add(one));
  return [...found];
};

/**
 * Adds preloads after the styles of a page, which the first paint needs.
 *
 * @param base the path of the site on its host, with a slash at its end
 */
export const withPreloads = (html: string, imports: Imports, base: string): string => {
  const scripts = [...html.matchAll(SCRIPT_OF_ISLAND)].flatMap(([tag]) =>
    [...tag.matchAll(ADDRESS)].map(([, address]) => address!.slice(base.length)),
  );
  const links = withImports([...new Set(scripts)], imports).map(
    (script) => `<link rel="modulepreload" href="${base}${script}">`,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
};

/** Adds preloads to every built page. */
export const preloads = (): PageChange => {
  const imports = new Map<string, readonly string[]>();
  let base = '/';
  return {
    name: 'preloads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'preloads',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle: (_, bundle) => {
                  for (const file of Object.values(bundle))
                    if (file.type === 'chunk') imports.set(file.fileName, file.imports);
                },
              },
            ],
          },
        });
      },
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
    },
    changeIn: () => (html) => withPreloads(html, imports, base),
  };
};
