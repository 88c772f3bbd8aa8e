/**
 * The course of one combat as stages: what happens in each, from every cell, and where it leads. Here stands everything
 * that rules and special texts say; who weighs the stages knows none of it. Rules: «Боевые контакты».
 */
import { HEALED, PARLEY, type MonsterFlag, type Trial } from '../combat/monster.ts';
import type { TrialName } from '../combat/fighter.ts';
import { diceOf } from '../test/dice.ts';
import { cursedOnce, FORTUNES, type Fortune, type Skill } from '../test/skill.ts';
import type { Cell, Cells } from './cells.ts';
import { STAGES, type Fight, type StageName } from './fight.ts';
import { waysToLose } from './losses.ts';
import { allItems } from './shape.ts';

/** Where something leads, as one number: a cell of the next stage, or −1 and below for one of the end of the combat. */
export type Target = number;
/** Landings between which the player chooses, the one that uses nothing first. */
export type Targets = readonly Target[];
export const endTarget = (cell: number): Target => -1 - cell;
export const isEnd = (target: Target): boolean => target < 0;
export const cellOf = (target: Target): number => (target < 0 ? -1 - target : target);

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
/** One way to go into a test: with an item, or with what is there anyway. */
export interface Entry {
  /** The place of the item. */
  readonly item: number | undefined;
  readonly test: TrialDice;
  /** By successes, up to what is enough. */
  readonly targets: readonly Targets[];
  /** The same once the card that throws all dice again was used, where that costs something. */
  readonly afterAll: readonly Targets[];
}
/** What happens in one cell of one stage. */
export type Event =
  /** The ways to go into a test; the first of equal ones. */
  | { readonly kind: 'test'; readonly entries: readonly Entry[]; readonly skip: Targets | undefined }
  /** A clue is spent, or this. */
  | { readonly kind: 'toll'; readonly paid: Targets; readonly unpaid: Targets }
  /** A die that nothing changes: in so many of six ways the first. */
  | { readonly kind: 'luck'; readonly hits: number; readonly hit: Targets; readonly miss: Targets }
  | { readonly kind: 'loss'; readonly targets: Targets };

export interface Stage {
  readonly name: StageName;
  /** Dice that may be thrown, those of cards among them, tokens apart. */
  readonly measure: number;
  /** What happens in a cell; undefined where the combat is over. */
  readonly at: (cell: number) => Event | undefined;
}

interface After {
  readonly losses: { readonly health: number; readonly sanity: number };
  /** Successes that wound. */
  readonly hits: number;
  readonly isCursed?: boolean;
  readonly ends?: boolean;
  readonly heals?: boolean;
}

const LUCKY_FACES = 2;

