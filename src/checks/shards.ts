/**
 * Runs test files in a few processes side by side, each of which goes through a shard and keeps what it has made for the
 * next file: `node src/checks/shards.ts <processes a core> <pattern> [reporter] [retry]`. At most four processes; the long
 * files are spread over them. What has failed is repeated at the very end, where a log that keeps its last lines still has
 * it. The exit code is 1 where one has failed.
 *
 * With `retry` the files of what failed run once more, alone: a test that passes then is named as flaky and fails nothing,
 * for a busy machine is no fault of the site; one that fails twice does.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { sep } from 'node:path';
import { createInterface } from 'node:readline';

const MOST = 4;
const [aCore = '1', pattern = '', reporter = 'spec', retry] = process.argv.slice(2);
const processes = Math.min(MOST, Number(aCore) * availableParallelism());

/** Files that take as long as several others of their kind, and about how many. */
const LONG: Readonly<Record<string, number>> = {
  'browser/engines.test.ts': 15,
  'browser/page-kinds.test.ts': 13,
  'browser/words.test.ts': 10,
  'echo/battle/laws.test.ts': 30,
  'foursouls/attack/budget.test.ts': 30,
  'foursouls/stack/laws.test.ts': 30,
  'arkham/skill-test/budget.test.ts': 20,
  'content/source.test.ts': 20,
  'eldritch/combat/budget.test.ts': 20,
};
const lengthOf = (file: string): number =>
  Object.entries(LONG).find(([end]) => file.endsWith(end.replaceAll('/', sep)))?.[1] ?? 1;

/** The files for each process, the longest first: each goes where least has gathered. */
const spread = (files: readonly string[]): readonly (readonly string[])[] => {
  const shards = Array.from({ length: processes }, () => ({ files: [] as string[], length: 0 }));
  for (const file of files.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const least = shards.reduce((best, shard) => (shard.length < best.length ? shard : best));
    least.files.push(file);
    least.length += lengthOf(file);
  }
  return shards.map((shard) => shard.files).filter((shard) => shard.length > 0);
};

/** Heads what the reporter says of the tests that failed, the last part of what it says. */
const FAILURES = /^(?:✖ failing tests|Failed tests):/u;

/** Prints the lines of a process, those of one test together: the processes report at once. Returns the failures. */
const tell = async (lines: AsyncIterable<string>): Promise<string[]> => {
  let held: string[] = [];
  let isSummary = false;
  const failures: string[] = [];
  const say = () => {
    if (held.length > 0) console.log(held.join('\n'));
    held = [];
  };
  for await (const line of lines) {
    // Indented lines belong to the heading above; the summary at the end is one.
    isSummary ||= line.startsWith('ℹ tests ') || FAILURES.test(line);
    if (failures.length > 0 || FAILURES.test(line)) failures.push(line);
    else held.push(line);
    if (!isSummary && /^[^\s▶]/u.test(line)) say();
  }
  say();
  return failures;
};

interface Run {
  /** What ran, in words. */
  readonly name: string;
  /** What tells Node which tests to run. */
  readonly given: readonly string[];
}
interface Ended extends Run {
  readonly code: number | null;
  readonly signal: string | null;
  readonly failures: readonly string[];
}

/** Runs tests in a process of their own. */
const runTests = async (run: Run): Promise<Ended> => {
  const given = ['--test', '--test-isolation=none', `--test-reporter=${reporter}`, ...run.given];
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close') as Promise<[number | null, string | null]>;
  const failures = await tell(createInterface({ input: child.stdout }));
  const [code, signal] = await closed;
  return { ...run, code, signal, failures };
};
const hasFailed = ({ code }: Ended): boolean => code !== 0;
const report = (sign: string, { name, code, signal, failures }: Ended): void => {
  console.log(`\n${sign} ${name} ended with ${signal ?? code}`);
  console.log(failures.join('\n'));
};

/** The files that the reporter names with failures; a process that ended before it named any runs again whole. */
const againOf = ({ name, given, failures }: Ended): Run => {
  const files = failures.flatMap((line) => /^test at (\S+?):\d+:\d+$/u.exec(line)?.[1] ?? []);
  return { name: `${name}, once more,`, given: files.length > 0 ? [...new Set(files)] : given };
};

const files = globSync(pattern).toSorted();
if (files.length === 0) throw new Error(`No test file is like ${pattern}.`);
const ended = await Promise.all(
  spread(files).map((given, i, all) => runTests({ name: `shard ${i + 1} of ${all.length}`, given })),
);
let failed = ended.filter(hasFailed);
if (retry === 'retry') {
  const again: Ended[] = [];
  for (const first of failed) again.push(await runTests(againOf(first)));
  for (const [i, first] of failed.entries()) if (!hasFailed(again[i]!)) report('⚠ flaky:', first);
  failed = again.filter(hasFailed);
}
for (const one of failed) report('✖', one);
process.exitCode = failed.length === 0 ? 0 : 1;
