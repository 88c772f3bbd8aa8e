/** The words of a document as a reader sees them, out of the MDX that an author writes: line by line, each with its kind. */
import { ICON_LABELS, type IconName } from '../../schemas/site/icons.ts';
import { CELLS, type Line, type LineKind } from './units.ts';

const COMMENTS = /\{\/\*[\s\S]*?\*\/\}/g;
/** A symbol next to its word says nothing more. */
const ICONS = /<Icon\s+name="([a-z-]+)"(\s+decorative)?\s*\/>/g;
const TAGS = /<\/?[A-Za-z][^>]*>/g;
const LINKS = /\[([^\]]*)\]\([^)]*\)/g;
const EMPHASIS = /\*\*|__|(?<![\p{L}\p{N}])[_*]|[_*](?![\p{L}\p{N}])|`/gu;
/** A sign that is no mark: `2\. ` begins no list. */
const ESCAPED = /\\([\\`*_{}[\]()#+.!|<>-])/g;
/** A line that only leads elsewhere says nothing of the rule: its words are the title of another place. */
const ONLY_A_LINK = /^\[[^\]]*\]\([^)]*\)[.;,]?$/;
const LEADS_ELSEWHERE = /^(?:Термины?|Подробнее|Подробно|Дальше|См)[:.]/;
/** A sentence that sends the reader to a calculator; those answer for themselves. */
const SENDS_TO_CALCULATOR = /^[^.!?]*(?:покаж|скаж|счита|разлож)[^.!?]*\]\(\/[a-z]+\/[a-z]+\/\)\.$/u;

/** A line without its markup. */
export const plainLine = (mdx: string): string =>
  mdx
    .replace(ICONS, (icon: string, name: string, decorative: string | undefined, at: number) => {
      const label = ICON_LABELS[name as IconName] ?? '';
      const after = mdx
        .slice(at + icon.length)
        .replace(TAGS, '')
        .trimStart();
      return decorative === undefined && !after.toLowerCase().startsWith(label.toLowerCase()) ? label : '';
    })
    .replace(TAGS, '')
    .replace(LINKS, '$1')
    .replace(EMPHASIS, '')
    .replace(ESCAPED, '$1')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim();

/** Blocks whose words have a kind of their own. */
const ASIDES = {
  Example: 'example',
  Mistake: 'mistake',
  Gap: 'gap',
  Erratum: 'erratum',
  Certainty: 'note',
  Note: 'note',
} as const;
const OPENS = /^<(Example|Mistake|Gap|Erratum|Certainty|Note)\b(?:[^>]*\btitle="([^"]*)")?[^>]*>$/;
const CLOSES = /^<\/(?:Example|Mistake|Gap|Erratum|Certainty|Note)>$/;
const HEADING = /^#{2,6}\s+(.*?)\s*\[#([a-z0-9-]+)\]$/;
const ITEM = /^( *)(?:[-*+]|(\d+)\.)\s+(.*)$/;
const ROW = /^\|(.*)\|$/;
/** The line under the heads of a table. */
const RULER = /^[\s|:-]*-[\s|:-]*$/;

/** The kind of an item by its indentation and its mark. */
const kindOfItem = (indent: string, number: string | undefined): LineKind => {
  if (indent.length > 1) return 'subitem';
  return number === undefined ? 'item' : 'step';
};
const withFullStop = (title: string): string => (/[.!?…:]$/.test(title) ? title : `${title}.`);

/** The lines of an MDX document that say something, each with its kind. */
export const linesOf = (mdx: string): readonly Line[] => {
  const lines: Line[] = [];
  let aside: LineKind | undefined;
  let title = '';
  /** The row before, which is the head of a table if a ruler follows. */
  let row: Line | undefined;
  const put = (kind: LineKind, words: string) => {
    if (ONLY_A_LINK.test(words) || SENDS_TO_CALCULATOR.test(words)) return;
    const says = plainLine(words);
    if (says === '' || LEADS_ELSEWHERE.test(says)) return;
    lines.push({ kind: aside ?? kind, says: title === '' ? says : `${withFullStop(title)} ${says}` });
    title = '';
  };
  const flush = () => {
    if (row !== undefined) lines.push(row);
    row = undefined;
  };
  for (const raw of mdx.replace(COMMENTS, '').split('\n')) {
    const line = raw.trimEnd();
    const text = line.trim();
    const cells = ROW.exec(text);
    if (row !== undefined && RULER.test(text)) {
      lines.push({ kind: 'head', says: row.says });
      row = undefined;
      continue;
    }
    flush();
    const [opens, heading, item] = [OPENS.exec(text), HEADING.exec(text), ITEM.exec(line)];
    if (opens !== null) [aside, title] = [ASIDES[opens[1] as keyof typeof ASIDES], plainLine(opens[2] ?? '')];
    else if (CLOSES.test(text)) [aside, title] = [undefined, ''];
    else if (cells !== null) row = { kind: 'row', says: cells[1]!.split('|').map(plainLine).join(CELLS) };
    else if (heading !== null) lines.push({ kind: 'heading', says: `${heading[2]!} ${plainLine(heading[1]!)}` });
    else if (item !== null) put(kindOfItem(item[1]!, item[2]), item[3]!);
    else if (text !== '') put('prose', text.replace(/^>\s*/, ''));
  }
  flush();
  return lines;
};
