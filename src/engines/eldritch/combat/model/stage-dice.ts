/** The tests of one combat: which dice are thrown in a cell, and what may throw them again. Rules: «Боевые контакты». */
import { PARLEY, type Monster } from './monster.ts';
import { diceOf } from '../../skill-check/dice.ts';
import type { Fortune } from '../../skill-check/skill.ts';
import { fortuneIn, type Cell } from './cells.ts';
import { STAGES, type Fight, type StageName } from '../fight.ts';
import { allItems, isLeft, type Shape } from './shape.ts';

/** Dice that are thrown, and what may throw them again. */
export interface TestDice {
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
interface EntryDice {
  readonly item: number | undefined;
  readonly test: TestDice;
}
/** What of a cell the dice depend on. */
type TrialCell = Pick<Cell, 'wounds' | 'items' | 'fortune' | 'sanity'>;
/** Stages in which dice of an investigator are thrown. */
export type TestStage = 'will' | 'parley' | 'strength';
/** Whether dice of the investigator are thrown in a stage. */
const isTestStage = (name: StageName): name is TestStage => name === 'will' || name === 'parley' || name === 'strength';

export interface StageDice {
  /** The stages of the combat, in their order; none where the monster asks for nothing. */
  readonly names: readonly StageName[];
  /** The ways to go into a test, the one without an item first. */
  readonly entriesAt: (name: TestStage, cell: TrialCell) => readonly EntryDice[];
  /** Dice that may be thrown in a stage, those of cards among them, tokens apart. */
  readonly measureOf: (name: StageName) => number;
}

/** Who takes the tests of a combat, against whom. */
interface Pair {
  readonly fighter: Fight['fighters'][number];
  readonly monster: Monster;
  readonly fortuneOf: (at: TrialCell) => Fortune;
}

/** Whether a monster asks for a stage. What says that it is defeated does nothing to an epic one. */
const IS_THERE: { readonly [N in StageName]: (monster: Monster) => boolean } = {
  toll: ({ flags }) => flags.includes('toll'),
  will: ({ will }) => will !== null,
  luck: ({ flags, isEpic }) => !isEpic && flags.includes('leaves-on-five'),
  dies: ({ flags }) => flags.includes('dies-after-will'),
  parley: ({ flags, isEpic }) => !isEpic && flags.includes('parley'),
  fright: ({ flags }) => flags.includes('fright'),
  strength: ({ strength }) => strength !== null,
};

/** What a failed test of will brings besides horror. */
const WILL_FAILED = ['will-failed-ends', 'will-failed-health', 'will-failed-cursed'] as const;
/** Successes beyond which more change nothing, by the wounds that the monster can still take. */
const ENOUGH: { readonly [N in TestStage]: (monster: Monster, left: number) => number } = {
  will: ({ horror, flags }, left) =>
    Math.max(
      horror,
      WILL_FAILED.some((flag) => flags.includes(flag)) ? 1 : 0,
      flags.includes('will-wounds') ? left : 0,
    ),
  parley: () => 1,
  strength: ({ damage }, left) => Math.max(damage, left),
};

/** A test of a name, for which cards and items count: the ways to go into it. */
const namedEntries = (
  { fighter, monster, fortuneOf }: Pair,
  name: 'will' | 'strength',
  at: TrialCell,
): readonly EntryDice[] => {
  const { cards } = fighter;
  const trial = monster[name]!;
  const fortune = fortuneOf(at);
  const { sanity } = cards.allCosts;
  const enough = ENOUGH[name](monster, monster.flags.includes('unhurt') ? 0 : monster.toughness - at.wounds);
  const diceWith = (bonus: number): TestDice => ({
    dice: diceOf({
      skill: fighter.skills[trial.skill ?? name],
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
    mayClues: !monster.flags.includes('no-clues'),
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
const parleyEntry = ({ fighter, monster, fortuneOf }: Pair, at: TrialCell): EntryDice => {
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
      isAllFree: fighter.cards.allCosts.sanity === 0,
      mayClues: !monster.flags.includes('no-clues'),
      enough: ENOUGH.parley(monster, 0),
    },
  };
};

const entriesIn = (pair: Pair, name: TestStage, at: TrialCell): readonly EntryDice[] =>
  name === 'parley' ? [parleyEntry(pair, at)] : namedEntries(pair, name, at);

const measureIn = (pair: Pair, name: StageName): number => {
  if (name === 'luck') return 1;
  if (!isTestStage(name)) return 0;
  const { cards } = pair.fighter;
  const at = { wounds: 0, items: allItems(cards.items.length), fortune: 0, sanity: 0 };
  const dice = Math.max(...entriesIn(pair, name, at).map(({ test }) => test.dice));
  return name === 'parley' ? dice : dice * (cards.all[name] ? 2 : 1) + cards.free[name];
};

/** The tests of the combat of an investigator and a foe, by their places in the fight. */
export const stageDiceOf = (fight: Fight, shape: Shape, fighterAt: number, foeAt: number): StageDice => {
  const { monster } = fight.foes[foeAt]!;
  const pair = { fighter: fight.fighters[fighterAt]!, monster, fortuneOf: fortuneIn(fight, shape, fighterAt) };
  return {
    names: STAGES.filter((name) => IS_THERE[name](monster)),
    entriesAt: (name, at) => entriesIn(pair, name, at),
    measureOf: (name) => measureIn(pair, name),
  };
};
