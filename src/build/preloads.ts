/**
 * The scripts of a calculator are asked for at the top of its page. Otherwise a browser learns of them one after the
 * other: of a part when its element comes, of what that part imports when it has come, a round trip each.
 */
import type { PageChange } from './built-pages.ts';

/** The script of a part of the page, and the one that draws it. */
const SCRIPT_OF_ISLAND = /<astro-island[^>]*?\s(?:component|renderer)-url="[^"]+"[^>]*>/g;
const ADDRESS = /\s(?:component|renderer)-url="([^"]+)"/g;

/** Which files a file imports as soon as it runs, each by its path below the site. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Scripts and all that they import, each once. */
const withImports = (scripts: readonly string[], imports: Imports): readonly string[] => {
  const found = new Set(scripts);
  // A set also goes over what is added meanwhile.
  for (const script of found) imports.get(script)?.forEach((one) => found.add(one));
  return [...found];
};

/**
 * A page with its scripts asked for behind its styles, which it is painted by.
 *
 * @param base the path that the site stands under, with a slash at its end
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

/** Asks for the scripts of calculators in every built page. */
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
