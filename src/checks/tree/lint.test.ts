import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const SRC = fileURLToPath(new URL('../../', import.meta.url));

test('no rule of the linter is silenced in place: what is off is off in .oxlintrc.json, with its reason', () => {
  const silenced = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file))
    .filter((file) => /\b(?:ox|es)lint-(?:disable|enable)/.test(readFileSync(join(SRC, file), 'utf8')));
  assert.deepEqual(silenced, []);
});
