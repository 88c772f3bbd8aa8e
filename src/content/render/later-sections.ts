import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import type { LinkedCorpus } from '../linked.ts';
import { deepCopy } from './hast.ts';
import { placeOf } from './page-of.ts';

/**
 * Puts what a later edition says, from its heading to the end of the page, into a section of its own: it goes before the text
 * where the reader plays by that edition (`components/LaterFirst.astro`).
 * @param id the id of the heading
 */
export const laterSection = (id: string) =>
  defineHastPlugin({
    name: 'later-section',
    after(root, ctx) {
      const at = root.children.findIndex((node) => node.type === 'element' && node.properties.id === id);
      const heading = root.children[at];
      if (heading === undefined) return;
      const rest = root.children.slice(at + 1).filter((node) => node.type !== 'doctype' && node.type !== 'mdxjsEsm');
      const children = rest.map(deepCopy);
      ctx.wrapNode(heading, { type: 'element', tagName: 'section', properties: { class: 'later' }, children });
      for (const node of rest) ctx.removeNode(node);
    },
  });

/** The plugin for the documents of a game with a later edition; none for the others. */
export const laterSections =
  (root: string, linked: () => LinkedCorpus): HastPluginEntry =>
  ({ fileURL }) => {
    const game = placeOf(root, fileURL)?.game;
    const later = linked().corpus.games.find(({ id }) => id === game)?.data.laterEdition;
    return later === undefined ? null : laterSection(later.section);
  };
