/** Makes the files of a game that whole questions are answered from. It runs when the site is built, so its tables of words stay off the phone. */
import type { Synonyms } from '../../schemas/site/synonyms.ts';
import type { GameName } from '../index-file.ts';
import { toOneByte } from '../one-byte.ts';
import { foldedWords, stemsOf } from '../words.ts';
import {
  PASSAGES_VERSION,
  packFurther,
  packTexts,
  withoutNames,
  type LaterFile,
  type PassageFile,
} from './index-file.ts';
import type { LearnedWords } from './learned-words.ts';
import type { Passage } from './passage.ts';
import { indexPassages } from './passage-index.ts';
import { STOP_STEMS, wordsOfPlayers } from './table-words.ts';
import type { Line } from './units.ts';
import { packWays, unitsAmong } from './ways-file.ts';

/** The share of passages that may hold a word before it tells nothing. */
const MOST_HAVING = 0.35;

/** What the players of a game say for the words of its pages: as its authors know it, and learned from ways of asking. */
export interface PlayersWords {
  readonly written?: Synonyms | undefined;
  readonly learned?: LearnedWords | undefined;
}

/** Both kinds of words of players, by their stems. */
const meantBy = (
  written: ReadonlyMap<string, readonly string[]>,
  learned: LearnedWords = new Map(),
): readonly (readonly [from: string, to: readonly string[]])[] =>
  [...new Set([...written.keys(), ...learned.keys()])].map((from) => [
    from,
    [...new Set([...(written.get(from) ?? []), ...(learned.get(from) ?? [])])],
  ]);

/** Packs the passages of a game. */
export const packPassages = (
  game: GameName,
  passages: readonly Passage[],
  { written = {}, learned }: PlayersWords = {},
): PassageFile => {
  const texts = {
    v: PASSAGES_VERSION,
    game,
    passages: packTexts(passages),
    ways: packWays(
      passages.map(({ lines }) => ({ lines, firstUnit: 0 })),
      STOP_STEMS,
    ),
    synonyms: '',
    phrases: '',
    stop: toOneByte([...STOP_STEMS].join('\n')),
  } as const;
  const { postings } = indexPassages([texts]);
  const players = wordsOfPlayers(written);
  const synonyms = meantBy(players.synonyms, learned).flatMap(([from, to]) => {
    const known = to.filter((stem) => postings.has(stem));
    // «Подготовка к игре» means the rare word of the three: the others are everywhere.
    const telling = known.filter((stem) => postings.get(stem)!.length <= passages.length * MOST_HAVING);
    const meant = telling.length > 0 ? telling : known;
    return meant.length === 0 ? [] : [[from, ...meant].join(' ')];
  });
  const phrases = players.phrases.flatMap(({ stems: asked, named }) => {
    const name = named.find((words) => stemsOf(words).every((stem) => postings.has(stem)));
    return name === undefined ? [] : [`${asked.join(' ')}=${foldedWords(name).join(' ')}`];
  });
  return { ...texts, synonyms: toOneByte(synonyms.join('\n')), phrases: toOneByte(phrases.join('\n')) };
};

/** The number of the line from which on a first question does without them. */
const endOfRules = (lines: readonly Line[]): number => {
  const at = lines.findIndex(({ isBehind }) => isBehind);
  return at < 0 ? lines.length : at;
};

/**
 * The passages of a game in the file that a question waits for, and in the one with everything else; both leave out
 * what the term index tells of its terms.
 */
export const packParts = (
  game: GameName,
  passages: readonly Passage[],
  players: PlayersWords,
): { readonly first: PassageFile; readonly later: LaterFile } => {
  const whole = packPassages(game, passages, players);
  const sooner = passages.filter(({ isLater }) => isLater !== true);
  const later = passages.filter(({ isLater }) => isLater === true);
  const rules = sooner.map((passage) => ({ ...passage, lines: passage.lines.slice(0, endOfRules(passage.lines)) }));
  const remarks = sooner.map(({ lines }) => lines.slice(endOfRules(lines)));
  const waysOf = (all: readonly (readonly Line[])[], firstUnits: readonly number[] = []) =>
    packWays(
      all.map((lines, i) => ({ lines, firstUnit: firstUnits[i] ?? 0 })),
      STOP_STEMS,
    );
  const rulesOf = rules.map(({ lines }) => lines);
  return {
    first: { ...whole, passages: packTexts(rules.map(withoutNames)), ways: waysOf(rulesOf) },
    later: {
      v: PASSAGES_VERSION,
      further: packFurther(remarks),
      furtherWays: waysOf(remarks, rulesOf.map(unitsAmong)),
      passages: packTexts(later.map(withoutNames)),
      ways: waysOf(later.map(({ lines }) => lines)),
    },
  };
};
