/**
 * Prose as data: HTML with the components of the site between. A page of prose is no module of the bundler: hundreds of
 * them would be most of a build.
 */
import { evaluate, type HastPluginEntry, type MdastPluginList } from 'satteri';
import { MDX_COMPONENTS, type MdxComponentName } from '../schemas/site/components.ts';
import type { Heading, Prose, ProseComponent } from '../schemas/site/prose.ts';

/** Features of Sätteri that the site uses: smart punctuation is off because it spoils Russian quotation marks. */
export const FEATURES = { gfm: true, smartPunctuation: false } as const;

/** What compiled prose is made of: pieces that stand as they are. Texts come beside them and are escaped. */
interface Pieces {
  readonly pieces: Prose;
}
type Child = Pieces | string | null | undefined | readonly Child[];
type Props = { readonly children?: Child } & { readonly [name: string]: unknown };

const ESCAPES: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
};
const escapeText = (text: string): string => text.replace(/[&<>'"]/g, (letter) => ESCAPES[letter]!);
const LETTERS: { readonly [escape: string]: string } = Object.fromEntries(
  Object.entries(ESCAPES).map(([letter, escape]) => [escape, letter]),
);
/** HTML of {@link makeElement} as text again. */
const unescaped = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, (escape) => LETTERS[escape]!);
const escapeAttribute = (text: string): string => text.replace(/[&"]/g, (letter) => ESCAPES[letter]!);

const VOID = /^(?:br|hr|img|input|wbr)$/;
/** Attributes that stand without a value. */
const isBare = (value: unknown): boolean => value === true || value === '';

const attributesOf = (attributes: readonly [string, unknown][]): string =>
  attributes
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => (isBare(value) ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`))
    .join('');

const piecesOf = (child: Child): Prose => {
  if (child === null || child === undefined) return [];
  if (typeof child === 'string') return [escapeText(child)];
  return 'pieces' in child ? child.pieces : child.flatMap(piecesOf);
};

/** Runs of HTML as one piece. */
const joined = (pieces: Prose): Prose => {
  const list: (string | ProseComponent)[] = [];
  for (const piece of pieces) {
    const last = list.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') list[list.length - 1] = last + piece;
    else list.push(piece);
  }
  return list;
};

const isComponent = (name: string): name is MdxComponentName => name in MDX_COMPONENTS;
const FRAGMENT = '';
const HEADING = /^h[1-6]$/;

/** The words of a piece of prose. */
const wordsOf = (pieces: Prose): string =>
  pieces.map((piece) => (typeof piece === 'string' ? unescaped(piece) : wordsOf(piece.children))).join('');

/** What compiled MDX calls for each element: an element becomes HTML, a component stays one. */
const makeElement = (name: string, { children, ...attributes }: Props): Pieces => {
  const inside = piecesOf(children);
  if (name === FRAGMENT) return { pieces: inside };
  if (isComponent(name))
    return { pieces: [{ name, props: attributes as ProseComponent['props'], children: joined(inside) }] };
  const open = `<${name}${attributesOf(Object.entries(attributes))}`;
  return { pieces: VOID.test(name) ? [`${open}/>`] : [`${open}>`, ...inside, `</${name}>`] };
};

/** How a document is read. */
export interface ProseOptions {
  readonly fileURL: URL;
  readonly mdastPlugins: MdastPluginList;
  readonly hastPlugins: readonly HastPluginEntry[];
}

/**
 * Compiles a document of MDX.
 * @throws where it is not MDX
 */
export const compileProse = async (
  source: string,
  { fileURL, mdastPlugins, hastPlugins }: ProseOptions,
): Promise<{ readonly prose: Prose; readonly headings: readonly Heading[] }> => {
  const headings: Heading[] = [];
  const jsx = (type: unknown, props: unknown): Pieces => {
    const [name, given] = [type as string, props as Props];
    const made = makeElement(name, given);
    if (HEADING.test(name))
      headings.push({ depth: Number(name[1]), slug: String(given['id']), text: wordsOf(made.pieces) });
    return made;
  };
  const { default: content } = (await evaluate(source, {
    fileURL,
    features: FEATURES,
    mdastPlugins,
    hastPlugins,
    elementAttributeNameCase: 'html',
    Fragment: FRAGMENT,
    jsx,
    jsxs: jsx,
  })) as { default: (props: object) => Child };
  const components = Object.fromEntries(Object.keys(MDX_COMPONENTS).map((name) => [name, name]));
  return { prose: joined(piecesOf(content({ components }))), headings };
};
