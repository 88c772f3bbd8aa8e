/** JSX in a build: Vite compiles it by `tsconfig.json`, in native code, and each island is drawn once. */
import type { AstroIntegration } from 'astro';

/** The plugin of the Preact integration that compiles JSX with Babel: a fifth of a build. While developing it stays. */
const BABEL = 'vite:preact-jsx';

/** Where the islands begin. */
const ISLAND = /\/src\/islands\/.+\/Island\.tsx$/;
/**
 * Says whose component an island is: without it Astro draws each once to find that out, and once more for the page. The
 * module takes what it exports from itself, so that the component is the one that pages take.
 */
const tagged = (code: string, id: string): string =>
  `${code}
import Exported from ${JSON.stringify(id)};
Exported[Symbol.for('astro:renderer')] = '@astrojs/preact';
`;

/** Takes Babel and the trial drawings out of a build. Stands after the Preact integration. */
export const compiledByVite = (): AstroIntegration => ({
  name: 'jsx-by-vite',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'jsx-by-vite',
              apply: 'build',
              configResolved: ({ plugins }) => {
                const babel = plugins.find(({ name }) => name === BABEL);
                if (babel === undefined)
                  throw new Error(`There is no plugin ${BABEL} any more: is Babel gone by itself?`);
                delete babel.transform;
              },
            },
            {
              name: 'islands-of-preact',
              apply: 'build',
              enforce: 'pre',
              applyToEnvironment: ({ name }) => name !== 'client',
              transform: { filter: { id: ISLAND }, handler: (code, id) => ({ code: tagged(code, id), map: null }) },
            },
          ],
        },
      });
    },
  },
});
