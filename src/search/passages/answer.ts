/** The lines of a place that answer a question: whole sentences, with their exception, and where on the page they stand. */
import { foldKey } from '../../lib/fold-ru.ts';
import { stemsOf } from '../words.ts';
import type { SentPassage } from './index-file.ts';
import type { PassageIndex } from './passage-index.ts';
import { FORMS, formOf } from './question-form.ts';
import { rarity, type AskedWord } from './rank.ts';
import { sentencesOf } from './sentences.ts';
import { unitsIn, type Unit, type UnitKind } from './units.ts';

/** What is shown of a place. */
export interface ShownAnswer {
  readonly kind: UnitKind;
  readonly says: string;
  /** The words of it that stand on the page in a row: without what it goes on from. */
  readonly line: string;
  /** What restricts it or says what else is asked, from elsewhere in the same place; empty where nothing does. */
  readonly more: string;
  /** Id of the heading inside the place under which it stands; empty at the beginning. */
  readonly at: string;
  /** How much of the question it says, from 0 to about 1. */
  readonly score: number;
}

/** A question as it is compared with lines: what each of its words weighs, by the stems that it may mean. */
export interface AskedStems {
  /** For each word: its weight and what each stem is worth for it. */
  readonly words: readonly { readonly weight: number; readonly meanings: AskedWord }[];
  readonly total: number;
  /** Its place among {@link FORMS}; −1 where it has none. */
  readonly form: number;
}

/** A question made ready to be compared. */
export const askedStems = (
  { passages, postings }: PassageIndex,
  question: string,
  asked: readonly AskedWord[],
): AskedStems => {
  const words = asked.map((meanings) => ({
    meanings,
    weight: Math.max(
      ...[...meanings].map(([stem, worth]) => worth * rarity(passages.length, postings.get(stem)!.length)),
    ),
  }));
  return { words, total: words.reduce((sum, { weight }) => sum + weight, 0), form: formOf(question) };
};

/** The stems of the texts that were compared so far: the next question meets most of them again. */
const STEM_SETS = new Map<string, ReadonlySet<string>>();
const stemSetOf = (text: string): ReadonlySet<string> => {
  const known = STEM_SETS.get(text);
  if (known !== undefined) return known;
  const stems = new Set(stemsOf(text));
  STEM_SETS.set(text, stems);
  return stems;
};

/** What a text says of each asked word, from 0 to 1. */
const coverOf = (text: string, { words }: AskedStems): readonly number[] => {
  const stems = stemSetOf(text);
  return words.map(({ meanings }) =>
    Math.max(0, ...[...meanings].map(([stem, worth]) => (stems.has(stem) ? worth : 0))),
  );
};
const shareOf = (cover: readonly number[], { words, total }: AskedStems): number =>
  total === 0 ? 0 : cover.reduce((sum, part, i) => sum + part * words[i]!.weight, 0) / total;
const most = (a: readonly number[], b: readonly number[], times: number): readonly number[] =>
  a.map((value, i) => Math.max(value, (b[i] ?? 0) * times));

/**
 * How well a title and a question name each other, from 0 to 1: the harmonic mean of how much of the title is asked and how
 * much of the question the title says, by the rarity of the words. «Кубик» says little of a long question, a heading of the FAQ says all of it.
 */
export const titleMatch = ({ passages, postings, stop }: PassageIndex, title: string, asked: AskedStems): number => {
  let [all, named] = [0, 0];
  for (const stem of stemSetOf(title)) {
    if (stop.has(stem)) continue;
    const weight = rarity(passages.length, postings.get(stem)?.length ?? 0);
    all += weight;
    named += weight * Math.max(0, ...asked.words.map(({ meanings }) => meanings.get(stem) ?? 0));
  }
  const ofTitle = all === 0 ? 0 : named / all;
  const ofQuestion = shareOf(coverOf(title, asked), asked);
  return ofTitle + ofQuestion === 0 ? 0 : (2 * ofTitle * ofQuestion) / (ofTitle + ofQuestion);
};

