/** The price of one item of the shop: what changes it, and whom it does not concern. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layTable, play } from './cards.test-table.ts';
import { objectRef } from './ref.ts';
import { priceFor } from './stats.ts';

const BUY = ['p1 declare purchase', 'all pass'];

test("a price changed for one item is that item's alone, until the end of the turn", () => {
  const cut = ['p1 play price-tag -> shop1', 'all pass', ...BUY];
  const opening = { a: { cents: 6, hand: ['price-tag'] }, shop: ['jar', 'mirror'] };
  play(opening, [...cut, 'p1 choose shop1', 'all pass'], { 'p1.items': ['jar'], 'p1.cents': 0 });
  play(opening, [...cut, 'p1 choose shop2', 'all pass'], { 'p1.items': [], 'log.not-bought': ['p1'] });
  play(opening, [...cut, 'p1 choose deck', 'all pass'], { 'p1.items': [], 'log.not-bought': ['p1'] });
});
test('a room may change the price of each item of the shop, but not of the deck', () => {
  const opening = { a: { cents: 7 }, shop: ['jar'], rooms: ['market-day'] };
  play(opening, [...BUY, 'p1 choose shop1', 'all pass'], { 'p1.items': ['jar'], 'p1.cents': 0 });
  play(opening, [...BUY, 'p1 choose deck', 'all pass'], { 'p1.items': [], 'p1.cents': 7 });
});
test('what an item says of its own price works in the shop, and nothing else of it does', () => {
  play({ a: { cents: 14 }, shop: ['luxury'] }, [...BUY, 'p1 choose shop1', 'all pass'], {
    'p1.items': [],
    'p1.attack': 1,
  });
  play({ a: { cents: 15 }, shop: ['luxury'] }, [...BUY, 'p1 choose shop1', 'all pass'], {
    'p1.items': ['luxury'],
    'p1.cents': 0,
    'p1.attack': 2,
  });
});
test('an item that is owned changes no price by what it says of itself; no price is below 0', () => {
  const table = layTable({
    players: [{ name: 'A', items: ['luxury', 'hermit', 'hermit'] }],
    shop: ['jar'],
    rooms: ['market-day'],
  });
  assert.equal(priceFor(table, 0, 'deck'), 0);
  assert.equal(priceFor(table, 0, objectRef(table.shop[0]!.id)), 0);
  assert.equal(
    priceFor({ ...table, players: [{ ...table.players[0]!, items: [] }] }, 0, objectRef(table.shop[0]!.id)),
    7,
  );
});
