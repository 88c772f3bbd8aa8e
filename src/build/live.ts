/** `client:live`: a calculator loads at once, and comes to life in a task of its own, after that of its code. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Brings the directive. */
export const liveDirective = (): AstroIntegration => ({
  name: 'live-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'live', entrypoint: fileURLToPath(new URL('live-directive.ts', import.meta.url)) });
    },
  },
});

declare module 'astro' {
  interface AstroClientDirectives {
    'client:live'?: boolean;
  }
}
