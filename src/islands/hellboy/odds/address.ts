/**
 * The state as an address: short, versioned, readable. What is understood is kept; what is not is named as a problem and
 * gives way to the default. Only what differs from the default is written, but for the action and the faces.
 */
import { COLOURS, LEVELS, type Colour, type Level } from '../../../engines/hellboy/dice/colour.ts';
import { ACTIONS, COUNTS, FLAGS, type Count, type Flag } from '../../../engines/hellboy/situation/situation.ts';
import { parseNumber, parseNumbers } from '../../shared/state/notation.ts';
import type { Codec, Read } from '../../shared/state/codec.ts';
import { parseFaces, makeFaces, type BadFaces, type DiceFaces } from './dice-faces.ts';
import {
  BOUNDS,
  MODES,
  MOST_SIEGE,
  TESTED,
  THROWS,
  defaultState,
  enemyOf,
  levelsOf,
  throwsFor,
  withAction,
  withSiege,
  type Enemy,
  type Goal,
  type Levels,
  type Named,
  type OddsData,
  type Siege,
  type State,
} from './model.ts';
import { isName } from '../../shared/own-cards/own-cards.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
const VERSION = '1';
/**
 * The fields of an address: question, action, agent, levels, what counts, enemy, other numbers, БРПД, goal, dice set by
 * hand, faces; series, siege, rolls.
 */
export const FIELDS = ['v', 'q', 'a', 'w', 'l', 'n', 'e', 'o', 'b', 'g', 'c', 'd', 's', 'k', 't'] as const;
type Field = Exclude<(typeof FIELDS)[number], 'v'>;

/** What is wrong with an address; the words are the view's. */
export type AddressProblem = { readonly code: 'version' | Exclude<Field, 'd'>; readonly came: string } | BadFaces;
/** A state and the faces that came with it; none: those of the reader. */
export interface Opened {
  readonly state: State;
  readonly linked?: DiceFaces | undefined;
}

const LETTERS: { readonly [c in Colour]: string } = { yellow: 'y', orange: 'o', red: 'r', black: 'b' };
const colourOf = <C extends Colour>(letter: string, among: readonly C[]): C | undefined =>
  among.find((c) => LETTERS[c] === letter);

/** Each number and mark of a situation by one letter. */
const COUNT_LETTERS: { readonly [c in Count]: string } = {
  otherEnemies: 'e',
  enemiesInRoom: 'r',
  frogSpawn: 'f',
  injuries: 'i',
  nearTarget: 't',
  nearAgent: 'a',
  inTheWay: 'w',
  boost: 'b',
  assist: 'h',
  cardImprove: 'p',
  cardDegrade: 'm',
};
const FLAG_LETTERS: { readonly [f in Flag]: string } = { hellfire: 'x', stunnedTarget: 's', stunnedAgent: 'z' };

const makeSituation = ({ counts, flags }: State): string =>
  [
    ...COUNTS.flatMap((c) => (counts[c] > 0 ? [`${COUNT_LETTERS[c]}${counts[c]}`] : [])),
    ...FLAGS.flatMap((f) => (flags[f] ? [`${FLAG_LETTERS[f]}1`] : [])),
  ].join('');
const makeLevels = (levels: Levels): string => TESTED.map((s) => LETTERS[levels[s]]).join('');
const makeNamed = ({ id, name }: Named): string => (name === undefined ? (id ?? '') : `.${name}`);
const makeEnemy = ({ id, name, toughness, health, damage, melee, ranged }: Enemy): string =>
  [id ?? '', toughness, health, damage, melee, ranged, ...(name === undefined ? [] : [name])].join('.');
const makeSiege = ({ slots, damage, injuries, tokens, symbols, attacks, aim }: Siege): string =>
  [
    [slots, damage, injuries, tokens, symbols.of, symbols.in].join('.'),
    attacks.map(({ attack, net, isRanged }) => `${attack}.${net}${isRanged ? '.far' : ''}`).join('_'),
    ...(aim === 'stand' ? ['stand'] : []),
  ].join('~');

