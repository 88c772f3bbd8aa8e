/**
 * Links mentions of terms: the first mention of a term in a section, never in headings, table heads, links, English
 * words or on the term's own page. `<T id>` makes a link, `<T not>` forbids one.
 */
import type { PhrasingContent } from 'mdast';
import { defineMdastPlugin } from 'satteri';
import { paths, withBase } from '../../lib/url.ts';
import type { Linker } from '../link/linker.ts';
import { ancestorsOf, attributeOf, type Context, type JsxNode, type TreeNode } from './nodes.ts';
import type { ProsePage } from './page-of.ts';

/** Called for each link made: the term and the heading above, if any. */
export type OnMention = (term: string, section: { readonly id: string; readonly title: string } | undefined) => void;

/** The term-link pass for one document. */
export const termLinks = (place: ProsePage, linker: Linker, base: string, onMention: OnMention) => {
  let section: { id: string; title: string } | undefined;
  const linked = new Set<string>();
  const link = (id: string) => {
    linked.add(id);
    onMention(id, section);
    return { url: withBase(base, paths.term(place.game, id)), data: { hProperties: { class: 'term' } } };
  };

  /** The words of a `<T>`, as a link where it asks for one. */
  const contentOfT = (node: JsxNode): PhrasingContent[] => {
    const id = attributeOf(node, 'id');
    const children = node.children.flatMap((c) =>
      'children' in c && c.type === 'paragraph' ? c.children : c,
    ) as PhrasingContent[];
    return typeof id === 'string' && id !== place.ownTerm ? [{ type: 'link', ...link(id), children }] : children;
  };

  return defineMdastPlugin({
    name: 'term-links',
    heading(node, ctx) {
      const data: { readonly hProperties?: { readonly id?: string } } | undefined = node.data;
      const id = data?.hProperties?.id;
      // The title is shown elsewhere too, where lines break by themselves.
      section = id === undefined ? undefined : { id, title: ctx.textContent(node).replaceAll('\u00a0', ' ') };
      linked.clear();
    },
    mdxJsxTextElement(node, ctx) {
      if (node.name === 'T') ctx.replaceNode(node, contentOfT(node));
    },
    mdxJsxFlowElement(node, ctx) {
      // A <T> alone on its line is a block to the parser and a paragraph to the reader.
      if (node.name === 'T') ctx.replaceNode(node, { type: 'paragraph', children: contentOfT(node) });
    },
    text(node, ctx) {
      const found = linker(node.value);
      const isNew = (term: string | undefined) => term !== undefined && term !== place.ownTerm && !linked.has(term);
      // Climbing to the ancestors is expensive, so it happens only where there is something to link.
      if (!found.some((s) => isNew(s.term)) || isForbidden(node, ctx)) return;
      const segments = found.map((s) => ({
        ...s,
        link: s.term !== undefined && isNew(s.term) ? link(s.term) : undefined,
      }));
      ctx.replaceNode(
        node,
        segments.map((s) =>
          s.link === undefined
            ? { type: 'text', value: s.text }
            : { type: 'link', ...s.link, children: [{ type: 'text', value: s.text }] },
        ),
      );
    },
  });
};

/** Ancestors under which no mention becomes a link. */
const isForbidden = (node: TreeNode, ctx: Context): boolean =>
  ancestorsOf(node, ctx).some(
    (a) =>
      a.type === 'heading' ||
      a.type === 'link' ||
      ((a.type === 'mdxJsxTextElement' || a.type === 'mdxJsxFlowElement') &&
        'name' in a &&
        (a.name === 'T' || a.name === 'En')) ||
      (a.type === 'tableRow' && ctx.indexOf(a) === 0),
  );
