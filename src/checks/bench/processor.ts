/** Part of `npm run bench`: runs a program and tells what it took, with all that it started and waited for. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { stoppedWithBench } from './temporary.ts';

/** What was spent, in seconds: by the clock, and of all processors together. */
export interface Spent {
  readonly clock: number;
  readonly processor: number;
}

/** A program among the packages of a folder, and what it is given. */
export type Command = readonly [program: string, ...given: string[]];

/** Says what the shell's children have spent once the program has ended; every POSIX shell can. */
const SHELL = '"$@" > /dev/null 2>&1; code=$?; times; exit $code';

/** The seconds of the children, by what `times` of a shell says: its own on the first line, theirs on the second. */
export const secondsOfChildren = (times: string): number => {
  const theirs = [...(times.trim().split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (theirs.length !== 2) throw new Error(`The shell does not say what was spent: ${times}`);
  return theirs.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
};

/** Runs a program to its end. @throws where it fails */
export const spentBy = async (program: string, given: readonly string[], folder: string): Promise<Spent> => {
  const start = performance.now();
  const child = spawn('sh', ['-c', SHELL, 'sh', program, ...given], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    // Everything runs on the Node of the bench.
    env: { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) },
  });
  const leave = child.pid === undefined ? undefined : stoppedWithBench(child.pid);
  const [[code], times] = await Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stdout)]);
  const clock = (performance.now() - start) / 1000;
  leave?.();
  if (code !== 0) throw new Error(`«${[program, ...given].join(' ')}» failed in ${folder}: ${code}`);
  return { clock, processor: secondsOfChildren(times) };
};
