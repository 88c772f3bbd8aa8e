/** 3.4.1: who attacks before all enemies and who after them. */
import { makeFraction, multiplyFractions, ONE, type Fraction } from '../../exact/fraction.ts';
import type { Battle, Detective } from './battle.ts';
import { chanceAgainstAll, failureOf } from './skill-check.ts';

/** Who takes a turn in a round, by his place in the list. */
type Turn = { readonly side: 'detective' | 'enemy'; readonly who: number };
/** One way in which the tests before a battle may go. */
export interface Order {
  readonly chance: Fraction;
  /** The turns of a round: detectives who succeeded, all enemies, the other detectives; on each side as they are listed. */
  readonly turns: readonly Turn[];
  /** Detectives who succeeded in tests of Stealth: they may avoid the battle and step in on any of their turns. */
  readonly hidden: readonly number[];
}

/** The chance that a detective attacks before the enemies: one test against each, all have to succeed. */
export const chanceToBegin = (
  { opening, vigilance, stealth }: Pick<Detective, 'opening' | 'vigilance' | 'stealth'>,
  battle: Pick<Battle, 'enemies' | 'threshold' | 'readings'>,
): Fraction => {
  if (opening === 'before') return ONE;
  if (opening === 'after') return makeFraction(0n, 1n);
  const penalties = battle.enemies.map((enemy) => enemy.vigilance);
  return chanceAgainstAll(opening === 'stealth' ? stealth : vigilance, penalties, battle);
};

/** All orders that are possible, with their chances. */
export const ordersOf = (battle: Battle): readonly Order[] => {
  const { detectives, enemies } = battle;
  const begins = detectives.map((detective) => chanceToBegin(detective, battle));
  const all = Array.from({ length: 2 ** detectives.length }, (_, mask) =>
    detectives.map((_detective, who) => Math.floor(mask / 2 ** who) % 2 === 1),
  );
  return all
    .map((isEarly): Order => {
      const chances = begins.map((chance, who) => (isEarly[who]! ? chance : failureOf(chance)));
      const turnsOf = (early: boolean): readonly Turn[] =>
        detectives.flatMap((_, who): Turn[] => (isEarly[who] === early ? [{ side: 'detective', who }] : []));
      return {
        chance: chances.reduce(multiplyFractions, ONE),
        turns: [...turnsOf(true), ...enemies.map((_, who): Turn => ({ side: 'enemy', who })), ...turnsOf(false)],
        hidden: detectives.flatMap(({ opening }, who) => (isEarly[who]! && opening === 'stealth' ? [who] : [])),
      };
    })
    .filter(({ chance }) => chance.n > 0n);
};
