/** Each game has the accent of its game.yaml: on its own page, on its card, at its terms in the search. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { corpus } from '../corpus.ts';
import { ask, hits, openDialog } from './search-panel.ts';
import { stage } from './stage.ts';

const { open } = stage();
const { games } = corpus();

/** The accent that holds at an element, as six digits. */
const accentAt = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const probe = element.appendChild(document.createElement('i'));
    probe.style.color = 'var(--accent)';
    const parts = getComputedStyle(probe).color.match(/\d+/g)!;
    probe.remove();
    return `#${parts.map((n) => Number(n).toString(16).padStart(2, '0')).join('')}`;
  });

for (const theme of ['light', 'dark'] as const) {
  for (const { id, data } of games)
    test(`${id} has its accent, ${theme}`, () =>
      open(`/${id}/`, { colorScheme: theme }, async (page) => {
        assert.equal(await accentAt(page.locator('main [data-game]').first()), data.accent[theme]);
      }));

  test(`each card on the home page has the accent of its game, ${theme}`, () =>
    open('/', { colorScheme: theme }, async (page) => {
      for (const { id, data } of games)
        assert.equal(await accentAt(page.locator(`.game-card[data-game="${id}"]`)), data.accent[theme], id);
    }));

  test(`a term of another game appears in the search with the accent and the emblem of that game, ${theme}`, () =>
    open('/foursouls/terms/', { colorScheme: theme }, async (page) => {
      const arkham = games.find(({ id }) => id === 'arkham')!;
      await openDialog(page);
      await ask(page, 'безысходность');
      const mark = hits(page).first().locator('.game-mark');
      assert.equal(await accentAt(mark), arkham.data.accent[theme]);
      assert.equal(await mark.locator('svg > *').count(), arkham.data.emblem.split('<').length - 1);
    }));
}
