import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { mdxToJs } from 'satteri';
import type { LinkedCorpus } from '../linked.ts';
import type { Mention } from '../link/mentions.ts';
import type { Problem } from '../link/problem.ts';
import { pagesOf, type Page } from '../read/corpus.ts';
import { placeOf } from './page-of.ts';
import { passesFor } from './passes.ts';
import type { OnMention } from './term-links.ts';

/** Features of Sätteri that the site uses: smart punctuation is off because it spoils Russian quotation marks. */
export const FEATURES = { gfm: true, smartPunctuation: false } as const;

/** The text of a page without its frontmatter, which gives way to empty lines: positions are those of the file. */
const sourceOfBody = ({ body, bodyLine }: Pick<Page<unknown>, 'body' | 'bodyLine'>): string =>
  '\n'.repeat(bodyLine - 1) + body;

/** Every problem of the prose, and every mention of a term in the order of pages and text. Nothing is rendered. */
export const checkProse = (
  root: string,
  linked: LinkedCorpus,
): { readonly mentions: readonly Mention[]; readonly problems: readonly Problem[] } => {
  const mentions: Mention[] = [];
  const problems: Problem[] = [];
  for (const page of pagesOf(linked.corpus)) {
    const fileURL = pathToFileURL(join(root, page.file));
    const mention: OnMention = (to, section) =>
      mentions.push({
        from: page.path,
        title: page.data.title,
        game: page.game,
        to,
        ...(section === undefined ? {} : { section }),
      });
    const mdastPlugins = passesFor(placeOf(root, fileURL)!, linked, {
      base: '/',
      problem: (found) => problems.push(found),
      mention,
    });
    try {
      mdxToJs(sourceOfBody(page), { fileURL, features: FEATURES, mdastPlugins });
    } catch (error) {
      problems.push(unreadable(page.file, error instanceof Error ? error.message : String(error)));
    }
  }
  return { mentions, problems };
};

/** What the compiler says, in Russian, and what to do; `$1` is the tag. The first pattern that fits. */
const MDX_FAULTS: readonly (readonly [says: RegExp, message: string, fix: string])[] = [
  [/Unexpected closing tag `(.*?)`/, 'закрывающий тег $1 ничего не закрывает.', 'Сверьте имя с открывающим тегом.'],
  [
    /Expected a closing tag for `(.*?)`/,
    'тег $1 не закрыт.',
    'Закройте его; вокруг нескольких абзацев — на своей строке.',
  ],
  [
    /character after `<`/,
    'знак < открывает тег, а тега нет.',
    'Напишите «меньше»; атрибуты тега берут в кавычки: id="doom".',
  ],
  [/expression|brace/, 'фигурная скобка открывает выражение.', 'Уберите её: выражения в тексте не нужны.'],
];
const OTHER_FAULT = 'Фигурные скобки и знак < в тексте — синтаксис MDX; теги должны закрываться.';

const unreadable = (file: string, says: string): Problem => {
  const fault = MDX_FAULTS.find(([pattern]) => pattern.test(says));
  const tag = fault?.[0].exec(says)?.[1] ?? '';
  return {
    rule: 'mdx',
    file,
    line: Number(/^(\d+):/.exec(says)?.[1] ?? 1),
    message: `MDX не читается: ${fault?.[1].replace('$1', tag) ?? says}`,
    fix: fault?.[2] ?? OTHER_FAULT,
  };
};
