/** What a step made happen, for the log: codes and ids, with the rules that made it so. The words are the island's. */
import type { Ref, Seat } from './ref.ts';
import type { StackItem } from './game-state.ts';
import type { ReadingId, RuleId } from './rules.ts';

/** The rules that a line of the log cites unless its step names others. */
type Cited = readonly RuleId[];

/** Codes that say all by themselves. */
const PLAIN = {
  passed: ['priority'],
  put: ['stack'],
  resolved: ['resolve', 'stack'],
  cancelled: ['cancel'],
  prevented: ['prevent'],
  removed: ['player-death'],
  reduced: ['prevent'],
  triggered: ['triggered-ability'],
  'not-put': ['triggered-ability', 'target'],
  priority: ['priority'],
  rolled: ['dice-roll'],
  summed: ['dice-roll'],
  'roll-changed': ['dice-roll'],
  hit: ['attack-roll', 'evasion'],
  missed: ['attack-roll', 'evasion'],
  damaged: ['damage', 'health'],
  healed: ['heal'],
  shielded: ['prevent', 'replacement-effect'],
  'cents-gained': ['gain'],
  'cents-lost': ['lose-cents'],
  'loot-taken': ['take-loot'],
  'unknown-card': ['deck'],
  discarded: ['discard'],
  'item-gained': ['gain'],
  destroyed: ['destroy-kill'],
  counters: ['counter'],
  entered: ['object'],
  covered: ['covered'],
  left: ['discard-pile'],
  'curse-given': ['curse'],
  'soul-gained': ['soul'],
  'attack-begun': ['attack', 'declare-attack'],
  'attack-ended': ['attack'],
  bought: ['purchase'],
  'not-bought': ['purchase', 'pay'],
  'monster-died': ['monster-death'],
  'player-died': ['player-death'],
  reward: ['reward', 'monster-death'],
  turn: ['end-phase', 'heal'],
  'loot-play': ['loot-play'],
  revealed: ['attack-the-deck'],
  returned: ['monster-death', 'eternal'],
  reshuffled: ['deck', 'discard-pile'],
  copied: ['copying-loot-cards'],
  attackable: ['attackable-players', 'continuous-effect'],
  'turned-over': ['flip', 'object'],
  'character-changed': ['character', 'object'],
  'became-copy': ['copying-objects', 'continuous-effect'],
  won: ['winning'],
  lost: ['timer', 'solitaire'],
} as const satisfies { readonly [code: string]: Cited };

