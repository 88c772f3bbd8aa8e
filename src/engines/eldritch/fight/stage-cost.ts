/** How many steps the stages of a combat take, by wounds of the foe: summed over whatever else may stand beside them. */
import { cursedOnce, FORTUNES } from '../skill-check/skill.ts';
import { sizeOfThrowing } from '../skill-check/steps.ts';
import { beforesOf, type Before } from './before.ts';
import type { Fight, StageName } from './fight.ts';
import { valuesIn, type Shape } from './shape.ts';
import { isTestStage, trialsOf } from './trials.ts';

/** Steps that something takes. */
export interface Steps {
  /** To solve it. */
  readonly backward: number;
  /** To send weights through it, which solves it again. */
  readonly forward: number;
}
/** What of an investigator and a foe the cost of their combats depends on. */
export interface StageCosts {
  readonly names: readonly StageName[];
  readonly befores: readonly Before[];
  /**
   * Steps of a stage by the wounds that its combat began with, for one health and one sanity, all else summed.
   * @param isFresh items, fortune and tokens are those of the beginning
   * @param hasSanity enough of it for the card that throws all dice again
   */
  readonly byWounds: (stage: number, isFresh: boolean, hasSanity: boolean) => readonly Steps[];
  /** Ways to come out of a stage from one cell, tokens and items apart. */
  readonly waysIn: (name: StageName) => number;
  /** Sendings of a combat that has no stages, for one health and one sanity. */
  readonly sendsOfNone: number;
}

/** @param width limbs of a weight */
export const stageCostsOf = (
  fight: Fight,
  shape: Shape,
  [fighterAt, foeAt]: readonly [number, number],
  width: number,
): StageCosts => {
  const { cards, clues, focus, fortune } = fight.fighters[fighterAt]!;
  const { toughness } = fight.foes[foeAt]!.monster;
  const { names, entriesAt } = trialsOf(fight, shape, fighterAt, foeAt);
  const befores = beforesOf(fight, names, fighterAt, foeAt);
  const tokens = shape.tokens[fighterAt]!;
  const mostLeft = tokens.of(tokens.size - 1);
  const axes = shape.fighters[fighterAt]!;
  const allSets = axes.items.size - 1;
  const { spend } = fight;
  const price = cards.allCosts.sanity;

  const begun = shape.mayCurse ? FORTUNES.indexOf(fortune) : 0;
  const fortunesAt = (isFresh: boolean, { mayCurse }: Before): readonly number[] => {
    if (!isFresh) return valuesIn([0, axes.fortune.size - 1]);
    return mayCurse ? [...new Set([begun, FORTUNES.indexOf(cursedOnce(fortune))])] : [begun];
  };
  const itemsAt = (isFresh: boolean, { used }: Before): readonly number[] =>
    valuesIn([0, allSets]).filter((set) => !isFresh || (allSets & ~set & ~used) === 0);
  /** A weight that begins with some tokens may be left with any number that is no larger. */
  const leftFrom = (had: { readonly focus: number; readonly clues: number }): number =>
    spend === 'none' ? 1 : (had.focus + 1) * (had.clues + 1);
  const pairs = spend === 'none' ? tokens.size : (leftFrom(mostLeft) * (mostLeft.focus + 2) * (mostLeft.clues + 2)) / 4;

  const cellSteps = (stage: number, isFresh: boolean, wounds: number, sanity: number): Steps => {
    const name = names[stage]!;
    const before = befores[stage]!;
    const isOne = stage === 0 && isFresh;
    const rows = isOne ? 1 : tokens.size;
    const left = isOne ? leftFrom({ focus, clues }) : pairs;
    let [steps, sends] = [0, 0];
    for (const items of itemsAt(isFresh, before))
      for (const luck of fortunesAt(isFresh, before)) {
        if (!isTestStage(name)) {
          steps += 4 * tokens.size;
          sends += 2 * rows;
          continue;
        }
        // One entry is taken with each number of tokens.
        let ofEntry = rows;
        for (const { test } of entriesAt(name, { wounds, items, fortune: luck, sanity })) {
          const size = sizeOfThrowing({ ...test, spend, ...mostLeft });
          steps += size.steps;
          ofEntry = Math.max(ofEntry, size.falls * left * (test.all ? 2 : 1));
        }
        sends += ofEntry;
      }
    return { backward: steps, forward: 2 * steps + sends * width };
  };
  const sumOf = (list: readonly Steps[]): Steps =>
    list.reduce((a, b) => ({ backward: a.backward + b.backward, forward: a.forward + b.forward }));
  const counted = (stage: number, isFresh: boolean, sanity: number): readonly Steps[] => {
    const own = valuesIn([0, toughness - 1]).map((wounds) => cellSteps(stage, isFresh, wounds, sanity));
    return befores[stage]!.mayWound ? own.map((_, wounds) => sumOf(own.slice(wounds))) : own;
  };
  const known: (readonly Steps[])[] = [];
  return {
    names,
    befores,
    byWounds: (stage, isFresh, hasSanity) =>
      (known[stage * 4 + Number(isFresh) * 2 + Number(hasSanity)] ??= counted(
        stage,
        isFresh,
        hasSanity ? price + 1 : price,
      )),
    waysIn: (name) => {
      if (name === 'toll' || name === 'luck' || name === 'parley') return 2;
      if (!isTestStage(name)) return 1;
      const { enough } = entriesAt(name, { wounds: 0, items: 0, fortune: 0, sanity: 0 })[0]!.test;
      return (enough + 1) * (cards.all[name] && price > 0 ? 2 : 1);
    },
    sendsOfNone: axes.items.size * axes.fortune.size * tokens.size * width,
  };
};