/** The query of an address for a state with the faces that it was counted with. */
export const makeAddress = (state: State, faces: DiceFaces, data: OddsData): string => {
  const written = (of: State): { readonly [f in Field]: string } => ({
    q: of.mode,
    a: of.action,
    w: makeNamed(of.agent),
    l: makeLevels(of.levels),
    n: makeSituation(of),
    e: makeEnemy(of.enemy),
    o: `${of.bonus}.${of.cover}`,
    b: of.bprd,
    g: `${of.goal.kind}.${of.goal.least}`,
    c: of.dice === undefined ? '' : of.dice.map((c) => LETTERS[c]).join('') || 'none',
    d: makeFaces(faces),
    s: `${of.series.tokens}.${of.series.aim}`,
    k: makeSiege(of.siege),
    t: [of.throws.kind, of.throws.times, of.throws.amount, ...(of.throws.isBackup ? ['backup'] : [])].join('.'),
  });
  // What follows from the rest is not said: levels of a known agent, the goal of an action.
  const [now, plain] = [written(state), written(plainFor(state, data))];
  const said = FIELDS.flatMap((f): [string, string][] =>
    f !== 'v' && (f === 'a' || f === 'd' || now[f] !== plain[f]) ? [[f, now[f]]] : [],
  );
  return new URLSearchParams([['v', VERSION], ...said]).toString();
};
/** The state that an address of this agent and action would give, if it said nothing else. */
const plainFor = ({ agent, action }: State, data: OddsData): State => {
  const initial = withAction(defaultState(data), action);
  const card = data.agents.find((a) => a.id === agent.id);
  return card === undefined ? initial : { ...initial, levels: levelsOf(card) };
};

const parseSituation = (text: string): Pick<State, 'counts' | 'flags'> | undefined => {
  if (!/^(?:[a-z]\d)*$/.test(text)) return undefined;
  const said = new Map((text.match(/../g) ?? []).map((pair) => [pair[0]!, Number(pair[1])]));
  const known = [...Object.values(COUNT_LETTERS), ...Object.values(FLAG_LETTERS)];
  if ([...said.keys()].some((letter) => !known.includes(letter))) return undefined;
  return {
    counts: Object.fromEntries(COUNTS.map((c) => [c, said.get(COUNT_LETTERS[c]) ?? 0])) as State['counts'],
    flags: Object.fromEntries(FLAGS.map((f) => [f, (said.get(FLAG_LETTERS[f]) ?? 0) > 0])) as State['flags'],
  };
};
const parseLevels = (text: string): Levels | undefined => {
  const levels = [...text].map((letter) => colourOf<Level>(letter, LEVELS));
  if (levels.length !== TESTED.length || levels.includes(undefined)) return undefined;
  return Object.fromEntries(TESTED.map((s, i) => [s, levels[i]])) as Levels;
};
const parseNamed = (text: string, known: readonly { readonly id: string }[]): Named | undefined => {
  if (text === '') return {};
  if (text.startsWith('.')) return isName(text.slice(1)) ? { name: text.slice(1) } : undefined;
  return known.some(({ id }) => id === text) ? { id: text } : undefined;
};
const ENEMY_BOUNDS = [BOUNDS.toughness, BOUNDS.health, BOUNDS.damage, BOUNDS.attack, BOUNDS.attack];
const parseEnemy = (text: string, { enemies }: OddsData): Enemy | undefined => {
  const [id = '', ...parts] = text.split('.');
  const card = enemies.find((e) => e.id === id);
  if (id !== '' && card === undefined) return undefined;
  if (parts.length === 0) return card && enemyOf(card);
  const read = ENEMY_BOUNDS.map((bounds, i) => (parts[i] === '' ? 'missing' : parseNumber(parts[i], bounds)));
  const name = parts.length > ENEMY_BOUNDS.length ? parts.slice(ENEMY_BOUNDS.length).join('.') : undefined;
  if (read.includes(undefined) || (name !== undefined && !isName(name))) return undefined;
  const [toughness, health, damage, melee, ranged] = read.map((n) => (n === 'missing' ? undefined : n));
  // Health that is not known is 0, and damage is what lies on him.
  if (health === undefined || damage === undefined) return undefined;
  return { ...(card && { id }), ...(name !== undefined && { name }), toughness, health, damage, melee, ranged };
};
const parseGoal = (text: string): Goal | undefined => {
  const [kind, least] = text.split('.');
  const n = parseNumber(least, BOUNDS.least);
  return n !== undefined && (kind === 'mean' || kind === 'reach') ? { kind, least: n } : undefined;
};
const parseDice = (text: string): readonly Colour[] | undefined => {
  const dice = text === 'none' ? [] : [...text].map((letter) => colourOf(letter, COLOURS));
  if (text === '' || dice.length > BOUNDS.dice[1] || dice.includes(undefined)) return undefined;
  return bestFirst(dice as Colour[]);
};
/** Dice as the engine lays them: the best colour first. */
export const bestFirst = (dice: readonly Colour[]): readonly Colour[] =>
  [...dice].sort((a, b) => COLOURS.indexOf(b) - COLOURS.indexOf(a));

