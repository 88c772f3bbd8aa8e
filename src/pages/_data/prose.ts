import { getEntry, type CollectionEntry } from 'astro:content';

/**
 * The prose of a page, with its headings.
 * @param path from the site's root
 * @throws where there is none, or something is wrong with it
 */
export const proseAt = async (path: string): Promise<CollectionEntry<'prose'>['data']> => {
  const entry = await getEntry('prose', path);
  if (entry === undefined) throw new Error(`There is no prose at ${path}.`);
  if (entry.data.problems.length > 0) throw new Error(entry.data.problems.join('\n\n'));
  return entry.data;
};
