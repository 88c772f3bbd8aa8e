/**
 * Runs test files in a few processes side by side, each of which goes through a shard and keeps what it has made for the
 * next file: `node src/checks/shards.ts <processes a core> <shards a process> <pattern> [reporter]`. At most four processes
 * at a time; a process that ends gives way to the next shard. The exit code is 1 where one has failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';

const MOST = 4;
const [aCore = '1', aProcess = '1', pattern = '', reporter = 'spec'] = process.argv.slice(2);
const processes = Math.min(MOST, Number(aCore) * availableParallelism());
const shards = processes * Number(aProcess);

/** Says the lines of a process, those of one test together: the processes speak at once. */
const tell = async (lines: AsyncIterable<string>): Promise<void> => {
  let held: string[] = [];
  let isSummary = false;
  const say = () => {
    if (held.length > 0) console.log(held.join('\n'));
    held = [];
  };
  for await (const line of lines) {
    // What stands under a heading comes with it; the summary at the end is one.
    isSummary ||= /^(?:ℹ tests |Failed tests:)/u.test(line);
    held.push(line);
    if (!isSummary && /^[^\s▶]/u.test(line)) say();
  }
  say();
};

/** Runs one shard, by its number from 1, and answers with the exit code. */
const runShard = async (number: number): Promise<number | null> => {
  const shard = `--test-shard=${number}/${shards}`;
  const given = ['--test', '--test-isolation=none', `--test-reporter=${reporter}`, shard, pattern];
  const run = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(run, 'close') as Promise<[number | null]>;
  await tell(createInterface({ input: run.stdout }));
  return (await ended)[0];
};

const waiting = Array.from({ length: shards }, (_, i) => i + 1).values();
const codes: (number | null)[] = [];
await Promise.all(
  Array.from({ length: processes }, async () => {
    for (const number of waiting) codes.push(await runShard(number));
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
