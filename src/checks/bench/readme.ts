/** The page of the bench: its newest tables, each with when and on what it was measured. */
import { tableText, type Table } from './figures.ts';

/** A section of the page: `## Title` and all that follows up to the next. */
const sectionsOf = (page: string): readonly string[] => page.trim().split(/\n(?=## )/);
const titleOf = (section: string): string => section.split('\n', 1)[0]!;

/**
 * The page with newly measured tables in the places of the old ones; new titles come last.
 * @param where when and on what machine: said under each table
 */
export const withTables = (page: string, tables: readonly Table[], where: string): string => {
  const measured = new Map(tables.map((table) => [`## ${table.title}`, `${tableText(table)}\n\nMeasured ${where}.\n`]));
  const old = sectionsOf(page);
  const kept = old.map((section) => measured.get(titleOf(section)) ?? `${section.trim()}\n`);
  const added = [...measured].filter(([title]) => !old.some((section) => titleOf(section) === title));
  return [...kept, ...added.map(([, text]) => text)].join('\n');
};
