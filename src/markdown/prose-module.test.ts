import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import mdx from '@astrojs/mdx';
import type { Plugin } from 'vite';
import { COMPILERS } from './prose-module.ts';

test('the MDX integration compiles a document by these plugins, in this order, and no others', async () => {
  const plugins: Plugin[] = [];
  const setup = mdx().hooks['astro:config:setup'] as unknown as (of: object) => Promise<void>;
  await setup({
    config: { root: pathToFileURL('/'), base: '/' },
    updateConfig: ({ vite }: { vite: { plugins: Plugin[] } }) => plugins.push(...vite.plugins),
    addRenderer: () => {},
    addPageExtension: () => {},
    addContentEntryType: () => {},
  });
  assert.deepEqual(
    plugins.filter(({ load, transform }) => load !== undefined || transform !== undefined).map(({ name }) => name),
    COMPILERS,
  );
});
