/** The part of a long paragraph that answers a question: whole sentences, with what they go on from and what restricts them. */
import { coverOf, coverOfBoth, shareOf, type AskedStems } from './asked-stems.ts';
import { sentencesOf } from './sentences.ts';

/** Letters that have room under a place on a phone, and those beyond which nothing is added. */
export const ROOM = 260;
export const MOST = 420;
/** A shorter sentence is shown with the next one. */
const LEAST_ALONE = 70;

/** What goes on from the sentence before. */
const GOES_ON =
  /^(?:Он[аи]?|Оно|Это|Эт[иу]|Тогда|Поэтому|Так|Там|Туда|Тут|Е[гё]о?|Их|Иначе|Но|А |Зато|Если нет|Ещё|Остальн|То же|Затем|Потом|После этого|При этом|Тоже|Такой|Такая|Такое|Такие|Такую)(?![\p{L}])/u;
/** What restricts the sentence before. */
export const RESTRICTS =
  /^(?:Но|Однако|Кроме|Исключение|Если только|А вот|Зато|Не )(?![\p{L}])|(?:исключени[ея]|кроме|если только|за исключением)/iu;

/** The sentences of a paragraph from `from` up to, without, `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}
const joinSpan = (sentences: readonly string[], { from, to }: Span): string => sentences.slice(from, to).join(' ');

/** The sentences in a row that say most of the question, as many as have room. */
const bestWindow = (sentences: readonly string[], asked: AskedStems): Span => {
  const covers = sentences.map((sentence) => coverOf(sentence, asked));
  let best = { from: 0, to: 1, worth: -1 };
  for (const from of sentences.keys()) {
    let cover = covers[from]!;
    for (let to = from + 1; to <= sentences.length; to += 1) {
      const { length } = joinSpan(sentences, { from, to });
      if (to > from + 1 && length > ROOM) break;
      cover = coverOfBoth(cover, covers[to - 1]!, 1);
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
  joinSpan(sentences, span).length < LEAST_ALONE;

/** The sentences of a paragraph that answer best, with what they go on from and what restricts them. */
export const windowOf = (says: string, asked: AskedStems): string => {
  const sentences = sentencesOf(says);
  if (says.length <= ROOM || sentences.length < 2) return says;
  let span = bestWindow(sentences, asked);
  const widen = (wider: Span): boolean => {
    if (joinSpan(sentences, wider).length > MOST) return false;
    span = wider;
    return true;
  };
  while (span.from > 0 && GOES_ON.test(sentences[span.from]!) && widen({ ...span, from: span.from - 1 }));
  while (span.to < sentences.length && isMissed(sentences, span) && widen({ ...span, to: span.to + 1 }));
  return joinSpan(sentences, span);
};
