/** The content of the project, read once for all checks of a process: nothing changes it while it is checked. */
import { readCorpus, type Corpus } from '../content/read/corpus.ts';
import { PROJECT } from './site/built-site.ts';

let read: Corpus | undefined;
/** What is read of `content/`. */
export const corpus = (): Corpus => (read ??= readCorpus(PROJECT));

/** The ready states of a calculator that terms of its game lead to, each with the id of its term. */
export const presetsOf = (game: string, to: string) =>
  corpus().terms.flatMap(({ game: of, id, data: { calculator } }) =>
    of === game && calculator?.to === to ? [{ term: id, ...calculator }] : [],
  );
