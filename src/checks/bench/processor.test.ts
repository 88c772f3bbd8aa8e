/** What a program spends is counted with all that it starts and waits for. */
import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { secondsOfChildren, spentBy } from './processor.ts';

test('the seconds of children, as shells say them', () => {
  assert.equal(secondsOfChildren('0m0.250000s 0m0.500000s\n1m2.250000s 0m0.500000s\n'), 62.75);
  assert.equal(secondsOfChildren('0m0.001s 0m0.000s\n0m1.500s 2m0.250s\n'), 121.75);
  assert.throws(() => secondsOfChildren('0m0.001s 0m0.000s\n'), /does not say/);
});

/** Keeps a processor busy for a fifth of a second of its work, then says so. */
const BUSY = `while (process.cpuUsage().user < 200_000) for (let i = 0; i < 1e6; i += 1); console.log('done');`;
const secondsOf = async (script: string): Promise<number> =>
  (await spentBy(process.execPath, ['-e', script], tmpdir())).processor;

test('a program alone', async () => {
  const seconds = await secondsOf(BUSY);
  assert.ok(seconds >= 0.2 && seconds < 0.7, String(seconds));
});

test('a child that was waited for', async () => {
  const waited = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}])`;
  assert.ok((await secondsOf(waited)) >= 0.2);
});

test('a program that fails is no measure', async () => {
  await assert.rejects(spentBy(process.execPath, ['-e', 'process.exit(3)'], tmpdir()), /failed.*3/);
});
