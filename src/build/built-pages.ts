/** Changes to all pages after the build. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** An integration that changes every built page. */
export interface PageChange extends AstroIntegration {
  /** Prepares the change once all files of the site are written. */
  readonly changeIn: (folder: string) => (html: string) => string;
}

/**
 * Applies the changes of several integrations in order. Each page is read and written once, one page after another: for
 * a thousand small files that takes less processor time than a promise for each.
 */
export const builtPages = (...changes: readonly PageChange[]): AstroIntegration[] => [
  ...changes.map(({ name, hooks }) => ({ name, hooks })),
  {
    name: 'built-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const ready = changes.map(({ changeIn }) => changeIn(folder));
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.html')) continue;
          const path = join(folder, file);
          const html = readFileSync(path, 'utf8');
          const changed = ready.reduce((page, change) => change(page), html);
          if (changed !== html) writeFileSync(path, changed);
        }
      },
    },
  },
];
