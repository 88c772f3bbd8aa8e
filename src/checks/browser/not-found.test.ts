/** Addresses that lead nowhere: a name in them leads to its term, or the nearest are offered. */
import { test } from 'node:test';
import { stage } from './stage.ts';

const { open } = stage();

test('an address with the Russian or the English name leads to the term', async () => {
  for (const [path, id] of [
    ['/arkham/terms/внеочередная-атака/', 'attack-of-opportunity'],
    ['/arkham/terms/Attack of Opportunity/', 'attack-of-opportunity'],
    ['/arkham/terms/attack_of_opportunity/', 'attack-of-opportunity'],
    ['/охотники/', 'hunter'],
  ] as const)
    await open(path, {}, (page) => page.waitForURL(`**/arkham/terms/${id}/`), { expected: /404/ });
});

test('an address with a misspelt name offers the nearest', () =>
  open(
    '/arkham/terms/внеочиредная-отака/',
    {},
    async (page) => {
      await page.locator('.nearest').getByRole('link', { name: 'Внеочередная атака' }).click();
      await page.waitForURL('**/attack-of-opportunity/');
    },
    { expected: /404/ },
  ));

test('a name of another game, or of two games, is left to the reader', async () => {
  for (const [path, names] of [
    ['/foursouls/terms/doom/', ['Безысходность · Ужас Аркхэма']],
    ['/атака/', ['Атака · Four Souls', 'Бой · Ужас Аркхэма']],
  ] as const)
    await open(
      path,
      {},
      async (page) => {
        for (const name of names) await page.locator('.nearest').getByRole('link', { name, exact: true }).waitFor();
      },
      { expected: /404/ },
    );
});
