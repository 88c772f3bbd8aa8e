/** What a step made happen, for the log: codes and ids, with the rules that made it so. The words are the island's. */
import type { Ref, Seat } from './ref.ts';
import type { StackItem } from './game-state.ts';
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

/** What a code leaves unsaid: why it came about, or to what. The step that tells it says which, and the words follow from that alone. */
export const CAUSES = {
  fizzled: [
    'attack-over',
    'target-lost',
    'nothing-to-choose',
    'nothing-to-steal',
    'nothing-to-destroy',
    'damage-without-target',
    'nobody-dying',
    'turn-moved-on',
  ],
  paid: ['health', 'counters', 'cards', 'itself-discarded', 'itself-destroyed'],
  replaced: ['armor', 'shield', 'death', 'turn-start', 'cents', 'loot', 'treasure'],
  instead: ['cents', 'loot', 'treasure'],
  chosen: ['next-in-order', 'resolving'],
  given: ['swap', 'object', 'cents', 'card'],
  eternal: ['not-discarded', 'not-destroyed', 'made-so'],
  recharged: ['step', 'effect'],
  deactivated: ['penalty', 'cost', 'effect'],
  penalty: ['item', 'card'],
  phase: ['loot-step', 'action', 'end', 'after-death', 'room-changed', 'room-left'],
  skipped: ['recharge-step', 'loot-step', 'action-phase', 'attack', 'turn'],
  slots: ['minion', 'filled', 'added'],
  'attack-owed': ['ambush', 'effect'],
  timer: ['player-death', 'round'],
  nothing: [
    'first-part-undone',
    'dead-not-healed',
    'dying-not-healed',
    'dead-already',
    'final-boss-stays',
    'no-soul-left',
    'out-of-play',
    'cannot-pay',
    'nothing-to-steal',
    'no-other-side',
    'nothing-to-be-copy',
    'no-card-to-copy',
    'end-phase-begun',
    'copy-is-no-card',
    'nothing-to-choose',
    'no-character-left',
    'starting-item-stays',
    'event-over',
    'deck-empty',
    'not-attackable',
    'no-damage',
    'no-attack',
    'nobody-to-attack',
    'not-the-goal',
    'no-monster-left',
    'reroll-waits',
  ],
} as const satisfies { readonly [c in HappenedCode]?: readonly string[] };
export type CausedCode = keyof typeof CAUSES;
export type CauseOf<C extends CausedCode> = (typeof CAUSES)[C][number];

/** A code that says all by itself. */
export type PlainCode = Exclude<HappenedCode, CausedCode>;
/** A code with its cause. */
export type Caused = { readonly [C in CausedCode]: { readonly code: C; readonly cause: CauseOf<C> } }[CausedCode];

/** What a line of the log cites and is about. */
export interface Citing {
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
export type Happened = ({ readonly code: PlainCode } | Caused) & Citing;
