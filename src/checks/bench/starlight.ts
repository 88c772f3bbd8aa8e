/**
 * Part of `npm run bench`: the same pages in Starlight, the documentation theme of Astro. It gets the easy part: no link
 * between terms, a sidebar of the chapters alone, and plain Markdown, besides MDX where builds are compared.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pagesOf, readCorpus } from '../../content/read/corpus.ts';
import { elements, PROJECT, textOf, type BuiltPage } from '../site/built-site.ts';
import { spentBy } from './processor.ts';
import { markdownPage, plainMarkdown, plainMdx } from './plain.ts';

/** The versions compared with, those of this site among them. */
const VERSIONS = { astro: '7.3.5', '@astrojs/starlight': '0.42.4' } as const;
export const STARLIGHT_VERSION: string = VERSIONS['@astrojs/starlight'];

const config = (games: readonly { readonly id: string; readonly title: string }[]): string => `
import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
export default defineConfig({
  site: 'http://localhost:4321',
  trailingSlash: 'always',
  integrations: [starlight({
    title: 'Правила',
    locales: { root: { label: 'Русский', lang: 'ru' } },
    sidebar: ${JSON.stringify(
      games.map(({ id, title }) => ({
        label: title,
        collapsed: true,
        items: [{ autogenerate: { directory: `${id}/rules` } }],
      })),
    )},
  })],
});
`;
const CONTENT_CONFIG = `
import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** The words of a page that no prose makes, so that there are as many pages: headings and paragraphs. */
const wordsOf = ({ tree }: BuiltPage): string => {
  const main = [...elements(tree)].find(({ element }) => element.tagName === 'main')?.element;
  if (main === undefined) return '';
  return [...elements(main)]
    .filter(({ element: { tagName } }) => /^(?:h[2-4]|p|li)$/.test(tagName))
    .map(({ element }) =>
      textOf(element)
        .replace(/[<>{}:*_[\]`]/g, ' ')
        .trim(),
    )
    .join('\n\n');
};

/** What its pages are written in: plain Markdown, which is its easiest, or MDX as ours are. */
export type Prose = 'md' | 'mdx';
const BODY: { readonly [p in Prose]: (markdown: string) => string } = { md: (body) => body, mdx: plainMdx };

/** Writes the site into an empty folder: all prose, and a page for each further page of ours. */
export const writeStarlight = (folder: string, built: readonly BuiltPage[], prose: Prose): void => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const corpus = readCorpus(PROJECT);
  const inProse = BODY[prose];
  const told = new Map(
    pagesOf(corpus).map(({ path, data, body }) => [
      path,
      markdownPage(data.title, data.summary, inProse(plainMarkdown(body))),
    ]),
  );
  const further = built
    .filter(({ path }) => !told.has(path) && path !== '/404.html')
    .map((page): [string, string] => [page.path, markdownPage(page.path, page.path, inProse(wordsOf(page)))]);
  for (const [path, text] of [...told, ...further])
    write(`src/content/docs${path === '/' ? '/index' : path.replace(/\/$/, '')}.${prose}`, text);
  write('package.json', JSON.stringify({ name: 'starlight', private: true, type: 'module', dependencies: VERSIONS }));
  write('astro.config.mjs', config(corpus.games.map(({ id, data }) => ({ id, title: data.title }))));
  write('src/content.config.ts', CONTENT_CONFIG);
};

/** Installs what the site needs; false where it cannot be had. */
export const isInstalled = async (folder: string): Promise<boolean> => {
  const given = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1', '--fetch-timeout=30000'];
  try {
    await spentBy('npm', ['install', ...given], folder);
    return true;
  } catch {
    return false;
  }
};
