/** The table: everything that a moment of the game consists of. Ids are never used again; a card that changes its zone is a new object. */
import type { Priority } from './priority.ts';
import type { Body, Catalog, Effect, LastingChange, Row, Skippable, Stat, TargetSpec } from './ability.ts';
import type { Ref, Seat } from './ref.ts';
import type { Question } from './rules.ts';
import type { SLOT_KINDS } from './words.ts';

export interface Card {
  readonly id: number;
  readonly template: string;
}
/** An object in play. `template` is what it shows; `card` what it was laid as, when it shows its other side or is a copy; `until`: what a copy shows again at the end of the turn. `damage` counts for monsters; `eternal`: until the end of the turn. */
export interface GameObject extends Card {
  readonly charged: boolean;
  readonly counters: number;
  readonly damage: number;
  readonly eternal: boolean;
  readonly card?: string | undefined;
  readonly until?: string | undefined;
}
/** Where an object in play is. */
export type Zone = 'character' | 'item' | 'curse' | 'soul' | 'monster' | 'shop' | 'room';
export interface Player {
  readonly name: string;
  readonly character: GameObject;
  readonly items: readonly GameObject[];
  readonly curses: readonly GameObject[];
  readonly souls: readonly GameObject[];
  readonly hand: readonly Card[];
  /** Copies of loot cards that may be played until the end of the turn. */
  readonly copies: readonly Card[];
  readonly cents: number;
  /** Figures of the character, before continuous effects. */
  readonly health: number;
  readonly attack: number;
  /** Damage marked on the player. */
  readonly damage: number;
  readonly lootPlays: number;
  readonly attacks: number;
  readonly purchases: number;
  /** Attack rolls of this turn, for «первый бросок атаки». */
  readonly rolls: number;
  readonly dead: boolean;
}
type SlotKind = (typeof SLOT_KINDS)[number];
/** A slot of monsters: the last of the pile is in play, those under it are covered and outside the game. */
export type Pile = readonly GameObject[];
export const DECKS = ['loot', 'treasure', 'monster', 'room'] as const;
export type DeckName = (typeof DECKS)[number];
export type Decks = { readonly [D in DeckName]: readonly string[] };

/** What the trigger or roll that made an item speaks of. */
export interface Facts {
  /** The player whose moment it was. */
  readonly by?: Seat | undefined;
  readonly ref?: Ref | undefined;
  /** The card that `ref` showed, to be named when it has gone. */
  readonly template?: string | undefined;
  readonly n?: number | undefined;
}
/** Targets taken over from the ability that rolled, with what they must still be. */
export interface Inherited {
  readonly specs: readonly TargetSpec[];
  readonly targets: readonly Ref[];
}
interface Base {
  readonly id: number;
  readonly controller: Seat | null;
}
export interface LootItem extends Base {
  readonly kind: 'loot';
  readonly card: Card;
  readonly copy: boolean;
  readonly body: Body;
  readonly targets: readonly Ref[];
}
export interface AbilityItem extends Base {
  readonly kind: 'ability';
  /** An ability copied by `source`. */
  readonly copy?: true;
  readonly how: 'activated' | 'triggered';
  readonly source: Card;
  /** Where its source was when it was put; none for a source that was not in play. */
  readonly zone?: Zone | undefined;
  readonly body: Body;
  readonly targets: readonly Ref[];
  readonly facts: Facts;
}
/** Several rolls that count together: those of the group `of`; `so`: what the resolved ones came to; `lost`: one of them was taken off the stack. */
export interface Sum {
  readonly of: number;
  readonly so: number;
  readonly lost?: true;
}
/** The table of a roll; `sum`: of several rolls together. */
interface Checked {
  readonly table: readonly Row[];
  readonly source: Card;
  readonly sum?: Sum;
}
export interface RollItem extends Base {
  readonly kind: 'roll';
  readonly roller: Seat;
  readonly value: number;
  readonly attack: boolean;
  /** Whether it was the first attack roll of its player's turn when it was put. */
  readonly first: boolean;
  /** The table that a trigger checks once the roll has resolved. */
  readonly check: (Checked & Inherited) | null;
  /** The result for which «когда игрок должен выбросить» has already been offered. */
  readonly offered: number | null;
}
export interface DamageItem extends Base {
  readonly kind: 'damage';
  readonly n: number;
  readonly combat: boolean;
  readonly from: Ref | null;
  readonly target: Ref;
  /** How much of it has been prevented. */
  readonly prevented?: number;
}
export interface DeathItem extends Base {
  readonly kind: 'death';
  readonly target: Ref;
  /** An item that dies because it was rerolled: when it has died its controller gains a treasure. */
  readonly rerolled?: true;
}
export interface DeclarationItem extends Base {
  readonly kind: 'declaration';
  readonly what: 'attack' | 'purchase' | 'end';
}
export type StackItem = LootItem | AbilityItem | RollItem | DamageItem | DeathItem | DeclarationItem;

/** The ways in which an item leaves the stack; each item takes exactly one of them. */
export const FATES = ['resolved', 'cancelled', 'fizzled', 'prevented', 'removed'] as const;

/** A triggered ability that goes on the stack with the next priority. */
export interface Waiting {
  readonly id: number;
  readonly controller: Seat | null;
  readonly source: Card;
  readonly bodies: readonly Body[];
  /** For a row of a roll table that names no targets of its own. */
  readonly inherited: Inherited | null;
  readonly facts: Facts;
}

