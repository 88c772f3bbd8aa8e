/** Reads YAML against a schema; whatever is wrong is a problem with its line, what was found and what is expected. */
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'astro/zod';
import type { Problem } from '../link/problem.ts';
import { fieldFault, syntaxFaultOf, type YamlFault } from './yaml-problems.ts';

/** What is wrong with a field, in Russian, where its schema has no words of its own. */
const IN_RUSSIAN = { error: z.locales.ru().localeError };

/** Which schema a file follows, by its name; the first that fits. */
const SCHEMAS: readonly (readonly [file: RegExp, schema: string])[] = [
  [/\/terms\//, 'src/schemas/site/term.ts'],
  [/\/rules\/|\/memo\.mdx$/, 'src/schemas/site/chapter.ts'],
  [/\/game\.yaml$/, 'src/schemas/site/game.ts'],
  [/\/queries\.yaml$/, 'src/schemas/site/queries.ts'],
  [/\/questions[a-z-]*\.yaml$/, 'src/schemas/site/questions.ts'],
  [/\/asked\.yaml$/, 'src/schemas/site/asked.ts'],
  [/\/round\.yaml$/, 'src/schemas/site/round.ts'],
  [/\/setup\.yaml$/, 'src/schemas/site/setup.ts'],
  [/\/synonyms\.yaml$/, 'src/schemas/site/synonyms.ts'],
  [/\/diagrams\//, 'src/schemas/site/diagram.ts'],
];
/** Where the fields of a file are documented. */
export const fieldsOf = (file: string): string => {
  const schema = SCHEMAS.find(([name]) => name.test(file))?.[1];
  return `Поля и их смысл описаны в ${schema ?? `src/schemas/${file.split('/')[1] ?? ''}/`}.`;
};

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** A text file cut into frontmatter and body; `bodyLine` is the line (from 1) where the body begins. */
export const splitFrontmatter = (source: string): { yaml: string; body: string; bodyLine: number } | undefined => {
  const match = FENCED.exec(source);
  if (match === null) return undefined;
  return { yaml: match[1]!, body: source.slice(match[0].length), bodyLine: match[0].split('\n').length };
};

/** The line (from 1) of a file where a piece of text first occurs; 1 where it does not. */
export const lineOf = (source: string, text: string): number => {
  const at = source.indexOf(text);
  return at < 0 ? 1 : source.slice(0, at).split('\n').length;
};

/**
 * Reads YAML against a schema.
 *
 * @param firstLine line of the file where the YAML begins
 * @returns the value, or the problems with the field, what was found and what is expected
 */
export const parseYaml = <S extends z.ZodType>(
  yaml: string,
  schema: S,
  file: string,
  firstLine: number,
): { value: z.output<S> } | { problems: Problem[] } => {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const problem = ({ offset, message, fix }: YamlFault): Problem => ({
    rule: 'frontmatter',
    file,
    line: firstLine + counter.linePos(offset).line - 1,
    message,
    fix: fix ?? fieldsOf(file),
  });
  const syntaxFault = syntaxFaultOf(document);
  if (syntaxFault !== undefined) return { problems: [problem(syntaxFault)] };
  const parsed = schema.safeParse(document.toJS() ?? {}, IN_RUSSIAN);
  if (parsed.success) return { value: parsed.data };
  return { problems: parsed.error.issues.map((issue) => problem(fieldFault(document, schema, issue))) };
};
