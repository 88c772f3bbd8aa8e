/** The small language in which cards are written as data. */
import type { Ref, Seat } from './ref.ts';
import type {
  AIMED,
  CARD_KINDS,
  COSTS,
  COUNTED,
  GAIN_EVENTS,
  GAINED,
  KEYWORDS,
  MEASURED,
  MOMENTS,
  OWNERS,
  PLAIN,
  PLAYED,
  SCOPES,
  SKIPPABLE,
  SLOTS,
  STATS,
  TARGET_KINDS,
  WEALTH,
  WHOM,
  WHOSE,
} from './words.ts';

/** What may be a target; several kinds mean any of them. */
export type TargetKind = (typeof TARGET_KINDS)[number];
/** A target chosen when the ability is put on the stack, checked again when it resolves. */
export interface TargetSpec {
  readonly of: readonly TargetKind[];
  /** Only charged (true) or deactivated (false) items. */
  readonly charged?: boolean | undefined;
  /** False: eternal items are no targets. */
  readonly eternal?: boolean | undefined;
  /** Whose: the controller's or another player's. */
  readonly whose?: (typeof OWNERS)[number] | undefined;
  /** Only loot that is neither trinket nor ambush. */
  readonly plain?: boolean | undefined;
  /** Only living players. */
  readonly alive?: boolean | undefined;
}
/** Whom an effect concerns: `event` is the player or object that the trigger speaks of. */
export type Who = (typeof WHOM)[number] | Ref;
export type Amount = number | 'all';

/** Effects that differ in name only, each a type of its own, so that a name tells them apart. */
type Each<D extends string, F> = D extends string ? { readonly do: D } & F : never;
/** The single effects. `join: and`: only if the one before was done; without it the effects do not depend on each other. `each`, never written on a card: one of several to whom the same is done. */
export type Effect = { readonly join?: 'and' | 'each' | undefined } & (
  | { readonly do: 'damage'; readonly n: number; readonly who: Who; readonly rest?: readonly Ref[] | undefined }
  | { readonly do: 'kill'; readonly who: Who; readonly rest?: readonly Ref[] | undefined }
  | {
      readonly do: 'take';
      readonly n: number;
      readonly who: Ref;
      readonly from: Ref | null;
      readonly combat?: boolean | undefined;
    }
  | Each<(typeof MEASURED)[number], { readonly n: Amount; readonly who: Who }>
  /** `so`: cards discarded so far. */
  | { readonly do: 'discard'; readonly n: number; readonly who: Who; readonly so?: number | undefined }
  /** `used`, never written on a card: the replacements that have already changed the gain. */
  | Each<
      (typeof GAINED)[number],
      { readonly n: number; readonly who: Who; readonly used?: readonly string[] | undefined }
    >
  | { readonly do: 'double-cents'; readonly who: Who; readonly used?: readonly string[] | undefined }
  | Each<(typeof COUNTED)[number], { readonly n: number; readonly who: Who }>
  | Each<(typeof AIMED)[number], { readonly who: Who }>
  | Each<(typeof PLAIN)[number], object>
  /** Until the end of the turn one object in play has the properties of another. */
  | { readonly do: 'become-copy'; readonly who: Who; readonly like: 'target' | 'second' }
  /** `heal`: how much a prevented death heals instead of up to 1. */
  | { readonly do: 'prevent'; readonly n?: Amount | undefined; readonly heal?: Amount | undefined }
  | { readonly do: 'adjust'; readonly n: number; readonly either?: boolean | undefined }
  | { readonly do: 'set-roll'; readonly n: number }
  /**
   * Of several `dice` thrown at once the one who throws chooses a result, unless `keep` counts `each` of them or their `sum`;
   * `thrown`: those thrown so far.
   */
  | {
      readonly do: 'roll';
      readonly who: Who;
      readonly table: readonly Row[];
      readonly dice?: number | undefined;
      readonly keep?: 'each' | 'sum' | undefined;
      readonly thrown?: readonly number[] | undefined;
    }
  /** An attack roll by a player who need not be the attacker. */
  | { readonly do: 'attack-roll'; readonly who: Who; readonly thrown?: readonly number[] | undefined }
  /** `who` chooses what fits, among what `from` controls if set; the effects after it call it `chosen`. */
  | { readonly do: 'choose'; readonly spec: TargetSpec; readonly who: Who; readonly from?: Who | undefined }
  /** Objects to each of which the same is done, in the order that `seat` chooses; never written on a card. */
  | { readonly do: 'in-order'; readonly seat: Seat; readonly refs: readonly Ref[]; readonly of: readonly Effect[] }
  /** The bonus soul that the trigger came from; never written on a card. */
  | { readonly do: 'gain-bonus'; readonly who: Who }
  /** What «с началом хода» does as a player's turn begins: `used` names the objects that have done theirs. */
  | { readonly do: 'begin-turn'; readonly who: Ref; readonly used?: readonly number[] | undefined }
  /** What a player's death does when it resolves, unless it is replaced. */
  | { readonly do: 'die'; readonly who: Ref }
  | { readonly do: 'bonus'; readonly what: Stat; readonly n: number; readonly who: Who }
  /** How many cards from the top of the monster deck, each in a minion slot of its own. */
  | { readonly do: 'minions'; readonly n: number }
  /** Until the end of the turn the gains of a player are replaced. */
  | ({ readonly do: 'change-gain'; readonly who: Who } & GainChange)
  /** The next one of its kind is skipped. */
  | { readonly do: 'skip'; readonly what: Skippable; readonly who: Who }
  | { readonly do: 'extra-attack'; readonly n: number; readonly must?: 'this-turn' | 'now' | undefined }
  | { readonly do: 'expand'; readonly slots: (typeof SLOTS)[number]; readonly n: number }
);
export type EffectOf<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;

