/** What the tests of the stack share: the cases as they are played, and any state that a reader can reach. */
import fc from 'fast-check';
import { CARDS, CASES, deepFrozen } from '../../../engines/foursouls/stack/cards.test-table.ts';
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import { legalActions } from '../../../engines/foursouls/stack/legal.ts';
import { makeAction } from '../../../engines/foursouls/stack/notation.ts';
import { framesOf } from './frames.ts';
import { stateOf, withAction, type State } from './model.ts';
import { cardsOfSetup, workedCase } from './worked-case.ts';

export const played = CASES.map((c) => {
  const worked = workedCase(cardsOfSetup(c.setup, CARDS), c);
  return { ...c, worked, log: worked.actions };
});
export const words = (actions: readonly Action[]) => actions.map(makeAction).join(' ');
export const anyCase = fc.constantFrom(...played);
/** A state that a reader can reach: a case, a place in it, some legal actions from there. */
export const anyState: fc.Arbitrary<State> = fc
  .tuple(anyCase, fc.nat(40), fc.array(fc.nat(1000), { maxLength: 8 }))
  .map(([c, cursor, picks]) =>
    picks.reduce(
      (state, pick) => {
        const legal = legalActions(framesOf(state.initial, state.actions).states[state.cursor]!);
        return legal.length === 0 ? state : withAction(state, legal[pick % legal.length]!);
      },
      deepFrozen(stateOf(c.setup, CARDS, c.log, cursor)),
    ),
  );
