/** The set-up follows the data: reference cards, sheets, and the calculator of the Mythos deck. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figuresOf } from '../../../content/read/figures.ts';
import { codecOf } from '../../../islands/eldritch/deck/address.ts';
import { deckData } from '../../../islands/eldritch/deck/make-data.ts';
import { gameOf } from '../../../islands/setup/onward.ts';
import { calculatorLinks } from '../../../islands/table/calculator-link.ts';
import { tableOfGame } from '../../../islands/table/rounds.test-table.ts';
import { beginSetup, valueFor, withChosen } from '../../../islands/setup/model.ts';
import { setupOfGame } from '../../../islands/setup/setups.test-table.ts';
import { fillInQuery } from '../../../schemas/site/setup-options.ts';

const figures = figuresOf(fileURLToPath(new URL('../../../../', import.meta.url)), 'eldritch');
const data = setupOfGame('eldritch');
const items = data.setup.parts.flatMap((part) => part.items);

test('gates and clues are those of the reference cards', () => {
  const cards = figures['reference-cards'].filter(({ variant }) => variant === undefined);
  for (const name of ['gates', 'clues'] as const)
    assert.deepEqual(
      data.setup.byPlayers[name],
      cards.map((card) => card[name]),
      name,
    );
});

test('monsters are set apart for every Ancient One whose sheet says so', () => {
  const wanted = figures['ancient-ones'].filter(({ setAside }) => (setAside ?? []).length > 0).map(({ id }) => id);
  assert.deepEqual(items.find(({ id }) => id === 'set-aside')!.when.ancient, wanted);
});

test('the calculator opens on the deck of the Ancient One', () => {
  const codec = codecOf(deckData(figures));
  const { query } = items.find(({ calculator }) => calculator?.id === 'deck')!.calculator!;
  for (const { id } of figures['ancient-ones']) {
    const state = withChosen(data, beginSetup(data), { ancient: id });
    const read = codec.parse(fillInQuery(query, (name) => valueFor(data, state, name)));
    assert.deepEqual([read.state.sheet, read.state.boxes, read.problems], [id, ['core'], []]);
  }
});

test('the calculator of the deck opens on the difficulty of the set-up, at the round too', () => {
  const codec = codecOf(deckData(figures));
  const { options } = data.setup.choices.find(({ id }) => id === 'difficulty')!;
  const games = options.map(({ id }) => {
    const state = withChosen(data, beginSetup(data), { difficulty: id, expansions: 'with' });
    const table = tableOfGame('eldritch');
    const [deck] = table.steps.find((step) => step.id === 'card')!.calculators;
    const { to } = calculatorLinks({ table, state: gameOf(data, state, table), people: {}, answers: {} }, deck!)[0]!;
    const read = codec.parse(to.split('?')[1]!);
    // The boxes are those that the reader owns.
    assert.deepEqual([read.state.sheet, read.state.boxes, read.problems], ['azathoth', undefined, []]);
    return read.state.difficulty;
  });
  assert.deepEqual(games, ['easier', 'standard', 'harder', 'staged']);
});
