/**
 * The state as an address: short, versioned. What is understood is kept; what is not is named as a problem and gives way
 * to the default. Only what differs from the default is written, but for the investigator.
 */
import { TRIALS } from '../../../engines/eldritch/combat/fighter.ts';
import { MONSTER_FLAGS, type Monster, type Trial } from '../../../engines/eldritch/combat/monster.ts';
import { READINGS, type ReadingName, type Readings } from '../../../engines/eldritch/combat/readings.ts';
import { AIMS } from '../../../engines/eldritch/fight/fight.ts';
import { SPENDINGS } from '../../../engines/eldritch/test/again.ts';
import { FORTUNES, SKILLS, type Skill } from '../../../engines/eldritch/test/skill.ts';
import type { Codec, Read } from '../../shared/state/codec.ts';
import {
  BOUNDS,
  MOST_FOES,
  ORDERS,
  defaultState,
  foeOf,
  monsterFor,
  withPlayers,
  type Bounds,
  type CombatData,
  type Foe,
  type Hero,
  type Named,
  type Skills,
  type State,
} from './model.ts';
import { isMonster, isName } from './own-cards.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
const VERSION = '1';
/** Investigator, players, his numbers, his cards, monsters, rounds, order, aim, spending, readings. */
export const FIELDS = ['v', 'i', 'g', 'n', 'c', 'm', 'k', 'o', 'a', 's', 'x'] as const;
type Field = Exclude<(typeof FIELDS)[number], 'v'>;
/** What is wrong with an address; the words are the view's. */
export interface AddressProblem {
  readonly code: 'version' | Field;
  readonly came: string;
}

const READING_NAMES = Object.keys(READINGS) as readonly ReadingName[];

const makeNamed = ({ id, name }: Named): string => (name === undefined ? (id ?? '') : `.${name}`);
const digits = (skills: Skills): string => SKILLS.map((skill) => skills[skill]).join('');
const makeHero = ({ health, sanity, clues, focus, fortune, skills, improved }: Hero): string =>
  [health, sanity, clues, focus, fortune, digits(skills), digits(improved)].join('.');
const makeCards = ({ bonus, extra, free, all, sixes }: Hero): string =>
  [bonus, extra, free, all, sixes].flatMap((of) => TRIALS.map((trial) => Number(of[trial]))).join('.');
const makeTrial = (trial: Trial | null): readonly string[] =>
  trial === null ? ['no', ''] : [String(trial.modifier), trial.skill ?? ''];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const makeMonster = ({ horror, damage, toughness, will, strength, isEpic, flags }: Monster): readonly string[] => [
  ...makeTrial(will),
  `${horror}`,
  ...makeTrial(strength),
  `${damage}`,
  `${toughness}`,
  isEpic ? 'epic' : '',
  flags.map((flag) => LETTERS[MONSTER_FLAGS.indexOf(flag)]).join(''),
];
const makeFoe =
  (data: CombatData, players: number) =>
  ({ id, name, monster, wounds }: Foe): string => {
    const card = data.monsters.find((one) => one.id === id);
    const figures = makeMonster(monster).join('.');
    const isPlain =
      card !== undefined && name === undefined && figures === makeMonster(monsterFor(card, players)).join('.');
    const said = [id ?? '', `${wounds}`, ...(isPlain ? [] : [figures]), ...(name === undefined ? [] : [name])];
    return isPlain && wounds === 0 ? card.id : said.join('.');
  };
const makeReadings = (readings: Readings): string =>
  READING_NAMES.map((name) => (READINGS[name] as readonly string[]).indexOf(readings[name])).join('');

/** The query of an address for a state. */
export const makeAddress = (state: State, data: CombatData): string => {
  const written = (of: State): { readonly [f in Field]: string } => ({
    i: makeNamed(of.investigator),
    g: `${of.players}`,
    n: makeHero(of.hero),
    c: makeCards(of.hero),
    m: of.foes.map(makeFoe(data, of.players)).join('_'),
    k: `${of.rounds}`,
    o: of.order,
    a: of.aim,
    s: of.spend,
    x: makeReadings(of.readings),
  });
  const [now, plain] = [written(state), written(defaultState(data, state.investigator.id ?? ''))];
  const said = FIELDS.flatMap((f): [string, string][] =>
    f !== 'v' && (f === 'i' || f === 'm' || now[f] !== plain[f]) ? [[f, now[f]]] : [],
  );
  return new URLSearchParams([['v', VERSION], ...said]).toString();
};

