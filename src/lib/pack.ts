/**
 * A pack: many files of the site in one, so that a phone gets a whole game in one request and downloads what its pages
 * share once. A text of lines, each JSON: the head, the sheets that several pages have, then a file a line.
 */

/** The head of a pack. */
export interface PackHead {
  /** Differs as soon as one of its files does. */
  readonly version: string;
  /** How many files it holds. */
  readonly files: number;
  /** Their size in bytes once unpacked on the device. */
  readonly bytes: number;
}

/** What the site announces of a pack before it is fetched. */
export interface PackOffer extends PackHead {
  /** Bytes to download. */
  readonly travels: number;
}

/** A file of the site. */
export interface PackedFile {
  /** Its path below the site, without a slash before it; a page ends with one: `arkham/terms/doom/`. */
  readonly path: string;
  readonly text: string;
}

/** The media types that a pack may hold, by file extension; a page has none. */
const TYPES: readonly (readonly [end: string, type: string])[] = [
  ['/', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
];
/** The media type of a file by its path; undefined for one that no pack holds. The home page has an empty path. */
export const typeOf = (path: string): string | undefined => TYPES.find(([end]) => `/${path}`.endsWith(end))?.[1];

/** Style sheets are stored once: a page with its styles exceeds the 32 KB in which gzip finds repetitions. */
const STYLES = /(?<=<style>)[^]+?(?=<\/style>)/g;

/** A text as its own pieces and, between them, the numbers of shared sheets. */
const partsOf = (text: string, sheets: readonly string[]): readonly (string | number)[] => {
  const parts: (string | number)[] = [];
  let end = 0;
  for (const { 0: sheet, index } of text.matchAll(STYLES)) {
    parts.push(text.slice(end, index), sheets.indexOf(sheet));
    end = index + sheet.length;
  }
  return [...parts, text.slice(end)];
};

/** The text of a pack. */
export const makePack = (head: PackHead, files: readonly PackedFile[]): string => {
  const sheets = [...new Set(files.flatMap(({ text }) => text.match(STYLES) ?? []))];
  return [head, sheets, ...files.map(({ path, text }) => [path, ...partsOf(text, sheets)])]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
};

/**
 * The head, from the first line.
 * @throws where the line is not a head
 */
export const parseHead = (line: string): PackHead => {
  const head = JSON.parse(line) as Partial<PackHead> | null;
  if (typeof head?.version !== 'string' || typeof head.files !== 'number' || typeof head.bytes !== 'number')
    throw new Error(`No head of a pack: ${line.slice(0, 80)}`);
  return { version: head.version, files: head.files, bytes: head.bytes };
};

/**
 * The sheets, from the second line.
 * @throws where the line has no sheets
 */
export const parseSheets = (line: string): readonly string[] => {
  const sheets = JSON.parse(line) as unknown;
  if (!Array.isArray(sheets) || !sheets.every((sheet) => typeof sheet === 'string'))
    throw new Error(`No sheets of a pack: ${line.slice(0, 80)}`);
  return sheets;
};

/**
 * A file, from any line after the second.
 * @throws where the line is not a file
 */
export const parseFile = (line: string, sheets: readonly string[]): PackedFile => {
  const [path, ...parts] = JSON.parse(line) as readonly unknown[];
  const texts = parts.map((part) => (typeof part === 'number' ? sheets[part] : part));
  if (typeof path !== 'string' || texts.length === 0 || !texts.every((text) => typeof text === 'string'))
    throw new Error(`No file of a pack: ${line.slice(0, 80)}`);
  return { path, text: texts.join('') };
};
