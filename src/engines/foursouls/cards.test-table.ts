/** The cards and worked cases of `content/foursouls/` for tests. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Catalog, Template } from './ability.ts';
import { factOf, playLines, type Fact } from './scenario.ts';
import { tableOf, type PlayerSetup, type Setup } from './setup.ts';
import type { Table } from './table.ts';

const CONTENT = fileURLToPath(new URL('../../../content/foursouls/', import.meta.url));
export const CARDS: Catalog = Object.fromEntries((parse(readFileSync(`${CONTENT}data/templates.yaml`, 'utf8')) as Template[]).map((t) => [t.id, t]));

export interface Case {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly string[];
  readonly setup: Setup;
  readonly actions: readonly string[];
  readonly notes?: { readonly [line: string]: string };
  readonly expect: { readonly [fact: string]: Fact };
  readonly continuations: readonly number[];
}
export const CASES: readonly Case[] = readdirSync(`${CONTENT}scenarios`).filter((f) => f.endsWith('.yaml')).sort().map((file) => ({ id: file.replace('.yaml', ''), ...parse(readFileSync(`${CONTENT}scenarios/${file}`, 'utf8')) as Omit<Case, 'id'> }));

/** A table for a test. */
export const laid = (setup: Setup): Table => tableOf(setup, CARDS);
/** A value and everything in it frozen, so that a change throws. */
export const deepFrozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
};

/** Lines with which the first player begins to attack the first monster. */
export const FIGHT = ['p1 declare attack', 'all pass', 'p1 choose m1', 'all pass'] as const;
/** Plays lines on a table of A and B against a grunt, and compares facts of the end; `stopped` is the code of a refusal that must come. */
export const play = (a: Partial<PlayerSetup>, b: Partial<PlayerSetup>, more: Partial<Setup>, lines: readonly string[], facts: { readonly [name: string]: Fact }): void => {
  const start = laid({ players: [{ name: 'A', ...a }, { name: 'B', ...b }], monsters: ['grunt'], ...more });
  const { lines: played, stopped } = playLines(start, lines);
  const [state, happened] = [played.at(-1)?.state ?? start, played.flatMap((l) => l.happened)];
  const factNamed = (name: string) => (name === 'stopped' ? stopped?.problem.code : factOf(state, happened, name));
  assert.deepEqual(Object.fromEntries(Object.keys({ stopped: 0, ...facts }).map((n) => [n, factNamed(n)])), { stopped: undefined, ...facts });
};
