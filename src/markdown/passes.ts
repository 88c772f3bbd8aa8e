/**
 * The passes over a document, in order. The order is part of the meaning: links written by hand are checked before
 * the linker adds its own, and typography runs before linking because a link cuts a sentence into pieces.
 */
import type { MdastPluginEntry } from 'satteri';
import { checkCorpus } from '../corpus/check.ts';
import { readCorpus, type Corpus } from '../corpus/read.ts';
import { siteMapOf } from '../corpus/site-map.ts';
import { compileLinker, type Linker } from '../terms/linker.ts';
import type { Dictionary } from '../terms/dictionary.ts';
import { makeContentError, type Problem } from '../terms/problem.ts';
import { guard, type Report } from './guard.ts';
import { headingIds } from './heading-ids.ts';
import { placeOf, type Place } from './page-of.ts';
import { siteLinks } from './site-links.ts';
import { termLinks, type Record } from './term-links.ts';
import { typography } from './typography.ts';

/** What the passes need to know of the whole site before the first document is compiled. */
export interface Machine {
  readonly corpus: Corpus;
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
  readonly linkers: ReadonlyMap<string, Linker>;
  readonly map: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: readonly Problem[];
}

/** Reads the content under `root` and compiles its dictionaries and linkers. */
export const makeMachine = (root: string): Machine => {
  const corpus = readCorpus(root);
  const { dictionaries, problems } = checkCorpus(corpus);
  const linkers = new Map([...dictionaries].map(([game, dictionary]) => [game, compileLinker(dictionary)] as const));
  return { corpus, dictionaries, linkers, map: siteMapOf(corpus), problems };
};

/** The passes that find the mentions and nothing else, for one document. */
export const mentionPassesFor = (place: Place, machine: Machine, mention: Record) => [
  headingIds(),
  termLinks(place, linkerOf(machine, place), '/', mention),
];

/** What the passes are told besides the document: under which base it stands, and who hears what they find. */
interface Listeners {
  readonly base: string;
  readonly problem: (problem: Problem) => void;
  readonly mention?: Record;
}

/** All passes for one document, in order. */
export const passesFor = (place: Place, machine: Machine, { base, problem, mention = () => {} }: Listeners) => {
  const report: Report = (rule, line, said, mend) => problem({ rule, file: place.file, line, said, mend });
  return [
    guard(machine.dictionaries.get(place.game), report),
    siteLinks(machine.map, place.path, base, report),
    headingIds(),
    typography(),
    termLinks(place, linkerOf(machine, place), base, mention),
  ];
};

const linkerOf = (machine: Machine, place: Place): Linker => machine.linkers.get(place.game) ?? ((text) => [{ text }]);

/**
 * The passes as one Sätteri plugin for Astro: made anew for each document, so that no state leaks between pages; the
 * first document with problems stops the build with all of them.
 */
export const contentPasses =
  (root: string, base: string, machine: () => Machine, noted: (place: Place) => Record): MdastPluginEntry =>
  ({ fileURL }) => {
    const place = placeOf(root, fileURL);
    if (place === undefined) return null;
    const problems: Problem[] = [];
    return [
      ...passesFor(place, machine(), { base, problem: (p) => problems.push(p), mention: noted(place) }),
      {
        name: 'stop-on-problems',
        after: () => {
          if (problems.length > 0) throw makeContentError(problems);
        },
      },
    ];
  };
