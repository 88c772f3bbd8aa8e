/** How near a question comes to the ways in which players are known to ask for a line. */
import { coverOfBoth, shareOf, type AskedStems, type Cover } from './asked-stems.ts';
import type { PassageIndex } from './passage-index.ts';
import { rarity } from './rank.ts';
import type { WayOfAsking } from './ways-file.ts';

/** Below it two questions have a word in common and no more. */
const LEAST = 0.4;
/** The rest of a match where one asks how many and the other when. */
const OTHER_FORM = 0.8;
/** What a word of the question is worth that the line says and the way does not. */
const IN_LINE = 0.7;
/** From this share on that a question and a way have of each other, they begin to be the same question. */
const SAME = 0.8;

/** How a question compares with a way of asking, each figure from 0 to 1. */
interface Nearness {
  /** How near they come, where the line that the way asks for helps out. */
  readonly near: number;
  /** How nearly they are the same question word for word. */
  readonly same: number;
}
const APART: Nearness = { near: 0, same: 0 };

/** A question made ready to be compared with ways: for each stem that it may mean, the words that mean it. */
interface Compared {
  readonly asked: AskedStems;
  readonly byStem: ReadonlyMap<string, readonly { readonly word: number; readonly worth: number }[]>;
}
const compareWith = (asked: AskedStems): Compared => {
  const byStem = new Map<string, { word: number; worth: number }[]>();
  asked.words.forEach(({ meanings }, word) => {
    for (const [stem, worth] of meanings) {
      const list = byStem.get(stem);
      if (list === undefined) byStem.set(stem, [{ word, worth }]);
      else list.push({ word, worth });
    }
  });
  return { asked, byStem };
};

/**
 * How near a question comes to a way of asking: the harmonic mean of how much of the question the way says, with the line
 * that it asks for, and how much of the way the question says, by the rarity of the words. They are the same question as far
 * as the lesser of both shares goes, without the line.
 */
const nearness = (
  { passages, postings }: PassageIndex,
  way: WayOfAsking,
  { asked, byStem }: Compared,
  line?: Cover,
): Nearness => {
  if (!way.stems.some((stem) => byStem.has(stem))) return APART;
  const said = asked.words.map(() => 0);
  let [own, shared] = [0, 0];
  for (const stem of way.stems) {
    const weight = rarity(passages.length, postings.get(stem)?.length ?? 0);
    let best = 0;
    for (const { word, worth } of byStem.get(stem) ?? []) {
      said[word] = Math.max(said[word]!, worth);
      best = Math.max(best, worth);
    }
    own += weight;
    shared += weight * best;
  }
  const ofWay = shared / own;
  const ofQuestion = shareOf(line === undefined ? said : coverOfBoth(said, line, IN_LINE), asked);
  const ofForm = asked.form === way.form ? 1 : OTHER_FORM;
  return {
    near: ((2 * ofQuestion * ofWay) / (ofQuestion + ofWay)) * ofForm,
    same: Math.max(0, (ofForm * Math.min(shareOf(said, asked), ofWay) - SAME) / (1 - SAME)),
  };
};

/** What some ways together say of each word of a question. */
const saidBy = (ways: readonly WayOfAsking[], { asked, byStem }: Compared): Cover => {
  const said = asked.words.map(() => 0);
  for (const { stems } of ways)
    for (const stem of stems)
      for (const { word, worth } of byStem.get(stem) ?? []) said[word] = Math.max(said[word]!, worth);
  return said;
};

/** The ways of asking for the units of a passage, as one question meets them. */
export interface WaysOfPassage {
  /** How near the question comes to one of the ways. @param line what the unit says of the question */
  readonly near: (unit: number, line: Cover) => Nearness;
  /** What all of the ways together say of the question. */
  readonly cover: (unit: number) => Cover;
}

/** The ways of asking, as one question meets them. */
export interface NearWays {
  /** The passages with a way near the question, nearest first, by number. */
  readonly places: readonly number[];
  /** How nearly the question is one of the ways word for word, from 0 to 1. */
  readonly same: number;
  readonly of: (passage: number) => WaysOfPassage;
}

/**
 * Compares a question with the ways in which players are known to ask.
 * @param places the passages whose ways have a word of the question
 * @param typed the question before phrases were read as the game says them: a way may have the phrase itself
 */
export const nearWays = (
  index: PassageIndex,
  asked: AskedStems,
  places: Iterable<number>,
  typed?: AskedStems,
): NearWays => {
  const question = compareWith(asked);
  const before = typed && compareWith(typed);
  const nearnessOf = (way: WayOfAsking, line?: Cover): Nearness => {
    const read = nearness(index, way, question, line);
    if (before === undefined) return read;
    return { ...read, same: Math.max(read.same, nearness(index, way, before).same) };
  };
  const nearest = new Map<number, number>();
  let mostSame = 0;
  for (const at of places)
    for (const way of index.ways.get(at)!) {
      const { near, same } = nearnessOf(way);
      mostSame = Math.max(mostSame, same);
      if (near >= LEAST) nearest.set(at, Math.max(near, nearest.get(at) ?? 0));
    }
  return {
    same: mostSame,
    places: [...nearest].sort((a, b) => b[1] - a[1]).map(([at]) => at),
    of: (passage) => {
      const ways = index.ways.get(passage) ?? [];
      const ofUnit = (unit: number) => ways.filter((way) => way.unit === unit);
      return {
        near: (unit, line) => {
          const all = ofUnit(unit).map((way) => nearnessOf(way, line));
          return {
            near: Math.max(0, ...all.map(({ near }) => near)),
            same: Math.max(0, ...all.map(({ same }) => same)),
          };
        },
        cover: (unit) => saidBy(ofUnit(unit), question),
      };
    },
  };
};
