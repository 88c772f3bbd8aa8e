/** What a step made happen, for the log: codes and ids, with the rules that made it so. The words are the island's. */
import type { Ref, Seat } from './ref.ts';
import type { StackItem } from './table.ts';
import type { ReadingId, RuleId } from './rules.ts';

export const HAPPENED = [
  'passed',
  'put',
  'resolved',
  'cancelled',
  'fizzled',
  'prevented',
  'removed',
  'reduced',
  'triggered',
  'not-put',
  'priority',
  'paid',
  'rolled',
  'summed',
  'roll-changed',
  'hit',
  'missed',
  'damaged',
  'healed',
  'shielded',
  'replaced',
  'instead',
  'chosen',
  'cents-gained',
  'cents-lost',
  'loot-taken',
  'unknown-card',
  'discarded',
  'item-gained',
  'given',
  'destroyed',
  'eternal',
  'recharged',
  'deactivated',
  'counters',
  'entered',
  'covered',
  'left',
  'curse-given',
  'soul-gained',
  'attack-begun',
  'attack-ended',
  'bought',
  'not-bought',
  'monster-died',
  'player-died',
  'reward',
  'penalty',
  'phase',
  'skipped',
  'turn',
  'slots',
  'loot-play',
  'attack-owed',
  'revealed',
  'returned',
  'reshuffled',
  'copied',
  'attackable',
  'turned-over',
  'character-changed',
  'became-copy',
  'won',
  'lost',
  'timer',
  'nothing',
] as const;
export type HappenedCode = (typeof HAPPENED)[number];
export interface Happened {
  readonly code: HappenedCode;
  readonly rules: readonly RuleId[];
  readonly reading?: ReadingId;
  /** The item of the stack that it happened to. */
  readonly item?: number;
  readonly ref?: Ref;
  readonly seat?: Seat;
  readonly n?: number;
  /** The card that it happened to or came from. */
  readonly template?: string;
  /** What kind of item it happened to. */
  readonly kind?: StackItem['kind'];
}
