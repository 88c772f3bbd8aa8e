/** Sentences of a line of prose. */

/** Where a sentence ends: before a capital, a quotation or a digit, but not inside «шаг 1.3» or after «т. е.». */
const END_OF_SENTENCE = /(?<=[.!?…][»)]?) (?=[«(]?[\p{Lu}\d])/u;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;
/** Whether a quotation is still open. */
const isQuoting = (text: string): boolean => countOf(text, '«') > countOf(text, '»');

/** The sentences of a line: what is quoted in one stays in it. */
export const sentencesOf = (line: string): readonly string[] =>
  line
    .split(END_OF_SENTENCE)
    .reduce<readonly string[]>((all, piece) => {
      const last = all.at(-1);
      return last !== undefined && isQuoting(last) ? [...all.slice(0, -1), `${last} ${piece}`] : [...all, piece];
    }, [])
    .filter((sentence) => sentence !== '');