/** One result of a roll table, with targets of its own chosen when its trigger is put. */
export interface Row extends Body {
  readonly from: number;
  readonly to: number;
}
/** What an ability does, with the targets it needs. */
export interface Body {
  readonly targets?: readonly TargetSpec[] | undefined;
  readonly effects: readonly Effect[];
}
/** The body of an ability that offers no choice of several. */
interface OwnBody {
  readonly targets?: readonly TargetSpec[] | undefined;
  readonly effects?: readonly Effect[] | undefined;
}
/** What is paid before the ability is put on the stack. */
export type Cost =
  { readonly pay: (typeof COSTS)[number]; readonly n: number } | { readonly pay: 'destroy' | 'discard' };

/** When a triggered ability triggers. */
export type Moment = (typeof MOMENTS)[number];
export type Whose = (typeof WHOSE)[number];
export type GainEvent = (typeof GAIN_EVENTS)[number];
export type Stat = (typeof STATS)[number];
export type Skippable = (typeof SKIPPABLE)[number];
export type Scope = (typeof SCOPES)[number];
export type Wealth = (typeof WEALTH)[number];

/** What becomes of a gain. */
export interface GainChange {
  readonly event: GainEvent;
  readonly plus?: number | undefined;
  readonly times?: number | undefined;
  /** What happens instead; with `same` as many times over as would have been gained. */
  readonly instead?: readonly Effect[] | undefined;
  readonly same?: boolean | undefined;
}
/** What becomes of the gains of a player until the end of the turn, and the card that it came from. */
export interface LastingChange extends GainChange {
  readonly id: number;
  readonly seat: Seat;
  readonly controller: Seat;
  readonly source: { readonly id: number; readonly template: string };
}
/** An ability that a player puts on the stack by playing or activating; each name a type of its own. */
type Playable<T extends string> = T extends string
  ? {
      readonly type: T;
      readonly cost?: readonly Cost[] | undefined;
      readonly options?: readonly Body[] | undefined;
    } & OwnBody
  : never;

/** An ability; with `options` one body is chosen when it is put («выбери одно»). From a level on it needs as many counters. */
export type Ability = { readonly level?: number | undefined } & (
  | Playable<(typeof PLAYED)[number]>
  | ({
      readonly type: 'trigger';
      readonly on: Moment;
      /** Whose moments; without it the controller's, and anybody's where the moment is of anybody. */
      readonly whose?: Whose | undefined;
      readonly values?: readonly number[] | undefined;
      readonly options?: readonly Body[] | undefined;
    } & OwnBody)
  | { readonly type: 'static'; readonly what: Stat; readonly n: number; readonly scope?: Scope | undefined }
  /** `whose` gain; without it the controller's. */
  | ({ readonly type: 'replace'; readonly whose?: Whose | undefined } & GainChange)
  | { readonly type: 'replace'; readonly event: 'enter'; readonly deactivated: true }
  /** Each one of its kind is skipped while the object is in play; «ты» of the game's objects is the active player. */
  | { readonly type: 'replace'; readonly event: 'skip'; readonly what: Skippable }
  | { readonly type: 'replace'; readonly event: 'die' | 'turn-start'; readonly effects: readonly Effect[] }
  /** A bonus soul's condition: at least this many cents, loot cards in hand or items. */
  | { readonly type: 'bonus'; readonly of: Wealth; readonly least: number }
  | {
      readonly type: 'keyword';
      readonly is: (typeof KEYWORDS)[number];
    }
);

export type Kind = (typeof CARD_KINDS)[number] | 'unknown';
/** A card as data. Figures: `health` and `attack` in points, `evasion` the least roll that hits (0 for Ø), `soul` its value. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  /** `sample`: the figures are ours; `bare`: those of a printed card, of which nothing else is known here. */
  readonly figures?: 'sample' | 'bare' | undefined;
  readonly health?: number | undefined;
  readonly evasion?: number | undefined;
  readonly attack?: number | undefined;
  readonly soul?: number | undefined;
  /** The card's other side; each side names the other. */
  readonly back?: string | undefined;
  /** The starting item that comes with a character. */
  readonly starting?: string | undefined;
  /** What the active player gets for it. */
  readonly reward?: readonly Effect[] | undefined;
  readonly abilities: readonly Ability[];
}
export type Catalog = { readonly [id: string]: Template };

/** The bodies between which an ability lets its controller choose; one when there is no choice. */
export const bodiesOf = (ability: Ability): readonly Body[] => {
  if (ability.type !== 'loot' && ability.type !== 'tap' && ability.type !== 'paid' && ability.type !== 'trigger')
    return [];
  return ability.options ?? [{ targets: ability.targets, effects: ability.effects ?? [] }];
};
