/**
 * The state of the calculator: a situation at the table and what is asked of it. A plain value: what an address holds.
 * The faces of the dice are kept apart (`dice-faces.ts`): they belong to the reader, not to the situation.
 */
import type { Colour, Level } from '../../../engines/hellboy/dice/colour.ts';
import type { ThrowKind } from '../../../engines/hellboy/throws/rules.ts';
import { COUNTS, FLAGS, type Action, type Count, type Flag } from '../../../engines/hellboy/situation/situation.ts';
import { SKILLS, skillOf } from '../../../engines/hellboy/situation/skill.ts';
import type { AgentData } from '../../../schemas/hellboy/agent.ts';
import type { EnemyData } from '../../../schemas/hellboy/enemy.ts';
import type { OddsData } from './data.ts';
import type { DiceFaces } from './dice-faces.ts';

/** What the page answers: one test, attacks in a row, the attacks of enemies on an agent, rolls without the effect die. */
export const MODES = ['test', 'series', 'siege', 'throws'] as const;
export type Mode = (typeof MODES)[number];

/** The skills of an agent, and whatever else a card asks for. */
export const TESTED = [...SKILLS, 'other'] as const;
export type Tested = (typeof TESTED)[number];
export const testedBy = (action: Action): Tested => skillOf(action) ?? 'other';
export type Levels = { readonly [s in Tested]: Level };

/** Somebody by the id of a known card, or by a name that the reader gave. */
export interface Named {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}
export interface Enemy extends Named {
  /** Absent, with the two attacks: no source tells it, and the reader has not set it yet. */
  readonly toughness?: number | undefined;
  /** 0: not known. */
  readonly health: number;
  /** Damage already on it. */
  readonly damage: number;
  readonly melee?: number | undefined;
  readonly ranged?: number | undefined;
}
/** The best on average, or at least `least`: damage dealt, information, the result; in defence at most so much damage. */
export interface Goal {
  readonly kind: 'mean' | 'reach';
  readonly least: number;
}
/** Attacks in a row on one enemy. */
interface Series {
  /** Action tokens for attacks and boosts together. */
  readonly tokens: number;
  readonly aim: 'kill' | 'damage';
}
/** An attack of an enemy on the agent; `net` is improvements less degradations, but for the injuries of the agent. */
export interface SiegeAttack {
  readonly attack: number;
  readonly net: number;
  /** An object in the agent's area takes its damage first. */
  readonly isRanged: boolean;
}
export interface Siege {
  readonly slots: number;
  /** Damage already taken. */
  readonly damage: number;
  /** Injuries that show the symbol of defence. */
  readonly injuries: number;
  /** Action tokens left for boosts. */
  readonly tokens: number;
  /** The number of markers with that symbol, among all. */
  readonly symbols: { readonly of: number; readonly in: number };
  readonly attacks: readonly SiegeAttack[];
  readonly aim: 'least-damage' | 'stand';
}
/** Rolls without a test. */
export interface Throws {
  readonly kind: ThrowKind;
  /** Rounds of desperate recovery, tokens of hellfire, characters who are there, sides of a dispute. */
  readonly times: number;
  /** Damage on who recovers; the size of the object into which somebody is knocked. */
  readonly amount: number;
  /** A backup agent recovers. */
  readonly isBackup: boolean;
}

export interface State {
  readonly mode: Mode;
  readonly action: Action;
  readonly agent: Named;
  readonly levels: Levels;
  readonly counts: { readonly [c in Count]: number };
  readonly flags: { readonly [f in Flag]: boolean };
  /** What cards add to the result. */
  readonly bonus: number;
  readonly bprd: 'wild' | 'spent';
  readonly enemy: Enemy;
  /** The health of an object that takes the damage of shooting first. */
  readonly cover: number;
  readonly goal: Goal;
  /** Dice set by hand, best first; absent: they follow from the situation. */
  readonly dice?: readonly Colour[] | undefined;
  readonly series: Series;
  readonly siege: Siege;
  readonly throws: Throws;
  /** The faces that came with the address; they count as long as the page has come from it. */
  readonly linked?: DiceFaces | undefined;
}

