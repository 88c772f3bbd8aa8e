/** Best play in few plain values, for words: whom to meet, what with, and when a die is thrown again. */
import type { Action } from '../../skill-check/again.ts';
import type { Fight, FightPolicy, NextFoe, Position, StageName } from '../fight.ts';
import { cellAt } from '../model/cells.ts';
import { positionAt, startOf } from '../model/shape.ts';
import { preparedFight } from '../solve.ts';

/** How to go through one test of the next combat. */
export interface TestAdvice {
  readonly stage: StageName;
  readonly dice: number;
  /** The item that is used for its bonus. */
  readonly item: number | undefined;
  readonly isSkipped: boolean;
  /** Cards that throw dice again are used in it. */
  readonly hasCards: boolean;
  /**
   * What is done once those cards are used and all tokens are at hand: from no success up to one below what is enough,
   * each counted by dice that count once.
   */
  readonly rows: readonly { readonly successes: number; readonly action: Action }[];
}
export interface Advice extends NextFoe {
  /** The tests of the combat with that foe, as they come to an investigator who has lost nothing in it so far. */
  readonly tests: readonly TestAdvice[];
}

/** Where a fight begins, for whom to ask about. */
export const startPosition = (fight: Fight): Position => {
  const { shape } = preparedFight(fight);
  return { round: 1, turn: 0, met: [], ...positionAt(fight, shape, startOf(fight, shape)) };
};

/** What to do in a position. @throws {RangeError} for a position that cannot come about */
export const adviceAt = (fight: Fight, policy: FightPolicy, position: Position): Advice => {
  const next = policy.nextAt(position);
  const { foe } = next;
  if (foe === undefined) return { ...next, tests: [] };
  const ready = preparedFight(fight);
  const combat = ready.combats(position.turn, foe);
  const now = position.fighters[position.turn]!;
  const { wounds } = position.foes[foe]!;
  const cell = combat.cells.numberOf(cellAt(ready.shape, now, wounds));
  const tests = combat.stages.flatMap(({ name: stage, at }): TestAdvice[] => {
    const event = at(cell);
    if (event?.kind !== 'test') return [];
    const moment = { position, foe, stage, now, wounds };
    const { item, isSkipped } = policy.enterAt(moment);
    const { dice, enough, free, all } = event.entries.find((entry) => entry.item === item)!.test;
    const shown = Array.from({ length: Math.min(dice + 1, enough) }, (_, successes) => successes);
    const actionFor = (successes: number, cards: { readonly free: number; readonly all: boolean }): Action =>
      policy.againAt(moment, { item, failed: dice - successes, single: successes, ...cards }).action;
    const first = shown.map((successes) => actionFor(successes, { free, all }));
    return [
      {
        stage,
        dice,
        item,
        isSkipped,
        hasCards: first.includes('free') || first.includes('all'),
        rows: shown.map((successes) => ({ successes, action: actionFor(successes, { free: 0, all: false }) })),
      },
    ];
  });
  return { ...next, tests };
};
