/** What the course of a fight says of one moment at the table. */
import { cellAt } from '../combat/model/cells.ts';
import type { Stage } from '../combat/model/stages.ts';
import type { StageEvent } from '../combat/model/stage-events.ts';
import type { Fight, FighterNow, Position, StageName } from '../combat/fight.ts';
import { isLeft, itemsIn, placeOf, positionAt, startOf } from '../combat/model/shape.ts';
import { preparedFight } from '../combat/solve.ts';
import { cellOf, isEnd, type Target, type Targets } from '../combat/model/target.ts';
import { renewalOf, type ReadyFight } from '../combat/solve/layer-values.ts';
import { FORTUNES } from '../skill-check/skill.ts';

/** The middle of a combat. */
export interface Combat {
  /** Where the fight stood when it began. */
  readonly begun: Position;
  readonly foe: number;
  readonly stage: StageName;
  /** The investigator now. */
  readonly now: FighterNow;
  readonly wounds: number;
}
/** What happened, for the course to say where it leads; items are those that prevent some of a loss. */
export type By =
  | { readonly kind: 'nothing' | 'skip' | 'pay' }
  | { readonly kind: 'take'; readonly items: readonly number[] }
  | { readonly kind: 'luck'; readonly isHit: boolean }
  | {
      readonly kind: 'successes';
      readonly item: number | undefined;
      readonly successes: number;
      readonly usedAll: boolean;
      readonly items: readonly number[];
    };
export type Landed =
  | { readonly kind: 'goes-on'; readonly combat: Combat }
  | {
      readonly kind: 'ends';
      /** The combat is over; the next is not begun. */
      readonly position: Position;
      /** As the last loss left them, before rewards and the cup. */
      readonly now: FighterNow;
      readonly wounds: number;
    };

const known = new WeakMap<Fight, ReadyFight>();
const readyOf = (fight: Fight): ReadyFight => {
  const ready = known.get(fight) ?? preparedFight(fight);
  known.set(fight, ready);
  return ready;
};
const isDown = ({ health, sanity }: FighterNow): boolean => health === 0 || sanity === 0;

/** Foes that whose turn it is may meet now; one where the order is kept to. */
export const whoMayBeMet = ({ fighters, foes, order }: Fight, position: Position): readonly number[] => {
  const { round, turn, met } = position;
  if (isDown(position.fighters[turn]!)) return [];
  const isFirst = round === 1 && turn === 0 && fighters.length > 0;
  const may = foes.flatMap(({ isAmbush = false }, foe) => {
    const { isDefeated, isGone } = position.foes[foe]!;
    return isDefeated || isGone || met.includes(foe) || (isAmbush && !isFirst) ? [] : [foe];
  });
  const first = order.kind === 'given' ? order.foes.find((foe) => may.includes(foe)) : undefined;
  return first === undefined ? may : [first];
};

/** What happens, made out once: a sample asks for it again and again. */
const knownEvents = new WeakMap<Stage, Map<number, StageEvent>>();
/** What happens in a part of a combat. */
export const eventAt = (fight: Fight, { begun, foe, stage, now, wounds }: Combat): StageEvent => {
  const ready = readyOf(fight);
  const combat = ready.combats(begun.turn, foe);
  const part = combat.stages.find(({ name }) => name === stage)!;
  const cell = combat.cells.numberOf(cellAt(ready.shape, now, wounds));
  const events = knownEvents.get(part) ?? new Map<number, StageEvent>();
  knownEvents.set(part, events);
  const event = events.get(cell) ?? part.at(cell);
  if (event === undefined) throw new RangeError('Nothing happens in this part of the combat.');
  events.set(cell, event);
  return event;
};

/** The targets that the successes of a test lead to. */
const targetsBySuccesses = (
  event: Extract<StageEvent, { kind: 'test' }>,
  { item, successes, usedAll }: Extract<By, { kind: 'successes' }>,
): Targets | undefined => {
  const entry = event.entries.find((one) => one.item === item);
  const all = usedAll ? entry?.afterAll : entry?.targets;
  return all?.[Math.min(successes, entry!.test.enough)];
};
/** The targets that something leads to. */
const targetsBy = (event: StageEvent, by: By): Targets | undefined => {
  switch (event.kind) {
    case 'test':
      if (by.kind === 'skip') return event.skip;
      return by.kind === 'successes' ? targetsBySuccesses(event, by) : undefined;
    case 'toll':
      if (by.kind === 'pay') return event.paid;
      return by.kind === 'take' ? event.unpaid : undefined;
    case 'luck':
      if (by.kind !== 'luck') return undefined;
      return by.isHit ? event.hit : event.miss;
    case 'loss':
      return by.kind === 'take' ? event.targets : undefined;
  }
};
/** The items that are left when some more are used; undefined where one of them is not there. */
const itemsWithout = (items: readonly boolean[], used: readonly number[]): number | undefined =>
  used.every((item) => items[item] === true)
    ? itemsIn(items.map((left, item) => left && !used.includes(item)))
    : undefined;