export type Bounds = readonly [least: number, most: number];
/** Bounds of the numbers that the reader sets. */
export const BOUNDS = {
  count: [0, 9],
  bonus: [-9, 9],
  cover: [0, 9],
  toughness: [0, 20],
  health: [0, 60],
  damage: [0, 59],
  attack: [0, 20],
  least: [0, 30],
  dice: [0, 3],
  tokens: [1, 6],
  slots: [1, 12],
  taken: [0, 24],
  injuries: [0, 12],
  boosts: [0, 6],
  symbols: [1, 60],
  net: [-3, 3],
  times: [1, 6],
  amount: [0, 24],
} as const satisfies { readonly [field: string]: Bounds };
/** Attacks of enemies that are counted in a row. */
export const MOST_SIEGE = 5;

/** A roll as it is opened: the least that makes a question of it. */
export const throwsFor = (kind: ThrowKind): Throws => ({
  kind,
  times: kind === 'dispute' ? 2 : 1,
  amount: kind === 'recover' ? 6 : 0,
  isBackup: false,
});

const noCounts = Object.fromEntries(COUNTS.map((c) => [c, 0])) as State['counts'];
const noFlags = Object.fromEntries(FLAGS.map((f) => [f, false])) as State['flags'];
/** The default of an unknown skill: the middle one. */
const UNKNOWN: Level = 'orange';

/** The levels of an agent, as far as they are known. */
export const levelsOf = ({ skills }: Pick<AgentData, 'skills'>): Levels => ({
  ...(Object.fromEntries(SKILLS.map((skill) => [skill, skills[skill]?.level ?? UNKNOWN])) as Omit<Levels, 'other'>),
  other: UNKNOWN,
});

/** What an enemy is where his card does not say. */
const PLAIN_ENEMY: Enemy = { toughness: 2, health: 0, damage: 0, melee: 5, ranged: 5 };
/** A card as far as it is known: unknown figures stay unknown. */
export const enemyOf = ({ id, figures: { toughness, health, melee, ranged } }: EnemyData): Enemy => ({
  id,
  toughness: toughness?.value,
  health: health?.value ?? 0,
  damage: 0,
  melee: melee?.value,
  ranged: ranged?.value,
});

/** A figure of an enemy that an answer may hang on. */
export type Figure = 'toughness' | 'health' | 'melee' | 'ranged';
/** The figure of the enemy that an action is held against. */
const AGAINST: { readonly [a in Action]?: 'toughness' | 'melee' | 'ranged' } = {
  fight: 'toughness',
  shoot: 'toughness',
  'defend-melee': 'melee',
  'defend-ranged': 'ranged',
};
/** A figure that the question depends on and that is not set yet: without it there is no answer. */
export const missingOf = ({ mode, action, enemy }: Pick<State, 'mode' | 'action' | 'enemy'>): Figure | undefined => {
  if (mode !== 'test' && mode !== 'series') return undefined;
  const figure = AGAINST[action];
  if (figure !== undefined && enemy[figure] === undefined) return figure;
  return mode === 'series' && enemy.health === 0 ? 'health' : undefined;
};
/** A figure to count with; what comes of one that is missing is not shown. */
export const figureOf = (enemy: Enemy, figure: Exclude<Figure, 'health'>): number => enemy[figure] ?? 0;

