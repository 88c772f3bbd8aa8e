/** The question of the page as a plain value: a test, and how many successes are enough. */
import type { CalculatorProse } from '../../../../schemas/eldritch/calculator-prose.ts';
import type { InvestigatorCard } from '../../shared/investigator.ts';
import { setupOf, type Bounds, type Setup } from '../inputs/setup.ts';

export interface TestData {
  readonly investigators: readonly InvestigatorCard[];
  readonly prose: CalculatorProse;
}
export interface State {
  readonly setup: Setup;
  /** Successes that are enough. */
  readonly needed: number;
}
export const NEEDED: Bounds = [1, 9];

/** The page opens on the strength of the investigator whom the rulebook sends to fight, with nothing in hand. */
const EXAMPLE = { investigator: 'lily-chen', tested: 'strength' } as const;
export const defaultState = ({ investigators }: Pick<TestData, 'investigators'>): State => ({
  setup: setupOf(
    investigators.find(({ id }) => id === EXAMPLE.investigator),
    EXAMPLE.tested,
  ),
  needed: 1,
});
