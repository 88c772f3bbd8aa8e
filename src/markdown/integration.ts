import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { makeContentError } from '../terms/problem.ts';
import { compileAll, type CompiledPage } from './compile.ts';
import { makeMachine, type Machine } from './passes.ts';

/** The term machine of a project, read on first use and again after {@link TermMachine.forget}. */
export interface TermMachine {
  readonly root: string;
  readonly get: () => Machine;
  /** All prose as the site shows it, compiled on first use. */
  readonly compiled: () => Promise<readonly CompiledPage[]>;
  readonly forget: () => void;
}

/**
 * @param root the project's root
 * @param base the site's root in an address
 */
export const termMachine = (root: string, base: string): TermMachine => {
  let machine: Machine | undefined;
  let compiled: Promise<readonly CompiledPage[]> | undefined;
  const get = () => (machine ??= makeMachine(root));
  return {
    root,
    get,
    compiled: () => (compiled ??= compileAll(root, get(), base)),
    forget: () => {
      machine = undefined;
      compiled = undefined;
    },
  };
};

/** Whether a file is content of the site. */
export const isContent = ({ root }: Pick<TermMachine, 'root'>, path: string): boolean =>
  path.startsWith(join(root, 'content'));

/** Name of the hook of ours by which the collections reach the machine; Astro keeps hooks that it does not know. */
const MACHINE_HOOK = 'term-machine';

/** Stops a build on content that does not hold together, and rereads the dictionary when the author saves a file. */
export const contentGuard = (machine: TermMachine): AstroIntegration => ({
  name: 'content-guard',
  hooks: {
    [MACHINE_HOOK]: () => machine,
    'astro:build:start': () => {
      const { problems } = machine.get();
      if (problems.length > 0) throw makeContentError(problems);
    },
    'astro:server:setup': ({ server }) => {
      server.watcher.on('all', (_event, path) => {
        if (isContent(machine, path)) machine.forget();
      });
    },
  },
});

/** The term machine of a configured site: one for the passes and for the collections, so that content is read once. */
export const machineOf = (integrations: readonly AstroIntegration[]): TermMachine => {
  const hook = integrations.map((i) => i.hooks[MACHINE_HOOK]).find((h) => typeof h === 'function');
  if (hook === undefined)
    throw new Error('astro.config.mjs names no contentGuard(machine): the term machine is not there.');
  return (hook as () => TermMachine)();
};
