/**
 * The state as an address: short, versioned. What is understood is kept; what is not is named as a problem and gives way
 * to the default. Only what differs from the default is written, but for who fights.
 */
import {
  AIMS,
  BOUNDS,
  ENEMY_KINDS,
  OPENINGS,
  PLANS,
  WEAPON_TESTS,
  type Detective,
} from '../../../engines/echo/battle/battle.ts';
import { READINGS } from '../../../engines/echo/battle/readings.ts';
import { addressCodec, always, type ProblemOf } from '../../shared/state/fields.ts';
import { isName } from '../../shared/own-cards/own-cards.ts';
import { by, choice, choices, integer, letter, list, together, YES_NO, type Text } from '../../shared/state/texts.ts';
import { DEFAULT_STATE, PHASES, type Named } from './model.ts';

/** A card with the name that the reader gave it, behind a dot. */
const withName = <C>({ make, parse }: Text<C>): Text<Named<C>> => ({
  make: ({ card, name }) => (name === undefined ? make(card) : `${make(card)}.${name}`),
  parse: (text) => {
    const [said = '', ...names] = text.split('.');
    const card = parse(said);
    const name = names.length === 0 ? undefined : names.join('.');
    if (card === undefined || (name !== undefined && !isName(name))) return undefined;
    return { ...(name !== undefined && { name }), card };
  },
});

const OPENING = letter(OPENINGS, 'vsba');
const TESTS = letter(WEAPON_TESTS, 'vsb');
const vigour = integer(BOUNDS.vigour);
const parameter = integer(BOUNDS.parameter);
const NUMBERS = together(
  { will: vigour, strength: vigour, vigilance: parameter, stealth: parameter, opening: OPENING },
  '',
);

const damage = integer(BOUNDS.damage);
const DAMAGE = together({ will: damage, strength: damage }, '');
const penalty = integer(BOUNDS.penalty);
const WEAPON = together({ tests: TESTS, penalty, damage: DAMAGE }, '', { damage: 2 });
const SPELL = together(
  {
    skill: parameter,
    difficulty: penalty,
    price: integer(BOUNDS.price),
    damage: DAMAGE,
    moves: integer(BOUNDS.moves),
    uses: integer(BOUNDS.casts),
  },
  '',
  { damage: 2 },
);
const heal = integer(BOUNDS.heal);
const HEAL = together(
  { will: heal, strength: heal, upTo: together({ will: vigour, strength: vigour }, ''), uses: integer(BOUNDS.heals) },
  '',
  { upTo: 2 },
);
const SHAPE = /^(.{5})(m?)(?:k(.))?(?:w(.{4}))?(?:s(.{7}))?(?:h(.{5}))?$/su;
/** «4432v»: numbers and opening; then the skill, the knife, a weapon, a spell and a healing thing, each by its letter. */
const DETECTIVE: Text<Detective> = {
  make: ({ hasMartialArts, knife, weapon, spell, heal: cure, ...numbers }) =>
    [
      NUMBERS.make(numbers),
      hasMartialArts ? 'm' : '',
      knife > 0 ? `k${knife}` : '',
      weapon && `w${WEAPON.make(weapon)}`,
      spell && `s${SPELL.make(spell)}`,
      cure && `h${HEAL.make(cure)}`,
    ].join(''),
  parse: (text) => {
    const [, said = '', skill, knifed = '0', armed, cast, cured] = SHAPE.exec(text) ?? [];
    const numbers = NUMBERS.parse(said);
    const knife = integer(BOUNDS.knife).parse(knifed);
    const things = {
      ...(armed !== undefined && { weapon: WEAPON.parse(armed) }),
      ...(cast !== undefined && { spell: SPELL.parse(cast) }),
      ...(cured !== undefined && { heal: HEAL.parse(cured) }),
    };
    if (numbers === undefined || knife === undefined || Object.values(things).includes(undefined)) return undefined;
    return { ...numbers, hasMartialArts: skill === 'm', knife, ...(things as Partial<Detective>) };
  },
};
const dice = integer(BOUNDS.dice);
const ENEMY = together(
  {
    kind: letter(ENEMY_KINDS, 'mcua'),
    will: vigour,
    strength: vigour,
    willDice: dice,
    strengthDice: dice,
    vigilance: penalty,
  },
  '',
);

export const CODEC = addressCodec({
  key: 'echo.battle',
  version: '1',
  start: DEFAULT_STATE,
  table: {
    d: always(by('detectives', list(withName(DETECTIVE), '_', BOUNDS.detectives))),
    e: always(by('enemies', list(withName(ENEMY), '_', BOUNDS.enemies))),
    f: by('phase', choice(PHASES)),
    a: by('aim', choice(AIMS)),
    p: by('plan', choice(PLANS)),
    l: by('canLeave', YES_NO),
    t: by('threshold', integer(BOUNDS.threshold)),
    x: by('readings', choices(READINGS)),
  },
});
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = ProblemOf<() => typeof CODEC>;
