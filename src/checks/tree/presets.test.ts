/** The ready states of calculators that terms lead to: understood whole, no longer than a link holds. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { figuresOf } from '../../content/read/figures.ts';
import { CODEC as hand } from '../../islands/arkham/hand/address.ts';
import { codecOf as arkhamOdds } from '../../islands/arkham/skill-test/address.ts';
import { CODEC as battle } from '../../islands/echo/battle/address.ts';
import { codecOf as combat } from '../../islands/eldritch/combat/address.ts';
import { combatData } from '../../islands/eldritch/combat/make-cards.ts';
import { codecOf as deck } from '../../islands/eldritch/deck/address.ts';
import { DATA as SHEETS } from '../../islands/eldritch/deck/model.test-table.ts';
import { codecOf as map } from '../../islands/eldritch/map/address.ts';
import { DATA as PLACES } from '../../islands/eldritch/map/model.test-table.ts';
import { codecOf as anyTest } from '../../islands/eldritch/skill-check/any-test/address.ts';
import { codecOf as assets } from '../../islands/eldritch/skill-check/assets/address.ts';
import { assetsData } from '../../islands/eldritch/skill-check/make-data.ts';
import { codecOf as attack } from '../../islands/foursouls/attack/address.ts';
import { codecOf as deckOfCards } from '../../islands/foursouls/attack/deck/model.ts';
import { codecOf as hellboyOdds } from '../../islands/hellboy/odds/address.ts';
import { ASSUMED, DATA as HELLBOY } from '../../islands/hellboy/odds/model.test-table.ts';
import { corpus, presetsOf } from '../corpus.ts';
import { PROJECT } from '../site/built-site.ts';
import { unknownFields } from './unknown-fields.ts';

/** A codec, as far as a query is read by it. */
interface Reader {
  readonly fields: readonly string[];
  readonly parse: (query: string) => { readonly problems: readonly unknown[] };
}
/** A calculator with its readers: a page of two calculators has two, each with a field of its own at least. */
interface Calculator {
  readonly readers: readonly Reader[];
  /** How many ready states there are at least. */
  readonly least: number;
  /** Letters of the link at most. */
  readonly longest?: number;
}

const [arkham, foursouls, eldritch] = [
  figuresOf(PROJECT, 'arkham'),
  figuresOf(PROJECT, 'foursouls'),
  figuresOf(PROJECT, 'eldritch'),
];
const skillTest = arkhamOdds({
  presets: arkham.bags,
  scenarios: arkham.scenarios,
  investigators: arkham.investigators,
  effects: arkham.effects,
  assets: arkham.assets,
});
const monsters = foursouls.monsters.map((m) => ({ ...m, conflicts: [], isUnsure: false }));
const CALCULATORS: { readonly [path: string]: Calculator } = {
  'arkham/odds': { readers: [skillTest], least: 7, longest: 90 },
  'arkham/hand': { readers: [hand], least: 1 },
  'echo/battle': { readers: [battle], least: 12 },
  'eldritch/combat': { readers: [combat(combatData(eldritch))], least: 20 },
  'eldritch/test': { readers: [anyTest(assetsData(eldritch))], least: 7 },
  'eldritch/assets': { readers: [assets(assetsData(eldritch))], least: 5 },
  'eldritch/map': { readers: [map(PLACES)], least: 6 },
  'eldritch/deck': { readers: [deck(SHEETS)], least: 6 },
  'foursouls/odds': {
    readers: [attack({ monsters, characters: foursouls.characters }), deckOfCards(foursouls['deck-ratios'])],
    least: 7,
  },
  'hellboy/odds': { readers: [hellboyOdds(HELLBOY, () => ASSUMED)], least: 35 },
};
/** A tracker, whose states are games. */
const TRACKER = 'echo/day';
const LONGEST = 60;

for (const [path, { readers, least, longest = LONGEST }] of Object.entries(CALCULATORS))
  test(`every ready state of ${path} is understood whole, and its link is short`, () => {
    const [game, to] = path.split('/') as [string, string];
    const presets = presetsOf(game, to);
    assert.ok(presets.length >= least, String(presets.length));
    for (const { term, query, says } of presets) {
      const whole = readers.filter((reader) => unknownFields(reader, query).length === 0);
      assert.ok(whole.length > 0, `${term}: ${query} has a field that nobody reads`);
      for (const reader of whole) assert.deepEqual(reader.parse(query).problems, [], `${term}: ${query}`);
      assert.ok(says.length <= longest, `${term}: ${says.length}`);
    }
  });

/** A new calculator comes with a test of its own for them. */
const hasOwnTest = (path: string): boolean => existsSync(new URL(`${path}.test.ts`, import.meta.url));

test('the ready states of every calculator that a term leads to are tested', () => {
  const led = new Set(
    corpus().terms.flatMap(({ game, data: { calculator } }) => (calculator ? [`${game}/${calculator.to}`] : [])),
  );
  const tested = [...Object.keys(CALCULATORS), TRACKER];
  const untested = [...led].filter((path) => !tested.includes(path) && !hasOwnTest(path));
  assert.deepEqual(untested, [], 'Add them to CALCULATORS of src/checks/tree/presets.test.ts.');
  const unled = tested.filter((path) => !led.has(path));
  assert.deepEqual(unled, [], 'No term leads there: remove them from CALCULATORS of src/checks/tree/presets.test.ts.');
  for (const { term, says } of presetsOf('echo', 'day')) assert.ok(says.length <= LONGEST, `${term}: ${says.length}`);
});
