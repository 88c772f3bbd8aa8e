/** The words of a document as a reader sees them, a line a sentence or row, out of the MDX that an author writes. */

/** What stands between these is about the source, not about the rule. */
const NOTES_ON_SOURCES = /<(Gap|Erratum)\b[^>]*>[\s\S]*?<\/\1>/g;
const COMMENTS = /\{\/\*[\s\S]*?\*\/\}/g;
const TAGS = /<\/?[A-Za-z][^>]*>/g;
/** A line that only leads elsewhere says nothing of the rule: its words are the title of another place. */
const LINES_OF_ONE_LINK = /^[ \t]*(?:(?:[-*+]|\d+\.)[ \t]+)?\[[^\]\n]*\]\([^)\n]*\)[.;,]?[ \t]*$/gm;
const LINKS = /\[([^\]]*)\]\([^)]*\)/g;
/** What begins a line of a heading, a list or a quotation; the id that ends a heading. */
const MARKS_OF_LINES = /^[ \t]*(?:#{1,6}|[-*+]|\d+\.|>)[ \t]+|[ \t]*\[#[a-z0-9-]+\][ \t]*$/gm;
const EMPHASIS = /\*\*|__|(?<![\p{L}\p{N}])[_*]|[_*](?![\p{L}\p{N}])|`/gu;
/** The line under the heads of a table. */
const RULERS_OF_TABLES = /^[ \t]*\|?[ \t|:-]*-[ \t|:-]*$/gm;

/** The prose of an MDX document without its markup; cells of a row stand apart by «·». */
export const plainText = (mdx: string): string =>
  mdx
    .replace(NOTES_ON_SOURCES, '')
    .replace(COMMENTS, '')
    .replace(TAGS, '')
    .replace(LINES_OF_ONE_LINK, '')
    .replace(LINKS, '$1')
    .replace(RULERS_OF_TABLES, '')
    .replace(MARKS_OF_LINES, '')
    .replace(EMPHASIS, '')
    .replace(/^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, '')
    .replace(/[ \t]*\|[ \t]*/g, ' · ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** Where a sentence ends: before a capital, a quotation or a digit, but not inside «шаг 1.3» or after «т. е.». */
const END_OF_SENTENCE = /(?<=[.!?…][»)]?) (?=[«(]?[\p{Lu}\d])/u;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;
/** Whether a quotation is still open. */
const isQuoting = (text: string): boolean => countOf(text, '«') > countOf(text, '»');

/** The sentences of a line: what is quoted in one stays in it. */
const sentencesOfLine = (line: string): readonly string[] =>
  line.split(END_OF_SENTENCE).reduce<readonly string[]>((all, piece) => {
    const last = all.at(-1);
    return last !== undefined && isQuoting(last) ? [...all.slice(0, -1), `${last} ${piece}`] : [...all, piece];
  }, []);

/** The sentences of a plain text in order. */
export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(sentencesOfLine)
    .filter((sentence) => sentence !== '');
