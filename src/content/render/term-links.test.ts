import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mdxToJs } from 'satteri';
import { compileLinker } from '../link/linker.ts';
import { FEATURES } from './compile.ts';
import { headingIds } from './heading-ids.ts';
import type { ProsePage } from './page-of.ts';
import { termLinks } from './term-links.ts';

const linker = compileLinker({
  linkedForms: new Map([
    ['враг', 'enemy'],
    ['доля', 'share'],
  ]),
});

/** The ids linked in a text, each with its section. */
const linksIn = (source: string, place: Partial<ProsePage> = {}): string[] => {
  const links: string[] = [];
  const home: ProsePage = { file: 'a.mdx', game: 'g', path: '/g/terms/a/', ...place };
  const { code } = mdxToJs(source, {
    features: FEATURES,
    mdastPlugins: [
      headingIds(),
      termLinks(home, linker, '/base', (id, section) => links.push(section === undefined ? id : `${section.id}/${id}`)),
    ],
  });
  assert.equal(code.match(/className: "term"|class: "term"/g)?.length ?? 0, links.length, 'each record is a link');
  return links;
};

const CASES: [string, string, string[]][] = [
  ['the first mention of a section', 'враг и враг', ['enemy']],
  [
    'again in the next section',
    'враг\n\n## Раз [#one]\n\nвраг\n\n### Два [#two]\n\nвраг',
    ['enemy', 'one/enemy', 'two/enemy'],
  ],
  ['never in a heading', '## враг [#one]\n\nтекст', []],
  ['never in a link', '[враг](/x/) стоит', []],
  ['never in a table head, but in its cells', '| враг |\n|---|\n| доля |', ['share']],
  ['inside bold and lists', '- **враг**', ['enemy']],
  ['inside a component', '<Example>\n\nвраг\n\n</Example>', ['enemy']],
  ['never in English words', '<En>враг</En>', []],
  ['T with an id links other words', '<T id="enemy">он</T> и враг', ['enemy']],
  ['T with an id links a second time where the author asks', 'враг и <T id="enemy">он</T>', ['enemy', 'enemy']],
  ['T not forbids', '<T not>враг</T> и враг', ['enemy']],
];
for (const [title, source, links] of CASES) test(title, () => assert.deepEqual(linksIn(source), links));

test('never on the term’s own page', () => {
  assert.deepEqual(linksIn('враг, доля, <T id="enemy">он</T>', { ownTerm: 'enemy' }), ['share']);
});
