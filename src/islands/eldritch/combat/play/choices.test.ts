/** What the page offers at each moment is legal, and best play is always among it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestAction, newRoller, stateOf } from '../../../../engines/eldritch/roller/log.ts';
import { makeLog } from '../../../../engines/eldritch/roller/notation.ts';
import { readyFor, step, type RollerAction, type RollerState } from '../../../../engines/eldritch/roller/roller.ts';
import { solveFight } from '../../../../engines/eldritch/combat/solve.ts';
import { withHero, withMemberAdded, withThing } from '../changes.ts';
import { carriedOf } from '../items.ts';
import { DATA, INITIAL } from '../model.test-table.ts';
import { foeOf, fightOf, type State } from '../model.ts';
import { advisor } from './advisor.ts';
import { againAt, choicesAt, isSameAction } from './choices.ts';
import { NOT_PLAYED, SAVED_CODEC, savedOf, timelineOf } from './saved.ts';

const armed = DATA.items.map(carriedOf).reduce((state, thing) => withThing(state, 0, thing), INITIAL);
const STATES: readonly State[] = [
  INITIAL,
  withHero(
    { ...armed, rounds: 2, order: 'anew', foes: [foeOf(DATA.monsters[0], 1), foeOf(DATA.monsters[1], 1)] },
    { clues: 2, focus: 1 },
  ),
  withHero(withMemberAdded(INITIAL, DATA), { clues: 1, sanity: 2 }),
];
/** A source that goes round all faces. */
const round = () => {
  let at = 0;
  return (below: number) => {
    at += 5;
    return at % below;
  };
};
/** The actions of a moment, dice all showing 5. */
const actionsAt = (state: RollerState): readonly RollerAction[] => {
  const fives = (count: number) => Array.from({ length: count }, () => 5);
  const done = choicesAt(state).map((choice) =>
    choice.kind === 'do' ? choice.action : choice.with(fives(choice.dice)),
  );
  const again = againAt(state);
  if (again === undefined) return done;
  const singles = (['free', 'focus', 'clue'] as const).flatMap((by) =>
    again.left[by] === 0 ? [] : again.counts.map((_, place): RollerAction => ({ kind: 'again', by, place, face: 5 })),
  );
  return [...done, ...singles, ...(again.all > 0 ? [{ kind: 'all', faces: fives(again.all) } as const] : [])];
};

for (const [at, of] of STATES.entries())
  test(`all that is offered may be done, and what is best is offered: ${at + 1}`, () => {
    const fight = {
      ...fightOf(of),
      order: of.order === 'best' ? ({ kind: 'given', foes: [0] } as const) : fightOf(of).order,
    };
    const policy = solveFight(fight);
    const source = round();
    let state = readyFor(fight);
    for (let steps = 0; state.moment.kind !== 'over'; steps += 1) {
      assert.ok(steps < 200);
      const offered = actionsAt(state);
      for (const action of offered) assert.equal(step(state, action).refusal, undefined, JSON.stringify(action));
      const best = bestAction(state, policy, source)!;
      assert.ok(
        offered.some((action) => isSameAction(action, best)),
        JSON.stringify(best),
      );
      const next = step(state, best);
      assert.ok(next.refusal === undefined);
      state = next.state;
    }
    assert.deepEqual(choicesAt(state), []);
  });

test('advice follows the log; the log comes back from the device for its own fight only', () => {
  const fight = fightOf(INITIAL);
  const begun = newRoller(fight);
  const ask = advisor();
  assert.deepEqual(ask({ fight, log: makeLog(begun) }).action, { kind: 'meet', foe: 0 });
  assert.equal(ask({ fight, log: 'nonsense' }).action, undefined);
  const saved = savedOf('v=1', begun);
  assert.deepEqual(SAVED_CODEC.parse(SAVED_CODEC.make(saved)).state, saved);
  assert.equal(stateOf(timelineOf(saved, 'v=1', fight)!).moment.kind, 'between');
  assert.equal(timelineOf(saved, 'v=1&k=2', fight), undefined);
  assert.equal(timelineOf(NOT_PLAYED, '', fight), undefined);
  for (const text of ['', 'a', 'a\nb\nc', `v=1\n${'x'.repeat(20_000)}`])
    assert.equal(SAVED_CODEC.parse(text).problems.length, 1, text.slice(0, 9));
});
