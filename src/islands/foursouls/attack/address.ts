/**
 * The state as an address: short, versioned, readable. What is understood is kept; what is not is named as a problem and
 * gives way to the default.
 */
import { GOALS, RESOURCES, type Face } from '../../../engines/foursouls/attack/attack.ts';
import { addressCodec, always, MOST_SHOWN, type Field, type ProblemOf } from '../../shared/state/fields.ts';
import { by, choice, each, integer, list, withMark, together, type Text } from '../../shared/state/texts.ts';
import {
  BOUNDS,
  MOST_FOES,
  defaultState,
  foeOf,
  isAsPrinted,
  type AttackData,
  type NamedFoe,
  type State,
} from './model.ts';

const NUMBERS = together(
  {
    health: integer(BOUNDS.health),
    attack: integer(BOUNDS.attack),
    rollBonus: integer(BOUNDS.rollBonus),
    firstBonus: integer(BOUNDS.firstBonus),
    sixBonus: integer(BOUNDS.sixBonus),
    dice: integer(BOUNDS.dice),
  },
  '.',
);
const FACE = integer([1, 6]) as Text<Face>;
const FIGURES = together(
  {
    health: integer(BOUNDS.foe.health),
    evasion: integer(BOUNDS.foe.evasion),
    attack: integer(BOUNDS.foe.attack),
  },
  '.',
);
/** «monstro», «monstro.5.4.1» with other figures than its card has, «.5.4.1» of no card. */
const foeText = (data: AttackData): Text<NamedFoe> => ({
  make: (foe) => (isAsPrinted(foe, data) ? foe.id! : `${foe.id ?? ''}.${FIGURES.make(foe)}`),
  parse: (text) => {
    const [id = '', ...rest] = text.split('.');
    const monster = data.monsters.find((m) => m.id === id);
    if (rest.length === 0) return monster && foeOf(monster);
    const figures = FIGURES.parse(rest.join('.'));
    return id === '' || monster ? figures && { ...(monster && { id }), ...figures } : undefined;
  },
});

/** Messages for fields that cannot be read. */
const CODES = {
  version: 'version',
  p: 'player',
  w: 'character',
  f: 'foe',
  h: 'hand',
  x: 'fixed',
  k: 'prevented',
  g: 'goal',
} as const;

/** How the calculator keeps its state. */
export const codecOf = (data: AttackData) => {
  const character: Field<State> = {
    ...by('character', choice(data.characters.map(({ id }) => id))),
    make: (state) => state.character,
  };
  return addressCodec({
    key: 'foursouls.attack',
    version: '1',
    start: defaultState(data),
    table: {
      p: always(withMark(NUMBERS, 'firstEach', '.each')),
      w: character,
      f: always(by('foes', list(foeText(data), '_', [1, MOST_FOES]))),
      h: by('hand', each(RESOURCES, integer(BOUNDS.resource), '')),
      x: by('fixTo', FACE),
      // Points that one card prevents.
      k: by('pointsEach', integer(BOUNDS.pointsEach)),
      g: by('goal', choice(GOALS)),
    },
    problem: (field, came) => ({
      code: CODES[field],
      came: came.slice(0, MOST_SHOWN),
    }),
  });
};
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = ProblemOf<typeof codecOf>;
