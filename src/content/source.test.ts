import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { contentSource } from './source.ts';

const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));
const TERM = 'content/echo/terms/path.mdx';

/** A project of one game. */
const root = mkdtempSync(join(tmpdir(), 'source-'));
after(() => rmSync(root, { recursive: true }));
cpSync(join(CONTENT, 'echo'), join(root, 'content/echo'), { recursive: true });
const source = contentSource(root);

test('a page that cannot be read is reported once, and not as missing on the pages that name it', () => {
  const healthy = readFileSync(join(root, TERM), 'utf8');
  writeFileSync(join(root, TERM), healthy.replace(/^kind: .*$/m, 'kind: rul'));
  assert.throws(() => source.checked(), new RegExp(`^Error: [^\\n]*\\(1\\):\\n\\n${TERM}:\\d+`));
  writeFileSync(join(root, TERM), healthy);
  source.forget();
  assert.ok(source.checked().mentions['echo/path'] !== undefined);
});

test('what the pages are handed survives JSON', () => {
  const problems: string[] = [];
  const look = (value: unknown, at: string) => {
    if (value instanceof Map || value instanceof Set || typeof value === 'function') problems.push(at);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) look(part, `${at}.${key}`);
  };
  const content = source.checked();
  assert.ok(content.terms.length > 50);
  look(content, 'content');
  assert.deepEqual(problems, []);
});
