/** JSX in a build: Vite compiles it by `tsconfig.json`, in native code. */
import type { AstroIntegration } from 'astro';

/** The plugin of the Preact integration that compiles JSX with Babel: a fifth of a build. While developing it stays. */
const BABEL = 'vite:preact-jsx';

/** Takes Babel out of a build. Stands after the Preact integration. */
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
          ],
        },
      });
    },
  },
});
