/**
 * The state as an address: short, versioned. What is understood is kept; what is not is named as a problem and gives way
 * to the default. Only what differs from the default is written, but for who fights.
 */
import {
  AIMS,
  ENEMY_KINDS,
  OPENINGS,
  PLANS,
  WEAPON_TESTS,
  type Detective,
  type Enemy,
} from '../../../engines/echo/battle/battle.ts';
import { isBattle } from '../../../engines/echo/battle/check.ts';
import { READINGS } from '../../../engines/echo/battle/readings.ts';
import type { Codec, Read } from '../../shared/state/codec.ts';
import { allOf, makeChoices, oneOf, parseChoices, readFields, type FieldProblem } from '../../shared/state/notation.ts';
import { battleOf, DEFAULT_STATE, PHASES, type Named, type OwnDetective, type OwnEnemy, type State } from './model.ts';
import { isName } from '../../shared/own-cards/own-cards.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
const VERSION = '1';
/** Detectives, enemies, phase, aim, plan, leaving, threshold, readings. */
const OWN_FIELDS = ['d', 'e', 'f', 'a', 'p', 'l', 't', 'x'] as const;
export const FIELDS = ['v', ...OWN_FIELDS] as const;
type Field = (typeof OWN_FIELDS)[number];
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = FieldProblem<Field>;

/** One letter for each word of a list, in its order. */
const LETTERS = { opening: 'vsba', tests: 'vsb', kind: 'mcua' } as const;
const letterOf = <T>(letters: string, words: readonly T[], word: T): string => letters.charAt(words.indexOf(word));
const wordOf = <T>(letters: string, words: readonly T[], letter: string): T => words[letters.indexOf(letter)]!;

const makeName = ({ name }: Named): string => (name === undefined ? '' : `.${name}`);
const makeDetective = ({ card, ...named }: OwnDetective): string => {
  const { will, strength, vigilance, stealth, opening, hasMartialArts, knife, weapon, spell, heal } = card;
  return [
    `${will}${strength}${vigilance}${stealth}${letterOf(LETTERS.opening, OPENINGS, opening)}`,
    hasMartialArts ? 'm' : '',
    knife > 0 ? `k${knife}` : '',
    weapon &&
      `w${letterOf(LETTERS.tests, WEAPON_TESTS, weapon.tests)}${weapon.penalty}${weapon.damage.will}${weapon.damage.strength}`,
    spell &&
      `s${spell.skill}${spell.difficulty}${spell.price}${spell.damage.will}${spell.damage.strength}${spell.moves}${spell.uses}`,
    heal && `h${heal.will}${heal.strength}${heal.upTo.will}${heal.upTo.strength}${heal.uses}`,
    makeName(named),
  ].join('');
};
const makeEnemy = ({ card, ...named }: OwnEnemy): string => {
  const { kind, will, strength, willDice, strengthDice, vigilance } = card;
  return `${letterOf(LETTERS.kind, ENEMY_KINDS, kind)}${will}${strength}${willDice}${strengthDice}${vigilance}${makeName(named)}`;
};
/** The query of an address for a state. */
export const makeAddress = (state: State): string => {
  const written = (of: State): { readonly [f in Field]: string } => ({
    d: of.detectives.map(makeDetective).join('_'),
    e: of.enemies.map(makeEnemy).join('_'),
    f: of.phase,
    a: of.aim,
    p: of.plan,
    l: of.canLeave ? 'yes' : 'no',
    t: `${of.threshold}`,
    x: makeChoices(READINGS, of.readings),
  });
  const [now, plain] = [written(state), written(DEFAULT_STATE)];
  const said = OWN_FIELDS.filter((f) => f === 'd' || f === 'e' || now[f] !== plain[f]).map((f) => [f, now[f]]);
  return new URLSearchParams([['v', VERSION], ...said]).toString();
};

const parseName = (text: string | undefined): Named | undefined => {
  if (text === undefined) return {};
  return isName(text) ? { name: text } : undefined;
};

