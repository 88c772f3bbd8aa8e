/**
 * What happens in each stage of a combat, and where it leads. Here and in `after-loss.ts` is everything that rules and
 * special texts say; who weighs the stages knows none of it. Rules: «Боевые контакты».
 */
import type { Cell } from './cells.ts';
import type { StageName } from '../fight.ts';
import { afterLoss, countOf, has, targetOf, type CombatRules } from './after-loss.ts';
import type { Targets } from './target.ts';
import type { TestStage, TestDice } from './stage-dice.ts';

/** One way to go into a test: with an item, or with what is there anyway. */
export interface Entry {
  /** The place of the item. */
  readonly item: number | undefined;
  readonly test: TestDice;
  /** By successes, up to what is enough. */
  readonly targets: readonly Targets[];
  /** The same once the card that throws all dice again was used, where that costs something. */
  readonly afterAll: readonly Targets[];
}
/** What happens in one cell of one stage. */
export type StageEvent =
  /** The ways to go into a test; the first of equal ones. */
  | { readonly kind: 'test'; readonly entries: readonly Entry[]; readonly skip: Targets | undefined }
  /** A clue is spent, or this. */
  | { readonly kind: 'toll'; readonly paid: Targets; readonly unpaid: Targets }
  /** A die that nothing changes: `hits` of its six faces lead to the first target. */
  | { readonly kind: 'luck'; readonly hits: number; readonly hit: Targets; readonly miss: Targets }
  | { readonly kind: 'loss'; readonly targets: Targets };

/** Faces of a die on which a monster leaves: 5 and 6. */
const LUCKY_FACES = 2;

/** Where a test leads from a cell, the item of its entry and the price of its card already gone. */
type Lands = (from: Cell, successes: number) => Targets;
/** The ways to go into a test of a cell. */
const entriesOf = ({ cards, stageDice }: CombatRules, name: TestStage, at: Cell, lands: Lands): readonly Entry[] =>
  stageDice.entriesAt(name, at).map(({ item, test }) => {
    const from = item === undefined ? at : { ...at, items: at.items - 2 ** item };
    const paid = { ...from, sanity: from.sanity - cards.allCosts.sanity };
    const land = (start: Cell) => Array.from({ length: test.enough + 1 }, (_, successes) => lands(start, successes));
    const targets = land(from);
    return { item, test, targets, afterAll: test.all && paid.sanity !== from.sanity ? land(paid) : targets };
  });

/** What happens in a cell of a stage; the last stage leads to the end of the combat. */
type EventIn = (rules: CombatRules, at: Cell, isLast: boolean) => StageEvent;

const tollEvent: EventIn = (rules, at, isLast) => ({
  kind: 'toll',
  paid: [targetOf(rules, at, isLast)],
  unpaid: afterLoss(rules, at, { health: 1, sanity: 1, hits: 0, ends: isLast }),
});
/** Horror is lost but for the successes; what a failed test brings besides, special texts say. */
const willEvent: EventIn = (rules, at, isLast) => ({
  kind: 'test',
  skip: undefined,
  entries: entriesOf(rules, 'will', at, (from, successes) => {
    const isFailed = successes === 0;
    return afterLoss(rules, from, {
      health: isFailed && has(rules, 'will-failed-health') ? 1 : 0,
      sanity: Math.max(0, rules.monster.horror - successes),
      hits: has(rules, 'will-wounds') ? successes : 0,
      isCursed: isFailed && has(rules, 'will-failed-cursed'),
      ends: isLast || (isFailed && has(rules, 'will-failed-ends')),
    });
  }),
});
const luckEvent: EventIn = (rules, at, isLast) => ({
  kind: 'luck',
  hits: LUCKY_FACES,
  hit: [targetOf(rules, { ...at, wounds: rules.monster.toughness }, true)],
  miss: [targetOf(rules, at, isLast)],
});
/** The monster dies, but for an epic one, and costs 1 health. */
const diesEvent: EventIn = (rules, at, isLast) => {
  const { isEpic, toughness } = rules.monster;
  return {
    kind: 'loss',
    targets: afterLoss(rules, at, { health: 1, sanity: 0, hits: isEpic ? 0 : toughness, ends: isLast }),
  };
};
/** Any success defeats the monster; who does not want to talk goes on as if there was none. */
const parleyEvent: EventIn = (rules, at, isLast) => {
  const { toughness } = rules.monster;
  const miss = targetOf(rules, at, isLast);
  const lands: Lands = (from, successes) => [
    successes > 0 ? targetOf(rules, { ...from, wounds: toughness }, true) : miss,
  ];
  return { kind: 'test', skip: [miss], entries: entriesOf(rules, 'parley', at, lands) };
};
const frightEvent: EventIn = (rules, at, isLast) => ({
  kind: 'loss',
  targets: afterLoss(rules, at, { health: 0, sanity: countOf(rules, 'fright'), hits: 0, ends: isLast }),
});
/** Every success wounds, and prevents 1 of the damage. */
const strengthEvent: EventIn = (rules, at) => ({
  kind: 'test',
  skip: undefined,
  entries: entriesOf(rules, 'strength', at, (from, successes) =>
    afterLoss(rules, from, {
      health: Math.max(0, rules.monster.damage - successes),
      sanity: 0,
      hits: successes,
      heals: has(rules, 'heals-two'),
      ends: true,
    }),
  ),
});

export const EVENTS: { readonly [N in StageName]: EventIn } = {
  toll: tollEvent,
  will: willEvent,
  luck: luckEvent,
  dies: diesEvent,
  parley: parleyEvent,
  fright: frightEvent,
  strength: strengthEvent,
};
