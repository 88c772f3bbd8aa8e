/**
 * The passes over a document, in order. The order is part of the meaning: links written by hand are checked before
 * the linker adds its own, and typography runs before linking because a link cuts a sentence into pieces.
 */
import type { MdastPluginEntry } from 'satteri';
import type { LinkedCorpus } from '../linked.ts';
import type { Linker } from '../link/linker.ts';
import type { Problem } from '../link/problem.ts';
import { guard, type Report } from './guard.ts';
import { headingIds } from './heading-ids.ts';
import { placeOf, type ProsePage } from './page-of.ts';
import { siteLinks } from './site-links.ts';
import { termLinks, type OnMention } from './term-links.ts';
import { typography } from './typography.ts';

/** The base under which the site is served, and who hears what the passes find. */
interface Listeners {
  readonly base: string;
  readonly problem?: (problem: Problem) => void;
  readonly mention?: OnMention;
}
const ignore = () => {};

/** All passes for one document, in order. */
export const passesFor = (
  place: ProsePage,
  linked: LinkedCorpus,
  { base, problem = ignore, mention = ignore }: Listeners,
) => {
  const report: Report = (rule, line, message, fix) => problem({ rule, file: place.file, line, message, fix });
  return [
    guard(linked.dictionaries.get(place.game), report),
    siteLinks(linked.map, place.path, base, report),
    headingIds(),
    typography(),
    termLinks(place, linkerOf(linked, place), base, mention),
  ];
};

const linkerOf = (linked: LinkedCorpus, place: ProsePage): Linker =>
  linked.linkers.get(place.game) ?? ((text) => [{ text }]);

/**
 * The passes as one Sätteri plugin for Astro: made anew for each document, so that no state leaks between pages. What
 * is wrong with a document has been reported before it is rendered, see `source.ts`.
 */
export const contentPasses =
  (root: string, base: string, linked: () => LinkedCorpus): MdastPluginEntry =>
  ({ fileURL }) => {
    const place = placeOf(root, fileURL);
    return place === undefined ? null : passesFor(place, linked(), { base });
  };
