import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { asksOf, calculatorLinks, isLogOf } from './calculator-link.ts';
import { atStep, beginTable, withCounter, withPlayer } from './model.ts';
import { tableOfGame } from './rounds.test-table.ts';

test('a calculator opens on each character, and as it was where nothing is known', () => {
  const table = tableOfGame('arkham');
  const [odds] = table.steps.find(({ id }) => id === 'turns')!.calculators;
  const begun = beginTable(table);
  assert.deepEqual(calculatorLinks({ table, state: begun, people: {}, answers: {} }, odds!), [
    { label: odds!.label, to: 'odds/' },
  ]);
  const known = { ...withPlayer(begun, 1, { who: 'daisy-walker' }), carried: { campaign: 'dwl', level: 'hard' } };
  const source = { table, state: known, people: { 'daisy-walker': { combat: 2 } }, answers: {} };
  assert.deepEqual(
    calculatorLinks(source, odds!).map(({ player, to }) => [player, to]),
    [[1, 'odds/?v=1&c=dwl.hard&i=daisy-walker&t=combat&n=2.0.3']],
  );
});

test('the area of an agent is asked about only as far as the field allows, and its answers are counted with', () => {
  const table = tableOfGame('hellboy');
  const at = table.steps.findIndex(({ id }) => id === 'agents');
  const [odds] = table.steps[at]!.calculators;
  const begun = atStep(beginTable(table), at);
  const to = (state: typeof begun, answers: Readonly<Record<string, number>>) =>
    calculatorLinks({ table, state, people: {}, answers }, odds!)[0]!.to.replace(/.*&n=/, '');
  assert.deepEqual(asksOf(table, begun), []);
  assert.equal(to(begun, { 'near-spawn': 2, 'in-fire': 1 }), 'f0x0');
  const field = withCounter(table, withCounter(table, begun, 'spawn', 2), 'fire', 5);
  const shown = asksOf(table, field).map(({ id, answers }) => [id, answers.length]);
  assert.deepEqual(shown, [
    ['near-spawn', 3],
    ['in-fire', 2],
  ]);
  assert.equal(to(field, {}), 'f0x0');
  assert.equal(to(field, { 'near-spawn': 2, 'in-fire': 1 }), 'f2x1');
  assert.equal(to(withCounter(table, field, 'spawn', 1), { 'near-spawn': 2 }), 'f1x0');
});

const LOG = { of: 'o', cards: 'd' };
test('a log of the same game goes on; one of another game, or of last week, gives way', () => {
  const query = 'v=1&o=yig&g=easier';
  for (const [kept, pass, goesOn] of [
    ['v=1&o=yig&d=gyb', 3, true],
    ['v=1&o=yig&d=g', 1, true],
    ['v=1&o=yig&d=gyb', 1, false],
    ['v=1&o=yig', 3, false],
    ['v=1&o=cthulhu&d=gyb', 3, false],
    ['v=1&s=1.1.1_1.1.1_1.1.1&d=gyb', 3, false],
    ['', 3, false],
  ] as const)
    assert.equal(isLogOf(LOG, query, kept, pass), goesOn, `${kept} in round ${pass}`);
});
test('whatever the device keeps is read', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (kept, pass) =>
      assert.ok([true, false].includes(isLogOf(LOG, kept, kept, pass))),
    ),
  );
});
