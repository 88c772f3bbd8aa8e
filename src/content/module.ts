/**
 * `import content from 'virtual:content'`: everything under `content/` for the pages, checked. A build with a
 * mistake stops and lists all of them; in development the list replaces the page until they are fixed.
 */
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { ContentSource } from './source.ts';

/** Vite's convention for the id of a virtual module. */
const RESOLVED = '\0virtual:content';

const contentPlugin = (source: ContentSource): Plugin => ({
  name: 'content',
  resolveId: { filter: { id: /^virtual:content$/ }, handler: () => RESOLVED },
  load: {
    filter: { id: /^\0virtual:content$/ },
    // JSON in a string literal: an engine parses it faster than an object literal.
    handler: () => `export default JSON.parse(${JSON.stringify(JSON.stringify(source.checked()))})`,
  },
  hotUpdate({ file, modules }) {
    if (!file.startsWith(join(source.root, 'content/'))) return modules;
    source.forget();
    // A term that is renamed changes the links of any page.
    this.environment.moduleGraph.invalidateAll();
    const content = this.environment.moduleGraph.getModuleById(RESOLVED);
    return content === undefined ? modules : [...modules, content];
  },
});

/** Serves the module. */
export const contentModule = (source: ContentSource): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [contentPlugin(source)] } });
    },
    'astro:build:start': () => {
      source.checked();
    },
  },
});