const number = (text: string | undefined, [least, most]: Bounds): number | undefined => {
  if (text === undefined || !/^(?:0|-?[1-9]\d?)$/.test(text)) return undefined;
  const n = Number(text);
  return n >= least && n <= most ? n : undefined;
};
const numbers = (parts: readonly string[], bounds: readonly Bounds[]): readonly number[] | undefined => {
  const read = bounds.map((b, i) => number(parts[i], b));
  return parts.length === bounds.length && read.every((n) => n !== undefined) ? read : undefined;
};
const oneOf = <T extends string>(text: string | undefined, known: readonly T[]): T | undefined =>
  known.find((one) => one === text);

const parseNamed = (text: string, { investigators }: CombatData): Named | undefined => {
  if (text === '') return {};
  if (text.startsWith('.')) return isName(text.slice(1)) ? { name: text.slice(1) } : undefined;
  return investigators.some(({ id }) => id === text) ? { id: text } : undefined;
};
const parseSkills = (text: string | undefined, bounds: Bounds): Skills | undefined => {
  const read = numbers(
    [...(text ?? '')],
    SKILLS.map(() => bounds),
  );
  return read && (Object.fromEntries(SKILLS.map((skill, i) => [skill, read[i]])) as Skills);
};
const HERO_BOUNDS = [BOUNDS.health, BOUNDS.health, BOUNDS.tokens, BOUNDS.tokens];
const parseHero = (text: string): Partial<Hero> | undefined => {
  const parts = text.split('.');
  const read = numbers(parts.slice(0, 4), HERO_BOUNDS);
  const fortune = oneOf(parts[4], FORTUNES);
  const skills = parseSkills(parts[5], BOUNDS.skill);
  const improved = parseSkills(parts[6], BOUNDS.improved);
  if (parts.length !== 7 || !read || !fortune || !skills || !improved) return undefined;
  const [health, sanity, clues, focus] = read as [number, number, number, number];
  return { health, sanity, clues, focus, fortune, skills, improved };
};
const FLAG: Bounds = [0, 1];
const CARD_BOUNDS = [BOUNDS.bonus, BOUNDS.extra, BOUNDS.free, FLAG, FLAG].flatMap((bounds) => [bounds, bounds]);
const parseCards = (text: string): Partial<Hero> | undefined => {
  const read = numbers(text.split('.'), CARD_BOUNDS);
  if (read === undefined) return undefined;
  const pair = (at: number) => ({ will: read[2 * at]!, strength: read[2 * at + 1]! });
  const marks = (at: number) => ({ will: read[2 * at] === 1, strength: read[2 * at + 1] === 1 });
  return { bonus: pair(0), extra: pair(1), free: pair(2), all: marks(3), sixes: marks(4) };
};