/** How much a unit of a kind says beside an equal one: what is aside misleads when it stands alone. */
const FACTOR: { readonly [kind in UnitKind]: number } = {
  lead: 1.22,
  prose: 1.2,
  item: 1,
  subitem: 1,
  step: 0.9,
  row: 1.05,
  example: 0.4,
  mistake: 0.85,
  gap: 0.8,
  erratum: 0.7,
  note: 0.95,
};
/** What is named above a line counts less than what it says itself. */
const CONTEXT = { head: 0.8, heading: 0.7, title: 0.75 } as const;
/** The share of a score that the line itself has to say; the rest may stand above it. */
const OWN = 0.35;
const FORM_BONUS = 0.1;
/** What it adds that players are known to ask for a unit nearly so. */
const NEAR_BONUS = 0.7;
/** Letters that have room under a place on a phone, and those beyond which nothing is added. */
const ROOM = 260;
const MOST = 420;
/** A shorter sentence is shown with the next one. */
const LEAST_ALONE = 70;

/** What goes on from the sentence before. */
const GOES_ON =
  /^(?:Он[аи]?|Оно|Это|Эт[иу]|Тогда|Поэтому|Так|Там|Туда|Тут|Е[гё]о?|Их|Иначе|Но|А |Зато|Если нет|Ещё|Остальн|То же|Затем|Потом|После этого|При этом|Тоже|Такой|Такая|Такое|Такие|Такую)(?![\p{L}])/u;
/** What restricts the sentence before. */
const RESTRICTS =
  /^(?:Но|Однако|Кроме|Исключение|Если только|А вот|Зато|Не )(?![\p{L}])|(?:исключени[ея]|кроме|если только|за исключением)/iu;

/** The sentences of a paragraph from `from` up to, without, `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}
const joined = (sentences: readonly string[], { from, to }: Span): string => sentences.slice(from, to).join(' ');

/** The sentences in a row that say most of the question, as many as have room. */
const bestWindow = (sentences: readonly string[], asked: AskedStems): Span => {
  const covers = sentences.map((sentence) => coverOf(sentence, asked));
  let best = { from: 0, to: 1, worth: -1 };
  for (const from of sentences.keys()) {
    let cover = covers[from]!;
    for (let to = from + 1; to <= sentences.length; to += 1) {
      const { length } = joined(sentences, { from, to });
      if (to > from + 1 && length > ROOM) break;
      cover = most(cover, covers[to - 1]!, 1);
      const worth = shareOf(cover, asked) - length / 4000;
      if (worth > best.worth) best = { from, to, worth };
    }
  }
  return best;
};

/** Whether a sentence belongs to those before it: it restricts them, or they do not stand alone. */
const isMissed = (sentences: readonly string[], span: Span): boolean =>
  RESTRICTS.test(sentences[span.to]!) ||
  /[:;,]$/.test(sentences[span.to - 1]!) ||
  joined(sentences, span).length < LEAST_ALONE;

/** The sentences of a paragraph that answer best, with what they go on from and what restricts them. */
const windowOf = (says: string, asked: AskedStems): string => {
  const sentences = sentencesOf(says);
  if (says.length <= ROOM || sentences.length < 2) return says;
  let span = bestWindow(sentences, asked);
  const widen = (wider: Span): boolean => {
    if (joined(sentences, wider).length > MOST) return false;
    span = wider;
    return true;
  };
  while (span.from > 0 && GOES_ON.test(sentences[span.from]!) && widen({ ...span, from: span.from - 1 }));
  while (span.to < sentences.length && isMissed(sentences, span) && widen({ ...span, to: span.to + 1 }));
  return joined(sentences, span);
};

interface Scored {
  readonly unit: Unit;
  readonly says: string;
  readonly cover: readonly number[];
  readonly score: number;
}

/**
 * The unit of a place that answers a question best; nothing where the place says nothing.
 * @param near how near the question comes to those that players ask for each unit, by its number
 */
