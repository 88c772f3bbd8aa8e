/** Prose as its compiled documents: the modules that Astro's MDX makes of them, without the detour through a collection. */
import type { MDXInstance } from 'astro';

const DOCUMENTS = import.meta.glob<MDXInstance<object>>('/content/**/*.mdx');

/** The document of an entry: its text as a component, and its headings. */
export const proseOf = async ({ filePath = '' }: { readonly filePath?: string }) => {
  const document = DOCUMENTS[`/${filePath}`];
  if (document === undefined) throw new Error(`No prose stands in «${filePath}».`);
  const { Content, getHeadings } = await document();
  return { Content, headings: getHeadings() };
};
