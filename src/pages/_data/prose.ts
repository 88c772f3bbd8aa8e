/** Prose as its compiled documents: what Astro's MDX makes of them, without the detour through a collection. */
import documents from 'virtual:prose';

/** The document of an entry: its text as a component, and its headings. */
export const proseOf = async ({ filePath = '' }: { readonly filePath?: string }) => {
  const document = await documents[`/${filePath}`]?.();
  if (document === undefined) throw new Error(`No prose stands in «${filePath}».`);
  const { Content, getHeadings } = document;
  return { Content, headings: getHeadings() };
};
