/** Codes of rules: ids of the glossary terms that a step or a refusal cites. */
export const RULES = [
  'stack',
  'priority',
  'resolve',
  'fizzle',
  'cancel',
  'prevent',
  'target',
  'choose-one',
  'cost',
  'play',
  'activate',
  'loot',
  'loot-play',
  'loot-ability',
  'activated-ability',
  'tap-ability',
  'paid-ability',
  'triggered-ability',
  'static-ability',
  'replacement-effect',
  'continuous-effect',
  'roll-ability',
  'dice-roll',
  'attack',
  'attack-roll',
  'declare-attack',
  'additional-attack',
  'attack-the-deck',
  'combat-damage',
  'damage',
  'purchase',
  'death',
  'monster-death',
  'player-death',
  'death-penalty',
  'cleanup-step',
  'death-end-step',
  'dead-player',
  'refill',
  'covered',
  'game-zones',
  'event',
  'curse',
  'ambush',
  'trinket',
  'eternal',
  'heal',
  'health',
  'evasion',
  'reward',
  'soul',
  'soul-value',
  'winning',
  'start-phase',
  'recharge-step',
  'loot-step',
  'action-phase',
  'end-phase',
  'hand',
  'deck',
  'discard',
  'discard-pile',
  'destroy-kill',
  'gain',
  'give',
  'steal',
  'swap',
  'take-loot',
  'lose-cents',
  'pay',
  'doubling-cents',
  'recharge',
  'deactivate',
  'reroll',
  'reroll-item',
  'flip',
  'copying',
  'copying-loot',
  'copying-loot-cards',
  'copying-abilities',
  'attackable-players',
  'one-of-several-rolls',
  'room',
  'shop',
  'and-then',
  'each',
  'counter',
  'expand-slots',
  'control',
  'active-player',
  'object',
  'treasure',
  'indomitable',
  'lost-soul',
  'bonus-soul',
  'copying-objects',
  'boss-armor',
  'solitaire',
  'timer',
  'round',
  'final-boss',
  'minion',
  'beating-a-challenge',
  'character',
  'starting-item',
] as const;
export type RuleId = (typeof RULES)[number];

/**
 * Places where the rulebook allows two readings: both, the one the engine follows, and the term it belongs to.
 * Numbers are lines of the rulebook's text.
 */
