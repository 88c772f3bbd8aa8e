/** The locations of Echo: as their schemas say, each has its term page, and the pages say the same prices. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf } from '../../../content/read/figures.ts';
import { RULE_NAMES } from '../../../islands/echo/day/words/rules.ts';
import { GIFTS, NEEDS } from '../../../schemas/echo/location.ts';
import { corpus } from '../../corpus.ts';
import { PROJECT } from '../../site/built-site.ts';

const figures = figuresOf(PROJECT, 'echo');
const locations = figures.locations;
const needs = figures.needs;
const offers = locations.flatMap(({ id, offers: all }) => all.map((offer) => ({ id, ...offer })));
const terms = new Map(corpus().terms.flatMap((t) => (t.game === 'echo' ? [[t.id, t.data] as const] : [])));

test('the rulebook lists 13 locations with a property, one of them with two', () => {
  assert.equal(new Set(locations.map(({ id }) => id)).size, 13);
  assert.deepEqual(
    locations.filter((location) => location.offers.length > 1).map(({ id }) => id),
    ['schools'],
  );
});

test('each need and each gift has its words, and each is met somewhere', () => {
  assert.deepEqual(
    needs.map(({ id }) => id),
    [...NEEDS, ...GIFTS],
  );
  assert.deepEqual(new Set(offers.flatMap(({ gets }) => gets)), new Set(NEEDS));
  assert.deepEqual(new Set(offers.flatMap(({ gives }) => gives?.what ?? [])), new Set(GIFTS));
});

test('each location has its term, of the same name', () => {
  assert.deepEqual(
    locations.filter(({ id, name }) => terms.get(id)?.title !== name).map(({ id }) => id),
    [],
  );
});

/** The prices that a summary says: «за 2 единицы Движения», «2 жетона Троп», «треть единиц Движения». */
const pricesIn = (text: string) => ({
  movement: [...text.matchAll(/(\d) единиц[уы]? Движения/g)].map((m) => Number(m[1])),
  isThird: text.includes('треть единиц Движения'),
  paths: [...text.matchAll(/(\d) жетона? Троп/g)].map((m) => Number(m[1])),
});

test('the summary of its term says the same prices', () => {
  for (const { id, offers: all } of locations) {
    const said = pricesIn(terms.get(id)!.summary);
    const movement = all.flatMap((offer) => (offer.movement === 'third-of-turn' ? [] : offer.movement));
    const paths = all.flatMap(({ gives }) => (gives?.what === 'path-token' ? gives.count : []));
    assert.deepEqual(said, { movement, isThird: movement.length < all.length, paths }, id);
  }
});

test('the prose of the calculators leads to terms that there are and have a name', () => {
  const { battle, day } = figures.calculators;
  assert.ok(battle?.calculator === 'battle' && day?.calculator === 'day');
  const rules = [...Object.values(day.steps), ...day.assumed].flatMap(({ rule }) => rule ?? []);
  assert.deepEqual(
    rules.filter((id) => RULE_NAMES[id] === undefined),
    [],
  );
  const readings = [...Object.values(battle.readings), ...Object.values(day.readings)];
  const led = [
    ...rules,
    ...readings.map(({ term: [id] }) => id),
    ...battle.how.flatMap((step) => Object.keys(step.terms)),
  ];
  assert.deepEqual(
    led.filter((id) => !terms.has(id)),
    [],
  );
});