const parseTrial = (modifier: string | undefined, skill: string | undefined): Trial | null | undefined => {
  if (modifier === 'no' && skill === '') return null;
  const n = number(modifier, BOUNDS.modifier);
  const tested = oneOf<Skill>(skill, SKILLS);
  if (n === undefined || (skill !== '' && tested === undefined)) return undefined;
  return tested === undefined ? { modifier: n } : { modifier: n, skill: tested };
};
const FIGURES = 9;
const parseMonster = (parts: readonly string[]): Monster | undefined => {
  const [will, strength] = [parseTrial(parts[0], parts[1]), parseTrial(parts[3], parts[4])];
  const read = numbers([parts[2] ?? '', parts[5] ?? '', parts[6] ?? ''], [BOUNDS.loss, BOUNDS.loss, BOUNDS.toughness]);
  const [epic, letters = '?'] = parts.slice(7);
  if (will === undefined || strength === undefined || read === undefined) return undefined;
  const [horror, damage, toughness] = read as [number, number, number];
  const flags = [...letters].map((letter) => MONSTER_FLAGS[LETTERS.indexOf(letter)]);
  const monster = { horror, damage, toughness, will, strength, isEpic: epic === 'epic', flags };
  return (epic === 'epic' || epic === '') && isMonster(monster) ? monster : undefined;
};
const parseFoe = (text: string, data: CombatData, players: number): Foe | undefined => {
  const [id = '', hurt = '0', ...parts] = text.split('.');
  const card = data.monsters.find((one) => one.id === id);
  if (card === undefined && (id !== '' || parts.length === 0)) return undefined;
  const monster = parts.length === 0 ? foeOf(card, players).monster : parseMonster(parts.slice(0, FIGURES));
  const name = parts.length > FIGURES ? parts.slice(FIGURES).join('.') : undefined;
  if (monster === undefined || (name !== undefined && !isName(name))) return undefined;
  const wounds = number(hurt, [0, monster.toughness - 1]);
  if (wounds === undefined) return undefined;
  return { ...(card && { id }), ...(name !== undefined && { name }), monster, wounds };
};
const parseReadings = (text: string): Readings | undefined => {
  const read = READING_NAMES.map((name, i) => READINGS[name][Number(/^\d$/.test(text[i] ?? '') ? text[i] : 9)]);
  if (text.length !== READING_NAMES.length || read.includes(undefined)) return undefined;
  return Object.fromEntries(READING_NAMES.map((name, i) => [name, read[i]])) as Readings;
};

/** Takes one field into a state; nothing where it is not understood. */
type Take = (state: State, text: string, data: CombatData) => State | undefined;
/** A part of the state that is read by itself. */
const taken = (state: State, part: Partial<State> | undefined): State | undefined => part && { ...state, ...part };
const TAKE: { readonly [f in Field]: Take } = {
  i: (state, text, data) => {
    const investigator = parseNamed(text, data);
    return investigator && { ...defaultState(data, investigator.id ?? ''), foes: state.foes, investigator };
  },
  g: (state, text, data) => {
    const players = number(text, BOUNDS.players);
    return players === undefined ? undefined : withPlayers(state, players, data);
  },
  n: (state, text) => {
    const hero = parseHero(text);
    return hero && { ...state, hero: { ...state.hero, ...hero } };
  },
  c: (state, text) => {
    const hero = parseCards(text);
    return hero && { ...state, hero: { ...state.hero, ...hero } };
  },
  m: (state, text, data) => {
    const foes = text.split('_').map((foe) => parseFoe(foe, data, state.players));
    return foes.length > MOST_FOES || foes.includes(undefined)
      ? undefined
      : { ...state, foes: foes.filter((foe) => foe !== undefined) };
  },
  k: (state, text) => {
    const rounds = number(text, BOUNDS.rounds);
    return taken(state, rounds === undefined ? undefined : { rounds });
  },
  o: (state, text) => {
    const order = oneOf(text, ORDERS);
    return taken(state, order && { order });
  },
  a: (state, text) => {
    const aim = oneOf(text, AIMS);
    return taken(state, aim && { aim });
  },
  s: (state, text) => {
    const spend = oneOf(text, SPENDINGS);
    return taken(state, spend && { spend });
  },
  x: (state, text) => {
    const readings = parseReadings(text);
    return taken(state, readings && { readings });
  },
};

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (
  search: string,
  data: CombatData,
): Required<Read<State, AddressProblem>> & { readonly state: State } => {
  const said = new URLSearchParams(search);
  const version = said.get('v');
  const start = defaultState(data);
  if (version !== null && version !== VERSION)
    return { state: start, problems: [{ code: 'version', came: short(version) }] };
  const problems: AddressProblem[] = [];
  let state = start;
  for (const field of FIELDS) {
    const text = field === 'v' ? null : said.get(field);
    if (field === 'v' || text === null) continue;
    const next = TAKE[field](state, text, data);
    if (next === undefined) problems.push({ code: field, came: short(text) });
    state = next ?? state;
  }
  return { state, problems };
};
const short = (came: string): string => (came.length > 40 ? `${came.slice(0, 40)}…` : came);

export const codecOf = (data: CombatData): Codec<State, AddressProblem> => ({
  key: 'eldritch.combat',
  fields: FIELDS,
  make: (state) => makeAddress(state, data),
  parse: (text) => parseAddress(text, data),
});
