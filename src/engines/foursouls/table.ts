/** The table: everything that a moment of the game consists of. Ids are never used again; a card that changes its zone is a new object. */
import type { Priority } from '../stack/priority.ts';
import type { Body, Catalog, Effect, Row, Stat } from './ability.ts';
import type { Ref, Seat } from './ref.ts';

export interface Card {
  readonly id: number;
  readonly template: string;
}
/** An object in play. `damage` counts for monsters; `eternal`: until the end of the turn. */
export interface GameObject extends Card {
  readonly charged: boolean;
  readonly counters: number;
  readonly damage: number;
  readonly eternal: boolean;
}
export interface Player {
  readonly name: string;
  readonly character: GameObject;
  readonly items: readonly GameObject[];
  readonly curses: readonly GameObject[];
  readonly souls: readonly GameObject[];
  readonly hand: readonly Card[];
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
/** A slot of monsters: the last of the pile is in play, those under it are covered and outside the game. */
export type Pile = readonly GameObject[];
export type DeckName = 'loot' | 'treasure' | 'monster';
export type Decks = { readonly [D in DeckName]: readonly string[] };

/** What the trigger or roll that made an item speaks of. */
export interface Facts {
  readonly ref?: Ref | undefined;
  readonly n?: number | undefined;
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
  readonly how: 'activated' | 'triggered';
  readonly source: Card;
  readonly body: Body;
  readonly targets: readonly Ref[];
  readonly facts: Facts;
}
export interface RollItem extends Base {
  readonly kind: 'roll';
  readonly roller: Seat;
  readonly value: number;
  readonly attack: boolean;
  /** The table that a trigger checks once the roll has resolved. */
  readonly check: { readonly table: readonly Row[]; readonly source: Card; readonly targets: readonly Ref[] } | null;
  /** The result for which «когда игрок должен выбросить» has already been offered. */
  readonly offered: number | null;
}
export interface DamageItem extends Base {
  readonly kind: 'damage';
  readonly n: number;
  readonly combat: boolean;
  readonly from: Ref | null;
  readonly target: Ref;
}
export interface DeathItem extends Base {
  readonly kind: 'death';
  readonly target: Ref;
}
export interface DeclarationItem extends Base {
  readonly kind: 'declaration';
  readonly what: 'attack' | 'purchase' | 'end';
}
export type StackItem = LootItem | AbilityItem | RollItem | DamageItem | DeathItem | DeclarationItem;

/** A triggered ability that goes on the stack with the next priority. */
export interface Waiting {
  readonly id: number;
  readonly controller: Seat | null;
  readonly source: Card;
  readonly bodies: readonly Body[];
  /** Targets taken over from the ability that rolled. */
  readonly targets: readonly Ref[] | null;
  readonly facts: Facts;
}

/** Who and what an effect speaks of while it is performed. */
export interface Context {
  readonly controller: Seat | null;
  readonly you: Seat;
  readonly source: Card;
  /** The loot card that still has to find its zone after resolving. */
  readonly card: Card | null;
  readonly targets: readonly Ref[];
  readonly facts: Facts;
}
/** Things under way above the turn, last in first out. `after`: ids from which everything on the stack must be gone before the next step. */
export type Process = { readonly id: number } & (
  | { readonly kind: 'effects'; readonly context: Context; readonly queue: readonly Effect[]; readonly done: boolean }
  | { readonly kind: 'put-triggers'; readonly chosen: number | null }
  | { readonly kind: 'monster-death'; readonly step: number; readonly after: number; readonly object: GameObject; readonly slot: number }
  | { readonly kind: 'player-death'; readonly step: number; readonly seat: Seat });
/** What the turn itself is doing; nothing (null) in an idle action phase. */
export type Course =
  | { readonly kind: 'start-phase' | 'end-phase'; readonly step: number }
  | { readonly kind: 'attack'; readonly step: 'target' | 'slot' | 'roll'; readonly target: number | null }
  | { readonly kind: 'purchase'; readonly step: 'target' | 'pay'; readonly target: Ref | 'deck' | null; readonly price: number }
  | { readonly kind: 'forced-attack' }
  | { readonly kind: 'death-end' };

export const QUESTIONS = ['roll', 'attack-target', 'slot', 'purchase-target', 'trigger-order', 'targets', 'discard', 'penalty-item', 'penalty-loot', 'item', 'loot', 'player', 'order', 'adjust', 'replacement'] as const;
export type Question = (typeof QUESTIONS)[number];
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
export interface Table {
  readonly cards: Catalog;
  readonly players: readonly Player[];
  readonly active: Seat;
  readonly phase: 'start' | 'action' | 'end';
  readonly monsters: readonly Pile[];
  readonly shop: readonly (GameObject | null)[];
  /** Top card first. */
  readonly decks: Decks;
  /** Top card last. */
  readonly discards: Decks;
  /** Bottom first. */
  readonly stack: readonly StackItem[];
  readonly waiting: readonly Waiting[];
  readonly processes: readonly Process[];
  readonly course: Course | null;
  readonly pending: Pending | null;
  readonly priority: Priority | null;
  /** With whom the next round of priority starts; null: the active player. */
  readonly starts: Seat | null;
  readonly shields: readonly Shield[];
  /** Changes of figures until the end of the turn. */
  readonly bonuses: readonly { readonly ref: Ref; readonly what: Stat; readonly n: number }[];
  /** Attacks that must be declared before the turn may end: on an object, or on anything. */
  readonly owed: readonly (number | 'any')[];
  readonly soulsNeeded: number;
  readonly winners: readonly Seat[] | null;
  readonly nextId: number;
}
