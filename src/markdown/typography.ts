import { defineMdastPlugin } from 'satteri';
import { typeset } from '../lib/typography-ru.ts';

/** Puts non-breaking spaces into the text, see {@link typeset}. */
export const typography = () =>
  defineMdastPlugin({
    name: 'typography',
    text(node, ctx) {
      const value = typeset(node.value);
      if (value !== node.value) ctx.setProperty(node, 'value', value);
    },
  });
