/** The question of the page as a plain value: who fights whom, with what, for what. Nothing hidden is in it at first. */
import type { ByTrial } from '../../../engines/eldritch/combat/fighter.ts';
import { NO_CARDS } from '../../../engines/eldritch/combat/fighter.ts';
import type { Monster } from '../../../engines/eldritch/combat/monster.ts';
import { SITE_READINGS, type Readings } from '../../../engines/eldritch/combat/readings.ts';
import type { Aim, Fight } from '../../../engines/eldritch/fight/fight.ts';
import type { Spend } from '../../../engines/eldritch/test/again.ts';
import { SKILLS, type Fortune, type Skill } from '../../../engines/eldritch/test/skill.ts';

/** How far figures are less sure than usual. */
export type Doubt = 'medium' | 'low';
export interface InvestigatorCard {
  readonly id: string;
  readonly ru: string;
  readonly en: string;
  readonly occupation: string;
  /** The box, for the list. */
  readonly set: string;
  /** What is not known is missing. */
  readonly health?: number | undefined;
  readonly sanity?: number | undefined;
  readonly skills?: Skills | undefined;
  readonly doubt?: Doubt | undefined;
  readonly note?: string | undefined;
}
/** A special effect of a token, in our own words. */
export interface Effect {
  readonly says: string;
  readonly isCounted: boolean;
  /** What of it is left out all the same. */
  readonly left?: string | undefined;
}
export interface MonsterCard {
  readonly id: string;
  readonly ru: string;
  readonly en: string;
  /** The Russian name is our own translation. */
  readonly isOurs: boolean;
  readonly set: string;
  /** With the toughness for one investigator where it {@link isPerPlayer}. */
  readonly monster: Monster;
  /** One more toughness for each further investigator. */
  readonly isPerPlayer: boolean;
  readonly effects: readonly Effect[];
  readonly doubt?: Doubt | undefined;
  /** What is to be said of the figures, whole sentences. */
  readonly notes: readonly string[];
}
/** What the page hands to the calculator. */
export interface CombatData {
  readonly investigators: readonly InvestigatorCard[];
  readonly monsters: readonly MonsterCard[];
}

export type Skills = { readonly [S in Skill]: number };
export type Bounds = readonly [least: number, most: number];
/** The bounds of every number on the page; the engine takes all of them. */
export const BOUNDS = {
  health: [1, 15],
  tokens: [0, 9],
  skill: [0, 9],
  improved: [0, 2],
  bonus: [0, 9],
  extra: [0, 9],
  free: [0, 5],
  players: [1, 8],
  rounds: [1, 5],
  modifier: [-9, 9],
  loss: [0, 9],
  toughness: [1, 20],
  flags: [0, 8],
} as const satisfies { readonly [name: string]: Bounds };
/** So many monsters are counted together. */
export const MOST_FOES = 4;

/** By an id of the data, by a name of the reader's own, or nobody in particular. */
export interface Named {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}
/** An investigator as he stands at the table. */
export interface Hero {
  readonly health: number;
  readonly sanity: number;
  readonly clues: number;
  readonly focus: number;
  readonly skills: Skills;
  readonly improved: Skills;
  readonly fortune: Fortune;
  /** The best single bonus. */
  readonly bonus: ByTrial<number>;
  readonly extra: ByTrial<number>;
  /** Dice that cards throw again. */
  readonly free: ByTrial<number>;
  /** A card that throws all failed dice again. */
  readonly all: ByTrial<boolean>;
  readonly sixes: ByTrial<boolean>;
}
export interface Foe extends Named {
  readonly monster: Monster;
  readonly wounds: number;
}
export const ORDERS = ['best', 'anew', 'given'] as const;
export type OrderKind = (typeof ORDERS)[number];
export interface State {
  readonly investigator: Named;
  readonly hero: Hero;
  readonly foes: readonly Foe[];
  /** How many investigators play. */
  readonly players: number;
  readonly rounds: number;
  readonly order: OrderKind;
  readonly aim: Aim;
  readonly spend: Spend;
  readonly readings: Readings;
}

export const NO_IMPROVEMENTS: Skills = { lore: 0, influence: 0, observation: 0, strength: 0, will: 0 };
/** Investigators whose figures nobody told us keep the numbers that stand. */
const AVERAGE: Skills = { lore: 2, influence: 2, observation: 2, strength: 3, will: 3 };
const BARE: Hero = {
  health: 6,
  sanity: 6,
  clues: 0,
  focus: 0,
  skills: AVERAGE,
  improved: NO_IMPROVEMENTS,
  fortune: 'plain',
  bonus: { will: 0, strength: 0 },
  extra: { will: 0, strength: 0 },
  free: { will: 0, strength: 0 },
  all: { will: false, strength: false },
  sixes: { will: false, strength: false },
};
const BLANK: Monster = {
  horror: 1,
  damage: 1,
  toughness: 1,
  will: { modifier: 0 },
  strength: { modifier: 0 },
  isEpic: false,
  flags: [],
};

