/** Shows `pages/_components.astro` as `/<game>/components/` in development; no built site has the page. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export const componentSheet = (): AstroIntegration => ({
  name: 'component-sheet',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      const entrypoint = fileURLToPath(new URL('../pages/_components.astro', import.meta.url));
      injectRoute({ pattern: '/[game]/components/', entrypoint });
    },
  },
});
