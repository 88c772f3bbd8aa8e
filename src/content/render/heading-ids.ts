import { defineMdastPlugin } from 'satteri';

/** Turns the mark `[#id]` at the end of a heading into the id of the heading, and adds a link to it for copying. */
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
      const title = ctx.textContent(node).replace(/\s*\[#[a-z0-9-]+\]\s*$/, '');
      // The link has no text of its own, so that tables of contents and search see the heading alone.
      ctx.appendChild(node, {
        type: 'link',
        url: `#${match[1]}`,
        children: [],
        data: { hProperties: { class: 'anchor', ariaLabel: `Ссылка на раздел «${title}»` } },
      });
    },
  });
