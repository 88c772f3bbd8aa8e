/** An investigator in combat, with what he has. Rules: «Здоровье и рассудок», «Проверки», «Улики». */
import type { Fortune, Skill } from '../../skill-check/skill.ts';

/** The two tests of a combat. */
export const TRIALS = ['will', 'strength'] as const;
export type TrialName = (typeof TRIALS)[number];
/** Something for each of the two. */
export type ByTrial<T> = { readonly [N in TrialName]: T };

/** What is used when it is wanted, before the dice are thrown or when something is lost. */
export type Item =
  /** A bonus instead of the best lasting one: once a round, or once and discarded. */
  | { readonly kind: 'bonus'; readonly will: number; readonly strength: number; readonly perRound: boolean }
  /** Prevents up to so much of one loss, and is discarded. */
  | { readonly kind: 'ward'; readonly health: number; readonly sanity: number };

/** What cards do in every combat. */
export interface Cards {
  /** Dice that they throw again, one each, in every test of that name. */
  readonly free: ByTrial<number>;
  /** A card that throws all failed dice again once in every test of that name. */
  readonly all: ByTrial<boolean>;
  /** What using it costs each time; it is never paid with the last sanity. */
  readonly allCosts: { readonly sanity: number };
  /** Each 6 counts as two successes. */
  readonly sixesDouble: ByTrial<boolean>;
  /** Gained when he defeats a monster in combat and is not defeated himself. */
  readonly onDefeat: { readonly health: number; readonly sanity: number; readonly clues: number };
  readonly items: readonly Item[];
}
export const NO_CARDS: Cards = {
  free: { will: 0, strength: 0 },
  all: { will: false, strength: false },
  allCosts: { sanity: 0 },
  sixesDouble: { will: false, strength: false },
  onDefeat: { health: 0, sanity: 0, clues: 0 },
  items: [],
};

export interface Fighter {
  /** What it still has, at least 1. */
  readonly health: number;
  readonly sanity: number;
  /** The limit of recovery; by default the present values. */
  readonly most?: { readonly health: number; readonly sanity: number };
  readonly clues: number;
  /** Focus tokens; spent like clues, and before them where nothing speaks against it. */
  readonly focus: number;
  /** Printed value with the improvement token. */
  readonly skills: { readonly [S in Skill]: number };
  readonly fortune: Fortune;
  /** The best single lasting bonus. */
  readonly bonus: ByTrial<number>;
  /** Additional dice. */
  readonly extra: ByTrial<number>;
  readonly cards: Cards;
}
