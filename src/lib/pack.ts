/**
 * A pack: many files of the site as one, so that a phone gets a whole game in one request and what the pages have in
 * common travels once. A text of lines, each JSON: the head, then a file a line.
 */

/** What a pack says of itself. */
export interface PackHead {
  /** Differs as soon as one of its files does. */
  readonly version: string;
  /** How many files it holds. */
  readonly files: number;
  /** Their size in bytes, as they will lie on the device. */
  readonly bytes: number;
}

/** What is said of a pack before it is fetched. */
export interface PackOffer extends PackHead {
  /** Bytes that travel. */
  readonly travels: number;
}

/** A file of the site. */
export interface PackedFile {
  /** Its path below the site, without a slash before it; a page ends with one: `arkham/terms/doom/`. */
  readonly path: string;
  readonly text: string;
}

/** What may be kept, by the ends of its paths; a page has none. */
const TYPES: readonly (readonly [end: string, type: string])[] = [
  ['/', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
];
/** The media type of a file by its path; undefined for one that no pack holds. The home page has an empty path. */
export const typeOf = (path: string): string | undefined => TYPES.find(([end]) => `/${path}`.endsWith(end))?.[1];

/** The text of a pack. */
export const makePack = (head: PackHead, files: readonly PackedFile[]): string =>
  [JSON.stringify(head), ...files.map(({ path, text }) => JSON.stringify([path, text])), ''].join('\n');

/**
 * The head, from the first line.
 * @throws where it is none
 */
export const parseHead = (line: string): PackHead => {
  const head = JSON.parse(line) as Partial<PackHead> | null;
  if (typeof head?.version !== 'string' || typeof head.files !== 'number' || typeof head.bytes !== 'number')
    throw new Error(`No head of a pack: ${line.slice(0, 80)}`);
  return { version: head.version, files: head.files, bytes: head.bytes };
};

/**
 * A file, from any line behind the first.
 * @throws where it is none
 */
export const parseFile = (line: string): PackedFile => {
  const [path, text] = JSON.parse(line) as readonly unknown[];
  if (typeof path !== 'string' || typeof text !== 'string') throw new Error(`No file of a pack: ${line.slice(0, 80)}`);
  return { path, text };
};
