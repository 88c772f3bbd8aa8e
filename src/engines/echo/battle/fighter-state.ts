/** The state of one detective in a battle, and of all of them together. */
import type { Battle, Detective, Vigour } from './battle.ts';

/** In the battle; out of sight and free to step in; gone for good of his own will; gone against it. */
const PLACES = ['in', 'hidden', 'away', 'fallen'] as const;
export interface FighterState extends Vigour {
  readonly place: (typeof PLACES)[number];
  /** Turns until a spell of several moves works; turns that are lost to one that failed are negative. */
  readonly late: number;
  /** How often the spell and the card that heals may still be used. */
  readonly casts: number;
  readonly heals: number;
}
export type Formation = readonly FighterState[];

/** One like another: what somebody was who fell does not matter any more. */
export const FALLEN: FighterState = { will: 0, strength: 0, place: 'fallen', late: 0, casts: 0, heals: 0 };
/** A detective as he comes into a battle. */
export const freshOf = ({ will, strength, spell, heal }: Detective): FighterState => ({
  will,
  strength,
  place: 'in',
  late: 0,
  casts: spell?.uses ?? 0,
  heals: heal?.uses ?? 0,
});
/** All in the battle but those who hide. */
export const startOf = ({ detectives }: Pick<Battle, 'detectives'>, hidden: readonly number[]): Formation =>
  detectives.map((detective, who) => ({ ...freshOf(detective), place: hidden.includes(who) ? 'hidden' : 'in' }));

/** Whether somebody may act and be struck: he neither hides nor has left nor fallen. */
export const isIn = ({ place }: FighterState): boolean => place === 'in';
/** The battle is over for this side: every detective has left it. */
export const isDeserted = (formation: Formation): boolean => !formation.some(isIn);
export const withFighter = (formation: Formation, who: number, standing: FighterState): Formation =>
  formation.map((one, at) => (at === who ? standing : one));

/** Equal formations, the same key. */
export const keyOfFormation = (formation: Formation): string =>
  formation
    .map(({ will, strength, place, late, casts, heals }) => `${will}.${strength}.${place}.${late}.${casts}.${heals}`)
    .join('_');
/** What never comes back once it is lost: formations with the same body may follow each other again and again. */
export const bodyOf = (formation: Formation): string =>
  formation
    .map(({ will, strength, place, casts, heals }) => `${will}.${strength}.${place === 'fallen'}.${casts}.${heals}`)
    .join('_');

/** More than anybody's Will and Strength together. */
const MUCH = 1000;
/** Falls with everything that changes a body: damage, a price, a card used up. */
export const rankOf = (formation: Formation): number =>
  formation.reduce((sum, { will, strength, casts, heals }) => sum + will + strength + MUCH * (casts + heals), 0);
