/** The state as an address: short, versioned. Only what differs from the investigator with nothing in hand is written. */
import { addressCodec, inside, type ProblemOf } from '../../../shared/state/fields.ts';
import { by, integer } from '../../../shared/state/texts.ts';
import { plainSetup, setupFields } from '../inputs/fields.ts';
import { TESTED } from '../inputs/setup.ts';
import { defaultState, NEEDED, type TestData } from './model.ts';

export const codecOf = (data: Pick<TestData, 'investigators'>) => {
  const start = defaultState(data);
  return addressCodec({
    key: 'eldritch.test',
    version: '1',
    start,
    plain: ({ setup }) => ({ ...start, setup: plainSetup(setup, data.investigators) }),
    // Successes that are enough come last.
    table: { ...inside('setup', setupFields(data.investigators, TESTED)), w: by('needed', integer(NEEDED)) },
  });
};
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = ProblemOf<typeof codecOf>;
