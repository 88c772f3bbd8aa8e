import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownToHtml } from 'satteri';
import { FEATURES } from './compile.ts';
import { laterSection } from './later-sections.ts';

/** The page with a raw heading that has an id, as the passes before leave it. */
const htmlOf = (id: string, source: string): string =>
  markdownToHtml(source, {
    features: FEATURES,
    hastPlugins: [
      {
        name: 'ids',
        element: { filter: ['h2'], visit: (node, ctx) => ctx.setProperty(node, 'id', ctx.textContent(node)) },
      },
      laterSection(id),
    ],
  }).html.replaceAll('\n', '');

test('what a later edition says is a section of its own, to the end of the page', () =>
  assert.equal(
    htmlOf('later', 'Rule.\n\n## later\n\nAnother **rule**.\n\n- item'),
    '<p>Rule.</p><section class="later"><h2 id="later">later</h2><p>Another <strong>rule</strong>.</p><ul><li>item</li></ul></section>',
  ));

test('a page without such a heading stays as it is', () =>
  assert.equal(htmlOf('later', 'Rule.\n\n## faq\n\nAnswer.'), '<p>Rule.</p><h2 id="faq">faq</h2><p>Answer.</p>'));
