import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownPage, plainMarkdown, plainMdx } from './plain.ts';

const CASES: [string, string, string][] = [
  ['a heading loses its permanent id', '## Раунд [#round]\n\nтекст', '## Раунд\n\nтекст'],
  ['an aside keeps its title', '<Example title="раз">\n\nтекст\n\n</Example>', ':::note[раз]\n\nтекст\n\n:::'],
  ['a mistake warns', '<Mistake>\n\nтекст\n\n</Mistake>', ':::caution\n\nтекст\n\n:::'],
  ['words of a component stay', 'а <T id="doom">рок</T> и <En>doom</En>', 'а рок и doom'],
  ['a component without words goes', 'а <Icon name="doom" /> б\n\n<Window />\n\nв', 'а  б\n\nв'],
  ['steps are a list', '<Steps>\n\n1. раз\n\n</Steps>', '\n\n1. раз\n\n'],
];
for (const [title, body, expected] of CASES) test(title, () => assert.equal(plainMarkdown(body), expected));

test('in MDX what would be code is a letter', () => {
  assert.equal(plainMdx('а < б, {в}'), 'а \\< б, \\{в\\}');
});

test('a page says its title and description', () => {
  assert.equal(
    markdownPage('А: «б»', 'в "г"', 'текст\n'),
    '---\ntitle: "А: «б»"\ndescription: "в \\"г\\""\n---\n\nтекст\n',
  );
});
