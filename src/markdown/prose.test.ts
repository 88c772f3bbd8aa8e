import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Prose } from '../schemas/site/prose.ts';
import { headingIds } from './heading-ids.ts';
import { compileProse } from './prose.ts';

const compile = (source: string) =>
  compileProse(source, {
    fileURL: pathToFileURL('/content/g/terms/a.mdx'),
    mdastPlugins: [headingIds()],
    hastPlugins: [],
  });

const CASES: [string, string, Prose][] = [
  [
    'plain text is one piece of HTML',
    'враг *и* враг\n\n- раз',
    ['<p>враг <em>и</em> враг</p>\n<ul>\n<li>раз</li>\n</ul>'],
  ],
  ['letters of HTML are escaped', 'а &amp; б &lt; в', ['<p>а &amp; б &lt; в</p>']],
  ['so are quotation marks of an address', '[а](<"&>)', ['<p><a href="%22&amp;">а</a></p>']],
  ['an element without an end', 'а  \nб', ['<p>а<br/>\nб</p>']],
  [
    'a component inside a sentence stays one',
    'а <Icon name="doom" decorative /> б',
    ['<p>а ', { name: 'Icon', props: { name: 'doom', decorative: true }, children: [] }, ' б</p>'],
  ],
  [
    'prose inside a component, and a component inside of that',
    '<Example title="раз">\n\nа <En>b</En>\n\n</Example>',
    [
      {
        name: 'Example',
        props: { title: 'раз' },
        children: ['<p>а ', { name: 'En', props: {}, children: ['b'] }, '</p>'],
      },
    ],
  ],
];
for (const [title, source, expected] of CASES)
  test(title, async () => assert.deepEqual((await compile(source)).prose, expected));

test('headings in order, by their ids and words', async () => {
  const { headings } = await compile('## Раз *два* [#one]\n\nтекст\n\n### Три [#three]');
  assert.deepEqual(headings, [
    { depth: 2, slug: 'one', text: 'Раз два' },
    { depth: 3, slug: 'three', text: 'Три' },
  ]);
});

test('what is not MDX is refused', async () => {
  await assert.rejects(compile('а {б'));
});
