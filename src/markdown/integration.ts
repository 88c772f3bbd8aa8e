import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { makeContentError } from '../terms/problem.ts';
import { makeMachine, type Machine } from './passes.ts';

/** The term machine of a project, read on first use and again after {@link TermMachine.forget}. */
export interface TermMachine {
  readonly root: string;
  readonly get: () => Machine;
  readonly forget: () => void;
}

/** @param root the project's root */
export const termMachine = (root: string): TermMachine => {
  let machine: Machine | undefined;
  return {
    root,
    get: () => (machine ??= makeMachine(root)),
    forget: () => {
      machine = undefined;
    },
  };
};

/** Stops a build on content that does not hold together, and rereads the dictionary when the author saves a file. */
export const contentGuard = (machine: TermMachine): AstroIntegration => ({
  name: 'content-guard',
  hooks: {
    'astro:build:start': () => {
      const { problems } = machine.get();
      if (problems.length > 0) throw makeContentError(problems);
    },
    'astro:server:setup': ({ server }) => {
      server.watcher.on('all', (_event, path) => {
        if (path.startsWith(join(machine.root, 'content'))) machine.forget();
      });
    },
  },
});
