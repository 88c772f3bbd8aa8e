import { defineMdastPlugin } from 'satteri';
import { typeset } from '../lib/typography-ru.ts';

/** Puts non-breaking spaces into the text, see {@link typeset}. */
export const typography = () =>
  defineMdastPlugin({
    name: 'typography',
    text(node, ctx) {
      const siblings = ctx.parent(node).children;
      const before = siblings[(ctx.indexOf(node) ?? 0) - 1];
      // A symbol stays with the word it stands for.
      const isAfterIcon = before?.type === 'mdxJsxTextElement' && before.name === 'Icon';
      const value = typeset(isAfterIcon ? node.value.replace(/^ (?=\p{L})/u, '\u00a0') : node.value);
      if (value !== node.value) ctx.setProperty(node, 'value', value);
    },
  });
