/**
 * All prose: `import documents from 'virtual:prose'`, by file a function that gives the document.
 *
 * The compiler is the one of Astro's MDX integration. A build hands it one document after the other and puts what comes
 * into one module; while developing each document is a module, compiled when its page is opened.
 */
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin, ResolvedConfig } from 'vite';
import { pagesOf } from '../corpus/read.ts';
import { sourceOfBody } from './compile.ts';
import type { TermMachine } from './integration.ts';
import { oneModuleOf } from './one-module.ts';

/** As Vite wants the names of modules that are no files. */
const RESOLVED = '\0virtual:prose';
const OPENED_ONE_BY_ONE = `export default import.meta.glob('/content/**/*.mdx');`;

/** The plugins by which the MDX integration makes a module of a document, in order. */
export const COMPILERS = ['@mdx-js/rolldown', '@astrojs/mdx-postprocess'];
type Compile = (this: unknown, code: string, id: string) => { code: string } | Promise<{ code: string }>;

/** @throws where the integration has no such plugin any more */
const compilersOf = ({ plugins }: Pick<ResolvedConfig, 'plugins'>): readonly Compile[] =>
  COMPILERS.map((name) => {
    const hook = plugins.find((plugin) => plugin.name === name)?.transform;
    if (typeof hook !== 'object') throw new Error(`There is no plugin ${name} any more that compiles documents.`);
    return hook.handler as Compile;
  });

const prosePlugin = (machine: TermMachine): Plugin => {
  let isBuild = false;
  let compilers: readonly Compile[] = [];
  return {
    name: 'prose',
    configResolved: (config) => {
      isBuild = config.command === 'build';
      if (isBuild) compilers = compilersOf(config);
    },
    resolveId: { filter: { id: /^virtual:prose$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:prose$/ },
      async handler() {
        if (!isBuild) return OPENED_ONE_BY_ONE;
        const documents = [];
        for (const page of pagesOf(machine.get().corpus)) {
          let code = sourceOfBody(page);
          for (const compile of compilers) ({ code } = await compile.call(this, code, join(machine.root, page.file)));
          documents.push({ file: `/${page.file}`, code });
        }
        return oneModuleOf(documents);
      },
    },
  };
};

/** Serves the module. Stands with the MDX integration. */
export const proseModule = (machine: TermMachine): AstroIntegration => ({
  name: 'prose',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [prosePlugin(machine)] } });
    },
  },
});
