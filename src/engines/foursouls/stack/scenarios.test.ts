/** Every worked case of `content/foursouls/scenarios/` comes out as it says, with as many legal continuations as pinned. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, CASES, checkLine, layTable } from './cards.test-table.ts';
import { legalActions } from './legal.ts';
import { makeAddress, parseAddress } from './notation.ts';
import { factOf } from './facts.ts';
import { playLines } from './scenario.ts';
import { step } from './step.ts';
import { stateAt } from '../../log/timeline.ts';

test('there are enough cases, and they are short', () => {
  assert.ok(CASES.length >= 30);
  for (const c of CASES) assert.ok([...c.answer].length <= 300, `${c.id}: ${[...c.answer].length}`);
});

for (const c of CASES) {
  test(`${c.id}: ${c.title}`, () => {
    const initial = layTable(c.setup);
    const { lines: played, stopped } = playLines(initial, [...(c.before ?? []), ...c.actions]);
    assert.equal(stopped, undefined);
    const lines = played.slice(c.before?.length ?? 0);
    played.flatMap((l) => l.happened).forEach(checkLine);
    const [state, happened] = [lines.at(-1)!.state, played.flatMap((l) => l.happened)];
    assert.deepEqual(
      Object.fromEntries(Object.keys(c.expect).map((name) => [name, factOf(state, happened, name)])),
      c.expect,
    );
    assert.deepEqual(
      lines.map((l) => legalActions(l.state).length),
      c.continuations,
    );
    for (const line of Object.keys(c.notes ?? {}))
      assert.ok(lines[Number(line) - 1] !== undefined, `a note at line ${line}`);
    const actions = played.flatMap((l) => l.actions);
    assert.deepEqual(stateAt(step, { initial, actions, cursor: actions.length }).state, state);
    const back = parseAddress(makeAddress(c.setup, actions), CARDS);
    assert.ok(back.problem === undefined);
    assert.deepEqual(layTable(back.setup), initial);
    assert.deepEqual(back.actions, actions);
  });
}