/** Who and what an effect speaks of while it is performed. */
export interface Context {
  readonly controller: Seat | null;
  readonly you: Seat;
  readonly source: Card;
  /** The loot card that still has to find its zone after resolving. */
  readonly card: Card | null;
  readonly specs: readonly TargetSpec[];
  readonly targets: readonly Ref[];
  readonly facts: Facts;
  /** What has been chosen while the effects are performed. */
  readonly chosen?: Ref | null;
}
/** Things under way above the turn, last in first out. `after`: ids from which everything on the stack must be gone before the next step. */
export type Process = { readonly id: number } &
  /** `done`: whether the last effect was done whole, `inPart`: only in part, `instead`: something else was. */
  (
    | {
        readonly kind: 'effects';
        readonly context: Context;
        readonly queue: readonly Effect[];
        readonly done: boolean;
        readonly inPart?: boolean;
        readonly instead?: boolean;
      }
    | { readonly kind: 'put-triggers'; readonly chosen: number | null }
    | {
        readonly kind: 'monster-death';
        readonly step: number;
        readonly after: number;
        readonly object: GameObject;
        readonly slot: number;
        readonly zone: Zone;
        readonly seat: Seat | null;
      }
    | { readonly kind: 'player-death'; readonly step: number; readonly seat: Seat }
  );
/** What the turn itself is doing; nothing (null) in an idle action phase. */
export type Course =
  /** `begun`: «с началом хода» has been looked at; `discarded`: cards discarded so far for the size of the hand. */
  | {
      readonly kind: 'start-phase' | 'end-phase';
      readonly step: number;
      readonly begun?: true;
      readonly discarded?: number;
    }
  /** `target`: the object attacked, of a player the character; `thrown`: dice thrown so far of several at once. */
  | {
      readonly kind: 'attack';
      readonly step: 'target' | 'slot' | 'roll';
      readonly target: number | null;
      readonly thrown?: readonly number[];
    }
  | {
      readonly kind: 'purchase';
      readonly step: 'target' | 'pay';
      readonly target: Ref | 'deck' | null;
      readonly price: number;
    }
  | { readonly kind: 'death-end' };

/** A question that must be answered before anything else; it belongs to the uppermost process, else to the course. */
export interface Pending {
  readonly question: Question;
  readonly seat: Seat;
  readonly options: readonly string[];
}
/** Takes the next damage away, all of it or up to `n`. */
export interface Shield {
  readonly id: number;
  readonly ref: Ref;
  readonly n: number | 'all';
}
export interface GameState {
  readonly cards: Catalog;
  readonly players: readonly Player[];
  readonly active: Seat;
  readonly phase: 'start' | 'action' | 'end';
  readonly monsters: readonly Pile[];
  /** Slots of monsters that are no usual ones, by their place among `monsters`. */
  readonly slotKinds: { readonly [slot: number]: SlotKind };
  readonly shop: readonly (GameObject | null)[];
  /** Slots of rooms; none when the game is played without them. */
  readonly rooms: readonly (GameObject | null)[];
  /** Bonus souls still to gain: they lie outside the game, yet their conditions are checked. */
  readonly bonus: readonly Card[];
  /** Characters outside the game, the next to come first. */
  readonly characters: readonly string[];
  /** Top card first. */
  readonly decks: Decks;
  /** Top card last. */
  readonly discards: Decks;
  /** Decks of which every card is laid, so that they can run out. */
  readonly whole: readonly DeckName[];
  /** Cards shuffled back into a deck: each unknown card of it is one of them, in unknown order. */
  readonly shuffled: Decks;
  /** Bottom first. */
  readonly stack: readonly StackItem[];
  readonly waiting: readonly Waiting[];
  readonly processes: readonly Process[];
  readonly course: Course | null;
  readonly pending: Pending | null;
  readonly priority: Priority | null;
  /** Whether the log already says that no monster is left to fill a slot. */
  readonly monstersOut: boolean;
  /** With whom the next round of priority starts; null: the active player. */
  readonly starts: Seat | null;
  readonly shields: readonly Shield[];
  /** Changes of figures until the end of the turn. */
  readonly bonuses: readonly { readonly ref: Ref; readonly what: Stat; readonly n: number }[];
  /** Replacements of gains until the end of the turn. */
  readonly changes: readonly LastingChange[];
  /** Attacks that must be declared before the turn may end: on an object, on anything, or on anything as soon as the stack is empty. */
  readonly owed: readonly (number | 'any' | 'now')[];
  /** What players skip as soon as they come to it, each once. */
  readonly skips: readonly { readonly seat: Seat; readonly what: Skippable }[];
  /** Objects on which an attack has been declared this turn. */
  readonly attacked: readonly number[];
  /** Players who may be attacked this turn, the newest last: by whom (null: by anybody), with what evasion. */
  readonly exposed: readonly { readonly seat: Seat; readonly by: Seat | null; readonly evasion: number }[];
  /** Whether a monster has died this turn, so that a room may be changed. */
  readonly monsterDied: boolean;
  readonly soulsNeeded: number;
  /** Whether a challenge is played: the table was laid with a final boss or minions. */
  readonly challenge: boolean;
  /** What the timer of a solitaire or co-operative game shows; null where the players play against each other. */
  readonly timer: number | null;
  /** Ids of the rooms that lay in their slots when the round began; only of use with a timer. */
  readonly roundRooms: readonly number[];
  readonly winners: readonly Seat[] | null;
  readonly nextId: number;
}