/** The stages of a combat, in their order; none where the monster asks for nothing. */
export const courseOf = (fight: Fight, cells: Cells, fighterAt: number, foeAt: number): readonly Stage[] => {
  const { readings } = fight;
  const fighter = fight.fighters[fighterAt]!;
  const { monster } = fight.foes[foeAt]!;
  const { toughness } = monster;
  const { cards } = fighter;
  const has = (flag: MonsterFlag): boolean => monster.flags.includes(flag);
  /** What says that the monster is defeated does nothing to an epic one. */
  const effect = (flag: MonsterFlag): boolean => has(flag) && !monster.isEpic;
  const frights = monster.flags.filter((flag) => flag === 'fright').length;
  const names: readonly StageName[] = STAGES.filter(
    (name) =>
      ({
        toll: has('toll'),
        will: monster.will !== null,
        luck: effect('leaves-on-five'),
        dies: has('dies-after-will'),
        parley: effect('parley'),
        fright: frights > 0,
        strength: monster.strength !== null,
      })[name],
  );
  const fightsOn = readings['before-strength'] === 'fight-on' && monster.strength !== null;
  const isDown = ({ health, sanity }: Cell): boolean => health === 0 || sanity === 0;
  const isLive = (cell: Cell): boolean => cell.wounds < toughness && (fightsOn || !isDown(cell));
  const targetOf = (cell: Cell, isLast: boolean, ends = false): Target =>
    isLast || ends || !isLive(cell) ? endTarget(cells.numberOf(cell)) : cells.numberOf(cell);

  const afterLoss = (from: Cell, isLast: boolean, after: After): Targets =>
    waysToLose(cards.items, { items: from.items, ...after.losses }).map((loss) => {
      const health = Math.max(0, from.health - loss.health);
      const sanity = Math.max(0, from.sanity - loss.sanity);
      const falls = (health === 0 && from.health > 0) || (sanity === 0 && from.sanity > 0);
      const hits = has('unhurt') || (falls && readings['last-blow'] === 'is-lost') ? 0 : after.hits;
      const wounds = Math.min(toughness, from.wounds + hits);
      const heals = after.heals === true && health < from.health && wounds < toughness;
      const fortune = after.isCursed === true ? FORTUNES.indexOf(cursedOnce(cells.fortuneOf(from))) : from.fortune;
      const cell = {
        wounds: heals ? Math.max(0, wounds - HEALED) : wounds,
        items: loss.items,
        fortune,
        health,
        sanity,
      };
      return targetOf(cell, isLast, after.ends);
    });

  const entriesOf = (at: Cell, trial: Trial, name: TrialName | undefined, test: Pick<TrialDice, 'enough'>) => {
    const skill: Skill = trial.skill ?? name ?? 'influence';
    const perTrial = name ?? 'strength';
    const fortune = cells.fortuneOf(at);
    const diceWith = (bonus: number): TrialDice => ({
      ...test,
      dice: diceOf({
        skill: fighter.skills[skill],
        bonus: name === undefined ? 0 : bonus,
        extra: name === undefined ? 0 : fighter.extra[perTrial],
        modifier: trial.modifier,
        fortune,
      }),
      fortune,
      sixesDouble: name !== undefined && cards.sixesDouble[perTrial],
      free: name === undefined ? 0 : cards.free[perTrial],
      all:
        name !== undefined && cards.all[perTrial] && (cards.allCosts.sanity === 0 || at.sanity > cards.allCosts.sanity),
      isAllFree: cards.allCosts.sanity === 0,
      mayClues: !has('no-clues'),
    });
    const lasting = fighter.bonus[perTrial];
    const withItems =
      name === undefined
        ? []
        : cards.items.flatMap((item, place) =>
            item.kind === 'bonus' && Math.floor(at.items / 2 ** place) % 2 === 1 && item[name] > lasting
              ? [{ item: place, test: diceWith(item[name]) }]
              : [],
          );
    return [{ item: undefined, test: diceWith(lasting) }, ...withItems];
  };
  const testEvent = (
    at: Cell,
    options: {
      readonly trial: Trial;
      readonly name: TrialName | undefined;
      readonly enough: number;
      readonly skip?: Targets;
      readonly lands: (from: Cell, successes: number) => Targets;
    },
  ): Event => ({
    kind: 'test',
    skip: options.skip,
    entries: entriesOf(at, options.trial, options.name, { enough: options.enough }).map(({ item, test }) => {
      const from = item === undefined ? at : { ...at, items: at.items - 2 ** item };
      const paid = { ...from, sanity: from.sanity - cards.allCosts.sanity };
      const land = (start: Cell) =>
        Array.from({ length: options.enough + 1 }, (_, successes) => options.lands(start, successes));
      const targets = land(from);
      return { item, test, targets, afterAll: test.all && paid.sanity !== from.sanity ? land(paid) : targets };
    }),
  });

  const failsMatter = (['will-failed-ends', 'will-failed-health', 'will-failed-cursed'] as const).some(has);
  const willEnough = ({ wounds }: Cell): number =>
    Math.max(monster.horror, failsMatter ? 1 : 0, has('will-wounds') && !has('unhurt') ? toughness - wounds : 0);
  const strengthEnough = ({ wounds }: Cell): number => Math.max(monster.damage, has('unhurt') ? 0 : toughness - wounds);

  const events: { readonly [N in StageName]: (at: Cell, isLast: boolean) => Event } = {
    toll: (at, isLast) => ({
      kind: 'toll',
      paid: [targetOf(at, isLast)],
      unpaid: afterLoss(at, isLast, { losses: { health: 1, sanity: 1 }, hits: 0 }),
    }),
    will: (at, isLast) =>
      testEvent(at, {
        trial: monster.will!,
        name: 'will',
        enough: willEnough(at),
        lands: (from, successes) =>
          afterLoss(from, isLast, {
            losses: {
              health: successes === 0 && has('will-failed-health') ? 1 : 0,
              sanity: Math.max(0, monster.horror - successes),
            },
            hits: has('will-wounds') ? successes : 0,
            isCursed: successes === 0 && has('will-failed-cursed'),
            ends: successes === 0 && has('will-failed-ends'),
          }),
      }),
    luck: (at, isLast) => ({
      kind: 'luck',
      hits: LUCKY_FACES,
      hit: [targetOf({ ...at, wounds: toughness }, true)],
      miss: [targetOf(at, isLast)],
    }),
    dies: (at, isLast) => ({
      kind: 'loss',
      targets: afterLoss(at, isLast, { losses: { health: 1, sanity: 0 }, hits: monster.isEpic ? 0 : toughness }),
    }),
    parley: (at, isLast) => {
      const miss = targetOf(at, isLast);
      return testEvent(at, {
        trial: PARLEY,
        name: undefined,
        enough: 1,
        skip: [miss],
        lands: (from, successes) => [successes > 0 ? targetOf({ ...from, wounds: toughness }, true) : miss],
      });
    },
    fright: (at, isLast) => ({
      kind: 'loss',
      targets: afterLoss(at, isLast, { losses: { health: 0, sanity: frights }, hits: 0 }),
    }),
    strength: (at) =>
      testEvent(at, {
        trial: monster.strength!,
        name: 'strength',
        enough: strengthEnough(at),
        lands: (from, successes) =>
          afterLoss(from, true, {
            losses: { health: Math.max(0, monster.damage - successes), sanity: 0 },
            hits: successes,
            heals: has('heals-two'),
          }),
      }),
  };
  const mostDice = (name: TrialName, trial: Trial): number => {
    const all = entriesOf({ ...cells.at.at(-1)!, items: allItems(cards.items.length) }, trial, name, { enough: 0 });
    const dice = Math.max(...all.map(({ test }) => test.dice));
    return dice * (cards.all[name] ? 2 : 1) + cards.free[name];
  };
  const measures: { readonly [N in StageName]: () => number } = {
    toll: () => 0,
    will: () => mostDice('will', monster.will!),
    luck: () => 1,
    dies: () => 0,
    parley: () => entriesOf(cells.at[0]!, PARLEY, undefined, { enough: 1 })[0]!.test.dice,
    fright: () => 0,
    strength: () => mostDice('strength', monster.strength!),
  };
  return names.map((name, place): Stage => ({
    name,
    measure: measures[name](),
    at: (number) => {
      const cell = cells.at[number]!;
      const isFirst = place === 0;
      return cell.wounds < toughness && (isFirst ? !isDown(cell) : isLive(cell))
        ? events[name](cell, place === names.length - 1)
        : undefined;
    },
  }));
};
