/** Every refusal, with the rule that it cites. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from './action.ts';
import { layTable } from './cards.test-table.ts';
import { parseLine, refNamed } from './readable.ts';
import { REFUSALS, refusalOf, type RefusalCode } from './refusal.ts';
import { RULES } from './rules.ts';
import { playLines } from './scenario.ts';
import { step } from './step.ts';
import type { Setup } from './setup.ts';

const SETUP: Setup = {
  players: [
    {
      name: 'A',
      character: 'hero',
      cents: 1,
      hand: ['bomb', 'lost-soul', 'battery'],
      items: ['sleight-of-hand', { card: 'slingshot', deactivated: true }, 'toll-box', 'trophy'],
      souls: ['lost-soul', 'lost-soul', 'lost-soul'],
    },
    { name: 'B', hand: ['bomb'], items: ['slingshot'] },
  ],
  monsters: ['grunt'],
};
const refusedAfter = (lines: readonly string[], action: string | Action, setup = SETUP) => {
  const { lines: played, stopped } = playLines(layTable(setup), lines);
  assert.equal(stopped, undefined, JSON.stringify(stopped));
  const state = played.at(-1)?.state ?? layTable(setup);
  const parsed = typeof action === 'string' ? parseLine(state, action) : { actions: [action], problem: undefined };
  assert.equal(parsed.problem, undefined);
  const first = parsed.problem === undefined ? parsed.actions[0]! : undefined;
  const next = step(state, first!);
  assert.deepEqual('state' in next ? undefined : next.refusal, refusalOf(state, first!));
  return refusalOf(state, first!)?.code;
};
const object = (name: string): number => Number(refNamed(layTable(SETUP), name)!.slice(1));
const activate = (seat: number, name: string, ability = 0, way = '0'): Action => ({
  type: 'activate',
  seat,
  object: object(name),
  ability,
  way,
  pay: [],
});
const cardId = (at: number): number => layTable(SETUP).players[0]!.hand[at]!.id;

const CASES: readonly (readonly [RefusalCode, readonly string[], string | Action, Setup?])[] = [
  ['game-over', ['p1 play lost-soul', 'all pass'], 'p1 pass'],
  ['no-such-player', [], { type: 'pass', seat: 7 }],
  ['no-choice', [], 'p1 choose m1'],
  ['choice-pending', ['p1 declare attack', 'all pass'], 'p1 pass'],
  ['not-your-choice', ['p1 declare attack', 'all pass'], 'p2 choose m1'],
  ['not-offered', ['p1 declare attack', 'all pass'], 'p1 choose p2'],
  ['not-your-priority', [], 'p2 pass'],
  ['not-in-hand', [], { type: 'play', seat: 0, card: 999, way: '0', pay: [] }],
  ['no-loot-play', ['p1 play bomb -> m1'], 'p1 play lost-soul'],
  ['no-such-option', [], { type: 'play', seat: 0, card: cardId(0), way: '3', pay: [] }],
  ['illegal-target', [], 'p1 play bomb -> p1.trophy'],
  ['cannot-pay', [], 'p1 activate toll-box'],
  ['not-in-play', [], { type: 'activate', seat: 0, object: 999, ability: 0, way: '0', pay: [] }],
  ['not-yours', [], activate(0, 'p2.slingshot', 0, '0.p1')],
  ['no-such-ability', [], activate(0, 'p1.trophy')],
  ['deactivated', [], 'p1 activate slingshot -> p2'],
  ['not-active', ['p1 pass'], 'p2 declare attack'],
  ['wrong-phase', [], 'p1 declare end', { ...SETUP, phase: 'start' }],
  ['under-way', ['p1 declare attack', 'all pass', 'p1 choose m1'], 'p1 declare purchase'],
  ['stack-not-empty', ['p1 play bomb -> m1'], 'p1 declare attack'],
  ['no-attacks', [], 'p1 declare attack', { ...SETUP, attacks: 0 }],
  ['no-purchases', ['p1 declare purchase', 'all pass', 'p1 choose deck', 'all pass'], 'p1 declare purchase'],
  [
    'must-attack',
    ['p1 play ambusher', 'all pass', 'p1 choose slot1'],
    'p1 declare end',
    { players: [{ name: 'A', hand: ['ambusher'] }], monsters: ['grunt'] },
  ],
];
for (const [code, lines, action, setup] of CASES) {
  test(`refused: ${code}`, () => assert.equal(refusedAfter(lines, action, setup), code));
}
test('refused: an unknown loot card cannot be played', () => {
  const { lines } = playLines(layTable({ players: [{ name: 'A', plays: 1 }], monsters: ['grunt'], phase: 'start' }), [
    'all pass',
    'all pass',
  ]);
  const state = lines.at(-1)!.state;
  assert.equal(state.players[0]!.hand[0]!.template, 'unknown');
  assert.equal(
    refusalOf(state, { type: 'play', seat: 0, card: state.players[0]!.hand[0]!.id, way: '0', pay: [] })?.code,
    'not-playable',
  );
});
test('every refusal is met here and cites a known rule', () => {
  assert.deepEqual([...new Set([...CASES.map(([code]) => code), 'not-playable'])].sort(), Object.keys(REFUSALS).sort());
  for (const rule of Object.values(REFUSALS)) assert.ok((RULES as readonly string[]).includes(rule));
});
