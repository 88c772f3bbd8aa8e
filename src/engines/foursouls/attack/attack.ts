/** An attack as the player describes it: numbers of the cards, what is in hand, whom to attack, what is wanted. */

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** What is attacked. */
export interface Foe {
  /** 1 or more. */
  readonly health: number;
  /** The result that hits; never below 1 nor above 6 (rule «Атака»). Ø is 0+, so it counts as 1. */
  readonly evasion: number;
  /** Damage of a miss. 0 damage is never put on the stack: such a miss changes nothing (rule «Урон»). */
  readonly attack: number;
}

/** What may be spent during the turn, each up to its number. */
export const RESOURCES = ['rerolls', 'flips', 'fixes', 'shields', 'points'] as const;
/**
 * `rerolls`: the die is thrown again; `flips`: a result r becomes 7 − r; `fixes`: the result becomes `fixTo`;
 * `shields`: a whole damage leaves the stack; `points`: `pointsEach` points of one damage are prevented.
 */
export type Resource = (typeof RESOURCES)[number];
export type Hand = { readonly [r in Resource]: number };
export const EMPTY_HAND: Hand = { rerolls: 0, flips: 0, fixes: 0, shields: 0, points: 0 };

/**
 * The most foes in a row, health of anybody and uses of one thing in hand that an attack may have: positions and
 * outcomes are packed within these bounds. A page asks for far less.
 */
export const MOST = { foes: 9, health: 999, uses: 19 } as const;

/** What the player wants; what is in hand is spent for it. */
export const GOALS = ['kill', 'survive', 'health'] as const;
/** `kill`: the first foe dies most surely; `survive`: the player does not die; `health`: most health left on average. */
export type Goal = (typeof GOALS)[number];

export interface Attack {
  /** Health of the player, 1 or more. */
  readonly health: number;
  /** Damage of a hit; a hit of 0 is a hit that does nothing, and no miss. */
  readonly attack: number;
  /** More damage where the result is 6. */
  readonly sixBonus: number;
  /** Added to every attack roll; may be negative. */
  readonly rollBonus: number;
  /** Added to the first attack roll besides. */
  readonly firstBonus: number;
  /** Whether every attack of the turn has such a first roll, or only the first of them. */
  readonly firstEach: boolean;
  /** Dice of an attack roll, of which one is taken; 1 or more. */
  readonly dice: number;
  /** What a fixed result becomes. */
  readonly fixTo: Face;
  /** Points of one damage that each use of `points` prevents; 1 or more. */
  readonly pointsEach: number;
  readonly hand: Hand;
  /** One attack after another in one turn, 1 or more; health and hand carry over. */
  readonly foes: readonly Foe[];
  readonly goal: Goal;
}
