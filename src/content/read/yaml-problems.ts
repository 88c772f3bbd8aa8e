/**
 * What is wrong with a YAML file, in Russian: its syntax by the code of the parser's error, its fields by their schema.
 */
import { isCollection, isMap, isScalar, visit, type Document, type Node as YamlNode, type YAMLError } from 'yaml';
import { z } from 'astro/zod';
import { listHint, nearestOf } from '../link/nearest.ts';

/** A fault of a YAML text; `offset` is its place in the text, counted from 0. */
export interface YamlFault {
  readonly offset: number;
  readonly message: string;
  /** Absent where only the description of the fields helps. */
  readonly fix?: string | undefined;
}

/** What an author most often meant, by the code of the parser's error; the first pattern that fits its message. */
const SYNTAX: readonly (readonly [code: RegExp, says: RegExp, message: string, fix: string])[] = [
  [/TAB_AS_INDENT/, /./, 'отступ сделан табуляцией.', 'Отступы — пробелы: замените табуляцию.'],
  [/DUPLICATE_KEY/, /./, 'поле стоит дважды.', 'Оставьте одно.'],
  [/MISSING_CHAR|BAD_INDENT/, /end with a [\]}]/, 'скобка не закрыта.', 'Закройте список скобкой «]», раздел — «}».'],
  [/MISSING_CHAR/, /Missing closing/, 'кавычка не закрыта.', 'Закройте её в той же строке.'],
  [/BLOCK_AS_IMPLICIT_KEY/, /Nested mappings/, 'двоеточие внутри значения.', 'Возьмите всё значение в кавычки.'],
  [/BAD_SCALAR_START/, /./, 'значение начинается со служебного знака.', 'Возьмите всё значение в кавычки.'],
  [
    /UNEXPECTED_TOKEN/,
    /./,
    'за концом значения стоит ещё что-то.',
    'Возьмите всё значение в кавычки или выровняйте строку.',
  ],
  [/BAD_ALIAS/, /./, 'значение начинается со служебного знака.', 'Возьмите всё значение в кавычки.'],
];
const UNKNOWN_ALIAS = {
  message: 'YAML не читается: значение начинается со знака «*».',
  fix: 'Возьмите всё значение в кавычки.',
};
const INDENT = ['строка стоит не на своём отступе.', 'Выровняйте строки одного списка или раздела.'] as const;

/**
 * Where the bracket or the quotation mark opens that is still open at a place; the place itself where there is none.
 */
const openAt = (document: Document, place: number): number => {
  let open = place;
  visit(document, (_, node) => {
    if (!isCollection(node) && !isScalar(node)) return;
    const isEnclosed = isCollection(node) ? node.flow === true : node.type?.startsWith('QUOTE') === true;
    const [begin, , end] = node.range!;
    if (isEnclosed && begin < place && place <= end) open = begin;
  });
  return open;
};

/** What the words of an error mean to an author; undefined where they are of no use. */
const meaningOf = ({ code, message }: YAMLError) =>
  SYNTAX.find(([codes, says]) => codes.test(code) && says.test(message))?.slice(2) as [string, string] | undefined;

/** The first error that an author can read: one fault makes the parser stumble several times. */
const syntaxFault = (document: Document, first: YAMLError): YamlFault => {
  const error = document.errors.find((one) => meaningOf(one) !== undefined) ?? first;
  const [message, fix] = meaningOf(error) ?? INDENT;
  const isOpen = /end with a|Missing closing/.test(error.message);
  const [place] = error.pos;
  return { offset: isOpen ? openAt(document, place) : place, message: `YAML не читается: ${message}`, fix };
};

/** `*name` without an anchor of that name. The parser accepts it, and throws only when the value is asked for. */
const unknownAlias = (document: Document): YamlFault | undefined => {
  let fault: YamlFault | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) === undefined) fault ??= { offset: alias.range![0], ...UNKNOWN_ALIAS };
    },
  });
  return fault;
};

/** The fault of the syntax; further ones are reported once it is fixed. */
export const syntaxFaultOf = (document: Document): YamlFault | undefined => {
  const [error] = document.errors;
  return error === undefined ? unknownAlias(document) : syntaxFault(document, error);
};

/** What a field holds, in Russian. */
const EXPECTED: { readonly [type: string]: string } = {
  string: 'строка',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  array: 'список',
  object: 'раздел с полями',
  record: 'раздел «ключ: значение»',
};

