/**
 * What a place says, unit by unit: a paragraph, an item of a list, a step, a row of a table, an example, a common mistake,
 * a gap of the rules. A unit is the smallest thing that can be shown as an answer. Units travel as lines of a text, the
 * first sign of a line says its kind.
 */

/** The sign of each kind of line. `head`, `heading` and `asked` are no answers by themselves. */
const SIGNS = {
  lead: '=',
  prose: '.',
  item: '-',
  subitem: '+',
  step: '#',
  head: '^',
  row: '|',
  heading: 'h',
  example: '*',
  mistake: '!',
  gap: '~',
  erratum: '%',
  note: '_',
  asked: '?',
} as const;
export type LineKind = keyof typeof SIGNS;
export type UnitKind = Exclude<LineKind, 'head' | 'heading' | 'asked'>;

/**
 * A line as it travels; cells of a row stand apart by {@link CELLS}, a heading begins with its id. Ways in which players ask
 * for a line follow it, apart by {@link WAYS}.
 */
export interface Line {
  readonly kind: LineKind;
  readonly says: string;
  /** Whether a first question does without it; not sent. */
  readonly isBehind?: boolean;
}
export const CELLS = ' · ';
export const WAYS = ' | ';

export interface Unit {
  readonly kind: UnitKind;
  /** The words as the page has them; of a row those of its first cell begin, then each other with its head. */
  readonly says: string;
  /** What an item goes on from: «Умерший:»; empty where it is complete by itself. */
  readonly head: string;
  /** The heading above it inside the place and the id of that heading; empty at the beginning. */
  readonly heading: string;
  readonly at: string;
}

const KIND_OF: ReadonlyMap<string, LineKind> = new Map(
  Object.entries(SIGNS).map(([kind, sign]) => [sign, kind as LineKind]),
);

/** Lines as a text. */
export const packLines = (lines: readonly Line[]): string =>
  lines.map(({ kind, says }) => `${SIGNS[kind]}${says}`).join('\n');
/** A text as lines; a line of an unknown sign is prose. */
export const linesIn = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.length > 1)
    .map((line) => ({ kind: KIND_OF.get(line[0]!) ?? 'prose', says: line.slice(1) }));

/** A row of a table in a sentence: «5 — урон: 2; цена: 1». */
const rowSays = (row: string, heads: readonly string[]): string => {
  const [first = '', ...rest] = row.split(CELLS);
  const cells = rest
    .map((cell, i) => (heads[i + 1] === undefined || heads[i + 1] === '' ? cell : `${heads[i + 1]!}: ${cell}`))
    .filter((cell) => !cell.endsWith(': ') && cell !== '');
  if (first === '' || cells.length === 0) return [first, ...cells].filter((cell) => cell !== '').join('; ');
  return `${first} — ${cells.join('; ')}`;
};

/** The units of a text in order. */
export const unitsIn = (text: string): readonly Unit[] => {
  const units: Unit[] = [];
  let [heading, at, intro, parent, heads]: [string, string, string, string, readonly string[]] = ['', '', '', '', []];
  /** The kind of the line before: another kind of list begins without what leads into the first. */
  let before: LineKind | undefined;
  for (const { kind, says } of linesIn(text)) {
    if (kind === 'asked') continue;
    if ((before === 'step' && kind === 'item') || (before === 'item' && kind === 'step')) intro = '';
    before = kind;
    if (kind === 'heading') {
      const space = says.indexOf(' ');
      [at, heading, intro] = [says.slice(0, space), says.slice(space + 1), ''];
    } else if (kind === 'head') heads = says.split(CELLS);
    else if (kind === 'row') units.push({ kind, says: rowSays(says, heads), head: intro, heading, at });
    else if (kind === 'subitem') units.push({ kind, says, head: parent, heading, at });
    else if (kind === 'item' || kind === 'step') {
      units.push({ kind, says, head: intro, heading, at });
      parent = says;
    } else {
      units.push({ kind, says, head: '', heading, at });
      intro = says.endsWith(':') ? says : '';
    }
  }
  return units;
};
