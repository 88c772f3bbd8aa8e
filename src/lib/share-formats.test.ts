import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteUrl, SHARE_FORMATS } from './share-formats.ts';

const page = { title: 'Карта [тип]', url: 'https://a.b/c/', says: 'Платят 2_ресурса.' };

test('a page as text, Markdown and BBCode; its own signs stay signs', () => {
  assert.equal(SHARE_FORMATS.text(page), 'Карта [тип]. Платят 2_ресурса.\nhttps://a.b/c/');
  assert.equal(SHARE_FORMATS.markdown(page), String.raw`**[Карта \[тип\]](https://a.b/c/).** Платят 2\_ресурса.`);
  assert.equal(SHARE_FORMATS.bbcode(page), '[b][url=https://a.b/c/]Карта ［тип］[/url].[/b] Платят 2_ресурса.');
});

test('a quote as text, Markdown and BBCode', () => {
  const quote = { ...page, title: 'Враг', says: 'Враг ждёт.', isQuote: true };
  assert.equal(SHARE_FORMATS.text(quote), '«Враг ждёт.»\nВраг: https://a.b/c/');
  assert.equal(SHARE_FORMATS.markdown(quote), '> Враг ждёт.\n\n[Враг](https://a.b/c/)');
  assert.equal(SHARE_FORMATS.bbcode(quote), '[quote]Враг ждёт.[/quote]\n[url=https://a.b/c/]Враг[/url]');
});

test('a short quote is named whole, a long one by its ends', () => {
  assert.equal(decodeURIComponent(quoteUrl('https://a.b/#x', 'Враг ждёт')), 'https://a.b/#:~:text=Враг ждёт');
  assert.ok(
    quoteUrl('https://a.b/', 'что-то, и').endsWith(`${encodeURIComponent('что')}%2D${encodeURIComponent('то, и')}`),
  );
  const long = Array.from({ length: 20 }, (_, i) => `слово${i}`).join(' ');
  assert.equal(
    decodeURIComponent(quoteUrl('https://a.b/', long)),
    'https://a.b/#:~:text=слово0 слово1 слово2 слово3 слово4,слово15 слово16 слово17 слово18 слово19',
  );
});