type Issue = z.core.$ZodIssue;
type SizeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;
/** Bounds of a number, of the length of a text or a list. */
const boundWords = (issue: SizeIssue): string => {
  const bound = issue.code === 'too_small' ? `не меньше ${issue.minimum}` : `не больше ${issue.maximum}`;
  if (issue.origin === 'string') return `знаков нужно ${bound}.`;
  return issue.origin === 'array' ? `строк в списке нужно ${bound}.` : `нужно ${bound}.`;
};
/** How the library speaks where the schema has no words of its own for a bound or a pattern. */
const LIBRARY_BOUND = /^Слишком /;
const LIBRARY_PATTERN = 'шаблону /';

const wordsOf = (issue: Issue, came: unknown): string => {
  if (issue.code === 'unrecognized_keys') return 'такого поля нет.';
  if (issue.code === 'invalid_type') {
    const expected = EXPECTED[issue.expected] ?? issue.expected;
    if (came === undefined) return `поля нет, а оно нужно (${expected}).`;
    return came === null ? `поле пустое, а нужно: ${expected}.` : `нужно другое: ${expected}.`;
  }
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union')
    return came === undefined ? 'поля нет, а оно нужно.' : 'такого значения нет.';
  if ((issue.code === 'too_small' || issue.code === 'too_big') && LIBRARY_BOUND.test(issue.message))
    return boundWords(issue);
  // The words of a schema say more; without them the library quotes the pattern.
  if (issue.code === 'invalid_format' && issue.message.includes(LIBRARY_PATTERN)) return 'записано не так, как нужно.';
  return issue.message;
};

/** The schema of a part of a value; undefined where the schema does not say. */
const schemaAt = (schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): z.core.$ZodType | undefined => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schemaAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (schema instanceof z.ZodObject) return schemaAt((schema.shape as z.core.$ZodShape)[String(key)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  return schema instanceof z.ZodRecord ? schemaAt(schema.valueType, rest) : undefined;
};
/** The names of the fields of a part of a value, as far as its schema lists them. */
const namesAt = (schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] => {
  const part = schemaAt(schema, path);
  return part instanceof z.ZodObject ? Object.keys(part.shape) : [];
};

/** The names by which a union tells its members apart, where it has a field for that. */
const kindsAt = (schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] => {
  const union = schemaAt(schema, path.slice(0, -1));
  if (!(union instanceof z.ZodDiscriminatedUnion)) return [];
  return union.options.flatMap((option) => {
    const kind = schemaAt(option, path.slice(-1));
    return kind instanceof z.ZodLiteral ? [...kind.values].map(String) : [];
  });
};

/** What was meant, where a list of names is known. */
const fixOf = (issue: Issue, came: unknown, schema: z.ZodType): string | undefined => {
  const kinds = issue.code === 'invalid_union' ? kindsAt(schema, issue.path) : [];
  if (kinds.length > 0) return listHint(typeof came === 'string' ? came : '', kinds);
  if (issue.code === 'invalid_value') return listHint(typeof came === 'string' ? came : '', issue.values.map(String));
  if (issue.code !== 'unrecognized_keys') return undefined;
  const nearest = nearestOf(issue.keys[0]!, namesAt(schema, issue.path));
  return nearest === undefined ? undefined : `Может быть, ${nearest}?`;
};

/** The place of a field, of an unknown key in it, or of the innermost part of its path that the file has. */
const offsetOf = (document: Document, path: readonly PropertyKey[], unknown: string | undefined): number => {
  const node = document.getIn(path, true) as YamlNode | undefined;
  if (node === undefined && path.length > 0) return offsetOf(document, path.slice(0, -1), undefined);
  const key =
    unknown !== undefined && isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === unknown)?.key
      : node;
  return (key as YamlNode | undefined)?.range?.[0] ?? 0;
};

/** A field that does not follow its schema. */
export const fieldFault = (document: Document, schema: z.ZodType, issue: Issue): YamlFault => {
  const path = issue.path.filter((p) => typeof p !== 'symbol');
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const came: unknown = document.getIn(path);
  const isShown = came !== undefined && came !== null && unknown === undefined;
  const shown = isShown ? ` (пришло: ${JSON.stringify(came)?.slice(0, 80)})` : '';
  const name = [...path, ...(unknown === undefined ? [] : [unknown])].join('.');
  const subject = name === '' ? 'Файл' : `Поле «${name}»`;
  return {
    offset: offsetOf(document, path, unknown),
    message: `${subject}${shown}: ${wordsOf(issue, came)}`,
    fix: fixOf(issue, came, schema),
  };
};