/** Where the calculator begins: the one agent whose skill is known fights the first enemy of the list, alone with it. */
export const defaultState = ({ agents, enemies }: OddsData): State => {
  const agent = agents.find(({ skills }) => skills.fight !== undefined) ?? agents[0];
  const enemy = enemies.find(({ figures }) => figures.toughness !== undefined) ?? enemies[0];
  return {
    mode: 'test',
    action: 'fight',
    agent: { id: agent?.id },
    levels: levelsOf(agent ?? { skills: {} }),
    counts: noCounts,
    flags: noFlags,
    bonus: 0,
    bprd: 'wild',
    enemy: enemy === undefined ? PLAIN_ENEMY : enemyOf(enemy),
    cover: 0,
    goal: { kind: 'mean', least: 1 },
    dice: undefined,
    series: { tokens: 3, aim: 'kill' },
    siege: {
      slots: agent?.slots?.value ?? 4,
      damage: 0,
      injuries: 0,
      tokens: 0,
      symbols: { of: 1, in: 4 },
      attacks: [
        { attack: 5, net: 0, isRanged: false },
        { attack: 5, net: 0, isRanged: false },
      ],
      aim: 'least-damage',
    },
    throws: throwsFor('desperate'),
  };
};

/** The nearest question about attacks in a row: a fight or a shot. */
export const asSeries = (state: State): State => ({
  ...(isAttack(state.action) ? state : withAction(state, 'fight')),
  dice: undefined,
});
/** The nearest question about attacks on an agent: he defends. */
export const asSiege = (state: State): State => (isDefence(state.action) ? state : withAction(state, 'defend-melee'));

/** The state as its question takes it. */
export const askedOf = (state: State): State => {
  if (state.mode === 'series') return asSeries(state);
  return state.mode === 'siege' ? asSiege(state) : state;
};

export const isDefence = (action: Action): boolean => skillOf(action) === 'defend';
export const isAttack = (action: Action): boolean => action === 'fight' || action === 'shoot';
/** Whether an enemy is part of the question. */
export const hasEnemy = ({ action }: Pick<State, 'action'>): boolean => AGAINST[action] !== undefined;
/** The level that a test is made with. */
export const levelOf = ({ levels, action }: State): Level => levels[testedBy(action)];

/** What a goal of another action would be. */
const goalFor = (action: Action, { kind }: Goal): Goal => {
  if (isDefence(action)) return { kind, least: 0 };
  return { kind, least: action === 'other' ? 3 : 1 };
};
/** Whether two actions are both attacks or both defences: what is wanted of one makes sense for the other. */
const isAlike = (a: Action, b: Action): boolean => (isAttack(a) && isAttack(b)) || (isDefence(a) && isDefence(b));
export const withAction = (state: State, action: Action): State =>
  action === state.action
    ? state
    : {
        ...state,
        action,
        dice: undefined,
        goal: isAlike(action, state.action) ? state.goal : goalFor(action, state.goal),
      };
export const withCount = (state: State, count: Count, n: number): State => ({
  ...state,
  counts: { ...state.counts, [count]: n },
});
export const withFlag = (state: State, flag: Flag, is: boolean): State => ({
  ...state,
  flags: { ...state.flags, [flag]: is },
});
export const withLevel = (state: State, tested: Tested, level: Level): State => ({
  ...state,
  levels: { ...state.levels, [tested]: level },
});
export const withSeries = (state: State, change: Partial<Series>): State => ({
  ...state,
  series: { ...state.series, ...change },
});
export const withEnemy = (state: State, change: Partial<Enemy>): State => ({
  ...state,
  enemy: { ...state.enemy, ...change },
});
export const withSiegeAttack = (siege: Siege, at: number, change: Partial<SiegeAttack>): Siege => ({
  ...siege,
  attacks: siege.attacks.map((a, i) => (i === at ? { ...a, ...change } : a)),
});
/** The numbers of a siege that hang on each other, brought in line. */
export const withSiege = (state: State, change: Partial<Siege>): State => {
  const siege = { ...state.siege, ...change };
  const damage = Math.min(siege.damage, 2 * siege.slots);
  const injured = Math.max(0, damage - siege.slots);
  return {
    ...state,
    siege: {
      ...siege,
      damage,
      injuries: Math.min(siege.injuries, injured),
      symbols: { of: Math.min(siege.symbols.of, siege.symbols.in), in: siege.symbols.in },
    },
  };
};
