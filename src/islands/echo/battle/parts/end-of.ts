import type { End } from '../../../shared/results/Strip.tsx';
import { ratioOf } from '../words/numbers.ts';

/** How much of what the detectives want an end brings. */
const WORTH = { good: 1, fair: 0.6, poor: 0.2, bad: 'bad' } as const;
type Tone = keyof typeof WORTH;
/** One of the ways that something ends, with the chance of the engine. */
export const endOf = (says: string, chance: number, tone: Tone): End => ({
  says,
  chance: ratioOf(chance),
  worth: WORTH[tone],
});
