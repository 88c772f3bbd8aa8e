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
  /** Whether it goes before the line that answers best, as on the page: both are of a list that is shown whole. */
  readonly isBefore?: boolean;
}
/** What is shown of a place: the line that answers best comes first. */
export type Shown = readonly [ShownLine, ...ShownLine[]];

/** How much of a place is shown at most: lines, and letters in them. */
interface Room {
  readonly lines: number;
  readonly letters: number;
  /** Of a list that is shown whole, what leads into it included. */
  readonly list?: { readonly lines: number; readonly letters: number };
}
/** A reader looks for the answer in the first place, half a screen of a phone; the further ones are looked over. */
export const ROOMS = {
  first: { lines: 4, letters: 540, list: { lines: 6, letters: 360 } },
  further: { lines: 2, letters: 300 },
} as const;

/** Kinds of lines that do not follow another one. */
const ALONE: ReadonlySet<UnitKind> = new Set<UnitKind>(['example', 'erratum']);
/**
 * What adds to the score of a line behind the answer: the share of the question that it says beyond it, that it restricts it,
 * that it goes on from it on the page or leads to it, that it is the short answer of the place.
 */
const WEIGHTS = { beyond: 4, restricts: 2, after: 1, before: 0.5, lead: 1 } as const;
/** How many lines may stand behind a list that is shown whole. */
const BEHIND_A_LIST = 2;
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
  const list = listAround(best, all, room);
  const shown = list.length > 0 ? shownList(list, best) : ([shownLine(best, all)] satisfies Shown);
  const most = list.length === 0 ? room.lines : list.length + BEHIND_A_LIST;
  let said = list.reduce((cover, line) => coverOfBoth(cover, line.cover, 1), best.cover);
  while (shown.length < most) {
    const next = nextOf(
      { shown, said, best },
      all.filter((line) => !list.includes(line)),
      asked,
      room.letters,
    );
    if (next === undefined) break;
    shown.push(shownLine(next, all));
    said = coverOfBoth(said, next.cover, 1);
  }
  return shown;
};

/**
 * The list of a line with what leads into it, where it has room as a whole; none where nothing leads into it: its items stand
 * alone as well.
 */
const listAround = (
  { unit: { head, at, says } }: ScoredLine,
  all: readonly ScoredLine[],
  { list: room }: Room,
): readonly ScoredLine[] => {
  const leads = says.endsWith(':') ? says : head;
  const list = all.filter(({ unit }) => unit.at === at && [unit.says, unit.head].includes(leads));
  const letters = list.reduce((sum, { unit }) => sum + unit.says.length, 0);
  const hasRoom = room !== undefined && list.length <= room.lines && letters <= room.letters;
  return leads !== '' && list.length > 2 && hasRoom ? list : [];
};

/** A list as it is shown: in the order of the page, but for the line that answers, which comes first. */
const shownList = (list: readonly ScoredLine[], best: ScoredLine): [ShownLine, ...ShownLine[]] => {
  const shown = (line: ScoredLine): ShownLine => ({
    ...lineIn(line.unit, line.unit.says),
    says: line.unit.says.replace(/[;,]$/, '.'),
    isBefore: list.indexOf(line) < list.indexOf(best),
  });
  return [shown(best), ...list.filter((line) => line !== best).map(shown)];
};

/** What is shown so far: its lines, what they say of the question, and the best of them. */
interface ShownSoFar {
  readonly shown: Shown;
  readonly said: Cover;
  readonly best: ScoredLine;
}
/**
 * The line that belongs with those that are shown: it answers well, says more of the question than they do, goes on from the
 * best, or restricts it.
 */
const nextOf = (
  { shown, said, best }: ShownSoFar,
  all: readonly ScoredLine[],
  asked: AskedStems,
  letters: number,
): ScoredLine | undefined => {
  const text = shown.map(({ says }) => says).join(' ');
  const stems = stemSetOf(text);
  const fitting = all.filter((line) => {
    const { says } = shownLine(line, all);
    return (
      !ALONE.has(line.unit.kind) &&
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
    return (
      line.score +
      WEIGHTS.beyond * beyond +
      (restricts ? WEIGHTS.restricts : 0) +
      (line.unit.kind === 'lead' ? WEIGHTS.lead : 0) +
      worthOfStep(line.unit.at === best.unit.at ? all.indexOf(line) - all.indexOf(best) : 0)
    );
  };
  return fitting
    .filter(({ score }) => score >= least)
    .map((line) => ({ line, worth: worthOf(line) }))
    .sort((a, b) => b.worth - a.worth)[0]?.line;
};

/** What a line gains right after the best one or right before it. @param step by how many lines it comes after */
const worthOfStep = (step: number): number => {
  if (step === 1) return WEIGHTS.after;
  return step === -1 ? WEIGHTS.before : 0;
};

/** A line with what it goes on from. */
const shownLine = (line: ScoredLine, all: readonly ScoredLine[]): ShownLine => {
  const { unit, says } = line;
  const after = all.slice(all.indexOf(line) + 1).map((next) => next.unit);
  return { ...lineIn(unit, says), says: completeItem(unit, says, after) };
};
/** @param says what of the unit is shown */
const lineIn = (unit: Unit, says: string): ShownLine => ({
  kind: unit.kind,
  says,
  line: unit.kind === 'row' ? unit.says.split(' — ', 1)[0]! : says,
  at: unit.at,
});

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
