/** Reads the built site in `dist/` for the checks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { htmlToHast } from 'satteri';

type Root = ReturnType<typeof htmlToHast>;
/** An element, text or other node of a page. */
export type HtmlNode = Root | Extract<Root, { children: unknown[] }>['children'][number];
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>;

/** A page of the built site. */
export interface BuiltPage {
  /** Address below the base: `/arkham/terms/doom/`. */
  readonly path: string;
  readonly html: string;
  readonly tree: Root;
}

export const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** The site under test: `DIST`, or that of the project. */
export const DIST = process.env.DIST ?? join(PROJECT, 'dist');
/** What its addresses begin with. */
export const BASE = process.env.DIST_BASE ?? '/';

const readPage = (dist: string, file: string): BuiltPage => {
  const html = readFileSync(join(dist, file), 'utf8');
  let tree: Root | undefined;
  const path = `/${file
    .split(sep)
    .join('/')
    .replace(/index\.html$/, '')}`;
  return {
    path,
    html,
    // Parsed where it is asked for, and once.
    get tree() {
      return (tree ??= htmlToHast(html));
    },
  };
};

/** Sites that were read, by their folders: nothing changes a site while it is checked. */
const read = new Map<string, readonly BuiltPage[]>();

/** All HTML pages of a built site but redirects. */
export const readSite = (dist: string): readonly BuiltPage[] => {
  if (!existsSync(dist)) throw new Error(`Нет папки ${relative(PROJECT, dist)}: сначала выполните npm run build.`);
  const pages =
    read.get(dist) ??
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => readPage(dist, file))
      .filter(({ html }) => !/http-equiv="?refresh/.test(html));
  read.set(dist, pages);
  return pages;
};

/** A node with the elements around it, the nearest last. */
type Placed<T> = T & { readonly ancestors: readonly HtmlElement[] };

function* walk(node: HtmlNode, ancestors: readonly HtmlElement[]): Generator<Placed<{ readonly node: HtmlNode }>> {
  yield { node, ancestors };
  if (!('children' in node)) return;
  const around = node.type === 'element' ? [...ancestors, node] : ancestors;
  for (const child of node.children) yield* walk(child, around);
}

/** What `of` makes of a node, kept for whole pages, which many tests ask about. */
const keptForPages = <T>(of: (node: HtmlNode) => T): ((node: HtmlNode) => T) => {
  const kept = new WeakMap<HtmlNode, T>();
  return (node) => {
    const known = kept.get(node) ?? of(node);
    if (node.type === 'root') kept.set(node, known);
    return known;
  };
};

/** Every element below a node, in document order. */
export const elements = keptForPages((node): readonly Placed<{ readonly element: HtmlElement }>[] =>
  [...walk(node, [])].flatMap(({ node: element, ancestors }) =>
    element.type === 'element' ? [{ element, ancestors }] : [],
  ),
);

/** Every run of text below a node. */
export const texts = keptForPages((node): readonly Placed<{ readonly text: string }>[] =>
  [...walk(node, [])].flatMap(({ node: one, ancestors }) =>
    one.type === 'text' ? [{ text: one.value, ancestors }] : [],
  ),
);

/** The text of a node without its scripts and styles. */
export const textOf = (node: HtmlNode): string =>
  texts(node)
    .filter((t) => !t.ancestors.some((a) => a.tagName === 'script' || a.tagName === 'style'))
    .map((t) => t.text)
    .join('');

/** The styles that pages carry, each once. */
export const stylesOf = (pages: readonly BuiltPage[]): readonly string[] => [
  ...new Set(pages.flatMap(({ html }) => [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css!))),
];

/** An attribute as text; undefined where it is absent. */
export const attribute = (element: HtmlElement, name: string): string | undefined => {
  const value = element.properties?.[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
};

/** Terms of all five games when all are written; the search is measured by them from the first game on. */
export const ALL_TERMS = 560;

/** What has been packed before, by its text: the pages carry the same scripts, and the best quality takes its time. */
const packed = new Map<string, number>();

/** Bytes after brotli at its best quality, as a static host serves them. */
export const brotliSize = (data: string | Buffer): number => {
  const text = Buffer.from(data).toString('latin1');
  const size = packed.get(text) ?? brotliCompressSync(data).length;
  packed.set(text, size);
  return size;
};

/** Bytes after gzip, as the plainest of hosts serves a page. */
export const gzipSize = (data: string | Buffer): number => gzipSync(data).length;

/** The file of `dist/` behind an address without a base; undefined where there is none. */
export const fileBehind = (dist: string, address: string): string | undefined => {
  const path = join(dist, decodeURIComponent(address));
  const file = address.endsWith('/') ? join(path, 'index.html') : path;
  return existsSync(file) ? file : undefined;
};
