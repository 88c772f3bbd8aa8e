/** Part of `npm run bench`: what does not outlive it, however it ends: temporary folders, and the programs it runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();
const groups = new Set<number>();

const removeFolder = (folder: string): void => {
  // A program that has just been stopped may have been writing there.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  folders.delete(folder);
};
const stopGroup = (group: number): void => {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

let isHeard = false;
/** Once something is there to clean up, the end of the bench does it; a signal to stop is such an end. */
const hearTheEnd = (): void => {
  if (isHeard) return;
  isHeard = true;
  process.on('exit', () => {
    for (const group of groups) stopGroup(group);
    for (const folder of folders) removeFolder(folder);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
};

/** Does something with an empty folder that is removed afterwards. @param name what its name begins with */
export const withTemporary = async <T>(name: string, work: (folder: string) => Promise<T>): Promise<T> => {
  hearTheEnd();
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.add(folder);
  try {
    return await work(folder);
  } finally {
    removeFolder(folder);
  }
};

/** Stops a group of processes with the bench. Called again by what it returns, the group is left alone. */
export const stoppedWithBench = (group: number): (() => void) => {
  hearTheEnd();
  groups.add(group);
  return () => void groups.delete(group);
};
