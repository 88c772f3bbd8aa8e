/** Makes the index over the passages of a game. It runs when the site is built, so its lists of words stay off the phone. */
import type { GameName } from '../index-file.ts';
import { toOneByte } from '../one-byte.ts';
import { foldedWords, stemOf, stemsOf } from '../words.ts';
import { LETTERS, PASSAGES_VERSION, sum, type PassageFile } from './index-file.ts';
import type { Passage } from './passage.ts';
import { PHRASE_MEANINGS, STOP_STEMS, SYNONYMS } from './table-words.ts';

/** How often a word counts by where it stands; `rest` is everything after the short answer. */
export const WEIGHTS = { title: 6, names: 1.5, under: 0.5, lead: 1.5, rest: 1, aside: 1 } as const;

/** Gives the stems of texts, and looks for that of a word once: the passages of a game repeat their words. */
const stemsByWord =
  (stems: Map<string, string>) =>
  (text: string): readonly string[] =>
    foldedWords(text).map((word) => {
      const stem = stems.get(word) ?? stemOf(word);
      stems.set(word, stem);
      return stem;
    });

/** How often each stem stands in a passage, each place of it counted by its weight. */
const weightedStems = (
  { title, names, under, text, aside }: Passage,
  stemsIn: (text: string) => readonly string[],
): ReadonlyMap<string, number> => {
  const [lead = '', ...rest] = text.split('\n');
  const counts = new Map<string, number>();
  const add = (words: string, weight: number) => {
    for (const stem of stemsIn(words)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  add(title, WEIGHTS.title);
  add(names, WEIGHTS.names);
  add(under, WEIGHTS.under);
  add(lead, WEIGHTS.lead);
  add(rest.join('\n'), WEIGHTS.rest);
  add(aside, WEIGHTS.aside);
  return counts;
};

const MOST_TIMES = LETTERS.length / 2;
const letterOf = (times: number): string => LETTERS[Math.round(Math.min(times, MOST_TIMES) * 2) - 1]!;

/** Packs the passages of a game. */
export const packPassages = (game: GameName, passages: readonly Passage[]): PassageFile => {
  const stemsIn = stemsByWord(new Map());
  const counts = passages.map((passage) => weightedStems(passage, stemsIn));
  const postings = new Map<string, string>();
  const lastOf = new Map<string, number>();
  counts.forEach((count, at) => {
    for (const [stem, times] of count) {
      const step = at - (lastOf.get(stem) ?? 0);
      postings.set(stem, `${postings.get(stem) ?? ''}${step.toString(36)}${letterOf(times)}`);
      lastOf.set(stem, at);
    }
  });
  const stems = [...postings.keys()].sort();
  const lines = (of: (passage: Passage) => string) => passages.map(of).join('\n');
  const synonyms = [...SYNONYMS].flatMap(([from, to]) => {
    const known = to.filter((stem) => postings.has(stem));
    return known.length === 0 ? [] : [[from, ...known].join(' ')];
  });
  const phrases = PHRASE_MEANINGS.flatMap(({ stems: asked, named }) => {
    const name = named.find((words) => stemsOf(words).every((stem) => postings.has(stem)));
    return name === undefined ? [] : [`${asked.join(' ')}=${foldedWords(name).join(' ')}`];
  });
  return {
    v: PASSAGES_VERSION,
    game,
    places: lines(({ place }) => place),
    titles: lines(({ title }) => title),
    under: lines(({ under }) => under),
    stems: toOneByte(stems.join('\n')),
    postings: stems.map((stem) => postings.get(stem)!).join('\n'),
    lengths: counts.map((count) => Math.round(sum(count.values()))).join(' '),
    synonyms: toOneByte(synonyms.join('\n')),
    phrases: toOneByte(phrases.join('\n')),
    stop: toOneByte([...STOP_STEMS].join('\n')),
  };
};
