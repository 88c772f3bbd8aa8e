/** The cards of the game as the page hands them to the calculator. */
import type { Monster } from '../../../engines/eldritch/combat/model/monster.ts';
import type { Skill } from '../../../engines/eldritch/skill-check/skill.ts';
import type { Carries } from '../../../schemas/eldritch/in-combat.ts';

export type Skills = { readonly [S in Skill]: number };
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
/** An asset or an artifact that matters in combat. */
export interface ItemCard {
  readonly id: string;
  readonly ru: string;
  readonly en: string;
  readonly isOurs: boolean;
  /** Russian words that it is looked for by where it has no Russian name. */
  readonly spoken?: string | undefined;
  readonly set: string;
  readonly carries: Carries;
  /** It does something else, which is not counted. */
  readonly hasMore: boolean;
}
/** What the page hands to the calculator. */
export interface CombatData {
  readonly investigators: readonly InvestigatorCard[];
  readonly monsters: readonly MonsterCard[];
  readonly items: readonly ItemCard[];
}
