/** A run of text with what is marked in it. */
export interface MarkRun {
  readonly text: string;
  readonly isMarked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'" };

/**
 * The runs of an excerpt as Pagefind gives it: `<mark>` around the words found, signs of markup as entities. Whatever
 * else it holds is text, tags too: nothing of it ever becomes markup.
 */
export const markedRuns = (excerpt: string): readonly MarkRun[] =>
  excerpt
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, i) => ({
      text: text.replace(/&([a-z]+|#39|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity),
      isMarked: i % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
