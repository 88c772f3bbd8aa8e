import { isMap, isScalar, LineCounter, parseDocument, type Node } from 'yaml';
import { z } from 'astro/zod';
import { listHint, nearestOf } from '../link/nearest.ts';
import type { Problem } from '../link/problem.ts';

/** What is wrong with a field, in Russian, where its schema has no words of its own. */
const IN_RUSSIAN = { error: z.locales.ru().localeError };

/** Which schema a file follows, by its name; the first that fits. */
const SCHEMAS: readonly (readonly [file: RegExp, schema: string])[] = [
  [/\/terms\//, 'src/schemas/site/term.ts'],
  [/\/rules\/|\/memo\.mdx$/, 'src/schemas/site/chapter.ts'],
  [/\/game\.yaml$/, 'src/schemas/site/game.ts'],
  [/\/queries\.yaml$/, 'src/schemas/site/queries.ts'],
  [/\/questions[a-z-]*\.yaml$/, 'src/schemas/site/questions.ts'],
  [/\/diagrams\//, 'src/schemas/site/diagram.ts'],
];
/** Where the fields of a file are documented. */
export const fieldsOf = (file: string): string => {
  const schema = SCHEMAS.find(([name]) => name.test(file))?.[1];
  return `Поля и их смысл описаны в ${schema ?? `src/schemas/${file.split('/')[1] ?? ''}/`}.`;
};

/** What to do where YAML itself cannot be read, by the code of its error. */
const YAML_FIXES: { readonly [code: string]: string } = {
  TAB_AS_INDENT: 'Отступы — пробелы: замените табуляцию.',
  DUPLICATE_KEY: 'Поле стоит дважды: оставьте одно.',
  BAD_INDENT: 'Выровняйте строки одного списка или раздела.',
  MISSING_CHAR: 'Закройте скобку или кавычку.',
};

const isKey = (key: unknown, name: string): boolean => isScalar(key) && key.value === name;
/** The names of the fields of a schema, as far as it has a list of them. */
const keysOf = (schema: z.ZodType): readonly string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** What a field holds, in Russian. */
const EXPECTED: { readonly [type: string]: string } = {
  string: 'строка',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  array: 'список',
  object: 'раздел с полями',
};

type Issue = z.core.$ZodIssue;
const messageOf = (issue: Issue, came: unknown): string => {
  if (issue.code === 'unrecognized_keys') return 'такого поля нет.';
  if (issue.code === 'invalid_type') {
    const expected = EXPECTED[issue.expected] ?? issue.expected;
    return came === undefined ? `поля нет, а оно нужно (${expected}).` : `нужно другое: ${expected}.`;
  }
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union')
    return came === undefined ? 'поля нет, а оно нужно.' : 'такого значения нет.';
  return issue.message;
};
/** What was meant, where a list of names is known. */
const fixOf = (issue: Issue, came: unknown, fields: readonly string[]): string | undefined => {
  if (issue.code === 'invalid_value') return listHint(typeof came === 'string' ? came : '', issue.values.map(String));
  if (issue.code !== 'unrecognized_keys' || issue.path.length > 0) return undefined;
  const nearest = nearestOf(issue.keys[0]!, fields);
  return nearest === undefined ? undefined : `Может быть, ${nearest}?`;
};

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** A text file cut into frontmatter and body; `bodyLine` is the line (from 1) where the body begins. */
export const splitFrontmatter = (source: string): { yaml: string; body: string; bodyLine: number } | undefined => {
  const match = FENCED.exec(source);
  if (match === null) return undefined;
  return { yaml: match[1]!, body: source.slice(match[0].length), bodyLine: match[0].split('\n').length };
};

/** The line (from 1) of a file where a piece of text first stands; 1 where it does not. */
export const lineOf = (source: string, text: string): number => {
  const at = source.indexOf(text);
  return at < 0 ? 1 : source.slice(0, at).split('\n').length;
};

/**
 * Reads YAML against a schema.
 *
 * @param firstLine line of the file where the YAML begins
 * @returns the value, or the problems with the field, what came and what is wanted
 */
export const parseYaml = <S extends z.ZodType>(
  yaml: string,
  schema: S,
  file: string,
  firstLine: number,
): { value: z.output<S> } | { problems: Problem[] } => {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineAt = (offset: number | undefined) =>
    firstLine + (offset === undefined ? 0 : counter.linePos(offset).line - 1);
  if (document.errors.length > 0)
    return {
      problems: document.errors.map((e) => ({
        rule: 'frontmatter',
        file,
        line: lineAt(e.pos[0]),
        message: `YAML не читается: ${e.message.split('\n')[0]}`,
        fix: YAML_FIXES[e.code] ?? 'Частая причина: двоеточие с пробелом внутри строки. Возьмите значение в кавычки.',
      })),
    };
  const parsed = schema.safeParse(document.toJS() ?? {}, IN_RUSSIAN);
  if (parsed.success) return { value: parsed.data };
  return {
    problems: parsed.error.issues.map((issue) => {
      const path = issue.path.filter((p) => typeof p !== 'symbol');
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
      const node = document.getIn(path, true) as Node | undefined;
      const key = unknown !== undefined && isMap(node) ? node.items.find((item) => isKey(item.key, unknown))?.key : node;
      const came = document.getIn(path);
      const shown = came === undefined || unknown !== undefined ? '' : ` (пришло: ${JSON.stringify(came)?.slice(0, 80)})`;
      return {
        rule: 'frontmatter',
        file,
        line: lineAt((key as Node | undefined)?.range?.[0]),
        message: `Поле «${[...path, ...(unknown === undefined ? [] : [unknown])].join('.') || 'frontmatter'}»${shown}: ${messageOf(issue, came)}`,
        fix: fixOf(issue, came, keysOf(schema)) ?? fieldsOf(file),
      };
    }),
  };
};
