/**
 * Rolls without a test, as data: which dice a rule throws and which of its numbers mean something. Coloured dice alone
 * are thrown, nothing improves or degrades them; only the tome and the orrery throw the effect die, and it alone.
 * `term` is the page of the site that says the rule.
 */
import type { Colour } from '../dice/colour.ts';
import type { Effect } from '../dice/effect.ts';

/** The rolls that a player may ask about. */
export const THROWS = ['desperate', 'recover', 'hellfire', 'knock-back', 'dispute', 'tome', 'orrery'] as const;
export type ThrowKind = (typeof THROWS)[number];

/** A number of dice of one colour. */
export interface Rolled {
  readonly colour: Colour;
  readonly dice: number;
  readonly term: string;
}
/** A crushed agent comes back where no die shows `blank`. Rules: «Отчаянное восстановление». */
export interface DesperateRule extends Rolled {
  readonly blank: number;
}
/**
 * One die for each token of hellfire. The token goes out at `out`; any other number is damage to each character of its
 * area, and at `spreads` the fire comes to the areas around. The rulebook speaks of 1–3 only: a die that shows more burns
 * for what it shows and does not spread. Rules: «Эффекты адского пламени».
 */
export interface HellfireRule {
  readonly colour: Colour;
  readonly out: number;
  readonly spreads: number;
  readonly term: string;
}
/** How much of each named thing comes about: information, doom, cards seen… */
export type Gains<N extends string = string> = { readonly [name in N]: number };
/** What each side of the effect die brings when it is thrown alone. Rules: «Запретный фолиант», «Модель Солнечной системы». */
export interface EffectRule<N extends string = string> {
  readonly gains: { readonly [E in Effect]: Gains<N> };
  readonly term: string;
}
/** All rolls of the rulebook that are no tests. */
export interface ThrowRules {
  /** Damage that an agent heals in a breather. */
  readonly recovery: Rolled;
  /** Damage that a backup agent heals in a breather who is not sent away. */
  readonly backupRecovery: Rolled;
  readonly desperateRecovery: DesperateRule;
  readonly hellfire: HellfireRule;
  /** Damage to each other character of the area into which somebody is knocked. */
  readonly knockBack: Rolled;
  readonly dispute: Rolled;
  readonly forbiddenTome: EffectRule<'information' | 'doom'>;
  readonly orrery: EffectRule<'cards' | 'stunned'>;
}
