/** `_redirects`: former addresses as hosts of static files read them, so that they answer 301 instead of a page that leads on. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withBase } from '../lib/url.ts';

/**
 * Writes the file.
 *
 * @param redirects former address of a page, without the base → its address now, with it
 * @param base the path of the site on its host
 */
export const redirectsFile = (redirects: Readonly<Record<string, string>>, base: string): AstroIntegration => ({
  name: 'redirects-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const lines = Object.entries(redirects).map(([from, to]) => `${withBase(base, from)} ${to} 301\n`);
      await writeFile(fileURLToPath(new URL('_redirects', dir)), lines.join(''));
    },
  },
});