export const READINGS = {
  /** (917) Everybody passes, the putter included; (266, 929) it resolves when priority comes back to the putter. Followed: 917, the fuller text, and the only one that lets the putter answer himself last. */
  'all-pass-once': 'priority',
  /** (911) says only who starts after a player's item. Followed: after a resolution the active player, as «приоритет переходит» always starts. */
  'priority-after-resolution': 'priority',
  /** (911) is silent on several triggers. Followed: the one who controls the top item; the game's count as the active player's. */
  'priority-after-triggers': 'priority',
  /** (364) puts roll and trigger one after the other; (905, 927) a result exists only when the roll has resolved. Followed: the trigger goes on the stack after the roll resolved, with its final result. */
  'roll-trigger-after-roll': 'roll-ability',
  /** (757, 808) «передаётся приоритет» without naming an item. Followed: a declaration is an item, its target is chosen when it resolves, and priority passes once more before the first roll or the payment. */
  'declaration-is-item': 'declare-attack',
  /** (744) ending the turn removes nothing; (570, 785, 787) a cancelled attack loses its rolls and damage. Followed: nothing but these goes, since the special rule of attacks narrows the general one. */
  'end-turn-keeps-stack': 'end-phase',
  /** (289, 568) speak of lost targets only. Followed: an ability whose source is gone resolves all the same. */
  'source-gone': 'fizzle',
  /** (384) prevention is a replacement; (689) it takes damage off the stack. Followed: preventing acts on the stack, a shield replaces the damage when it would be dealt. */
  'prevent-or-shield': 'prevent',
  /** (689) is silent on a part of the damage. Followed: what is not prevented stays on the stack. */
  'partial-prevention': 'prevent',
  /** (831) deaths and (333) triggers both go on with the next priority. Followed: deaths first, so that triggers resolve before them. */
  'deaths-before-triggers': 'death',
  /** (791) the monster's death resolves first. Followed: players' deaths are put below monsters', each in turn order or order of slots from the top. */
  'monster-death-first': 'death',
  /** (858) triggers of a death happen before the penalty; (333) triggers are put with the next priority, and there is none before the penalty. Followed: they trigger before it and are put after it. */
  'death-triggers-after-penalty': 'player-death',
  /** (778) Ø counts as 0+; (800) evasion is at least 1. Followed: at least 1, since a die shows no less and the outcome is the same. */
  'empty-evasion': 'evasion',
  /** (905) is silent on the order of constant modifiers. Followed: all are added when the roll resolves, then the sum is kept within 1–6 once. */
  'modifiers-at-resolution': 'dice-roll',
  /** (810) 10¢, (814) pays 10¢ whatever the price. Followed: 10¢ is where the computed price starts. */
  'price-computed': 'purchase',
  /** (881) the dead. Followed: they keep priority, since no rule takes it, but are not healed and make no attack rolls. */
  'dead-keep-priority': 'dead-player',
  /** (532) killing brings health to 0 at once and discards; (547, 831) deaths lie on the stack. Followed: health goes to 0 at once, the death goes on the stack at once. */
  'kill-through-stack': 'destroy-kill',
  /** (840) names a temporary zone. Followed: it is not in play, so a card covered by the dying monster enters play at once. */
  'temporary-zone': 'monster-death',
  /** (770) an event revealed by an attack is no target. Followed: its abilities happen and the attack is over. */
  'event-ends-attack': 'attack-the-deck',
  /** (755) an action phase with an empty stack, also between attack rolls. Followed: nothing is declared while an attack or purchase is under way. */
  'no-declaration-inside': 'declare-attack',
  /** (881) the dead are not healed; (831) whoever has 0 health dies. Followed: a dead player does not die again this turn. */
  'one-death-a-turn': 'dead-player',
  /** (675) health is paid. Followed: paying marks damage, yet is not dealt: nothing triggers on it and no shield helps. */
  'paying-health': 'pay',
  /** (879) the turn is set to its end phase. Followed: an end phase already begun goes on and does not begin anew. */
  'end-phase-once': 'end-phase',
  /** (289) speaks of one target. Followed: when one of several targets is lost the whole item fizzles. */
  'one-of-targets-lost': 'fizzle',
  /** (796) attack at once, while other items may lie on the stack. Followed: it is declared as soon as the stack is empty, before anything else may be done. */
  'attack-at-once': 'additional-attack',
  /** (350) any slot; (1286) one that is not attacked. Followed: any, as the keyword says. */
  'ambush-any-slot': 'ambush',
  /** (96, 356) a player; (1346) another player. Followed: anybody, the active player too, as the keyword says. */
  'curse-to-anybody': 'curse',
  /** (386) what is skipped has no chance to happen; (713) priority passes at the end of the loot step, whether it still does is not said. Followed: it does not, for its end is part of the step, and the action phase begins. */
  'skipped-step-priority': 'replacement-effect',
  /** (386) what is skipped has no chance to happen; whether a declared attack is spent is not said. Followed: it is, for it was declared, and no target is chosen. */
  'skipped-attack': 'replacement-effect',
  /** (998) instead of being killed the final boss is dealt 3 damage; by the stack or not is not said. Followed: by the stack, as all damage, so that it may be prevented. */
  'armor-on-stack': 'boss-armor',
  /** (966) «набрать душ суммарной ценностью 4»; of one character or of both is not said. Followed: of all together, for (968) 8 souls are asked for with at most 4 for each. */
  'souls-together': 'solitaire',
  /** (947) an ability makes one player the winner and the others lose; (966, 1000) in solitaire, the co-operative game and a challenge «вы» win. Followed: with a timer all win together. */
  'win-together': 'solitaire',
  /** (541) each player does it in turn order; (103) a card is gained as a soul, and who of several gains the one card is not said. Followed: the first of them, for the others nothing is left. */
  'soul-for-each': 'soul',
  /** (101) wins with souls worth 4; (945) with 4 or more. Followed: 4 or more. */
  'four-or-more': 'winning',
  /** (130) a character may have a soul value and is no soul; whether it counts is not said. Followed: it counts, since victory asks for values. */
  'character-soul': 'soul-value',
  /** (815) a purchase fails; whether it is spent is not said. Followed: it is, for it was declared. */
  'failed-purchase': 'purchase',
  /** (789) a player who is not attacking makes an attack roll; (783) damage is for «атакующий игрок». Followed: to the letter, the attacker deals it and is dealt it, whoever rolled. */
  'roll-for-another': 'attack-roll',
  /** (849) a monster that cannot be discarded returns, with what health is not said. Followed: it changed its zone, so it is a new object without damage. */
  'returned-monster': 'monster-death',
  /** (1412) of several dice one result counts, when it is chosen is not said. Followed: as soon as they are thrown, and only that roll lies on the stack. */
  'chosen-die': 'one-of-several-rolls',
  /** (484) says nothing of targets of a copied ability. Followed: chosen anew like those of a copied loot, since targets are chosen whenever something is put. */
  'copied-ability': 'copying-abilities',
  /** (478) a copy of a loot card ceases to exist when it is put on the stack. Followed: it ceases to be a card and resolves as loot. */
  'copied-card-resolves': 'copying-loot-cards',
  /** (362) an indomitable monster cannot be covered; what if every slot is such, is not said. Followed: the card gets a slot of its own. */
  'nothing-to-cover': 'indomitable',
  /** (797) stands among the additional attacks, but says no «дополнительный». Followed: it gives no attack, it only says whom one of them must be on before the turn ends. */
  'must-be-attacked': 'additional-attack',
  /** (117) a bonus soul is gained when its condition is met, by the stack or not is not said, nor by whom of two; (331) an ability put when a condition is met is a triggered one. Followed: it is, the game's, for the first in turn order from the active player, and its condition is not looked at again. */
  'bonus-soul-on-stack': 'bonus-soul',
  /** (445) a copy has the other's reward and soul for its time; (212) in a new zone it is a new object. Followed: it triggers and is rewarded as what it was when it died, then it is its own card again: that one becomes a soul or is discarded. */
  'copy-leaves-play': 'copying-objects',
  /** (757) an attack is declared before it has a target; (785) it may be cancelled, from when on is not said. Followed: from when its declaration has resolved, since an attack begins with its target. */
  'attack-not-begun': 'declare-attack',
  /** «А и Б» asks whether А was done; what was done in part is not treated. Followed: it was not done, whichever effect it is. */
  'and-in-part': 'and-then',
  /** (331) «когда берёшь добычу», (556, 650) taking and discarding move the number of cards named; once for each card or for all is not said. Followed: once, for the rules call it one action. */
  'act-triggers-once': 'triggered-ability',
  /** (394) «с началом своего хода» is at once with the beginning, before or after the recharge step is not said, nor the order of several. Followed: before it, for the step is part of the turn that begins; the order is chosen by the player whose turn it is, as with all replacements. */
  'with-turn-start': 'replacement-effect',
  /** «А и Б» asks whether А was done; where something else replaced А is not treated. Followed: it was not done, for something else happened in its place; a changed amount of the same is done. */
  'and-replaced': 'and-then',
  /** (901) of several dice each roll is put on the stack, (541) each player throws in turn order; which of the rolls lies on top is not said, and (545) only damage and deaths are put in reverse. Followed: they are put in the order thrown, so that the last one thrown resolves first. */
  'rolls-in-order': 'dice-roll',
  /** (545) the shop's items come last; in which order among themselves is not said. Followed: the one who controls the ability chooses, as with monsters, and of the game's abilities the active player. */
  'each-in-shop': 'each',
  /** (24) characters begin the game deactivated; how one comes later is not said. Followed: charged, as whatever enters play without saying otherwise. */
  'new-character-charged': 'character',
  /** (126) a starting item comes with its character; whether it goes with it is not said. Followed: it stays, for it is eternal and no rule takes it away. */
  'old-starting-item': 'starting-item',
  /** (700) a treasure «если вы это делаете»; (532, 831) an item with health dies by the stack, where its death may be prevented. Followed: its controller gains the treasure when it has died. */
  'reroll-after-death': 'reroll-item',
  /** (823) events are resolved until a monster lies in the slot; what if the deck holds nothing but events that can do nothing, is not said. Followed: none is drawn and the slot stays empty. */
  'only-events': 'refill',
  /** (901) each of several dice is a roll of its own; what their sum is when one is cancelled is not said. Followed: the sum of those that resolved, and nothing when none did. */
  'sum-without-one': 'dice-roll',
  /** (296) targets are what follows the condition, (299) the rest is done on resolving; on which side of it the choice of «Активный игрок выбирает игрока» lies is not said. Followed: on resolving, since it stands in a sentence of its own. */
  'curse-on-resolving': 'curse',
  /** (510) so much damage is put on the stack; whether it changes with the attack of who deals it is not said. Followed: it does not, the number was fixed when it was put. */
  'damage-fixed': 'damage',
  /** (289) a trigger with no legal target is not treated. Followed: it is not put. */
  'trigger-without-target': 'triggered-ability',
} as const satisfies { readonly [code: string]: RuleId };
export type ReadingId = keyof typeof READINGS;