export const answerOf = (
  { title, under, text }: Pick<SentPassage, 'title' | 'under' | 'text'>,
  asked: AskedStems,
  near: ReadonlyMap<number, number> = new Map(),
): ShownAnswer | undefined => {
  const units = unitsIn(text);
  const titleCover = most(coverOf(title, asked), coverOf(under, asked), 0.6);
  const scored = units.map((unit, number): Scored => {
    const says = windowOf(unit.says, asked);
    const own = coverOf(says, asked);
    const above = most(
      most(coverOf(unit.head, asked), coverOf(unit.heading, asked), CONTEXT.heading / CONTEXT.head),
      titleCover,
      CONTEXT.title / CONTEXT.head,
    );
    const cover = most(own, above, CONTEXT.head);
    // What stands first under a title goes on from it: the title is its subject.
    const isFirst = unit === units[0] || (unit.at !== '' && units.find(({ at }) => at === unit.at) === unit);
    const share = OWN * shareOf(isFirst ? most(own, titleCover, 1) : own, asked) + (1 - OWN) * shareOf(cover, asked);
    const hears = FORMS[asked.form]?.hears.test(foldKey(says)) === true ? FORM_BONUS : 0;
    const tooLong = Math.max(0, says.length - ROOM) / 1500;
    return {
      unit,
      says,
      cover: own,
      score: (share + hears) * FACTOR[unit.kind] - tooLong + NEAR_BONUS * (near.get(number) ?? 0),
    };
  });
  const best = scored.reduce<Scored | undefined>((a, b) => (a === undefined || b.score > a.score ? b : a), undefined);
  if (best === undefined) return undefined;
  return { ...shown(best, scored, asked), score: best.score };
};

/** The answer with what it goes on from, and with what restricts it elsewhere. */
const shown = (
  { unit, says, cover }: Scored,
  all: readonly Scored[],
  asked: AskedStems,
): Omit<ShownAnswer, 'score'> => {
  const at = all.findIndex((other) => other.unit === unit);
  const whole = completed(
    unit,
    says,
    all.slice(at + 1).map((next) => next.unit),
  );
  return {
    kind: unit.kind,
    says: whole,
    line: unit.kind === 'row' ? unit.says.split(' — ', 1)[0]! : says,
    more: moreOf(whole, cover, all, asked),
    at: unit.at,
  };
};

/** Kinds of lines that may stand behind another one. */
const BEHIND: ReadonlySet<UnitKind> = new Set<UnitKind>([
  'lead',
  'prose',
  'item',
  'subitem',
  'step',
  'row',
  'note',
  'gap',
]);
/** The share of the question that a line behind the answer says and the answer does not. */
const LEAST_MORE = { restricting: 0.2, other: 0.08 } as const;

/** The share of the best score with which another line of the place stands behind the best. */
const LEAST_NEXT = 0.4;

/** The best of some lines that answer nearly as well as the best of the place. */
const nextBest = (lines: readonly Scored[], all: readonly Scored[]): Scored | undefined => {
  const least = LEAST_NEXT * Math.max(...all.map(({ score }) => score));
  return lines.filter(({ score }) => score >= least).toSorted((a, b) => b.score - a.score)[0];
};

/**
 * The line elsewhere in the place that says most of what the answer does not; what restricts the answer goes before. Where no
 * line says more of the question, the next best one: often the short answer of the place.
 */
const moreOf = (answer: string, said: readonly number[], all: readonly Scored[], asked: AskedStems): string => {
  const saidStems = stemSetOf(answer);
  const others = all.filter(
    ({ unit, says }) =>
      BEHIND.has(unit.kind) &&
      !answer.includes(says) &&
      !/[:;,]$/.test(says) &&
      says.length + answer.length <= MOST &&
      [...stemSetOf(says)].some((stem) => !saidStems.has(stem)),
  );
  const lines = others
    .map(({ says, cover }) => {
      const restricts = RESTRICTS.test(says);
      const beyond = shareOf(
        cover.map((part, i) => (said[i]! > 0 ? 0 : part)),
        asked,
      );
      return { says, beyond, restricts, counts: beyond >= LEAST_MORE[restricts ? 'restricting' : 'other'] };
    })
    .filter(({ counts }) => counts)
    .sort((a, b) => Number(b.restricts) - Number(a.restricts) || b.beyond - a.beyond);
  return (lines[0] ?? nextBest(others, all))?.says ?? '';
};

/** Nothing ends on a colon: the items that follow it belong to it; an item begins with what it goes on from. */
const completed = (unit: Unit, says: string, next: readonly Unit[]): string => {
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
