/** The set-up opens the chaos bag with the tokens of the campaign. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figuresOf } from '../../../content/read/figures.ts';
import { TEST_CODEC } from '../../../islands/arkham/shared/bag-address.ts';
import { beginSetup, valueFor, withChosen } from '../../../islands/setup/model.ts';
import { setupOfGame } from '../../../islands/setup/setups.test-table.ts';
import { fillInQuery } from '../../../schemas/site/setup-options.ts';

const figures = figuresOf(fileURLToPath(new URL('../../../../', import.meta.url)), 'arkham');
const data = setupOfGame('arkham');

test('the bag of every campaign and level is understood, and is the one of the data', () => {
  const items = data.setup.parts.flatMap((part) => part.items);
  const { query } = items.find(({ calculator }) => calculator?.id === 'bag')!.calculator!;
  for (const { id, bags } of figures.bags)
    for (const [level, bag] of Object.entries(bags)) {
      const state = withChosen(data, beginSetup(data), { campaign: id, level });
      const read = TEST_CODEC.parse(fillInQuery(query, (name) => valueFor(data, state, name)));
      const counts = Object.fromEntries(Object.entries(read.state.bag ?? {}).filter(([, count]) => count > 0));
      assert.deepEqual([counts, read.problems], [bag.tokens, []], `${id} ${level}`);
    }
});
