/**
 * Part of `npm run bench`: loaded by each process of Node below a measured program (`--import`). As it ends it writes
 * down the seconds of processor of its children that nobody has waited for, which the system would leave out: Starlight
 * leaves Pagefind so. Where there is no `/proc`, they stay left out.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Ticks of the clock in `/proc/<process>/stat`, the same on every Linux. */
const TICKS_A_SECOND = 100;

const childrenOf = (tasks: string): readonly string[] =>
  readdirSync(tasks).flatMap((task) => readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean));

/** Its own seconds and those of the children it has waited for: fields 14 to 17, of which the name may hold spaces. */
const secondsOf = (child: string): number => {
  const stat = readFileSync(`/proc/${child}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
};

const out = process.env['BENCH_STRAGGLERS'];
const tasks = '/proc/self/task';
if (out !== undefined && isMainThread && existsSync(`${tasks}/${process.pid}/children`))
  process.on('exit', () => {
    for (const child of childrenOf(tasks)) appendFileSync(out, `${secondsOf(child)}\n`);
  });
