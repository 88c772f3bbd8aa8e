import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { assertNone } from '../none.ts';

/** The linter has no rule against its own silencing; it names only what silences nothing. */
const SRC = fileURLToPath(new URL('../../', import.meta.url));

test('no rule of the linter is silenced in place: what is off is off in .oxlintrc.json, with its reason', () => {
  const silenced = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file))
    .filter((file) => /\b(?:ox|es)lint-(?:disable|enable)/.test(readFileSync(join(SRC, file), 'utf8')));
  assertNone(
    silenced.map((file) => `src/${file}`),
    'mend what the linter says, or switch the rule off in .oxlintrc.json with its reason',
  );
});
