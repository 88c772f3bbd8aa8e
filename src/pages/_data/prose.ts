/** Prose as its compiled documents. */
import type { MDXInstance } from 'astro';

const documents = import.meta.glob<MDXInstance<object>>('/content/**/*.mdx');

/** Whether a page has a heading of an id. @param body its prose */
export const hasHeading = (body: string, id: string): boolean => body.includes(`[#${id}]\n`);

/** The document of a page: its text as a component, and its headings. */
export const proseOf = async ({ file }: { readonly file: string }) => {
  const document = await documents[`/${file}`]?.();
  if (document === undefined) throw new RangeError(`There is no prose in ${file}.`);
  return { Content: document.Content, headings: document.getHeadings() };
};
