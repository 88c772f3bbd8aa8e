/** `client:live`: a calculator loads at once, and hydrates in a task of its own, after its code has run. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Registers the directive. */
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
