/** Makes the index over the passages of a game. It runs when the site is built, so its lists of words stay off the phone. */
import type { Synonyms } from '../../schemas/site/synonyms.ts';
import type { GameName } from '../index-file.ts';
import { toOneByte } from '../one-byte.ts';
import { foldedWords, stemOf, stemsOf } from '../words.ts';
import { LETTERS, PASSAGES_VERSION, sum, type PassageFile } from './index-file.ts';
import type { Passage } from './passage.ts';
import type { LineKind } from './units.ts';
import { STOP_STEMS, wordsOfPlayers } from './table-words.ts';

/** How often a word counts by where it stands: in the names of a place, in a line of a kind. */
export const WEIGHTS = { title: 6, names: 1.5, under: 0.5, lead: 1.5, heading: 2, line: 1 } as const;
const weightOf = (kind: LineKind): number => (kind === 'lead' || kind === 'heading' ? WEIGHTS[kind] : WEIGHTS.line);

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
  { title, names, under, lines }: Passage,
  stemsIn: (text: string) => readonly string[],
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const add = (words: string, weight: number) => {
    for (const stem of stemsIn(words)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  add(title, WEIGHTS.title);
  add(names, WEIGHTS.names);
  add(under, WEIGHTS.under);
  // A heading begins with its id, which nobody asks for.
  for (const { kind, says } of lines) add(kind === 'heading' ? says.slice(says.indexOf(' ')) : says, weightOf(kind));
  return counts;
};

/** The share of passages that a word may stand in and still tell something. */
const MOST_HAVING = 0.35;
const MOST_TIMES = LETTERS.length / 2;
const letterOf = (times: number): string => LETTERS[Math.round(Math.min(times, MOST_TIMES) * 2) - 1]!;

/** Packs the passages of a game. @param own what its players say for the words of its pages */
export const packPassages = (game: GameName, passages: readonly Passage[], own: Synonyms = {}): PassageFile => {
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
  const players = wordsOfPlayers(own);
  const havingOf = (stem: string): number => counts.filter((count) => count.has(stem)).length;
  const synonyms = [...players.synonyms].flatMap(([from, to]) => {
    const known = to.filter((stem) => postings.has(stem));
    // «Подготовка к игре» means the rare word of the three: the others stand everywhere.
    const telling = known.filter((stem) => havingOf(stem) <= passages.length * MOST_HAVING);
    const meant = telling.length > 0 ? telling : known;
    return meant.length === 0 ? [] : [[from, ...meant].join(' ')];
  });
  const phrases = players.phrases.flatMap(({ stems: asked, named }) => {
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
