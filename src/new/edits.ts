/** Edits of files that authors write: adds one thing and changes no other letter. */
import { isSeq, parseDocument, type Node as YamlNode } from 'yaml';
import { splitFrontmatter } from '../content/read/yaml.ts';

const indent = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/**
 * YAML with one more entry at the end of a list of its top level; creates the list where there is none.
 * @param entry the entry as YAML, its further lines from the left margin
 */
export const withEntry = (yaml: string, key: string, entry: string): string => {
  const list = parseDocument(yaml).get(key, true) as YamlNode | undefined;
  const first = `\n  - ${indent(entry, 4)}`;
  if (list === undefined) return `${yaml.trimEnd()}\n${key}:${first}\n`;
  const [from, to] = list.range!;
  if (!isSeq(list) || list.items.length === 0) return `${yaml.slice(0, from).trimEnd()}${first}${yaml.slice(to)}`;
  const places = list.items.map((item) => (item as YamlNode).range!);
  if (list.flow === true) {
    const entries = [...places.map(([start, end]) => yaml.slice(start, end)), indent(entry, 4)];
    return `${yaml.slice(0, from).trimEnd()}${entries.map((e) => `\n  - ${e}`).join('')}${yaml.slice(to)}`;
  }
  const column = from - (yaml.lastIndexOf('\n', from - 1) + 1);
  const last = places.at(-1)![1];
  // The range of an entry that ends with its line may hold the end of the line.
  const lineEnd = yaml.indexOf('\n', last - 1);
  const end = lineEnd < 0 ? yaml.length : lineEnd;
  return `${yaml.slice(0, end)}\n${' '.repeat(column)}- ${indent(entry, column + 2)}${yaml.slice(end)}`;
};

/**
 * A page with one more field at the end of its frontmatter.
 * @throws where it has no frontmatter, which `npm run check` reports
 */
export const withField = (page: string, field: string): string => {
  const parts = splitFrontmatter(page);
  if (parts === undefined) throw new RangeError('A page begins with its frontmatter.');
  const end = page.indexOf(parts.yaml) + parts.yaml.length;
  return `${page.slice(0, end)}\n${field}${page.slice(end)}`;
};
