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
import { READING_NAMES, READINGS, type Readings } from '../../../engines/echo/battle/readings.ts';
import type { Codec, Read } from '../../shared/state/codec.ts';
import { battleOf, DEFAULT_STATE, PHASES, type Named, type OwnDetective, type OwnEnemy, type State } from './model.ts';
import { isName } from '../../shared/own-cards/own-cards.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
const VERSION = '1';
/** Detectives, enemies, phase, aim, plan, leaving, threshold, readings. */
export const FIELDS = ['v', 'd', 'e', 'f', 'a', 'p', 'l', 't', 'x'] as const;
type Field = Exclude<(typeof FIELDS)[number], 'v'>;
/** What is wrong with an address; the words are the view's. */
export interface AddressProblem {
  readonly code: 'version' | Field;
  readonly came: string;
}

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
const makeReadings = (readings: Readings): string =>
  READING_NAMES.map((name) => (READINGS[name] as readonly string[]).indexOf(readings[name])).join('');

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
    x: makeReadings(of.readings),
  });
  const [now, plain] = [written(state), written(DEFAULT_STATE)];
  const said = FIELDS.flatMap((f): [string, string][] =>
    f !== 'v' && (f === 'd' || f === 'e' || now[f] !== plain[f]) ? [[f, now[f]]] : [],
  );
  return new URLSearchParams([['v', VERSION], ...said]).toString();
};

const oneOf = <T extends string>(text: string, known: readonly T[]): T | undefined => known.find((one) => one === text);
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
/** All of a list or nothing. */
const listOf = <T>(text: string, parse: (one: string) => T | undefined): readonly T[] | undefined => {
  const all = text.split('_').map(parse);
  return all.every((one) => one !== undefined) ? all : undefined;
};
const parseReadings = (text: string): Readings | undefined => {
  const read = READING_NAMES.map((name, i) => READINGS[name][Number(/^\d$/.test(text[i] ?? '') ? text[i] : 9)]);
  if (text.length !== READING_NAMES.length || read.includes(undefined)) return undefined;
  return Object.fromEntries(READING_NAMES.map((name, i) => [name, read[i]])) as Readings;
};

/** A part of the state that one field says; nothing where it is not understood. */
const PARSE: { readonly [f in Field]: (text: string) => Partial<State> | undefined } = {
  d: (text) => partOf('detectives', listOf(text, parseDetective)),
  e: (text) => partOf('enemies', listOf(text, parseEnemy)),
  f: (text) => partOf('phase', oneOf(text, PHASES)),
  a: (text) => partOf('aim', oneOf(text, AIMS)),
  p: (text) => partOf('plan', oneOf(text, PLANS)),
  l: (text) => partOf('canLeave', { yes: true, no: false }[text]),
  t: (text) => partOf('threshold', /^\d$/.test(text) ? Number(text) : undefined),
  x: (text) => partOf('readings', parseReadings(text)),
};
const partOf = <K extends keyof State>(name: K, value: State[K] | undefined): Partial<State> | undefined =>
  value === undefined ? undefined : { [name]: value };
/** With a part of it; nothing where the battle would be none. */
const taken = (state: State, part: Partial<State> | undefined): State | undefined => {
  const next = { ...state, ...part };
  return part !== undefined && isBattle(battleOf(next)) ? next : undefined;
};

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (search: string): Required<Read<State, AddressProblem>> & { readonly state: State } => {
  const said = new URLSearchParams(search);
  const version = said.get('v');
  if (version !== null && version !== VERSION)
    return { state: DEFAULT_STATE, problems: [{ code: 'version', came: short(version) }] };
  const problems: AddressProblem[] = [];
  let state = DEFAULT_STATE;
  for (const field of FIELDS) {
    const text = field === 'v' ? null : said.get(field);
    if (field === 'v' || text === null) continue;
    const next = taken(state, PARSE[field](text));
    if (next === undefined) problems.push({ code: field, came: short(text) });
    state = next ?? state;
  }
  return { state, problems };
};
const short = (came: string): string => (came.length > 40 ? `${came.slice(0, 40)}…` : came);

export const CODEC: Codec<State, AddressProblem> = {
  key: 'echo.battle',
  fields: FIELDS,
  make: makeAddress,
  parse: parseAddress,
};
