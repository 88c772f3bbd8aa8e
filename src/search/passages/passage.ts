/** The places of a game that answer a whole question: a term, or what stands under one heading of a chapter. */
import { plainText } from './plain-text.ts';

/** A place with what it says. */
export interface Passage {
  /** Below the game: `terms/doom/`, `rules/enemies/#spawn`. */
  readonly place: string;
  /** Name of the term, or the heading. */
  readonly title: string;
  /** Where the heading stands: the title of its chapter; empty for a term. */
  readonly under: string;
  /** Other names: English, aliases. Ranked by, never shown. */
  readonly names: string;
  /** The short answer first, then everything else; lines are sentences or rows. */
  readonly text: string;
  /** Examples and common mistakes. Ranked by, never shown: alone a sentence of them misleads. */
  readonly aside: string;
}

/** What a passage is made of: a term. */
export interface TermSource {
  readonly id: string;
  readonly title: string;
  readonly en: string;
  readonly summary: string;
  readonly aliases: readonly string[];
  /** MDX. */
  readonly body: string;
}
/** A chapter or the memo. */
export interface ChapterSource {
  /** Below the game: `rules/enemies/`. */
  readonly place: string;
  readonly title: string;
  readonly summary: string;
  /** MDX. */
  readonly body: string;
}

const ASIDES = /<(Example|Mistake)\b[^>]*>[\s\S]*?<\/\1>/g;

/** What an MDX document says, and what it says aside. */
const wordsOf = (lead: string, mdx: string): Pick<Passage, 'text' | 'aside'> => ({
  text: `${lead}\n${plainText(mdx.replace(ASIDES, ''))}`.trim(),
  aside: [...mdx.matchAll(ASIDES)].map(([block]) => plainText(block)).join('\n'),
});

/** The passage of a term. */
export const passageOfTerm = ({ id, title, en, summary, aliases, body }: TermSource): Passage => ({
  place: `terms/${id}/`,
  title,
  under: '',
  names: [en, ...aliases].join(', '),
  ...wordsOf(summary, body),
});

const HEADING = /^#{2,6}\s+(.*?)\s*\[#([a-z0-9-]+)\]\s*$/gm;

/** The passages of a chapter, one a heading that has words under it; what precedes the headings comes with its summary. */
export const passagesOfChapter = ({ place, title, summary, body }: ChapterSource): Passage[] => {
  const headings = [...body.matchAll(HEADING)];
  const lead: Passage = {
    place,
    title,
    under: '',
    names: '',
    ...wordsOf(summary, body.slice(0, headings[0]?.index)),
  };
  const parts = headings.map((heading, i): Passage => ({
    place: `${place}#${heading[2]!}`,
    title: plainText(heading[1]!),
    under: title,
    names: '',
    ...wordsOf('', body.slice(heading.index + heading[0].length, headings[i + 1]?.index)),
  }));
  return [lead, ...parts].filter(({ text }) => text !== '');
};
