/** Prose of the site as plain Markdown, for sites that know neither its components nor its marks. */
import { HEADING } from '../../content/read/site-map.ts';

/** Blocks that become an aside: what stands between their tags stays. */
const ASIDES: { readonly [component: string]: string } = {
  Example: 'note',
  Note: 'note',
  Gap: 'note',
  Erratum: 'caution',
  Mistake: 'caution',
};

/** A piece of prose without what only this site knows: permanent ids of headings, components, icons. */
export const plainMarkdown = (body: string): string =>
  body
    .split('\n')
    .map((line) => (HEADING.test(line) ? line.replace(/\s*\[#[a-z0-9-]+\]\s*$/, '') : line))
    .join('\n')
    .replace(/^<(\w+)(?: title="([^"]*)")?>$/gm, (tag, name: string, title?: string) => {
      const aside = ASIDES[name];
      if (aside === undefined) return tag;
      return title === undefined ? `:::${aside}` : `:::${aside}[${title}]`;
    })
    .replace(/^<\/(\w+)>$/gm, (tag, name: string) => (name in ASIDES ? ':::' : tag))
    .replace(/<\/?[A-Z][^<>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n');

/** Plain Markdown as MDX: what would be taken for code is a letter. */
export const plainMdx = (markdown: string): string => markdown.replace(/[{}<]/g, (sign) => `\\${sign}`);

/** A page of Markdown with the two fields that a documentation site asks for. */
export const markdownPage = (title: string, description: string, body: string): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body.trim()}\n`;