/** The figures of a card at a table of so many. */
export const monsterFor = ({ monster, isPerPlayer }: MonsterCard, players: number): Monster =>
  isPerPlayer ? { ...monster, toughness: monster.toughness + players - 1 } : monster;
export const foeOf = (card: MonsterCard | undefined, players: number): Foe =>
  card === undefined ? { monster: BLANK, wounds: 0 } : { id: card.id, monster: monsterFor(card, players), wounds: 0 };

/** An investigator with what his sheet says, and nothing else. */
export const heroOf = (card: InvestigatorCard | undefined, before: Hero = BARE): Hero => ({
  ...BARE,
  health: card?.health ?? before.health,
  sanity: card?.sanity ?? before.sanity,
  skills: card?.skills ?? before.skills,
});
/** The same investigator's figures in the place of those that stand, with all that is carried. */
export const withInvestigator = (state: State, card: InvestigatorCard | undefined): State =>
  card === undefined
    ? { ...state, investigator: {} }
    : {
        ...state,
        investigator: { id: card.id },
        hero: {
          ...state.hero,
          health: card.health ?? state.hero.health,
          sanity: card.sanity ?? state.hero.sanity,
          skills: card.skills ?? state.hero.skills,
          improved: NO_IMPROVEMENTS,
        },
      };

/** The example of the rulebook: she is not blessed and carries nothing. */
export const EXAMPLE = { investigator: 'lily-chen', monster: 'deep-one' } as const;
/** What the page opens on; for a named investigator and monster where that is said. */
export const defaultState = (data: CombatData, id: string | undefined = EXAMPLE.investigator): State => {
  const card = data.investigators.find((one) => one.id === id);
  return {
    investigator: card === undefined ? {} : { id: card.id },
    hero: heroOf(card),
    foes: [
      foeOf(
        data.monsters.find((one) => one.id === EXAMPLE.monster),
        1,
      ),
    ],
    players: 1,
    rounds: 1,
    order: 'best',
    aim: 'kill',
    spend: 'best',
    readings: SITE_READINGS,
  };
};

export const withHero = (state: State, hero: Partial<Hero>): State => ({ ...state, hero: { ...state.hero, ...hero } });
/** A foe in the place of another; its wounds stay below its toughness. */
export const withFoe = (state: State, at: number, foe: Partial<Foe>): State => ({
  ...state,
  foes: state.foes.map((one, i) => (i === at ? sound({ ...one, ...foe }) : one)),
});
const sound = (foe: Foe): Foe => ({ ...foe, wounds: Math.min(foe.wounds, foe.monster.toughness - 1) });
export const withoutFoe = (state: State, at: number): State => ({
  ...state,
  foes: state.foes.filter((_, i) => i !== at),
});
export const withFoeAdded = (state: State): State =>
  state.foes.length === MOST_FOES ? state : { ...state, foes: [...state.foes, { ...state.foes.at(-1)!, wounds: 0 }] };
/** As many at the table, and the toughness that follows from it where it was not changed by hand. */
export const withPlayers = (state: State, players: number, data: CombatData): State => ({
  ...state,
  players,
  foes: state.foes.map((foe) => {
    const card = data.monsters.find(({ id }) => id === foe.id);
    if (card?.isPerPlayer !== true || foe.monster.toughness !== monsterFor(card, state.players).toughness) return foe;
    return sound({ ...foe, monster: { ...foe.monster, toughness: monsterFor(card, players).toughness } });
  }),
});

/** A value of a skill with its improvement token. */
export const skillOf = ({ skills, improved }: Hero, skill: Skill): number => skills[skill] + improved[skill];
/** Skills that this fight tests, in the order of a sheet. */
export const skillsTested = ({ foes }: State): readonly Skill[] =>
  SKILLS.filter((skill) =>
    foes.some(
      ({ monster: { will, strength, flags } }) =>
        (will !== null && (will.skill ?? 'will') === skill) ||
        (strength !== null && (strength.skill ?? 'strength') === skill) ||
        (skill === 'influence' && flags.includes('parley')),
    ),
  );
/** Whether anything that the state says of cards counts. */
export const hasCards = ({ focus, extra, free, all, sixes }: Hero): boolean =>
  focus > 0 ||
  [extra, free].some(({ will, strength }) => will + strength > 0) ||
  [all, sixes].some(({ will, strength }) => will || strength);

/** The question for the engine. */
export const fightOf = ({ hero, foes, rounds, order, aim, spend, readings }: State): Fight => {
  const { health, sanity, clues, focus, fortune, bonus, extra, free, all, sixes } = hero;
  const skills = Object.fromEntries(SKILLS.map((skill) => [skill, skillOf(hero, skill)])) as Skills;
  return {
    fighters: [
      {
        health,
        sanity,
        clues,
        focus,
        skills,
        fortune,
        bonus,
        extra,
        cards: { ...NO_CARDS, free, all, sixesDouble: sixes },
      },
    ],
    foes: foes.map(({ monster, wounds }) => ({ monster, wounds })),
    rounds,
    order: order === 'given' ? { kind: 'given', foes: [...foes.keys()] } : { kind: order },
    aim,
    spend,
    readings,
  };
};
