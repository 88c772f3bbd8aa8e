/** What is shown of a place: the line that answers, and lines of the same place that belong with it. */
import { coverOfBoth, shareOf, stemSetOf, type AskedStems, type Cover } from './asked-stems.ts';
import type { ScoredLine } from './lines.ts';
import type { Unit, UnitKind } from './units.ts';
import { MOST, RESTRICTS } from './window.ts';

/** A line as it is shown. */
export interface ShownLine {
  readonly kind: UnitKind;
  readonly says: string;
  /** The words of it that are on the page in a row: without what it goes on from. */
  readonly line: string;
  /** Id of its heading inside the place; empty at the beginning. */
  readonly at: string;
}
/** What is shown of a place: the line that answers best comes first. */
export type Shown = readonly [ShownLine, ...ShownLine[]];

/** How much of a place is shown at most: lines, and letters in them. */
interface Room {
  readonly lines: number;
  readonly letters: number;
}
/** A reader looks for the answer in the first place; the further ones are looked over. */
export const ROOMS = { first: { lines: 3, letters: 520 }, further: { lines: 2, letters: 300 } } as const;

/** Kinds of lines that may follow another one. */
const BEHIND: ReadonlySet<UnitKind> = new Set<UnitKind>([
  'lead',
  'prose',
  'item',
  'subitem',
  'step',
  'row',
  'mistake',
  'note',
  'gap',
]);
/** What adds to the score of a line behind the answer: the share of the question that it says beyond it, that it restricts it. */
const WEIGHTS = { beyond: 4, restricts: 2 } as const;
/** The share of the question that a line has to say beyond the answer to be an exception to it. */
const LEAST_RESTRICTED = 0.2;
/** The least share of the best score at which another line of the place follows the best one. */
const LEAST_NEXT = 0.3;

/** The lines that answer a question, as many as have room; nothing where the place says nothing. */
export const shownOf = (
  all: readonly ScoredLine[],
  asked: AskedStems,
  room: Room = ROOMS.further,
): Shown | undefined => {
  const best = all.reduce<ScoredLine | undefined>((a, b) => (a === undefined || b.score > a.score ? b : a), undefined);
  if (best === undefined) return undefined;
  const shown: [ShownLine, ...ShownLine[]] = [shownLine(best, all)];
  let said = best.cover;
  while (shown.length < room.lines) {
    const next = nextOf(shown, said, all, { asked, letters: room.letters });
    if (next === undefined) break;
    shown.push(shownLine(next, all));
    said = coverOfBoth(said, next.cover, 1);
  }
  return shown;
};

/** The line that belongs with those that are shown: it answers well, says more of the question than they do, or restricts them. */
const nextOf = (
  shown: Shown,
  said: Cover,
  all: readonly ScoredLine[],
  { asked, letters }: { readonly asked: AskedStems; readonly letters: number },
): ScoredLine | undefined => {
  const text = shown.map(({ says }) => says).join(' ');
  const stems = stemSetOf(text);
  const fitting = all.filter((line) => {
    const { says } = shownLine(line, all);
    return (
      BEHIND.has(line.unit.kind) &&
      !text.includes(line.says) &&
      !/[:;,…]$/.test(says) &&
      says.length + text.length <= letters &&
      [...stemSetOf(says)].some((stem) => !stems.has(stem))
    );
  });
  const least = LEAST_NEXT * Math.max(...all.map(({ score }) => score));
  const worthOf = (line: ScoredLine): number => {
    const beyond = shareOf(
      line.cover.map((part, i) => Math.max(0, part - said[i]!)),
      asked,
    );
    const restricts = beyond >= LEAST_RESTRICTED && RESTRICTS.test(line.says);
    return line.score + WEIGHTS.beyond * beyond + (restricts ? WEIGHTS.restricts : 0);
  };
  return fitting
    .filter(({ score }) => score >= least)
    .map((line) => ({ line, worth: worthOf(line) }))
    .sort((a, b) => b.worth - a.worth)[0]?.line;
};

/** A line with what it goes on from. */
const shownLine = (line: ScoredLine, all: readonly ScoredLine[]): ShownLine => {
  const { unit, says } = line;
  const after = all.slice(all.indexOf(line) + 1).map((next) => next.unit);
  return {
    kind: unit.kind,
    says: completeItem(unit, says, after),
    line: unit.kind === 'row' ? unit.says.split(' — ', 1)[0]! : says,
    at: unit.at,
  };
};

/** Nothing ends on a colon: the items that follow it belong to it; an item begins with what it goes on from. */
const completeItem = (unit: Unit, says: string, next: readonly Unit[]): string => {
  const isItem = unit.kind === 'item' || unit.kind === 'subitem' || unit.kind === 'step';
  const begun =
    isItem && unit.head.endsWith(':') && unit.head.length + says.length <= MOST ? `${unit.head} ${says}` : says;
  if (!begun.endsWith(':')) return begun.replace(/[;,]$/, '.');
  const parts = [begun];
  for (const { says: more, head } of next) {
    if (head !== unit.says || parts.join(' ').length + more.length > MOST) break;
    parts.push(more);
  }
  return parts.length === 1 ? begun.replace(/:$/, '…') : parts.join(' ').replace(/[;,]$/, '.');
};
