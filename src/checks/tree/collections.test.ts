/** The one list of the games: `content.config.ts` spreads the collections of each, and no two share a name. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const SRC = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, SRC), 'utf8');
const games = readdirSync(fileURLToPath(new URL('../content', SRC)));
const files = readdirSync(new URL('collections/', SRC)).map((file) => file.replace('.ts', ''));
const withCollections = games.filter((game) => files.includes(game));

test('the list names every game that has collections', () => {
  const list = read('content.config.ts');
  assert.ok(withCollections.length >= 2);
  for (const game of withCollections) {
    assert.ok(list.includes(`'./collections/${game}.ts'`), game);
    assert.ok(list.includes(`...${game}Collections`), game);
  }
});

test('collections of a game begin with its name, so that those of two games never meet', () => {
  const named = withCollections.flatMap((game) =>
    [...read(`collections/${game}.ts`).matchAll(/^ {2}(\w+): defineCollection/gm)].map((m) => ({ game, name: m[1]! })),
  );
  assert.ok(named.length >= 9);
  assert.deepEqual(
    named.filter(({ game, name }) => !name.startsWith(game)),
    [],
  );
});
