/** The attacks of several enemies on one agent: the question, and the answer as plain data. */
import type { Distribution } from '../../exact/distribution.ts';
import type { Fraction } from '../../exact/fraction.ts';
import type { Level } from '../dice/colour.ts';
import type { Faces } from '../dice/faces.ts';
import type { Bprd } from '../skill-check/solve.ts';

/** An attack, as the agent's test of defence meets it. */
export interface SiegeAttack {
  /** The enemy's melee or ranged attack. */
  readonly attack: number;
  /** Without boosts, and without injuries with the symbol of defence: those of the agent are counted by the siege. */
  readonly improvements: number;
  readonly degradations: number;
  /** What cards add to the result. */
  readonly bonus: number;
  /** Whether the object in the agent's area takes the damage first. */
  readonly isRanged: boolean;
}
export interface Siege {
  readonly faces: Faces;
  readonly bprd: Bprd;
  /** Of defence. */
  readonly level: Level;
  readonly agent: {
    /** Slots of the health track, 1–12. */
    readonly slots: number;
    /** Damage on it, 0 up to twice the slots: a wound is 1, an injury 2. */
    readonly damage: number;
    /** Symbols of defence on the injuries that are on it. */
    readonly injuries: number;
  };
  /** Action tokens that may still boost. */
  readonly tokens: number;
  /** How much damage the object in the agent's area still takes; 0 where there is none. */
  readonly cover: number;
  /**
   * `of` out of `in` markers show the symbol of defence on their red side. No source prints the markers, so each wound
   * that becomes an injury shows it with this chance, independent of the others.
   */
  readonly defendSymbols: { readonly of: number; readonly in: number };
  /** In their order. */
  readonly attacks: readonly SiegeAttack[];
  /** What to minimise: mean damage, or the chance to be crushed. */
  readonly aim: 'least-damage' | 'stand';
}

/** An agent with a number of tokens left and damage in a range: how many tokens to spend. */
export interface SpendCase {
  readonly tokens: number;
  /** Damage on the track; both ends occur. */
  readonly damage: readonly [from: number, to: number];
  /** Ascending; more than one where it depends on symbols of injuries or on the object. */
  readonly spend: readonly number[];
}
/** What to spend at one attack. */
export interface SpendAdvice {
  /** How many tokens are spent, among all ways in which it comes to this attack; empty where it never does. */
  readonly spends: Distribution;
  /** By tokens left, most first, then by damage: all that may come up, neighbours of one advice as one. */
  readonly cases: readonly SpendCase[];
}
/** The track after an attack, on average; a crushed agent's is full of injuries. */
export interface TrackMeans {
  /** Damage taken so far. */
  readonly damage: Fraction;
  readonly wounds: Fraction;
  readonly injuries: Fraction;
  /** The chance that he is crushed by now. */
  readonly crushed: Fraction;
}
export interface SiegeAnswer {
  /** Damage taken; what crushes him is the last that counts. */
  readonly damage: Distribution;
  /** Wounds that became injuries. */
  readonly injuries: Distribution;
  readonly crushed: Fraction;
  /** Mean damage taken. */
  readonly mean: Fraction;
  /** Tokens left at the end, those of a crushed agent among them. */
  readonly tokensLeft: Distribution;
  /** For each attack. */
  readonly advice: readonly SpendAdvice[];
  /** After each attack. */
  readonly after: readonly TrackMeans[];
}