/** Codes that leave unsaid why it came about, or to what, with their causes. The step that tells it says which, and the words follow from that alone. */
export const CAUSES = {
  fizzled: {
    'attack-over': ['attack', 'fizzle'],
    'target-lost': ['fizzle', 'target'],
    'nothing-to-choose': ['fizzle', 'object'],
    'nothing-to-steal': ['fizzle', 'steal'],
    'nothing-to-destroy': ['fizzle', 'copying-abilities'],
    'damage-without-target': ['fizzle', 'damage'],
    'nobody-dying': ['fizzle', 'death'],
    'turn-moved-on': ['fizzle', 'end-phase'],
  },
  paid: {
    health: ['pay', 'cost'],
    counters: ['cost', 'counter'],
    cards: ['cost', 'discard'],
    'itself-discarded': ['cost', 'discard', 'object'],
    'itself-destroyed': ['cost', 'destroy-kill'],
  },
  replaced: {
    armor: ['boss-armor', 'replacement-effect'],
    shield: ['replacement-effect', 'prevent'],
    death: ['replacement-effect', 'death'],
    'turn-start': ['replacement-effect', 'start-phase'],
    cents: ['replacement-effect', 'gain'],
    loot: ['replacement-effect', 'take-loot'],
    treasure: ['replacement-effect', 'treasure'],
  },
  instead: {
    cents: ['replacement-effect', 'gain'],
    loot: ['replacement-effect', 'take-loot'],
    treasure: ['replacement-effect', 'treasure'],
  },
  chosen: { 'next-in-order': ['each'], resolving: ['target', 'resolve'] },
  given: { swap: ['swap'], object: ['give', 'control'], cents: ['give'], card: ['give'] },
  eternal: {
    'not-discarded': ['eternal', 'discard'],
    'not-destroyed': ['eternal', 'destroy-kill'],
    'made-so': ['eternal', 'continuous-effect'],
  },
  recharged: { step: ['recharge-step', 'start-phase'], effect: ['recharge'] },
  deactivated: { penalty: ['death-penalty', 'deactivate'], cost: ['tap-ability', 'cost'], effect: ['deactivate'] },
  penalty: { item: ['death-penalty'], card: ['death-penalty'] },
  phase: {
    'loot-step': ['loot-step', 'start-phase'],
    action: ['action-phase', 'loot-play'],
    end: ['end-phase'],
    'after-death': ['cleanup-step', 'death-end-step'],
    'room-changed': ['room', 'end-phase'],
    'room-left': ['solitaire', 'room', 'end-phase'],
  },
  skipped: {
    'recharge-step': ['recharge-step', 'replacement-effect'],
    'loot-step': ['loot-step', 'replacement-effect'],
    'action-phase': ['action-phase', 'replacement-effect'],
    attack: ['attack', 'replacement-effect'],
    turn: ['active-player', 'replacement-effect'],
  },
  slots: { minion: ['minion', 'expand-slots'], filled: ['refill'], added: ['expand-slots'] },
  'attack-owed': { ambush: ['ambush', 'additional-attack'], effect: ['additional-attack'] },
  timer: { 'player-death': ['timer', 'player-death'], round: ['timer', 'round'] },
  nothing: {
    'first-part-undone': ['and-then'],
    'dead-not-healed': ['heal', 'dead-player'],
    'dying-not-healed': ['heal', 'death'],
    'dead-already': ['dead-player', 'death'],
    'final-boss-stays': ['final-boss', 'discard'],
    'no-soul-left': ['soul', 'object'],
    'out-of-play': ['object', 'discard'],
    'cannot-pay': ['pay'],
    'nothing-to-steal': ['steal'],
    'no-other-side': ['flip'],
    'nothing-to-be-copy': ['copying-objects'],
    'no-card-to-copy': ['copying-loot-cards'],
    'end-phase-begun': ['end-phase'],
    'copy-is-no-card': ['copying-loot'],
    'nothing-to-choose': ['target', 'resolve'],
    'no-character-left': ['character'],
    'starting-item-stays': ['starting-item'],
    'event-over': ['event'],
    'deck-empty': ['deck'],
    'not-attackable': ['attack-the-deck'],
    'no-damage': ['damage'],
    'no-attack': ['attack', 'declare-attack'],
    'nobody-to-attack': ['attack'],
    'not-the-goal': ['beating-a-challenge'],
    'no-monster-left': ['refill', 'event'],
    'reroll-waits': ['reroll-item', 'death'],
  },
} as const satisfies { readonly [code: string]: { readonly [cause: string]: Cited } };

export type PlainCode = keyof typeof PLAIN;
export type CausedCode = keyof typeof CAUSES;
export type HappenedCode = PlainCode | CausedCode;
export type CauseOf<C extends CausedCode> = keyof (typeof CAUSES)[C];
export const HAPPENED = [...Object.keys(PLAIN), ...Object.keys(CAUSES)] as readonly HappenedCode[];

/** A code with its cause. */
export type Caused = { readonly [C in CausedCode]: { readonly code: C; readonly cause: CauseOf<C> } }[CausedCode];
/** How a step names what happened: `won`, `nothing:no-damage`. */
export type LineName = PlainCode | { readonly [C in CausedCode]: `${C}:${CauseOf<C> & string}` }[CausedCode];

/** What a line of the log cites and is about. */
export interface Citing {
  readonly rules: Cited;
  readonly reading?: ReadingId | undefined;
  /** The item of the stack that it happened to. */
  readonly item?: number | undefined;
  readonly ref?: Ref | undefined;
  readonly seat?: Seat | undefined;
  readonly n?: number | undefined;
  /** The card that it happened to or came from. */
  readonly template?: string | undefined;
  /** What kind of item it happened to. */
  readonly kind?: StackItem['kind'] | undefined;
}
export type Happened = ({ readonly code: PlainCode } | Caused) & Citing;

/** The code, the cause and the rules of a line name. */
export const lineNamed = (name: LineName): ({ readonly code: PlainCode } | Caused) & Pick<Citing, 'rules'> => {
  const [code, cause] = name.split(':');
  // TypeScript does not see that the parts of a name belong together.
  const rules = cause === undefined ? PLAIN[code as PlainCode] : (CAUSES[code as CausedCode] as Rules)[cause];
  return { code, ...(cause === undefined ? {} : { cause }), rules } as ReturnType<typeof lineNamed>;
};
type Rules = { readonly [cause: string]: Cited };
