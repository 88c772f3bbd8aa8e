/** A battle as the reader enters it: detectives, enemies, cards and the aim. Sections are those of the rules. */
import type { Readings } from './readings.ts';

/** Will and Strength at once: what somebody has, or what an attack takes. */
export interface Vigour {
  readonly will: number;
  readonly strength: number;
}

/** 3.4.7: two kinds of people and two kinds of creatures. */
export const ENEMY_KINDS = ['mage', 'citizen', 'undead', 'artifact'] as const;
export type EnemyKind = (typeof ENEMY_KINDS)[number];
export interface Enemy extends Vigour {
  readonly kind: EnemyKind;
  /** 3.4.2: dice against Will and against Strength; each 5 or 6 takes one. */
  readonly willDice: number;
  readonly strengthDice: number;
  /** The penalty of tests against it. */
  readonly vigilance: number;
}

export const WEAPON_TESTS = ['vigilance', 'strength', 'both'] as const;
/** 3.4.4: a weapon whose success depends on tests; all of them have to succeed. */
export interface Weapon {
  readonly tests: (typeof WEAPON_TESTS)[number];
  readonly penalty: number;
  readonly damage: Vigour;
}
/** 3.4.4: a battle spell. */
export interface Spell {
  /** Knowledge for Obvious Magic, Intuition for True Magic. */
  readonly skill: number;
  readonly difficulty: number;
  /** The price of might: Will that is paid whether it works or not. */
  readonly price: number;
  readonly damage: Vigour;
  /** Units of movement that it asks for: one less is the number of turns by which it is late. */
  readonly moves: number;
  /** How often it may be tried; 0 is as often as he likes. */
  readonly uses: number;
}
/** 3.4.5: a card that restores; what it gives, up to what, and how often. */
interface Heal extends Vigour {
  readonly upTo: Vigour;
  readonly uses: number;
}

/** 3.4.1: which tests he takes before the battle, or how they went where that is known. */
export const OPENINGS = ['vigilance', 'stealth', 'before', 'after'] as const;
export type Opening = (typeof OPENINGS)[number];
export interface Detective extends Vigour {
  readonly vigilance: number;
  readonly stealth: number;
  readonly opening: Opening;
  /** Skill «Боевые Единоборства»: bare hands and knives take as much Strength as there are successes. */
  readonly hasMartialArts: boolean;
  /** Dice that a knife adds to bare hands; 0 is no knife. */
  readonly knife: number;
  readonly weapon?: Weapon | undefined;
  readonly spell?: Spell | undefined;
  readonly heal?: Heal | undefined;
}

/** What the best play is for; of equally good plays a second thing decides, see `worth.ts`. */
export const AIMS = ['defeat', 'stay-up', 'detain', 'destroy', 'spare-movement'] as const;
export type Aim = (typeof AIMS)[number];
/** Best play, or all strike the weakest enemy, or the enemies one after the other as they are listed. */
export const PLANS = ['best', 'weakest', 'in-turn'] as const;
export type BattlePlan = (typeof PLANS)[number];

export interface Battle {
  readonly detectives: readonly Detective[];
  readonly enemies: readonly Enemy[];
  readonly aim: Aim;
  readonly plan: BattlePlan;
  /** Whether detectives may leave or avoid the battle (3.4.1, 3.4.6); only best play does. */
  readonly canLeave: boolean;
  /** The least face of a die that is a success in a parameter test: the rules tell it only of enemies. */
  readonly threshold: number;
  readonly readings: Readings;
}

export type Bounds = readonly [least: number, most: number];
/** The bounds of every number of a battle. */
export const BOUNDS = {
  detectives: [1, 4],
  enemies: [1, 3],
  threshold: [2, 6],
  vigour: [1, 9],
  parameter: [0, 9],
  dice: [0, 6],
  penalty: [0, 9],
  knife: [0, 6],
  damage: [0, 5],
  price: [0, 5],
  moves: [1, 3],
  casts: [0, 3],
  heal: [0, 5],
  heals: [1, 3],
} as const satisfies { readonly [name: string]: Bounds };
