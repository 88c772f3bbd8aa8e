/**
 * Runs test files in a few processes side by side, each of which goes through a shard and keeps what it has made for the
 * next file: `node src/checks/shards.ts <processes a core> <shards a process> <pattern> [reporter]`. At most four processes
 * at a time; a process that ends gives way to the next shard. What has failed is repeated at the very end, where a log that
 * keeps its last lines still has it. The exit code is 1 where one has failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';

const MOST = 4;
const [aCore = '1', aProcess = '1', pattern = '', reporter = 'spec'] = process.argv.slice(2);
const processes = Math.min(MOST, Number(aCore) * availableParallelism());
const shards = processes * Number(aProcess);

/** Heads what the reporter says of the tests that failed, the last part of what it says. */
const FAILURES = /^(?:✖ failing tests|Failed tests):/u;

/** Says the lines of a process, those of one test together: the processes speak at once. Returns the failures it told. */
const tell = async (lines: AsyncIterable<string>): Promise<string[]> => {
  let held: string[] = [];
  let isSummary = false;
  const failures: string[] = [];
  const say = () => {
    if (held.length > 0) console.log(held.join('\n'));
    held = [];
  };
  for await (const line of lines) {
    // What stands under a heading comes with it; the summary at the end is one.
    isSummary ||= line.startsWith('ℹ tests ') || FAILURES.test(line);
    if (failures.length > 0 || FAILURES.test(line)) failures.push(line);
    else held.push(line);
    if (!isSummary && /^[^\s▶]/u.test(line)) say();
  }
  say();
  return failures;
};

interface Ended {
  readonly number: number;
  readonly code: number | null;
  readonly signal: string | null;
  readonly failures: readonly string[];
}

/** Runs one shard, by its number from 1. */
const runShard = async (number: number): Promise<Ended> => {
  const shard = `--test-shard=${number}/${shards}`;
  const given = ['--test', '--test-isolation=none', `--test-reporter=${reporter}`, shard, pattern];
  const run = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(run, 'close') as Promise<[number | null, string | null]>;
  const failures = await tell(createInterface({ input: run.stdout }));
  const [code, signal] = await closed;
  return { number, code, signal, failures };
};

const waiting = Array.from({ length: shards }, (_, i) => i + 1).values();
const ended: Ended[] = [];
await Promise.all(
  Array.from({ length: processes }, async () => {
    for (const number of waiting) ended.push(await runShard(number));
  }),
);
for (const { number, code, signal, failures } of ended.filter((shard) => shard.code !== 0)) {
  console.log(`\n✖ shard ${number} of ${shards} ended with ${signal ?? code}`);
  console.log(failures.join('\n'));
}
process.exitCode = ended.every(({ code }) => code === 0) ? 0 : 1;
