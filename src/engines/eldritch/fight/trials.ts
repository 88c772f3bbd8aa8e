/** The tests of one combat: which dice are thrown in a cell, and what may throw them again. Rules: «Боевые контакты». */
import { PARLEY, type MonsterFlag, type Trial } from '../combat/monster.ts';
import type { TrialName } from '../combat/fighter.ts';
import { diceOf } from '../test/dice.ts';
import type { Fortune, Skill } from '../test/skill.ts';
import { fortuneIn, type Cell } from './cells.ts';
import { STAGES, type Fight, type StageName } from './fight.ts';
import { allItems, isLeft, type Shape } from './shape.ts';

/** Dice that are thrown, and what may throw them again. */
export interface TrialDice {
  readonly dice: number;
  readonly fortune: Fortune;
  readonly sixesDouble: boolean;
  readonly free: number;
  readonly all: boolean;
  /** Throwing all dice again costs nothing. */
  readonly isAllFree: boolean;
  readonly mayClues: boolean;
  /** Successes that are enough: more change nothing. */
  readonly enough: number;
}
/** Dice with an item, by its place, or with what is there anyway. */
export interface EntryDice {
  readonly item: number | undefined;
  readonly test: TrialDice;
}
/** What of a cell the dice depend on. */
export type TrialCell = Pick<Cell, 'wounds' | 'items' | 'fortune' | 'sanity'>;
/** Stages in which dice of an investigator are thrown. */
export type TestStage = 'will' | 'parley' | 'strength';
export const isTestStage = (name: StageName): name is TestStage =>
  name === 'will' || name === 'parley' || name === 'strength';

export interface Trials {
  /** The stages of the combat, in their order; none where the monster asks for nothing. */
  readonly names: readonly StageName[];
  /** The ways to go into a test, the one without an item first. */
  readonly entriesAt: (name: TestStage, cell: TrialCell) => readonly EntryDice[];
  /** Dice that may be thrown in a stage, those of cards among them, tokens apart. */
  readonly measureOf: (name: StageName) => number;
}

export const trialsOf = (fight: Fight, shape: Shape, fighterAt: number, foeAt: number): Trials => {
  const fighter = fight.fighters[fighterAt]!;
  const { monster } = fight.foes[foeAt]!;
  const { horror, damage, toughness } = monster;
  const { cards } = fighter;
  const has = (flag: MonsterFlag): boolean => monster.flags.includes(flag);
  /** What says that the monster is defeated does nothing to an epic one. */
  const effect = (flag: MonsterFlag): boolean => has(flag) && !monster.isEpic;
  const isThere: { readonly [N in StageName]: boolean } = {
    toll: has('toll'),
    will: monster.will !== null,
    luck: effect('leaves-on-five'),
    dies: has('dies-after-will'),
    parley: effect('parley'),
    fright: has('fright'),
    strength: monster.strength !== null,
  };
  const failsMatter = (['will-failed-ends', 'will-failed-health', 'will-failed-cursed'] as const).some(has);
  const enoughIn: { readonly [N in TestStage]: (left: number) => number } = {
    will: (left) => Math.max(horror, failsMatter ? 1 : 0, has('will-wounds') ? left : 0),
    parley: () => 1,
    strength: (left) => Math.max(damage, left),
  };
  const fortuneOf = fortuneIn(fight, shape, fighterAt);

  /** A test of a name, for which cards and items count. */
  const namedEntries = (name: TrialName, trial: Trial, at: TrialCell, enough: number): readonly EntryDice[] => {
    const skill: Skill = trial.skill ?? name;
    const fortune = fortuneOf(at);
    const { sanity } = cards.allCosts;
    const diceWith = (bonus: number): TrialDice => ({
      dice: diceOf({
        skill: fighter.skills[skill],
        bonus,
        extra: fighter.extra[name],
        modifier: trial.modifier,
        fortune,
      }),
      fortune,
      sixesDouble: cards.sixesDouble[name],
      free: cards.free[name],
      all: cards.all[name] && (sanity === 0 || at.sanity > sanity),
      isAllFree: sanity === 0,
      mayClues: !has('no-clues'),
      enough,
    });
    const lasting = fighter.bonus[name];
    const withItems = cards.items.flatMap((item, place): EntryDice[] =>
      item.kind === 'bonus' && isLeft(at.items, place) && item[name] > lasting
        ? [{ item: place, test: diceWith(item[name]) }]
        : [],
    );
    return [{ item: undefined, test: diceWith(lasting) }, ...withItems];
  };
  /** Talking: the skill alone, and tokens. */
  const parleyEntry = (at: TrialCell): EntryDice => {
    const fortune = fortuneOf(at);
    const { influence } = fighter.skills;
    return {
      item: undefined,
      test: {
        dice: diceOf({ skill: influence, bonus: 0, extra: 0, modifier: PARLEY.modifier, fortune }),
        fortune,
        sixesDouble: false,
        free: 0,
        all: false,
        isAllFree: cards.allCosts.sanity === 0,
        mayClues: !has('no-clues'),
        enough: 1,
      },
    };
  };
  const entriesAt: Trials['entriesAt'] = (name, at) => {
    if (name === 'parley') return [parleyEntry(at)];
    const left = has('unhurt') ? 0 : toughness - at.wounds;
    return namedEntries(name, monster[name]!, at, enoughIn[name](left));
  };
  return {
    names: STAGES.filter((name) => isThere[name]),
    entriesAt,
    measureOf: (name) => {
      if (name === 'luck') return 1;
      if (!isTestStage(name)) return 0;
      const at = { wounds: 0, items: allItems(cards.items.length), fortune: 0, sanity: 0 };
      const dice = Math.max(...entriesAt(name, at).map(({ test }) => test.dice));
      return name === 'parley' ? dice : dice * (cards.all[name] ? 2 : 1) + cards.free[name];
    },
  };
};
