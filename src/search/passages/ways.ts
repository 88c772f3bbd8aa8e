/** How near a question comes to the ways in which players are known to ask for a line. */
import type { AskedStems } from './answer.ts';
import type { PassageIndex } from './passage-index.ts';
import { rarity } from './rank.ts';

/** How near the nearest way of each unit comes, from 0 to 1: by the number of the passage, then of the unit. */
export type NearWays = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** Below it two questions have a word in common and no more. */
const LEAST = 0.4;
/** What is left of a match where one asks how many and the other when. */
const OTHER_FORM = 0.8;

/**
 * The units whose ways of being asked for come near a question: the harmonic mean of how much of the question a way says and
 * how much of the way the question says, by the rarity of the words.
 */
export const nearWays = (
  { ways, passages, postings, stop }: PassageIndex,
  { words, total, form }: AskedStems,
): NearWays => {
  const meant = new Map<string, number>();
  for (const { meanings } of words)
    for (const [stem, worth] of meanings) meant.set(stem, Math.max(meant.get(stem) ?? 0, worth));
  const rarityOf = (stem: string) => rarity(passages.length, postings.get(stem)?.length ?? 0);
  const near = new Map<number, Map<number, number>>();
  for (const way of ways) {
    const said = words.reduce(
      (sum, { weight, meanings }) =>
        sum + weight * Math.max(0, ...[...meanings].map(([stem, worth]) => (way.stems.has(stem) ? worth : 0))),
      0,
    );
    if (said === 0) continue;
    let [own, shared] = [0, 0];
    for (const stem of way.stems) {
      if (stop.has(stem)) continue;
      own += rarityOf(stem);
      shared += rarityOf(stem) * (meant.get(stem) ?? 0);
    }
    const [ofQuestion, ofWay] = [said / total, own === 0 ? 0 : shared / own];
    const match = ((2 * ofQuestion * ofWay) / (ofQuestion + ofWay)) * (form === way.form ? 1 : OTHER_FORM);
    if (match < LEAST) continue;
    const units = near.get(way.at) ?? new Map<number, number>();
    near.set(way.at, units.set(way.unit, Math.max(match, units.get(way.unit) ?? 0)));
  }
  return near;
};
