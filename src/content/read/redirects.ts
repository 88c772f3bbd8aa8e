import { paths, withBase } from '../../lib/url.ts';
import type { Corpus } from './corpus.ts';

/** Former address of each renamed term → its address now, as Astro's `redirects` wants them. */
export const redirectsOf = (corpus: Pick<Corpus, 'terms'>, base: string): Record<string, string> =>
  Object.fromEntries(
    corpus.terms.flatMap((t) => t.data.formerly.map((id) => [paths.term(t.game, id), withBase(base, t.path)])),
  );
