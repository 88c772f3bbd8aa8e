/** Addresses: hostile ones are refused with a reason, none throws. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CARDS, CASES, layTable } from './cards.test-table.ts';
import { makeAddress, parseAction, parseAddress } from './notation.ts';
import { playLines } from './scenario.ts';
import { step } from './step.ts';
import { stateAt } from '../../log/timeline.ts';

const [first] = CASES.filter((c) => c.id === 'three-responses');
const GOOD = makeAddress(
  first!.setup,
  playLines(layTable(first!.setup), first!.actions).lines.flatMap((l) => l.actions),
);

/** Whatever comes: a problem, or a table that can be laid and a log that is replayed or refused. */
const isSafe = (text: string): void => {
  const address = parseAddress(text, CARDS);
  if (address.problem !== undefined) {
    assert.ok(address.problem.code.length > 0 && address.problem.came.length <= 40);
    return;
  }
  const replayed = stateAt(step, {
    initial: layTable(address.setup),
    actions: address.actions,
    cursor: address.actions.length,
  });
  assert.ok(replayed.happened.length <= address.actions.length);
};

test('hostile strings', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'0123456789abcdlmnopxz._~*-'), maxLength: 60 });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        letters,
        letters.map((t) => `1_p2t~hero_mgrunt_${t}`),
        letters.map((t) => `1_p2t_mgrunt_z_${t}`),
      ),
      isSafe,
    ),
    { numRuns: 2000, seed: 1 },
  );
  fc.assert(
    fc.property(
      fc.nat(GOOD.length - 1),
      fc.constantFrom(...'0123456789abcdlmnopxz._~*-Я%'),
      fc.boolean(),
      (at, letter, cut) => isSafe(cut ? GOOD.slice(0, at) : GOOD.slice(0, at) + letter + GOOD.slice(at + 1)),
    ),
    { numRuns: 1500, seed: 2 },
  );
});

test('each kind of fault has its reason', () => {
  const codeOf = (text: string) => parseAddress(text, CARDS).problem?.code;
  assert.equal(codeOf(GOOD), undefined);
  assert.equal(codeOf(''), 'empty');
  assert.equal(codeOf(GOOD.replace(/^1/, '2')), 'version');
  assert.equal(codeOf('1_p2t_mgrunt'), 'word');
  assert.equal(codeOf('1_p2t_mno-such-card_z'), 'card');
  assert.equal(codeOf('1_p2t_mconstructor_z'), 'card');
  assert.equal(codeOf('1_mgrunt_z'), 'players');
  assert.equal(codeOf('1_p2t~grunt_z'), 'kind');
  assert.equal(codeOf('1_p2t_g4_z'), 'active');
  assert.equal(codeOf('1_p2t_z_9x'), 'word');
  assert.equal(codeOf('1_p2t_gx_z'), 'word');
  assert.equal(codeOf('1_p2t~~0_z'), 'number');
  assert.equal(codeOf(`1_p2t_z${'_1x'.repeat(401)}`), 'too-many');
  assert.equal(codeOf('1_p2t_<script>'), 'characters');
});
test('an illegal action of an address is refused at its place', () => {
  const address = parseAddress('1_p2t_p2u_mgrunt_z_1x_1x', CARDS);
  assert.ok(address.problem === undefined);
  assert.deepEqual(stateAt(step, { initial: layTable(address.setup), actions: address.actions, cursor: 2 }).refused, {
    at: 1,
    refusal: { code: 'not-your-priority', rule: 'priority' },
  });
});
test('words that are no actions', () => {
  for (const word of [
    '',
    'x',
    '0x',
    '7x',
    '1xx',
    '1d',
    '1dz',
    '1c',
    '1l',
    '1l0.0',
    '1l7',
    '1l7-1.0',
    '1a7.0',
    '1a7-0.0~',
    '1l7.0.q1',
  ])
    assert.equal(parseAction(word), undefined, word);
});
