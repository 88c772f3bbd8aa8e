/** The picture of a link is as large as chats want it, drawn once for the same words, and named in its page. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { cachedCard, cardOf, withCard } from '../../build/cards.ts';
import { CARD_SIZE } from '../../build/draw-card.ts';

const PAGE =
  '<head><meta property="og:title" content="«Враг» &amp; ты"><meta property="og:description" content="Ждёт &quot;хода&quot;."><meta property="og:locale" content="ru_RU"></head>';
const GAME = { short: 'Игра', accent: { light: '#17664f', dark: '#74ccb0' } };

test('a card says what its page says, and the page names it', () => {
  assert.deepEqual(cardOf(PAGE, GAME), { title: '«Враг» & ты', says: 'Ждёт "хода".', game: 'Игра', accent: '#17664f' });
  const page = withCard(PAGE, 'https://a.b/cards/c.png');
  assert.ok(page.includes('<meta property="og:image" content="https://a.b/cards/c.png">'));
});

test('a card is a PNG of its size, drawn once', async (t) => {
  const cache = mkdtempSync(join(tmpdir(), 'cards-'));
  t.after(() => rmSync(cache, { recursive: true }));
  const card = cardOf(PAGE, GAME);
  const file = await cachedCard(card, cache);
  const png = readFileSync(file);
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [CARD_SIZE.width, CARD_SIZE.height]);
  const drawn = statSync(file).mtimeMs;
  assert.equal(await cachedCard(card, cache), file);
  assert.equal(statSync(file).mtimeMs, drawn);
  await cachedCard({ ...card, says: 'Другое.' }, cache);
  assert.equal(readdirSync(cache).length, 2);
});
