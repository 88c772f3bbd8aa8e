/**
 * The state as an address: short, versioned, readable. What is understood is kept; what is not is named as a problem and
 * gives way to the default. Only what differs from the default is written, but for the action and the faces.
 */
import { COLOURS, LEVELS, type Colour } from '../../../engines/hellboy/dice/colour.ts';
import { THROWS } from '../../../engines/hellboy/throws/rules.ts';
import { ACTIONS, COUNTS, FLAGS, type Count, type Flag } from '../../../engines/hellboy/situation/situation.ts';
import { isName, nameText } from '../../shared/own-cards/own-cards.ts';
import { addressCodec, always, MOST_SHOWN, type Field } from '../../shared/state/fields.ts';
import { by, choice, each, integer, letter, list, withMark, together, type Text } from '../../shared/state/texts.ts';
import { parseFaces, makeFaces, type BadFaces, type DiceFaces } from './dice-faces.ts';
import type { OddsData } from './data.ts';
import {
  BOUNDS,
  MODES,
  MOST_SIEGE,
  TESTED,
  defaultState,
  enemyOf,
  levelsOf,
  throwsFor,
  withAction,
  withSiege,
  type Enemy,
  type Siege,
  type SiegeAttack,
  type State,
  type Throws,
} from './model.ts';

const LETTERS = 'yorb';
const LEVELS_TEXT = each(TESTED, letter(LEVELS, LETTERS), '');
/** Dice as the engine lays them: the best colour first. */
export const bestFirst = (dice: readonly Colour[]): readonly Colour[] =>
  [...dice].sort((a, b) => COLOURS.indexOf(b) - COLOURS.indexOf(a));
const COLOUR_LIST = list(letter(COLOURS, LETTERS), '', [1, BOUNDS.dice[1]]);
/** Dice set by hand. */
const DICE: Field<State> = {
  make: ({ dice }) => dice && (COLOUR_LIST.make(dice) || 'none'),
  parse: (text) => {
    const dice = text === 'none' ? [] : COLOUR_LIST.parse(text);
    return dice && { dice: bestFirst(dice) };
  },
};

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

/** What counts: «e2s1», each letter with how many or how much. */
const SITUATION: Text<Pick<State, 'counts' | 'flags'>> = {
  make: ({ counts, flags }) =>
    [
      ...COUNTS.flatMap((c) => (counts[c] > 0 ? [`${COUNT_LETTERS[c]}${counts[c]}`] : [])),
      ...FLAGS.flatMap((f) => (flags[f] ? [`${FLAG_LETTERS[f]}1`] : [])),
    ].join(''),
  parse: (text) => {
    if (!/^(?:[a-z]\d)*$/.test(text)) return undefined;
    const said = new Map((text.match(/../g) ?? []).map((pair) => [pair[0]!, Number(pair[1])]));
    const known = [...Object.values(COUNT_LETTERS), ...Object.values(FLAG_LETTERS)];
    if ([...said.keys()].some((sign) => !known.includes(sign))) return undefined;
    return {
      counts: Object.fromEntries(COUNTS.map((c) => [c, said.get(COUNT_LETTERS[c]) ?? 0])) as State['counts'],
      flags: Object.fromEntries(FLAGS.map((f) => [f, (said.get(FLAG_LETTERS[f]) ?? 0) > 0])) as State['flags'],
    };
  },
};

const ENEMY_NUMBERS = ['toughness', 'health', 'damage', 'melee', 'ranged'] as const;
const ENEMY_BOUNDS = [BOUNDS.toughness, BOUNDS.health, BOUNDS.damage, BOUNDS.attack, BOUNDS.attack];
/** «frog-monster», or with numbers of his own, of which some may be missing, and a name: «frog-monster.2.3.0.4.», «.2.3.0.4.5.Жаба». */
const enemyText = ({ enemies }: OddsData): Text<Enemy> => ({
  make: ({ id, name, ...numbers }) =>
    [id ?? '', ...ENEMY_NUMBERS.map((n) => numbers[n]), ...(name === undefined ? [] : [name])].join('.'),
  parse: (text) => {
    const [id = '', ...parts] = text.split('.');
    const card = enemies.find((e) => e.id === id);
    if (id !== '' && card === undefined) return undefined;
    if (parts.length === 0) return card && enemyOf(card);
    const read = ENEMY_BOUNDS.map((bounds, i) => (parts[i] === '' ? 'missing' : integer(bounds).parse(parts[i] ?? '')));
    const name = parts.length > ENEMY_BOUNDS.length ? parts.slice(ENEMY_BOUNDS.length).join('.') : undefined;
    if (read.includes(undefined) || (name !== undefined && !isName(name))) return undefined;
    const [toughness, health, damage, melee, ranged] = read.map((n) => (n === 'missing' ? undefined : n));
    // Health that is not known is 0, and damage is what lies on him.
    if (health === undefined || damage === undefined) return undefined;
    return { ...(card && { id }), ...(name !== undefined && { name }), toughness, health, damage, melee, ranged };
  },
});

