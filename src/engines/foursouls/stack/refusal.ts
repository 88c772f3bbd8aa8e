/** Why an action is not legal: a code and the rule behind it. */
import type { Action } from './action.ts';
import { ownerOf, placeOf, playerAt } from './lookup.ts';
import { canPay, offerOfAbility, offerOfLoot, parseWay, type Offered } from './playable.ts';
import { objectsOwed } from './procedures/attack.ts';
import type { ReadingId, RuleId } from './rules.ts';
import type { Seat } from './ref.ts';
import { areLegalTargets } from './target.ts';
import type { GameState } from './game-state.ts';

export const REFUSALS = {
  'game-over': 'winning',
  'no-such-player': 'control',
  'choice-pending': 'resolve',
  'no-choice': 'resolve',
  'not-your-choice': 'resolve',
  'not-offered': 'resolve',
  'not-your-priority': 'priority',
  'not-in-hand': 'hand',
  'not-playable': 'loot-ability',
  'no-loot-play': 'loot-play',
  'no-such-option': 'choose-one',
  'illegal-target': 'target',
  'cannot-pay': 'cost',
  'not-in-play': 'activated-ability',
  'not-yours': 'activated-ability',
  'no-such-ability': 'activated-ability',
  deactivated: 'tap-ability',
  'not-active': 'active-player',
  'wrong-phase': 'action-phase',
  'stack-not-empty': 'stack',
  'under-way': 'declare-attack',
  'no-attacks': 'attack',
  'no-purchases': 'purchase',
  'must-attack': 'additional-attack',
} as const satisfies { readonly [code: string]: RuleId };
export type RefusalCode = keyof typeof REFUSALS;
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleId;
  /** The reading behind it, where the rulebook allows another. */
  readonly reading?: ReadingId;
}
const refusalFor = (code: RefusalCode, reading?: ReadingId): Refusal => ({
  code,
  rule: REFUSALS[code],
  ...(reading === undefined ? {} : { reading }),
});

/** The refusal of an action, or undefined when it is legal. */
export const refusalOf = (state: GameState, action: Action): Refusal | undefined => {
  if (state.winners !== null) return refusalFor('game-over');
  if (state.players[action.seat] === undefined) return refusalFor('no-such-player');
  if (action.type === 'choose') {
    if (state.pending === null) return refusalFor('no-choice');
    if (state.pending.seat !== action.seat) return refusalFor('not-your-choice');
    return state.pending.options.includes(action.option) ? undefined : refusalFor('not-offered');
  }
  if (state.pending !== null) return refusalFor('choice-pending');
  if (state.priority?.holder !== action.seat) return refusalFor('not-your-priority');
  switch (action.type) {
    case 'pass':
      return undefined;
    case 'play':
      return refusalOfPlay(state, action);
    case 'activate':
      return refusalOfActivate(state, action);
    case 'declare':
      return refusalOfDeclare(state, action);
  }
};

const refusalOfOffer = (
  state: GameState,
  action: { readonly seat: Seat; readonly way: string; readonly pay: readonly number[] },
  offered: Offered,
): Refusal | undefined => {
  const way = parseWay(offered.offer.bodies, action.way);
  if (way === undefined) return refusalFor('no-such-option');
  if (!areLegalTargets(state, way.body, action.seat, way.targets)) return refusalFor('illegal-target');
  return canPay(state, action.seat, offered, action.pay) ? undefined : refusalFor('cannot-pay');
};
const refusalOfPlay = (state: GameState, action: Extract<Action, { type: 'play' }>): Refusal | undefined => {
  const player = playerAt(state, action.seat);
  const card = [...player.hand, ...player.copies].find((c) => c.id === action.card);
  if (card === undefined) return refusalFor('not-in-hand');
  const offer = offerOfLoot(state, card);
  if (offer === undefined) return refusalFor('not-playable');
  if (player.lootPlays < 1) return refusalFor('no-loot-play');
  return refusalOfOffer(state, action, { offer, played: card.id });
};
const refusalOfActivate = (state: GameState, action: Extract<Action, { type: 'activate' }>): Refusal | undefined => {
  const place = placeOf(state, action.object);
  if (place === undefined) return refusalFor('not-in-play');
  if (ownerOf(state, place) !== action.seat) return refusalFor('not-yours');
  const offer = offerOfAbility(state, place, action.ability);
  if (offer === undefined) return refusalFor('no-such-ability');
  if (offer.tap && !place.object.charged) return refusalFor('deactivated');
  return refusalOfOffer(state, action, { offer, place });
};
const refusalOfDeclare = (
  state: GameState,
  { seat, what }: Extract<Action, { type: 'declare' }>,
): Refusal | undefined => {
  if (seat !== state.active) return refusalFor('not-active');
  if (state.phase !== 'action') return refusalFor('wrong-phase');
  if (state.course !== null) return refusalFor('under-way', 'no-declaration-inside');
  if (state.stack.length > 0) return refusalFor('stack-not-empty');
  const player = playerAt(state, seat);
  if (what === 'attack') return player.attacks < 1 ? refusalFor('no-attacks') : undefined;
  if (what === 'purchase') return player.purchases < 1 ? refusalFor('no-purchases') : undefined;
  if (player.attacks < 1) return undefined;
  const objects = objectsOwed(state);
  if (state.owed.includes('any') || objects.some((id) => state.owed.includes(id))) return refusalFor('must-attack');
  return objects.length > 0 ? refusalFor('must-attack', 'must-be-attacked') : undefined;
};
