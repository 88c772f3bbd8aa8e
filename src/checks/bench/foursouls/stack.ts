/** Part of `npm run bench`: a step of the Four Souls stack with 50 items on it, and the replay of a long log. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parse } from 'yaml';
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Catalog, Template } from '../../../engines/foursouls/stack/ability.ts';
import { legalActions } from '../../../engines/foursouls/stack/legal.ts';
import { makeAddress } from '../../../engines/foursouls/stack/notation.ts';
import { parseLine } from '../../../engines/foursouls/stack/readable.ts';
import { tableOf } from '../../../engines/foursouls/stack/laying.ts';
import type { Setup } from '../../../engines/foursouls/stack/setup.ts';
import { step } from '../../../engines/foursouls/stack/step.ts';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import { stateAt } from '../../../engines/log/timeline.ts';
import { PROJECT } from '../../site/built-site.ts';

const ITEMS = 50;
const LOG = 200;
/** Six full seats: the largest table that a setup allows, each hand big enough for its share of the items. */
const SETUP: Setup = {
  players: Array.from({ length: 6 }, (_, i) => ({
    name: `P${i}`,
    character: 'hero',
    health: 99,
    plays: 99,
    hand: Array.from({ length: i === 0 ? ITEMS : 6 }, () => 'bomb'),
    items: ['the-relic', 'slingshot', 'coin-bag', 'trophy'],
  })),
  monsters: ['grunt', 'stoney', 'brute', 'spiteful'],
  shop: ['jar', 'toll-box'],
};
/** Microseconds of one run, the mean of some after a warm-up. */
const micros = (runs: number, work: () => void): number => {
  for (let i = 0; i < runs; i += 1) work();
  const start = performance.now();
  for (let i = 0; i < runs; i += 1) work();
  return ((performance.now() - start) / runs) * 1000;
};
const after = (state: GameState, action: Action): GameState => {
  const next = step(state, action);
  if (!('state' in next)) throw new Error(`The bench plays an illegal action: ${next.refusal.code}.`);
  return next.state;
};
const actionNamed = (state: GameState, line: string): Action => {
  const parsed = parseLine(state, line);
  if (parsed.problem !== undefined) throw new Error(`The bench writes a line that nobody understands: ${line}.`);
  return parsed.actions[0]!;
};

/** The figures as rows of a table. */
export const figures = (): [string, string][] => {
  const cards: Catalog = Object.fromEntries(
    (parse(readFileSync(join(PROJECT, 'content/foursouls/data/templates.yaml'), 'utf8')) as Template[]).map((t) => [
      t.id,
      t,
    ]),
  );
  const initial = tableOf(SETUP, cards);
  let state = initial;
  const actions: Action[] = [];
  const push = (action: Action) => {
    state = after(state, action);
    actions.push(action);
  };
  for (let i = 0; i < ITEMS; i += 1) push(actionNamed(state, 'p1 play bomb -> p2'));
  const full = state;
  const pass: Action = { type: 'pass', seat: 0 };
  let last = full;
  for (let seat = 0; seat < 5; seat += 1) last = after(last, { type: 'pass', seat });
  while (actions.length < LOG) push({ type: 'pass', seat: state.priority!.holder });
  return [
    [
      `a pass with ${full.stack.length} items on the stack`,
      `${micros(2000, () => void step(full, pass)).toFixed(0)} µs`,
    ],
    [
      `the last pass, the top of ${last.stack.length} items resolves`,
      `${micros(2000, () => void step(last, { type: 'pass', seat: 5 })).toFixed(0)} µs`,
    ],
    [
      `all ${legalActions(last).length} legal actions of that table`,
      `${micros(500, () => void legalActions(last)).toFixed(0)} µs`,
    ],
    [
      `replay of ${actions.length} actions`,
      `${(micros(20, () => void stateAt(step, { initial, actions, cursor: actions.length })) / 1000).toFixed(1)} ms`,
    ],
    [
      `address of ${actions.length} actions`,
      `${makeAddress({ players: [{ name: 'A' }] }, actions).length} characters without the table`,
    ],
  ];
};
