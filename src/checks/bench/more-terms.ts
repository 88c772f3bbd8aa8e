/** Part of `npm run bench`: a term written again under further names, to see how the site grows. */
import { parse, stringify } from 'yaml';

/** A Russian word of its own for each copy, from 1: no form of one copy is a form of another. */
export const wordOf = (copy: number): string =>
  `ъ${[...String(copy)].map((digit) => 'абвгдежзик'[Number(digit)]).join('')}ъ`;

interface Frontmatter {
  readonly title: string;
  readonly en: string;
  readonly forms?: readonly string[];
  readonly [field: string]: unknown;
}

/**
 * The file of a term as that of a further term: its names and forms carry one more word, what must be said once only is
 * left out, its text stays and links the terms it linked.
 * @param copy number of the copy, from 1
 */
export const copyOfTerm = (file: string, copy: number): string => {
  const [, yaml = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(file) ?? [];
  const { aliases: _aliases, formerly: _formerly, calculator: _calculator, ...kept } = parse(yaml) as Frontmatter;
  const word = wordOf(copy);
  const named = {
    ...kept,
    title: `${kept.title} ${word}`,
    en: `${kept.en} ${copy}`,
    ...(kept.forms === undefined ? {} : { forms: kept.forms.map((form) => `${form} ${word}`) }),
  };
  return `---\n${stringify(named, { lineWidth: 0 })}---\n${body}`;
};
