/** The cards of the game as the page hands them to the calculator. */
import type { Monster } from '../../../engines/eldritch/combat/model/monster.ts';
import type { CombatProse } from '../../../schemas/eldritch/combat-prose.ts';
import type { Carries } from '../../../schemas/eldritch/in-combat.ts';
import type { Doubt, InvestigatorCard } from '../shared/investigator.ts';

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
  /** Id of the box. */
  readonly box?: string | undefined;
  /** With the toughness for one investigator where it {@link isPerPlayer}. */
  readonly monster: Monster;
  /** One more toughness for each further investigator. */
  readonly isPerPlayer: boolean;
  readonly effects: readonly Effect[];
  readonly doubt?: Doubt | undefined;
  /** What is to be said of the figures, whole sentences. */
  readonly notes: readonly string[];
}
/** A monster of which no source has the figures: the reader sets them, under its name. */
export interface BareMonster {
  readonly ru: string;
  readonly en: string;
  readonly isOurs: boolean;
  readonly set: string;
  /** Id of the box. */
  readonly box: string;
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
  /** Id of the box. */
  readonly box?: string | undefined;
  readonly carries: Carries;
  /** It does something else, which is not counted. */
  readonly hasMore: boolean;
}
/** What the page hands to the calculator. */
export interface CombatData {
  readonly investigators: readonly InvestigatorCard[];
  readonly monsters: readonly MonsterCard[];
  readonly bareMonsters: readonly BareMonster[];
  readonly items: readonly ItemCard[];
  readonly prose: CombatProse;
}
