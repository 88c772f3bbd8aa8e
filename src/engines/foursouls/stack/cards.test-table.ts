/** The cards and worked cases of `content/foursouls/` for tests. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Catalog, Template } from './ability.ts';
import type { Happened, HappenedCode } from './happened.ts';
import { RULES } from './rules.ts';
import { factOf, type Fact } from './facts.ts';
import { playLines } from './scenario.ts';
import { tableOf } from './laying.ts';
import type { PlayerSetup, Setup } from './setup.ts';
import type { GameState } from './game-state.ts';

const CONTENT = fileURLToPath(new URL('../../../../content/foursouls/', import.meta.url));

export interface Case {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly string[];
  readonly cards?: readonly Template[];
  readonly setup: Setup;
  readonly before?: readonly string[];
  readonly actions: readonly string[];
  readonly notes?: { readonly [line: string]: string };
  readonly expect: { readonly [fact: string]: Fact };
  readonly continuations: readonly number[];
}
export const CASES: readonly Case[] = readdirSync(`${CONTENT}scenarios`)
  .filter((f) => f.endsWith('.yaml'))
  .sort()
  .map((file) => ({
    id: file.replace('.yaml', ''),
    ...(parse(readFileSync(`${CONTENT}scenarios/${file}`, 'utf8')) as Omit<Case, 'id'>),
  }));

/** Every card of the data, and those that worked cases bring along. */
export const CARDS: Catalog = Object.fromEntries(
  [
    ...(parse(readFileSync(`${CONTENT}data/templates.yaml`, 'utf8')) as Template[]),
    ...CASES.flatMap((c) => c.cards ?? []),
  ].map((t) => [t.id, t]),
);

/** A table for a test. */
export const layTable = (setup: Setup): GameState => tableOf(setup, CARDS);
/** A value and everything in it frozen, so that a change throws. */
export const deepFrozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
};

/** What a line of the log must name; other codes name nothing for certain. */
const NAMES: { readonly [C in HappenedCode]?: readonly (keyof Happened)[] } = {
  passed: ['seat'],
  put: ['item', 'kind'],
  resolved: ['item', 'kind'],
  cancelled: ['item', 'kind'],
  fizzled: ['item', 'kind'],
  prevented: ['item', 'kind'],
  removed: ['item', 'kind'],
  reduced: ['item', 'n'],
  triggered: ['template'],
  'not-put': [],
  priority: ['seat'],
  paid: ['seat'],
  rolled: ['item', 'seat', 'n'],
  summed: ['seat', 'n'],
  'roll-changed': ['item', 'seat', 'n'],
  hit: ['ref', 'seat', 'n'],
  missed: ['ref', 'seat', 'n'],
  damaged: ['ref', 'n'],
  healed: ['ref'],
  shielded: ['ref'],
  replaced: ['ref'],
  instead: ['ref', 'seat'],
  chosen: ['ref', 'seat'],
  'cents-gained': ['seat', 'n'],
  'cents-lost': ['seat', 'n'],
  'loot-taken': ['seat', 'n'],
  discarded: ['seat', 'template'],
  'item-gained': ['seat', 'ref', 'template'],
  given: [],
  destroyed: ['ref', 'template'],
  eternal: ['ref'],
  deactivated: [],
  counters: ['ref', 'n'],
  entered: ['ref', 'template'],
  covered: ['ref'],
  left: ['template'],
  'curse-given': ['seat', 'ref'],
  'soul-gained': ['seat', 'template'],
  'attack-begun': ['seat', 'ref'],
  'attack-ended': ['ref'],
  bought: ['seat', 'n'],
  'not-bought': ['seat'],
  'monster-died': ['ref', 'template'],
  'player-died': ['seat', 'ref'],
  reward: ['seat', 'template'],
  penalty: ['seat'],
  phase: ['seat'],
  skipped: ['seat'],
  turn: ['seat'],
  slots: ['n'],
  'loot-play': ['seat', 'n'],
  'attack-owed': ['seat', 'ref'],
  revealed: ['seat', 'template'],
  returned: ['template'],
  reshuffled: ['n'],
  copied: ['seat', 'template'],
  attackable: ['seat', 'n'],
  'turned-over': ['ref', 'template'],
  'character-changed': ['seat', 'ref', 'template'],
  'became-copy': ['ref', 'template'],
  won: ['seat'],
  timer: ['n'],
};
/** Every line of the log cites a known rule and names what it is about. */
export const checkLine = (line: Happened): void => {
  assert.ok(
    line.rules.length > 0 && line.rules.every((rule) => RULES.includes(rule)),
    `${line.code} cites ${line.rules.join()}`,
  );
  for (const key of NAMES[line.code] ?? []) assert.notEqual(line[key], undefined, `${line.code} names ${key}`);
};
/** Lines with which the first player begins to attack the first monster. */
export const FIGHT = ['p1 declare attack', 'all pass', 'p1 choose m1', 'all pass'] as const;
/** A table of the players A and B against a grunt, unless it says otherwise. */
export interface Opening extends Partial<Omit<Setup, 'players'>> {
  readonly a?: Partial<PlayerSetup>;
  readonly b?: Partial<PlayerSetup>;
}
/** Plays lines on a table, and compares facts of the end; `stopped` is the code of a refusal that must come, `own` are cards of the test. */
export const play = (
  { a, b, ...more }: Opening,
  lines: readonly string[],
  facts: { readonly [name: string]: Fact },
  own: readonly Template[] = [],
): void => {
  const cards = { ...CARDS, ...Object.fromEntries(own.map((t) => [t.id, t])) };
  const start = tableOf(
    {
      players: [
        { name: 'A', ...a },
        { name: 'B', ...b },
      ],
      monsters: ['grunt'],
      ...more,
    },
    cards,
  );
  const { lines: played, stopped } = playLines(start, lines);
  const [state, happened] = [played.at(-1)?.state ?? start, played.flatMap((l) => l.happened)];
  happened.forEach(checkLine);
  const factNamed = (name: string) => (name === 'stopped' ? stopped?.problem.code : factOf(state, happened, name));
  assert.deepEqual(Object.fromEntries(Object.keys({ stopped: 0, ...facts }).map((n) => [n, factNamed(n)])), {
    stopped: undefined,
    ...facts,
  });
};
