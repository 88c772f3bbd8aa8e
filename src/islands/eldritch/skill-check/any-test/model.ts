/** The question of the page as a plain value: a test, and how many successes are enough. */
import { setupOf, type Bounds, type InvestigatorCard, type Setup } from '../inputs/setup.ts';

export interface TestData {
  readonly investigators: readonly InvestigatorCard[];
}
export interface State {
  readonly setup: Setup;
  /** Successes that are enough. */
  readonly needed: number;
}
export const NEEDED: Bounds = [1, 9];

/** The page opens on the strength of the investigator whom the rulebook sends to fight, with nothing in hand. */
const EXAMPLE = { investigator: 'lily-chen', tested: 'strength' } as const;
export const defaultState = ({ investigators }: TestData): State => ({
  setup: setupOf(
    investigators.find(({ id }) => id === EXAMPLE.investigator),
    EXAMPLE.tested,
  ),
  needed: 1,
});
export const withSetup = (state: State, change: (setup: Setup) => Setup): State => ({
  ...state,
  setup: change(state.setup),
});