const parseSeries = (text: string): State['series'] | undefined => {
  const [count, aim] = text.split('.');
  const tokens = parseNumber(count, BOUNDS.tokens);
  return tokens !== undefined && (aim === 'kill' || aim === 'damage') ? { tokens, aim } : undefined;
};
const SIEGE_BOUNDS = [
  BOUNDS.slots,
  BOUNDS.taken,
  BOUNDS.injuries,
  BOUNDS.boosts,
  [0, BOUNDS.symbols[1]],
  BOUNDS.symbols,
] as const;
const parseSiege = (text: string, state: State): State['siege'] | undefined => {
  const [agent = '', attackers = '', aim] = text.split('~');
  const read = parseNumbers(agent.split('.'), SIEGE_BOUNDS);
  const attacks = attackers.split('_').map(parseSiegeAttack);
  const isAim = aim === undefined || aim === 'stand';
  if (read === undefined || !isAim || attacks.length > MOST_SIEGE || attacks.includes(undefined)) return undefined;
  const [slots, damage, injuries, tokens, of, within] = read as [number, number, number, number, number, number];
  return withSiege(state, {
    slots,
    damage,
    injuries,
    tokens,
    symbols: { of, in: within },
    attacks: attacks.filter((a) => a !== undefined),
    aim: aim ?? 'least-damage',
  }).siege;
};
const parseSiegeAttack = (text: string): Siege['attacks'][number] | undefined => {
  const [attack, net, far, ...rest] = text.split('.');
  const read = parseNumbers([attack, net], [BOUNDS.attack, BOUNDS.net]);
  if (read === undefined || rest.length > 0 || (far !== undefined && far !== 'far')) return undefined;
  return { attack: read[0]!, net: read[1]!, isRanged: far === 'far' };
};
const parseThrows = (text: string): State['throws'] | undefined => {
  const [name, ...parts] = text.split('.');
  const kind = THROWS.find((t) => t === name);
  if (kind === undefined) return undefined;
  const isBackup = parts.at(-1) === 'backup';
  const counted = isBackup ? parts.slice(0, -1) : parts;
  const plain = throwsFor(kind);
  if (counted.length === 0) return { ...plain, isBackup };
  const read = parseNumbers(counted, [BOUNDS.times, BOUNDS.amount]);
  return read && { kind, times: read[0]!, amount: read[1]!, isBackup };
};

/** What an address says and what could not be understood. An address without a version is no state: the default. Never throws. */
export const parseAddress = (
  search: string,
  data: OddsData,
): Opened & { readonly problems: readonly AddressProblem[] } => {
  const query = new URLSearchParams(search);
  const initial = defaultState(data);
  const version = query.get('v');
  if (version === null) return { state: initial, problems: [] };
  if (version !== VERSION)
    return { state: initial, problems: [{ code: 'version', came: version.slice(0, MOST_SHOWN) }] };
  const problems: AddressProblem[] = [];
  /** What a field says; where it says nothing that can be understood it is named as a problem. */
  const read = <T>(code: Exclude<Field, 'd'>, parse: (text: string) => T | undefined) => {
    const text = query.get(code);
    const value = text === null ? undefined : parse(text);
    if (text !== null && value === undefined) problems.push({ code, came: text.slice(0, MOST_SHOWN) });
    return value;
  };
  const action = read('a', (text) => ACTIONS.find((a) => a === text)) ?? initial.action;
  const agent = read('w', (text) => parseNamed(text, data.agents)) ?? initial.agent;
  const plain = plainFor({ ...initial, action, agent }, data);
  const state: State = {
    ...plain,
    mode: read('q', (text) => MODES.find((m) => m === text)) ?? plain.mode,
    agent,
    levels: read('l', parseLevels) ?? plain.levels,
    ...read('n', parseSituation),
    enemy: read('e', (text) => parseEnemy(text, data)) ?? plain.enemy,
    ...read('o', parseOther),
    bprd: read('b', (text) => (text === 'spent' || text === 'wild' ? text : undefined)) ?? plain.bprd,
    goal: read('g', parseGoal) ?? plain.goal,
    dice: read('c', parseDice),
    series: read('s', parseSeries) ?? plain.series,
    siege: read('k', (text) => parseSiege(text, plain)) ?? plain.siege,
    throws: read('t', parseThrows) ?? plain.throws,
  };
  const text = query.get('d');
  if (text === null) return { state, problems };
  const linked = parseFaces(text, data.faceRules);
  return 'code' in linked ? { state, problems: [...problems, linked] } : { state, linked, problems };
};
/** A longer text of a problem helps nobody. */
const MOST_SHOWN = 40;
const parseOther = (text: string): Pick<State, 'bonus' | 'cover'> | undefined => {
  const read = parseNumbers(text.split('.'), [BOUNDS.bonus, BOUNDS.cover]);
  return read && { bonus: read[0]!, cover: read[1]! };
};

/**
 * How the calculator keeps its state.
 * @param faces those that the page counts with at the moment of writing
 */
export const codecOf = (data: OddsData, faces: () => DiceFaces): Codec<Opened, AddressProblem> => ({
  key: 'hellboy.odds',
  fields: FIELDS,
  make: ({ state }) => makeAddress(state, faces(), data),
  parse: (text): Read<Opened, AddressProblem> => {
    const { problems, ...opened } = parseAddress(text, data);
    return { state: opened, problems };
  },
});
