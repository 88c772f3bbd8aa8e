/** Answers for readers who play by a later edition: where a place has a section of it, the line of the section goes first. */
import { shownOf } from './answer.ts';
import { askedStems } from './asked-stems.ts';
import { scoredLines, type ScoredLine } from './lines.ts';
import type { PassageIndex } from './passage-index.ts';
import type { PlaceAnswer } from './question.ts';
import { askedWords } from './rank.ts';

/** The least share of the best score at which a line of the section goes before it. */
const LEAST = 0.5;

const bestOf = (lines: readonly ScoredLine[]): number => Math.max(0, ...lines.map(({ score }) => score));

/**
 * The same places, each with the line of the later edition before its own.
 * @param sections the id of the headings of the later edition, by game
 */
export const inEdition = (
  index: PassageIndex,
  question: string,
  places: readonly PlaceAnswer[],
  sections: ReadonlyMap<string, string>,
): readonly PlaceAnswer[] => {
  if (sections.size === 0) return places;
  const asked = askedStems(index, question, askedWords(index, question));
  return places.map((place) => {
    const { passage, shown } = place;
    const section = sections.get(passage.game);
    if (section === undefined || shown === undefined || shown[0].at === section) return place;
    const lines = scoredLines(passage, asked);
    const ofSection = lines.filter(({ unit }) => unit.at === section);
    const later = shownOf(ofSection, asked);
    if (later === undefined || bestOf(ofSection) < LEAST * bestOf(lines)) return place;
    const own = shown.filter(({ at }) => at !== section).slice(0, Math.max(1, shown.length - 1));
    return { passage, shown: [later[0], ...own.map((line) => ({ ...line, isBefore: false }))] };
  });
};
