import { defineHastPlugin } from 'satteri';
import { isElement, type HastElement } from './hast.ts';

/**
 * How much of a phone's line (320 px) a table may want, in letters of a common font; each column takes a little for
 * the space around it. Letters are counted, not measured: `checks/browser/words.test.ts` looks at the true layout.
 */
const LINE = 33;
const AROUND = 1.3;
/** Three columns of words are read as a table only where no cell runs over more lines than this. */
const LINES = 4;
/** A column as narrow as this holds numbers or signs, not words. */
const NUMBER = 6;

/** The letters of the longest piece that no line may break. */
const longestPiece = (text: string): number => Math.max(...text.split(/[ /-]/).map((piece) => piece.length));

/**
 * Whether a phone can show a table as a table.
 * @param columns the texts of each column, its name among them
 */
export const fitsPhone = (columns: readonly (readonly string[])[]): boolean => {
  const widths = columns.map((texts) => ({
    least: Math.max(...texts.map(longestPiece)),
    whole: Math.max(...texts.map((text) => text.length)),
  }));
  const sum = (letters: readonly number[]) => letters.reduce((all, n) => all + n + AROUND, 0);
  if (sum(widths.map((w) => w.least)) > LINE) return false;
  const isWords = widths.filter((w) => w.whole > NUMBER).length > 2;
  return !isWords || sum(widths.map((w) => Math.max(w.least, w.whole / LINES))) <= LINE;
};

/** The label of a cell in a card. It may break between any two words, because a card may be narrow. */
const labelOf = (name: string): string => `${name.replaceAll('\u00a0', ' ')}${/[?:]$/.test(name) ? '' : ':'}`;

const partsOf = (element: HastElement): HastElement[] => element.children.filter(isElement);

/** The attributes of a cell by its place in a table with such names of columns. */
const attributesAt = (names: readonly string[], row: number, column: number): { readonly [name: string]: string } => {
  const name = names[column] ?? '';
  if (row === 0) return { role: 'columnheader' };
  // Two columns may be two lists side by side; then the first cell is no heading of the second.
  if (column === 0 && names.length > 2) return { role: 'rowheader' };
  return name === '' ? { role: 'cell' } : { role: 'cell', 'data-label': labelOf(name) };
};

/** A symbol and its one word: browsers part them at the end of a line even across a space that binds. */
const isSymbolWithWord = (cell: HastElement, text: string): boolean =>
  cell.children[0]?.type === 'mdxJsxTextElement' && cell.children[0].name === 'Icon' && !text.includes(' ');

/**
 * Prepares tables for narrow screens, where rows may become cards (`styles/tables.css`): each cell gets the name of
 * its column, a table that no phone can show gets the class `cards`. The roles are those that the elements have by
 * themselves, stated because some browsers forget them once a row is not laid out as a row.
 */
export const tables = () =>
  defineHastPlugin({
    name: 'tables',
    element: {
      filter: ['table'],
      visit: (table, ctx) => {
        const groups = partsOf(table);
        const rows = groups.flatMap(partsOf);
        const texts = rows.map((row) => partsOf(row).map((cell) => ctx.textContent(cell).trim()));
        const names = texts[0] ?? [];
        ctx.setProperty(table, 'role', 'table');
        if (!fitsPhone(names.map((_, i) => texts.map((row) => row[i] ?? '')))) ctx.setProperty(table, 'class', 'cards');
        for (const group of groups) ctx.setProperty(group, 'role', 'rowgroup');
        rows.forEach((row, r) => {
          ctx.setProperty(row, 'role', 'row');
          partsOf(row).forEach((cell, c) => {
            for (const [name, value] of Object.entries(attributesAt(names, r, c))) ctx.setProperty(cell, name, value);
            if (isSymbolWithWord(cell, texts[r]![c]!)) ctx.setProperty(cell, 'class', 'whole');
          });
        });
      },
    },
  });
