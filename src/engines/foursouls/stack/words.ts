/**
 * Words first: the names that cards are written with. The types in `ability.ts` are made of these lists, and so is the
 * schema of the data.
 */

/** What may be a target; `item-ability`: an activated ability of an item, not of a character or room. */
export const TARGET_KINDS = [
  'player',
  'monster',
  'item',
  'shop-item',
  'soul',
  'roll',
  'attack-roll',
  'loot',
  'activated',
  'item-ability',
  'triggered',
  'damage',
  'death',
] as const;
/** Whose a target must be: the controller's or another player's. */
export const OWNERS = ['yours', 'others'] as const;

/** Several at once: `each-item` is every item in play, those of the shop last, `each-own-item` those of the controller. */
export const EACH = [
  'each-player',
  'each-other',
  'each-monster',
  'each-item',
  'each-own-item',
  'each-item-of-target',
  'each',
] as const;
/** Whom an effect concerns: `event` is the player or object that the trigger speaks of, `doer` the player whose moment it was, `chosen` what has been chosen while the effects are performed. */
export const WHOM = ['you', 'target', 'second', 'active', 'event', 'doer', 'chosen', 'this', ...EACH] as const;

/**
 * Effects of one shape, by name: a number, on a player or object.
 * `attackable`: until the end of the turn a player may be attacked with evasion `n`, by you, or by anybody when it is
 * you.
 */
export const COUNTED = [
  'lose-cents',
  'pay-cents',
  'steal-cents',
  'give-cents',
  'steal-loot',
  'give-loot',
  'counter',
  'loot-play',
  'attackable',
] as const;
/** Effects of one shape: a number gained by a player. */
export const GAINED = ['cents', 'loot', 'treasure'] as const;
/** Gains that may be replaced. */
export const GAIN_EVENTS = ['gain-cents', 'take-loot', 'gain-treasure'] as const;
/** Effects of one shape: a number or all, on a player or object. */
export const MEASURED = ['shield', 'heal'] as const;
/** Effects of one shape: on somebody. */
export const AIMED = [
  'lose-all-cents',
  'destroy',
  'recharge',
  'deactivate',
  'steal',
  'steal-item',
  'reroll-item',
  'discard-curse',
  'discard-object',
  'gain-soul',
  'turn-over',
  'change-character',
  'eternal',
] as const;
/** Effects that say everything by their name. */
export const PLAIN = [
  'swap',
  'become-item',
  'become-soul',
  'ambush',
  'curse',
  'cancel',
  'reroll',
  'flip',
  'copy-loot',
  'copy-ability',
  'copy-card',
  'end-turn',
  'cancel-attack',
  'win',
] as const;

/** Figures that continuous effects change; `attack-dice`: dice thrown besides the first one for an attack roll. */
export const STATS = [
  'evasion',
  'attack-roll',
  'first-attack-roll',
  'attack-dice',
  'roll',
  'attack',
  'health',
  'price',
] as const;
/** `yours`: the controller; `monsters`, `players`: all of them; `shop`: each of its items; `this`: the object itself. */
export const SCOPES = ['yours', 'monsters', 'players', 'shop', 'this'] as const;
/** Rows of slots that grow. */
export const SLOTS = ['monsters', 'shop', 'rooms'] as const;

/** What may be skipped («пропусти»): steps and phases of a player's turn, the turn, an attack that has been declared. */
export const SKIPPABLE = ['recharge-step', 'loot-step', 'action-phase', 'attack', 'turn'] as const;

/** Kinds of slots of monsters besides the usual one: they are never filled again, and their monsters leave them only by dying. */
export const SLOT_KINDS = ['final-boss', 'minion'] as const;

/** What is paid by number. */
export const COSTS = ['cents', 'counters', 'health', 'loot'] as const;
/** What a bonus soul may ask for. */
export const WEALTH = ['cents', 'hand', 'items'] as const;

/**
 * When a triggered ability triggers; «you» is its controller, for the game's objects the active player, unless the ability
 * says whose moments it looks for. `you-loot`, `you-discard`: once for all the cards taken or discarded at once. `this-deals-damage`:
 * the object is the source of damage that is dealt; `you-deal-damage`: the player is, or controls it; `item-damages-player`: the
 * moment of the player to whom an item deals damage. `thrown`: a die lies
 * on the stack, `would-roll`: it is about to resolve, `roll`: it has its result. `you-declare-attack`: the declaration, before
 * its target; `you-attack`: an attack on a monster in a slot, not on the deck; `attacked`: on this very card, revealed or not.
 */
export const MOMENTS = [
  'enters',
  'leaves',
  'dies',
  'dies-after-reward',
  'monster-dies',
  'monster-dies-after-reward',
  'player-dies',
  'you-die',
  'you-damaged',
  'this-damaged',
  'you-deal-damage',
  'this-deals-damage',
  'item-damages-player',
  'turn-start',
  'turn-end',
  'thrown',
  'would-roll',
  'roll',
  'attack-roll',
  'you-declare-attack',
  'you-attack',
  'attacked',
  'you-declare-purchase',
  'you-gain-item',
  'you-loot',
  'you-discard',
  'you-play-loot',
  'loot-played',
  'you-buy',
] as const;

/** Whose moments a triggered ability looks for: its controller's, another player's, any player's. */
export const WHOSE = ['yours', 'others', 'anybody'] as const;

/** Abilities of one shape: played or activated. */
export const PLAYED = ['loot', 'tap', 'paid'] as const;
export const KEYWORDS = [
  'eternal',
  'trinket',
  'ambush',
  'curse',
  'indomitable',
  'guppy',
  'unattackable',
  'must-be-attacked',
] as const;

/** What a card is. */
export const CARD_KINDS = [
  'loot',
  'active',
  'paid',
  'passive',
  'starting',
  'character',
  'monster',
  'event',
  'curse',
  'ambush',
  'trinket',
  'room',
  'bonus',
] as const;
