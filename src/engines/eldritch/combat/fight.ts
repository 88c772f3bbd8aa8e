/** A fight: investigators in turn, monsters in some order, rounds. The question and the answer as plain data. */
import type { Distribution } from '../../exact/distribution.ts';
import type { Fraction } from '../../exact/fraction.ts';
import type { Fighter } from './model/fighter.ts';
import type { Monster } from './model/monster.ts';
import type { Readings } from './model/readings.ts';
import type { DieAction, Spend } from '../skill-check/again.ts';
import type { Fortune } from '../skill-check/skill.ts';

/** A monster as the fight finds it. */
export interface Foe {
  readonly monster: Monster;
  /** Health that it has lost already, below its toughness. */
  readonly wounds: number;
  /** From an ambush: met once, by the first investigator, and then back in the cup. */
  readonly isAmbush?: boolean;
}
/** Who is met first. */
export type Order =
  /** By their places among the foes: each once. */
  | { readonly kind: 'given'; readonly foes: readonly number[] }
  /** The best one that is kept to. */
  | { readonly kind: 'best' }
  /** Chosen anew after each. */
  | { readonly kind: 'anew' };

/**
 * The aim. «survive»: no investigator is defeated; «kill»: all monsters are; «kill-most»: as many as possible;
 * «keep-clues»: clues in the hands of undefeated investigators. The other aims decide between equals, see `worth.ts`.
 */
export const AIMS = ['survive', 'kill', 'kill-most', 'keep-clues'] as const;
export type Aim = (typeof AIMS)[number];

export interface Fight {
  /** In the order of their turns, 1–4. */
  readonly fighters: readonly Fighter[];
  /** 1–6. */
  readonly foes: readonly Foe[];
  /** Encounter phases, 1–6: in each, each investigator meets each monster that is left. */
  readonly rounds: number;
  readonly order: Order;
  readonly aim: Aim;
  readonly spend: Spend;
  readonly readings: Readings;
}

/** What becomes of an investigator; «both» only where the player chooses. */
export const FATES = ['stands', 'health', 'sanity', 'both'] as const;
export type Fate = (typeof FATES)[number];

/** An investigator in the middle of a fight, or at its end. */
export interface FighterNow {
  readonly health: number;
  readonly sanity: number;
  readonly clues: number;
  readonly focus: number;
  readonly fortune: Fortune;
  /** Which items can still be used, by their places. */
  readonly items: readonly boolean[];
}
/** A monster in the middle of a fight, or at its end. */
interface FoeNow {
  /** Its toughness for a defeated one. */
  readonly wounds: number;
  readonly isDefeated: boolean;
  /** From an ambush, and back in the cup. */
  readonly isGone: boolean;
}
/** A fight between two combats. */
export interface Position {
  /** From 1. */
  readonly round: number;
  /** Whose turn it is. */
  readonly turn: number;
  /** Foes that he has met in this turn. */
  readonly met: readonly number[];
  readonly fighters: readonly FighterNow[];
  readonly foes: readonly FoeNow[];
}
export interface FightEnd {
  readonly fighters: readonly (FighterNow & { readonly fate: Fate })[];
  readonly foes: readonly FoeNow[];
  /** The round in which the last combat was. */
  readonly rounds: number;
}

/** Losses of one investigator, below 0 where he has recovered more. */
export interface Losses {
  readonly health: number;
  readonly sanity: number;
}
/** What becomes of one investigator. */
export interface FighterAnswer {
  readonly fates: { readonly [F in Fate]: Fraction };
  readonly losses: Distribution<Losses>;
  /** Tokens that throw dice again and clues spent otherwise. */
  readonly cluesSpent: Distribution;
  readonly focusSpent: Distribution;
}
/** Whom to meet next. */
export interface NextFoe {
  /** undefined: there is none left to meet in this turn. */
  readonly foe: number | undefined;
  /** What each that may be met is worth by the aim; one where the order is kept to. */
  readonly options: readonly { readonly foe: number; readonly value: number }[];
}
/** Parts of a combat, in their order; most combats have the two tests alone. */
export const STAGES = ['toll', 'will', 'luck', 'dies', 'parley', 'fright', 'strength'] as const;
export type StageName = (typeof STAGES)[number];

/** The middle of a combat. */
export interface InCombat {
  /** Where the fight stood when the combat began. */
  readonly position: Position;
  readonly foe: number;
  readonly stage: StageName;
  /** The investigator as the stage begins, but for the tokens, which are those left now. */
  readonly now: FighterNow;
  /** Of the foe. */
  readonly wounds: number;
}
/** How to go into a stage. */
export interface Entering {
  /** The item that is used for its bonus. */
  readonly item: number | undefined;
  /** The test is left out. */
  readonly isSkipped: boolean;
  /** The clue is paid. */
  readonly isPaid: boolean;
}
/** Dice on the table. */
export interface FightTable {
  /** The item that was used for its bonus. */
  readonly item: number | undefined;
  /** Dice without success, and with one; others count twice. */
  readonly failed: number;
  readonly single: number;
  /** What cards can still throw again. */
  readonly free: number;
  readonly all: boolean;
}
/** Best play, moment by moment. @throws {RangeError} for moments that cannot come about */
export interface FightPolicy {
  readonly nextAt: (position: Position) => NextFoe;
  readonly enterAt: (at: InCombat) => Entering;
  readonly againAt: (at: InCombat, table: FightTable) => DieAction;
  /** Which items are left when losses are taken; of a test by its dice. */
  readonly landAt: (at: InCombat, landed?: Landed) => readonly boolean[];
}
/** How a test came out. */
export interface Landed {
  readonly item: number | undefined;
  readonly successes: number;
  /** The card that throws all failed dice was used. */
  readonly usedAll: boolean;
}

export interface FightAnswer extends FightPolicy {
  /** The order that is kept to; undefined where it is chosen anew. */
  readonly order: readonly number[] | undefined;
  /** What the aim comes to. */
  readonly value: number;
  /** No investigator is defeated. */
  readonly noneDefeated: Fraction;
  /** All foes are defeated. */
  readonly allKilled: Fraction;
  readonly fighters: readonly FighterAnswer[];
  /** The chance of each foe to be defeated. */
  readonly killed: readonly Fraction[];
  /** How many foes are defeated. */
  readonly kills: Distribution;
  /** The round of the last combat. */
  readonly rounds: Distribution;
  /** Everything at once; long where there is much of it. */
  readonly ends: () => Distribution<FightEnd>;
}