const DETECTIVE = /^(\d{4})([vsba])(m?)(?:k(\d))?(?:w([vsb])(\d{3}))?(?:s(\d{7}))?(?:h(\d{5}))?(?:\.(.*))?$/su;
const digits = (text: string): readonly number[] => [...text].map(Number);
const parseWeapon = (tests: string, text: string): Detective['weapon'] => {
  const [penalty = 0, will = 0, strength = 0] = digits(text);
  return { tests: wordOf(LETTERS.tests, WEAPON_TESTS, tests), penalty, damage: { will, strength } };
};
const parseSpell = (text: string): Detective['spell'] => {
  const [skill = 0, difficulty = 0, price = 0, will = 0, strength = 0, moves = 0, uses = 0] = digits(text);
  return { skill, difficulty, price, damage: { will, strength }, moves, uses };
};
const parseHeal = (text: string): Detective['heal'] => {
  const [will = 0, strength = 0, mostWill = 0, mostStrength = 0, uses = 0] = digits(text);
  return { will, strength, upTo: { will: mostWill, strength: mostStrength }, uses };
};
const parseDetective = (text: string): OwnDetective | undefined => {
  const [, numbers, opening, skill, knife, tests, weapon, spell, heal, name] = DETECTIVE.exec(text) ?? [];
  const named = parseName(name);
  if (numbers === undefined || named === undefined) return undefined;
  const [will = 0, strength = 0, vigilance = 0, stealth = 0] = digits(numbers);
  const card: Detective = {
    will,
    strength,
    vigilance,
    stealth,
    opening: wordOf(LETTERS.opening, OPENINGS, opening!),
    hasMartialArts: skill === 'm',
    knife: Number(knife ?? 0),
    ...(tests && weapon && { weapon: parseWeapon(tests, weapon) }),
    ...(spell && { spell: parseSpell(spell) }),
    ...(heal && { heal: parseHeal(heal) }),
  };
  return { ...named, card };
};
const ENEMY = /^([mcua])(\d{5})(?:\.(.*))?$/su;
const parseEnemy = (text: string): OwnEnemy | undefined => {
  const [, kind, numbers, name] = ENEMY.exec(text) ?? [];
  const named = parseName(name);
  if (kind === undefined || numbers === undefined || named === undefined) return undefined;
  const [will = 0, strength = 0, willDice = 0, strengthDice = 0, vigilance = 0] = digits(numbers);
  const card: Enemy = {
    kind: wordOf(LETTERS.kind, ENEMY_KINDS, kind),
    will,
    strength,
    willDice,
    strengthDice,
    vigilance,
  };
  return { ...named, card };
};
/** A part of the state that one field says; nothing where it is not understood. */
const PARSE: { readonly [f in Field]: (text: string) => Partial<State> | undefined } = {
  d: (text) => partOf('detectives', allOf(text.split('_'), parseDetective)),
  e: (text) => partOf('enemies', allOf(text.split('_'), parseEnemy)),
  f: (text) => partOf('phase', oneOf(text, PHASES)),
  a: (text) => partOf('aim', oneOf(text, AIMS)),
  p: (text) => partOf('plan', oneOf(text, PLANS)),
  l: (text) => partOf('canLeave', { yes: true, no: false }[text]),
  t: (text) => partOf('threshold', /^\d$/.test(text) ? Number(text) : undefined),
  x: (text) => partOf('readings', parseChoices(READINGS, text)),
};
const partOf = <K extends keyof State>(name: K, value: State[K] | undefined): Partial<State> | undefined =>
  value === undefined ? undefined : { [name]: value };
/** With a part of it; nothing where the battle would be none. */
const taken = (state: State, part: Partial<State> | undefined): State | undefined => {
  const next = { ...state, ...part };
  return part !== undefined && isBattle(battleOf(next)) ? next : undefined;
};

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (search: string): Required<Read<State, AddressProblem>> & { readonly state: State } =>
  readFields(search, {
    version: VERSION,
    fields: OWN_FIELDS,
    start: DEFAULT_STATE,
    take: (state, field, text) => taken(state, PARSE[field](text)),
  });

export const CODEC: Codec<State, AddressProblem> = {
  key: 'echo.battle',
  fields: FIELDS,
  make: makeAddress,
  parse: parseAddress,
};
