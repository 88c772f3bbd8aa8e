/** The set-up follows the data: reference cards, sheets, and the calculator of the Mythos deck. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figuresOf } from '../../../content/read/figures.ts';
import { codecOf } from '../../../islands/eldritch/deck/address.ts';
import { deckData } from '../../../islands/eldritch/deck/make-data.ts';
import { beginSetup, valueFor, withChosen } from '../../../islands/setup/model.ts';
import { setupOfGame } from '../../../islands/setup/setups.test-table.ts';
import { filledQuery } from '../../../schemas/site/setup-options.ts';

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

test('monsters are put aside for every Ancient One whose sheet says so', () => {
  const wanted = figures['ancient-ones'].filter(({ setAside }) => (setAside ?? []).length > 0).map(({ id }) => id);
  assert.deepEqual(items.find(({ id }) => id === 'set-aside')!.when.ancient, wanted);
});

test('the calculator opens on the deck of the Ancient One', () => {
  const codec = codecOf(deckData(figures));
  const { query } = items.find(({ calculator }) => calculator?.id === 'deck')!.calculator!;
  for (const { id } of figures['ancient-ones']) {
    const state = withChosen(beginSetup(data), 'ancient', id);
    const read = codec.parse(filledQuery(query, (name) => valueFor(data, state, name)));
    assert.deepEqual([read.state.sheet, read.problems], [id, []]);
  }
});
