/** The question of the page as a plain value: who fights whom, with what, for what. Nothing hidden is in it at first. */
import type { ByTrial, Fighter } from '../../../engines/eldritch/combat/model/fighter.ts';
import type { Monster } from '../../../engines/eldritch/combat/model/monster.ts';
import { RULES, type Readings } from '../../../engines/eldritch/combat/model/readings.ts';
import type { Aim, Fight } from '../../../engines/eldritch/combat/fight.ts';
import { withoutSpareHealth } from '../../../engines/eldritch/combat/model/most-lost.ts';
import type { Spend } from '../../../engines/eldritch/skill-check/again.ts';
import { SKILLS, skillValue, type Fortune, type Skill } from '../../../engines/eldritch/skill-check/skill.ts';
import { NO_IMPROVEMENTS, type InvestigatorCard, type Skills } from '../shared/investigator.ts';
import type { CombatData, MonsterCard } from './cards.ts';
import { cardsOf, type Carried } from './items.ts';

export type Bounds = readonly [least: number, most: number];
/** The bounds of every number on the page; the engine takes all of them. */
export const BOUNDS = {
  health: [1, 15],
  tokens: [0, 9],
  skill: [0, 9],
  improved: [-2, 2],
  bonus: [0, 9],
  extra: [0, 9],
  free: [0, 5],
  players: [1, 8],
  rounds: [1, 5],
  modifier: [-9, 9],
  loss: [0, 9],
  toughness: [1, 20],
  flags: [0, 8],
  item: [0, 9],
} as const satisfies { readonly [name: string]: Bounds };
/** The most monsters that are counted together, and the most investigators. */
export const MOST_FOES = 4;
export const MOST_HEROES = 4;

/** By an id of the data, by a name of the reader's own, or unnamed. */
export interface Named {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}
/** An investigator at the table. */
export interface Hero {
  readonly health: number;
  readonly sanity: number;
  /** Sanity of the sheet, the limit of recovery; unknown: the present one. */
  readonly mostSanity?: number | undefined;
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
  /** Cards that are carried. */
  readonly things: readonly Carried[];
}
export interface Foe extends Named {
  readonly monster: Monster;
  readonly wounds: number;
  readonly isAmbush: boolean;
  /** No list has its figures, and the reader has yet to set them. */
  readonly isNotSet?: boolean | undefined;
}
/** Who fights. */
export interface Member {
  readonly investigator: Named;
  readonly hero: Hero;
}
export const ORDERS = ['best', 'anew', 'given'] as const;
export type OrderKind = (typeof ORDERS)[number];
export interface State {
  /** In the order of their turns, 1–4. */
  readonly party: readonly Member[];
  readonly foes: readonly Foe[];
  /** How many investigators play: no fewer than fight. */
  readonly players: number;
  readonly rounds: number;
  readonly order: OrderKind;
  readonly aim: Aim;
  readonly spend: Spend;
  readonly readings: Readings;
}

/** Skills of an unnamed investigator. */
export const AVERAGE: Skills = { lore: 2, influence: 2, observation: 2, strength: 3, will: 3 };
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
  things: [],
};
export const BLANK: Monster = {
  horror: 1,
  damage: 1,
  toughness: 1,
  will: { modifier: 0 },
  strength: { modifier: 0 },
  isEpic: false,
  flags: [],
};

/** The figures of a card for a number of players. */
export const monsterFor = ({ monster, isPerPlayer }: MonsterCard, players: number): Monster =>
  isPerPlayer ? { ...monster, toughness: monster.toughness + players - 1 } : monster;
export const foeOf = (card: MonsterCard | undefined, players: number): Foe => ({
  ...(card && { id: card.id }),
  monster: card === undefined ? BLANK : monsterFor(card, players),
  wounds: 0,
  isAmbush: false,
});

/** A monster of which the name alone is known. */
export const notSetFoe = (name: string, isAmbush: boolean): Foe => ({
  name,
  monster: BLANK,
  wounds: 0,
  isAmbush,
  isNotSet: true,
});

/** An investigator with what his sheet says, and nothing else. */
const heroOf = (card: InvestigatorCard | undefined, before: Hero = BARE): Hero => ({
  ...BARE,
  health: card?.health ?? before.health,
  sanity: card?.sanity ?? before.sanity,
  skills: card?.skills ?? before.skills,
  ...(card?.sanity !== undefined && { mostSanity: card.sanity }),
});
export const memberOf = (card: InvestigatorCard | undefined): Member => ({
  investigator: card === undefined ? {} : { id: card.id },
  hero: heroOf(card),
});

/** The example of the rulebook: she is not blessed and carries nothing. */
const EXAMPLE = { investigator: 'lily-chen', monster: 'deep-one' } as const;
/** The state that the page opens with; for an investigator if given. */
export const defaultState = (
  data: Omit<CombatData, 'prose'>,
  id: string | undefined = EXAMPLE.investigator,
): State => ({
  party: [memberOf(data.investigators.find((one) => one.id === id))],
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
  readings: RULES,
});

/** A value of a skill with its token. */
export const skillOf = ({ skills, improved }: Hero, skill: Skill): number => skillValue(skills[skill], improved[skill]);
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
/** Whether anything that the reader says of cards by hand counts. */
export const hasCards = ({ focus, extra, free, all, sixes }: Hero): boolean =>
  focus > 0 ||
  [extra, free].some(({ will, strength }) => will + strength > 0) ||
  [all, sixes].some(({ will, strength }) => will || strength);

/** An investigator as the engine takes him. */
const fighterOf = (hero: Hero, foes: readonly Foe[]): Fighter => {
  const { health, sanity, mostSanity = sanity, clues, focus, fortune, extra, things } = hero;
  const skills = Object.fromEntries(SKILLS.map((skill) => [skill, skillOf(hero, skill)])) as Skills;
  const { bonus, cards } = cardsOf(hero, things);
  // What nothing gives back is not asked for: it would be counted for nothing.
  const recovers = cards.onDefeat.sanity > 0 || foes.some(({ monster }) => monster.flags.includes('solace'));
  const most = recovers && mostSanity > sanity ? { most: { health, sanity: mostSanity } } : {};
  return { health, sanity, ...most, clues, focus, skills, fortune, extra, bonus, cards };
};
/** The fight with all health, to be played throw by throw. */
export const fightOf = ({ party, foes, rounds, order, aim, spend, readings }: State): Fight => ({
  fighters: party.map(({ hero }) => fighterOf(hero, foes)),
  foes: foes.map(({ monster, wounds, isAmbush }) => ({ monster, wounds, ...(isAmbush && { isAmbush }) })),
  rounds,
  order: order === 'given' ? { kind: 'given', foes: [...foes.keys()] } : { kind: order },
  aim,
  spend,
  readings,
});
/** The fight as it is counted: health that it cannot take away makes it no larger. */
export const countedFightOf = (state: State): Fight => withoutSpareHealth(fightOf(state));
