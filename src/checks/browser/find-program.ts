/** Finds browsers and their drivers among the programs of the system, or installs them where that needs no consent. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first program on the path that bears one of the names. */
export const onThePath = (names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)))
    .find(isProgram);

/** Debian and its kin: as root packages can be installed without a question. Says whether they have been. */
export const installFromDebian = (packages: readonly string[]): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`# Not found on this system: installing ${packages.join(', ')} …`);
  /** Processes side by side miss the same: one waits for the other, and then finds it installed. */
  const aptGet = (...given: readonly string[]) =>
    execFileSync('flock', [join(tmpdir(), 'pravilarium-apt.lock'), 'apt-get', '-qq', ...given], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...packages);
    return true;
  } catch {
    return false;
  }
};
