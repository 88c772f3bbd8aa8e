import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownToHtml } from 'satteri';
import { FEATURES } from './compile.ts';
import { questions } from './questions.ts';

const ITEM = (property: string, type: string) =>
  `itemprop="${property}" itemscope itemtype="https://schema.org/${type}"`;
/** A page with a number of questions, and a heading that is none. */
const page = (count: number): string =>
  `## О картах\n\n${Array.from({ length: count }, (_, i) => `### Можно ли ${i}?\n\nДа, *${i}*.\n\nПодробно: [тут](/a/).\n`).join('\n')}`;
const render = (source: string): string =>
  markdownToHtml(source, { features: FEATURES, hastPlugins: [questions()] }).html;

test('each question of a page of questions has its answer, all of it and once', () => {
  const html = render(page(5)).replaceAll('\n', '').replaceAll('=""', '');
  for (let i = 0; i < 5; i++) {
    const answer = `<p>Да, <em>${i}</em>.</p><p>Подробно: <a href="/a/">тут</a>.</p>`;
    const item = `<section ${ITEM('mainEntity', 'Question')}><h3 itemprop="name">Можно ли ${i}?</h3><div ${ITEM('acceptedAnswer', 'Answer')}><div itemprop="text">${answer}</div></div></section>`;
    assert.ok(html.includes(item), html);
    assert.equal(html.split(answer).length, 2);
  }
  assert.ok(html.startsWith('<h2>О картах</h2><section'), html);
});

test('a page with a question or two stays as it is', () =>
  assert.equal(render(page(4)), markdownToHtml(page(4), { features: FEATURES }).html));
