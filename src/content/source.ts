/** The content of a running build or development server: read once, and again after an author has saved a file. */
import { readLinkedCorpus, type LinkedCorpus } from './linked.ts';
import { backlinks, type Mention } from './link/mentions.ts';
import { makeContentError } from './link/problem.ts';
import { checkProse } from './render/compile.ts';
import type { Corpus } from './read/corpus.ts';

/** What the pages ask for. @public named in `virtual-content.d.ts` */
export interface SiteContent extends Omit<Corpus, 'problems'> {
  /** Who mentions a term: `game/id` → its mentions, one a page. */
  readonly mentions: Readonly<Record<string, readonly Mention[]>>;
}

export interface ContentSource {
  /** The project's root. */
  readonly root: string;
  /** The corpus with its linkers, whatever is wrong with it. */
  readonly linked: () => LinkedCorpus;
  /** Everything for the pages. @throws {Error} with all problems of the content */
  readonly checked: () => SiteContent;
  /** Reads anew from now on. */
  readonly forget: () => void;
}

const check = (root: string, linked: LinkedCorpus): SiteContent => {
  // A page that cannot be read is missing everywhere; problems that follow from it are left out.
  if (linked.corpus.problems.length > 0) throw makeContentError(linked.corpus.problems);
  const { mentions, problems } = checkProse(root, linked);
  const all = [...linked.problems, ...problems];
  if (all.length > 0) throw makeContentError(all);
  return { ...linked.corpus, mentions: Object.fromEntries(backlinks(mentions)) };
};

/** @param root the project's root */
export const contentSource = (root: string): ContentSource => {
  let linked: LinkedCorpus | undefined;
  let checked: SiteContent | undefined;
  const linkedCorpus = () => (linked ??= readLinkedCorpus(root));
  return {
    root,
    linked: linkedCorpus,
    checked: () => (checked ??= check(root, linkedCorpus())),
    forget: () => {
      linked = undefined;
      checked = undefined;
    },
  };
};
