import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termSchema } from '../../schemas/site/term.ts';
import { parseYaml } from './yaml.ts';

const TERM = [
  'title: Термин',
  'en: Term',
  'summary: Короткий ответ.',
  'kind: rule',
  'since: core',
  'source: Глоссарий',
  'forms: [термин]',
].join('\n');

/** The problems of the term with one piece of it changed, each as a line; its YAML begins on line 2 of its file. */
const linesOf = (from: string, to: string): string[] => {
  const read = parseYaml(TERM.replace(from, to), termSchema, 'content/g/terms/a.mdx', 2);
  return 'problems' in read ? read.problems.map(({ line, message, fix }) => `${line} ${message} → ${fix}`) : [];
};

test('a healthy term is read', () => assert.deepEqual(linesOf('', ''), []));

/** Each fault is reported once, where it begins. */
const SYNTAX: readonly (readonly [name: string, from: string, to: string, line: number, says: RegExp])[] = [
  ['a tab', '[термин]', '\n\t- термин', 9, /табуляци.*пробелы/],
  ['a field that comes twice', 'en: Term', 'title: Term', 3, /дважды.*одно/],
  ['a list that stays open', '[термин]', '[термин', 8, /скобка.*\]/],
  ['a list that stays open above another', 'forms: [термин]', 'forms: [термин, b\nsee: []', 8, /скобка/],
  ['a quotation mark that stays open', 'Короткий', '"Короткий', 4, /кавычка/],
  ['a colon in a value', 'Короткий', 'Короткий: и', 4, /двоеточие.*кавычки/],
  ['an entry on another indent', '[термин]', '\n  - a\n - b', 10, /отступ.*Выровняйте/],
  ['a sign of YAML at the beginning', 'Термин', '@термин', 2, /служебного знака.*кавычки/],
  ['an asterisk at the beginning', 'Термин', '*термин', 2, /«\*».*кавычки/],
  ['words behind a bracket', 'Термин', '[Термин] и ещё', 2, /за концом значения.*кавычки/],
];
for (const [name, from, to, line, says] of SYNTAX)
  test(`syntax: ${name}`, () => {
    const lines = linesOf(from, to);
    assert.equal(lines.length, 1, lines.join('\n'));
    assert.ok(lines[0]!.startsWith(`${line} `), lines[0]);
    assert.match(lines[0]!, says);
  });

const FIELDS: readonly (readonly [name: string, from: string, to: string, line: number, says: RegExp])[] = [
  ['one that is missing', 'en: Term\n', '', 2, /«en»: поля нет, а оно нужно \(строка\)/],
  ['one that is empty', 'Термин', '', 2, /«title»: поле пустое/],
  ['one without a letter', 'Термин', '""', 2, /«title» \(пришло: ""\): знаков нужно не меньше 1/],
  ['a number for words', 'Термин', '12', 2, /нужно другое: строка/],
  ['an unknown kind', 'kind: rule', 'kind: Rule', 5, /Может быть, rule\?/],
  ['an unknown name', 'forms:', 'form:', 8, /«form»: такого поля нет. → Может быть, forms\?/],
  [
    'an unknown name inside',
    'en: Term',
    'en: Term\ncalculator: { to: odds, says: да, qery: x }',
    4,
    /Может быть, query\?/,
  ],
  ['one that is missing inside', 'en: Term', 'en: Term\ncalculator: { to: odds }', 4, /«calculator\.says»: поля нет/],
  ['another notation', 'en: Term', 'en: Term\nchapter: Глава', 4, /записано не так/],
  ['no fields at all', TERM, 'просто слова', 2, /^2 Файл .*раздел с полями/],
];
for (const [name, from, to, line, says] of FIELDS)
  test(`a field: ${name}`, () => {
    const lines = linesOf(from, to);
    assert.ok(
      lines.some((one) => one.startsWith(`${line} `) && says.test(one)),
      lines.join('\n'),
    );
    assert.doesNotMatch(lines.join(), /undefined|received|expected|Неверн/);
  });
