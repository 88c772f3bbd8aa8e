/**
 * Runs test files in a few processes side by side, each of which goes through its share and keeps what it has made for the
 * next file: `node src/checks/shards.ts <processes a core> <pattern> [reporter]`. At most four; the exit code is 1 where one
 * has failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';

const MOST = 4;
const [aCore = '1', pattern = '', reporter = 'spec'] = process.argv.slice(2);
const shards = Math.min(MOST, Number(aCore) * availableParallelism());

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

const codes = await Promise.all(
  Array.from({ length: shards }, async (_, i) => {
    const shard = `--test-shard=${i + 1}/${shards}`;
    const given = ['--test', '--test-isolation=none', `--test-reporter=${reporter}`, shard, pattern];
    const run = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(run, 'close') as Promise<[number | null]>;
    await tell(createInterface({ input: run.stdout }));
    return (await ended)[0];
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
