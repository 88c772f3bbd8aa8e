/** The content with what its words link to: what the passes need before the first document is compiled. */
import type { Linker } from './link/linker.ts';
import type { Dictionary } from './link/dictionary.ts';
import type { Problem } from './link/problem.ts';
import { checkCorpus } from './read/check.ts';
import { readCorpus, type Corpus } from './read/corpus.ts';
import { siteMapOf } from './read/site-map.ts';

export interface LinkedCorpus {
  readonly corpus: Corpus;
  /** By game. */
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
  /** By game. */
  readonly linkers: ReadonlyMap<string, Linker>;
  /** Path of each page → ids of its headings. */
  readonly map: ReadonlyMap<string, ReadonlySet<string>>;
  /** What is wrong, as far as it is seen without compiling the prose. */
  readonly problems: readonly Problem[];
}

/**
 * Reads the content and compiles a dictionary and a linker a game.
 *
 * @param root the project's root
 */
export const readLinkedCorpus = (root: string): LinkedCorpus => {
  const corpus = readCorpus(root);
  return { corpus, map: siteMapOf(corpus), ...checkCorpus(root, corpus) };
};
