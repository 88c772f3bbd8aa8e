import { defineMdastPlugin } from 'satteri';

/** Turns the mark `[#id]` at the end of a heading into the id of the heading. */
export const headingIds = () =>
  defineMdastPlugin({
    name: 'heading-ids',
    heading(node, ctx) {
      const last = node.children.at(-1);
      if (last?.type !== 'text') return;
      const match = /\s*\[#([a-z0-9-]+)\]\s*$/.exec(last.value);
      if (match === null) return;
      ctx.setProperty(last, 'value', last.value.slice(0, match.index));
      ctx.setProperty(node, 'data', { hProperties: { id: match[1] } });
    },
  });
