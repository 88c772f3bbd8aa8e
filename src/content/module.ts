/**
 * `import content from 'virtual:content'`: everything under `content/` for the pages, checked. A build stops on the first
 * mistake with the list of all; while developing the list stands in place of the page until the mistake is mended.
 */
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { ContentSource } from './source.ts';

/** As Vite wants the names of modules that are no files. */
const RESOLVED = '\0virtual:content';

const contentPlugin = (source: ContentSource): Plugin => ({
  name: 'content',
  resolveId: { filter: { id: /^virtual:content$/ }, handler: () => RESOLVED },
  load: {
    filter: { id: /^\0virtual:content$/ },
    // A text of JSON inside a text of JavaScript: an engine parses it faster than an object literal.
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