/** Where a part of a combat leads; undefined where those items prevent nothing. */
export const landedAt = (fight: Fight, combat: Combat, by: By): Landed | undefined => {
  const ready = readyOf(fight);
  const { shape } = ready;
  const { begun, foe, stage, now } = combat;
  const solved = ready.combats(begun.turn, foe);
  const axes = shape.fighters[begun.turn]!;
  const own = fight.fighters[begun.turn]!;
  const used = by.kind === 'take' || by.kind === 'successes' ? by.items : [];
  const spent = by.kind === 'successes' && by.item !== undefined ? [...used, by.item] : used;
  const wanted = itemsWithout(now.items, spent);
  const cellNow = solved.cells.numberOf(cellAt(ready.shape, now, combat.wounds));
  const targets: Targets | undefined = by.kind === 'nothing' ? [-1 - cellNow] : targetsBy(eventAt(fight, combat), by);
  const target: Target | undefined = targets?.find((one) => solved.cells.at[cellOf(one)]!.items === wanted);
  if (target === undefined) return undefined;
  const cell = solved.cells.at[cellOf(target)]!;
  const clues = now.clues - Number(by.kind === 'pay');
  const after: FighterNow = {
    health: cell.health,
    sanity: cell.sanity,
    clues,
    focus: now.focus,
    fortune: shape.mayCurse ? FORTUNES[cell.fortune]! : now.fortune,
    items: own.cards.items.map((_, item) => isLeft(cell.items, item)),
  };
  const place = solved.stages.findIndex(({ name }) => name === stage);
  if (!isEnd(target)) {
    const { name } = solved.stages[place + 1]!;
    return { kind: 'goes-on', combat: { ...combat, stage: name, now: after, wounds: cell.wounds } };
  }
  const first = begun.fighters[begun.turn]!;
  const cellBegun = solved.cells.numberOf(cellAt(ready.shape, first, begun.foes[foe]!.wounds));
  const base =
    placeOf(fight, shape, begun) -
    solved.cells.offsets[cellBegun]! -
    solved.tokens.numberOf(first.focus, first.clues) * axes.tokens.step;
  const left = solved.tokens.numberOf(now.focus, clues);
  const end = positionAt(fight, shape, base + solved.ends.offsets[cellOf(target) * solved.tokens.size + left]!);
  const met = [...begun.met, foe].sort((a, b) => a - b);
  return { kind: 'ends', position: { ...begun, ...end, met }, now: after, wounds: cell.wounds };
};

/** The rules of a fight between its combats. */
export const rulesFor = (fight: Fight) => {
  const ready = readyOf(fight);
  const { shape } = ready;
  const { fighters, foes, rounds } = fight;
  const start: Position = { round: 1, turn: 0, met: [], ...positionAt(fight, shape, startOf(fight, shape)) };
  const isOver = (position: Position): boolean =>
    position.fighters.every(isDown) || position.foes.every(({ isDefeated, isGone }) => isDefeated || isGone);
  const nextTurn = (position: Position): Position | undefined => {
    const isLast = position.turn === fighters.length - 1;
    const [round, turn] = isLast ? [position.round + 1, 0] : [position.round, position.turn + 1];
    if (round > rounds || isOver(position)) return undefined;
    const place = placeOf(fight, shape, position);
    const renewed = place + (renewalOf(fight, shape, turn)?.(place) ?? 0);
    return { round, turn, met: [], ...positionAt(fight, shape, renewed) };
  };
  /** The next position in which somebody is to be met; undefined where the fight is over. */
  const nextMeeting = (position: Position): Position | undefined => {
    let now: Position | undefined = position;
    while (now !== undefined && whoMayBeMet(fight, now).length === 0) now = nextTurn(now);
    return now;
  };
  /** A combat as it begins; a monster without any test has no part to begin with. */
  const beginCombat = (position: Position, foe: number) => {
    const { stages } = ready.combats(position.turn, foe);
    return {
      begun: position,
      foe,
      stage: stages[0]?.name,
      now: position.fighters[position.turn]!,
      wounds: position.foes[foe]!.wounds,
    };
  };
  return { start, nextMeeting, begun: beginCombat, foes };
};
