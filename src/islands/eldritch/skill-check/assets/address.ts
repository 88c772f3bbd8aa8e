/** The state as an address: short, versioned. Only what differs from the example is written, but for who acquires. */
import { addressCodec, inside, type ProblemOf } from '../../../shared/state/fields.ts';
import { by, choice, integer, list, type Text } from '../../../shared/state/texts.ts';
import { plainSetup, setupFields } from '../inputs/fields.ts';
import {
  AIMS,
  defaultState,
  LOANS,
  PRICE,
  RESOURCES,
  SLOTS,
  slotOf,
  WANTS,
  type AssetsData,
  type Slot,
} from './model.ts';

const price = integer(PRICE);
/** «38-revolver.2», or «.3.1» for a card of which the price alone is known. */
const slotText = ({ assets }: Pick<AssetsData, 'assets'>): Text<Slot> => ({
  make: ({ id, ...slot }) => (id === undefined ? `.${slot.price}.${slot.want}` : `${id}.${slot.want}`),
  parse: (text) => {
    const [id = '', ...rest] = text.split('.');
    const card = assets.find((one) => one.id === id);
    const paid = id === '' ? price.parse(rest[0] ?? '') : card?.price;
    const want = WANTS.find((one) => String(one) === rest.at(-1));
    const isWhole = rest.length === (id === '' ? 2 : 1);
    return paid === undefined || want === undefined || !isWhole ? undefined : slotOf(card, want, paid);
  },
});

export const codecOf = (data: Omit<AssetsData, 'prose'>) => {
  const start = defaultState(data);
  // The test is always of influence, which is not said.
  const { t: _, ...setup } = setupFields(data.investigators, ['influence']);
  return addressCodec({
    key: 'eldritch.assets',
    version: '1',
    start,
    plain: (state) => ({ ...start, setup: plainSetup(state.setup, data.investigators) }),
    table: {
      ...inside('setup', setup),
      c: by('reserve', list(slotText(data), '_', [SLOTS, SLOTS])),
      l: by('loan', choice(LOANS)),
      q: by('resources', integer(RESOURCES)),
      a: by('aim', choice(AIMS)),
    },
  });
};
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = ProblemOf<typeof codecOf>;
