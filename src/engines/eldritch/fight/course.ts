/**
 * The course of one combat as stages: what happens in each, from every cell, and where it leads. Here stands everything
 * that rules and special texts say; who weighs the stages knows none of it. Rules: «Боевые контакты».
 */
import { HEALED, type MonsterFlag } from '../combat/monster.ts';
import { cursedOnce, FORTUNES } from '../test/skill.ts';
import type { Cell, Cells } from './cells.ts';
import type { Fight, StageName } from './fight.ts';
import { waysToLose } from './losses.ts';
import type { TestStage, TrialDice, Trials } from './trials.ts';

/** Where something leads, as one number: a cell of the next stage, or −1 and below for one of the end of the combat. */
export type Target = number;
/** Landings between which the player chooses, the one that uses nothing first. */
export type Targets = readonly Target[];
export const endTarget = (cell: number): Target => -1 - cell;
export const isEnd = (target: Target): boolean => target < 0;
export const cellOf = (target: Target): number => (target < 0 ? -1 - target : target);

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

/** What all of a combat is made of. */
export interface CourseParts {
  readonly fight: Fight;
  readonly cells: Cells;
  readonly trials: Trials;
}
/** The stages of a combat, in their order; none where the monster asks for nothing. */
export const courseOf = ({ fight, cells, trials }: CourseParts, fighterAt: number, foeAt: number): readonly Stage[] => {
  const { readings } = fight;
  const { cards } = fight.fighters[fighterAt]!;
  const { monster } = fight.foes[foeAt]!;
  const { toughness } = monster;
  const { names, entriesAt, measureOf } = trials;
  const has = (flag: MonsterFlag): boolean => monster.flags.includes(flag);
  const frights = monster.flags.filter((flag) => flag === 'fright').length;
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

  const testEvent = (
    name: TestStage,
    at: Cell,
    lands: (from: Cell, successes: number) => Targets,
    skip?: Targets,
  ): Event => ({
    kind: 'test',
    skip,
    entries: entriesAt(name, at).map(({ item, test }) => {
      const from = item === undefined ? at : { ...at, items: at.items - 2 ** item };
      const paid = { ...from, sanity: from.sanity - cards.allCosts.sanity };
      const land = (start: Cell) => Array.from({ length: test.enough + 1 }, (_, successes) => lands(start, successes));
      const targets = land(from);
      return { item, test, targets, afterAll: test.all && paid.sanity !== from.sanity ? land(paid) : targets };
    }),
  });

  const events: { readonly [N in StageName]: (at: Cell, isLast: boolean) => Event } = {
    toll: (at, isLast) => ({
      kind: 'toll',
      paid: [targetOf(at, isLast)],
      unpaid: afterLoss(at, isLast, { losses: { health: 1, sanity: 1 }, hits: 0 }),
    }),
    will: (at, isLast) =>
      testEvent('will', at, (from, successes) =>
        afterLoss(from, isLast, {
          losses: {
            health: successes === 0 && has('will-failed-health') ? 1 : 0,
            sanity: Math.max(0, monster.horror - successes),
          },
          hits: has('will-wounds') ? successes : 0,
          isCursed: successes === 0 && has('will-failed-cursed'),
          ends: successes === 0 && has('will-failed-ends'),
        }),
      ),
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
      const lands = (from: Cell, successes: number) => [
        successes > 0 ? targetOf({ ...from, wounds: toughness }, true) : miss,
      ];
      return testEvent('parley', at, lands, [miss]);
    },
    fright: (at, isLast) => ({
      kind: 'loss',
      targets: afterLoss(at, isLast, { losses: { health: 0, sanity: frights }, hits: 0 }),
    }),
    strength: (at) =>
      testEvent('strength', at, (from, successes) =>
        afterLoss(from, true, {
          losses: { health: Math.max(0, monster.damage - successes), sanity: 0 },
          hits: successes,
          heals: has('heals-two'),
        }),
      ),
  };
  return names.map((name, place): Stage => ({
    name,
    measure: measureOf(name),
    at: (number) => {
      const cell = cells.at[number]!;
      const isFirst = place === 0;
      return cell.wounds < toughness && (isFirst ? !isDown(cell) : isLive(cell))
        ? events[name](cell, place === names.length - 1)
        : undefined;
    },
  }));
};
