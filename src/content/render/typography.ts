import { defineMdastPlugin } from 'satteri';
import { typeset } from '../../lib/typography-ru.ts';
import type { TreeNode } from './nodes.ts';

const isIcon = (node: TreeNode | undefined): boolean =>
  node?.type === 'mdxJsxTextElement' && 'name' in node && node.name === 'Icon';

/** A text that goes on after something else with a word. */
const GOES_ON = /^ (?=\p{L})/u;

/** Puts non-breaking spaces into the text, see {@link typeset}. */
export const typography = () =>
  defineMdastPlugin({
    name: 'typography',
    text(node, ctx) {
      // Binds a symbol to its word. Reading the neighbours is expensive, so it comes last.
      const isAfterIcon = GOES_ON.test(node.value) && isIcon(ctx.parent(node).children[(ctx.indexOf(node) ?? 0) - 1]);
      const value = typeset(isAfterIcon ? node.value.replace(GOES_ON, '\u00a0') : node.value);
      if (value !== node.value) ctx.setProperty(node, 'value', value);
    },
  });
