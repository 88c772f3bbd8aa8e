import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { withTemporary } from './temporary.ts';

test('a folder is there for the work alone, whether it goes well or not', async () => {
  const folder = await withTemporary('bench-test', async (empty) => {
    assert.deepEqual(readdirSync(empty), []);
    return Promise.resolve(empty);
  });
  assert.ok(!existsSync(folder));
  let failed = '';
  const failing = withTemporary('bench-test', (empty) => {
    failed = empty;
    return Promise.reject(new Error('no'));
  });
  await assert.rejects(failing, /no/);
  assert.ok(failed !== '' && !existsSync(failed));
});

/** Runs a program that writes into a temporary folder without end. */
const BENCH = `
import { withTemporary } from ${JSON.stringify(new URL('temporary.ts', import.meta.url).href)};
import { spentBy } from ${JSON.stringify(new URL('processor.ts', import.meta.url).href)};
await withTemporary('bench-stopped', (folder) =>
  spentBy('sh', ['-c', 'i=0; while :; do i=$((i + 1)); echo $i > file-$i; sleep 0.01; done'], folder));`;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`${signal} leaves neither folders nor what was run`, async () => {
    const temporary = mkdtempSync(join(tmpdir(), 'bench-test-'));
    const env = { ...process.env, TMPDIR: temporary };
    const bench = spawn(process.execPath, ['--input-type=module', '-e', BENCH], { env, stdio: 'ignore' });
    try {
      const isRunning = () =>
        readdirSync(temporary, { recursive: true }).some((name) => String(name).includes('file-'));
      while (!isRunning() && bench.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
      bench.kill(signal);
      await once(bench, 'exit');
      assert.deepEqual(readdirSync(temporary), []);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  });