const BESIEGED = together(
  {
    slots: integer(BOUNDS.slots),
    damage: integer(BOUNDS.taken),
    injuries: integer(BOUNDS.injuries),
    tokens: integer(BOUNDS.boosts),
    of: integer([0, BOUNDS.symbols[1]]),
    in: integer(BOUNDS.symbols),
  },
  '.',
);
const ATTACK: Text<SiegeAttack> = withMark(
  together({ attack: integer(BOUNDS.attack), net: integer(BOUNDS.net) }, '.'),
  'isRanged',
  '.far',
);
const ATTACKS = list(ATTACK, '_', [1, MOST_SIEGE]);
/** «5.0.0.2.1.4~5.0_3.1.far~stand»: the agent, the attacks, the aim. */
const SIEGE: Text<Siege> = {
  make: ({ symbols, attacks, aim, ...agent }) =>
    [BESIEGED.make({ ...agent, ...symbols }), ATTACKS.make(attacks), ...(aim === 'stand' ? ['stand'] : [])].join('~'),
  parse: (text) => {
    const [agent = '', attackers = '', aim] = text.split('~');
    const [besieged, attacks] = [BESIEGED.parse(agent), ATTACKS.parse(attackers)];
    if (!besieged || !attacks || (aim !== undefined && aim !== 'stand')) return undefined;
    const { of, in: within, ...rest } = besieged;
    return { ...rest, symbols: { of, in: within }, attacks, aim: aim ?? 'least-damage' };
  },
};

const TIMES = together({ times: integer(BOUNDS.times), amount: integer(BOUNDS.amount) }, '.');
/** «recover», «recover.2.5»; then whether a backup agent recovers. */
const THROW: Text<Throws> = withMark(
  {
    make: ({ kind, ...times }: Omit<Throws, 'isBackup'>) => `${kind}.${TIMES.make(times)}`,
    parse: (text) => {
      const [name, ...parts] = text.split('.');
      const kind = THROWS.find((t) => t === name);
      if (kind === undefined) return undefined;
      const times = parts.length === 0 ? throwsFor(kind) : TIMES.parse(parts.join('.'));
      return times && { kind, times: times.times, amount: times.amount };
    },
  },
  'isBackup',
  '.backup',
);

const fieldsOf = (data: OddsData, diceFor: (state: State) => DiceFaces) => {
  const action: Field<State> = {
    make: (state) => state.action,
    parse: (text, before) => {
      const read = choice(ACTIONS).parse(text);
      return read && withAction(before, read);
    },
  };
  const whose = nameText(data.agents.map(({ id }) => id));
  const agent: Field<State> = {
    make: (state) => whose.make(state.agent),
    parse: (text) => {
      const read = whose.parse(text);
      return read && { agent: read, ...levelsFor(read, data) };
    },
  };
  const faces: Field<State> = {
    make: (state) => makeFaces(diceFor(state)),
    parse: (text) => {
      const linked = parseFaces(text, data.faceRules);
      return 'code' in linked ? undefined : { linked };
    },
  };
  const siege: Field<State> = {
    make: (state) => SIEGE.make(state.siege),
    parse: (text, before) => {
      const read = SIEGE.parse(text);
      return read && { siege: withSiege(before, read).siege };
    },
  };
  return {
    q: by('mode', choice(MODES)),
    a: always(action),
    w: agent,
    l: by('levels', LEVELS_TEXT),
    n: SITUATION,
    e: by('enemy', enemyText(data)),
    o: together({ bonus: integer(BOUNDS.bonus), cover: integer(BOUNDS.cover) }, '.'),
    b: by('bprd', choice(['wild', 'spent'])),
    g: by('goal', together({ kind: choice(['mean', 'reach']), least: integer(BOUNDS.least) }, '.')),
    c: DICE,
    d: always(faces),
    s: by('series', together({ tokens: integer(BOUNDS.tokens), aim: choice(['kill', 'damage']) }, '.')),
    k: siege,
    t: by('throws', THROW),
  };
};
/** The levels of a known agent follow from who he is. */
const levelsFor = ({ id }: State['agent'], { agents }: OddsData): Partial<State> => {
  const card = agents.find((a) => a.id === id);
  return card === undefined ? {} : { levels: levelsOf(card) };
};

type FieldName = Exclude<keyof ReturnType<typeof fieldsOf>, 'd'>;
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = { readonly code: 'version' | FieldName; readonly came: string } | BadFaces;

/**
 * How the calculator keeps its state.
 * @param diceFor the dice that the page counts a state with at the moment of writing
 */
export const codecOf = (data: OddsData, diceFor: (state: State) => DiceFaces) => {
  const start = defaultState(data);
  return addressCodec({
    key: 'hellboy.odds',
    version: '1',
    start,
    // What follows from the rest is not said: levels of a known agent, the goal of an action.
    plain: ({ action, agent }) => ({ ...withAction(start, action), ...levelsFor(agent, data) }),
    table: fieldsOf(data, diceFor),
    problem: (code, came): AddressProblem =>
      code === 'd' ? (parseFaces(came, data.faceRules) as BadFaces) : { code, came: came.slice(0, MOST_SHOWN) },
  });
};
