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
import { isBattle } from '../../../engines/echo/battle/check.ts';
import { READINGS } from '../../../engines/echo/battle/readings.ts';
import { addressCodec, always, type ProblemOf } from '../../shared/state/fields.ts';
import { isName } from '../../shared/own-cards/own-cards.ts';
import { by, choice, choices, integer, letter, list, together, YES_NO, type Text } from '../../shared/state/texts.ts';
import { battleOf, DEFAULT_STATE, PHASES, type Named } from './model.ts';

/** A card with the name that the reader gave it, behind a dot. */
const withName = <C>({ make, parse }: Text<C>): Text<Named & { readonly card: C }> => ({
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

const digits = (text: string): readonly number[] => [...text].map(Number);
const parseWeapon = (text: string): Detective['weapon'] => {
  const [penalty = 0, will = 0, strength = 0] = digits(text.slice(1));
  return { tests: TESTS.parse(text.charAt(0))!, penalty, damage: { will, strength } };
};
const parseSpell = (text: string): Detective['spell'] => {
  const [skill = 0, difficulty = 0, price = 0, will = 0, strength = 0, moves = 0, uses = 0] = digits(text);
  return { skill, difficulty, price, damage: { will, strength }, moves, uses };
};
const parseHeal = (text: string): Detective['heal'] => {
  const [will = 0, strength = 0, mostWill = 0, mostStrength = 0, uses = 0] = digits(text);
  return { will, strength, upTo: { will: mostWill, strength: mostStrength }, uses };
};
const SHAPE = /^(.{5})(m?)(?:k(\d))?(?:w([vsb]\d{3}))?(?:s(\d{7}))?(?:h(\d{5}))?$/su;
/** «4432v»: numbers and opening; then the skill, the knife, a weapon, a spell and a healing thing, each by its letter. */
const DETECTIVE: Text<Detective> = {
  make: ({ hasMartialArts, knife, weapon, spell, heal, ...numbers }) =>
    [
      NUMBERS.make(numbers),
      hasMartialArts ? 'm' : '',
      knife > 0 ? `k${knife}` : '',
      weapon && `w${TESTS.make(weapon.tests)}${weapon.penalty}${weapon.damage.will}${weapon.damage.strength}`,
      spell &&
        `s${spell.skill}${spell.difficulty}${spell.price}${spell.damage.will}${spell.damage.strength}${spell.moves}${spell.uses}`,
      heal && `h${heal.will}${heal.strength}${heal.upTo.will}${heal.upTo.strength}${heal.uses}`,
    ].join(''),
  parse: (text) => {
    const [, said = '', skill, knife = '0', weapon, spell, heal] = SHAPE.exec(text) ?? [];
    const numbers = NUMBERS.parse(said);
    return (
      numbers && {
        ...numbers,
        hasMartialArts: skill === 'm',
        knife: Number(knife),
        ...(weapon && { weapon: parseWeapon(weapon) }),
        ...(spell && { spell: parseSpell(spell) }),
        ...(heal && { heal: parseHeal(heal) }),
      }
    );
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
    vigilance: integer(BOUNDS.penalty),
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
  // The numbers of weapons, spells and healing things are bounded by the engine.
  isSound: (state) => isBattle(battleOf(state)),
});
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = ProblemOf<() => typeof CODEC>;
