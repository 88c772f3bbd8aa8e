/** One effect performed; `procedures/effects.ts` performs a whole list. */
import type { Effect } from '../ability.ts';
import type { Context } from '../table.ts';
import type { World } from '../world.ts';
import { performDiscard, performLoot, performLootMoved, performTreasure } from './cards.ts';
import { performCents, performCentsMoved, performCentsWhole } from './cents.ts';
import { performAttackRoll, performRoll } from './dice.ts';
import type { Done } from './done.ts';
import { performDie, performHarm, performHeal, performShield, performTake } from './harm.ts';
import {
  performAmbush,
  performBecome,
  performCurse,
  performDestroy,
  performGainBonus,
  performMarked,
  performSteal,
  performSwap,
  performTurned,
} from './objects.ts';
import {
  performCancel,
  performCopyAbility,
  performCopyCard,
  performCopyLoot,
  performOnRoll,
  performPrevent,
} from './on-stack.ts';
import { performBecomeCopy, performTurnOver } from './sides.ts';
import {
  performAttackable,
  performBonus,
  performEnding,
  performExpand,
  performExtraAttack,
  performLootPlay,
  performWin,
} from './turn.ts';

/** Performs one effect for one player or object; damage and killing know how to concern several. */
export const perform = (w: World, context: Context, effect: Effect, answer: string | undefined): Done => {
  switch (effect.do) {
    case 'damage':
    case 'kill':
      return performHarm(w, context, effect, answer);
    case 'take':
      return performTake(w, context, effect, answer);
    case 'die':
      return performDie(w, context, effect, answer);
    case 'shield':
      return performShield(w, context, effect, answer);
    case 'heal':
      return performHeal(w, context, effect, answer);
    case 'cents':
      return performCents(w, context, effect, answer);
    case 'lose-cents':
    case 'pay-cents':
    case 'steal-cents':
    case 'give-cents':
      return performCentsMoved(w, context, effect, answer);
    case 'double-cents':
    case 'lose-all-cents':
      return performCentsWhole(w, context, effect, answer);
    case 'loot':
      return performLoot(w, context, effect, answer);
    case 'treasure':
      return performTreasure(w, context, effect, answer);
    case 'discard':
      return performDiscard(w, context, effect, answer);
    case 'steal-loot':
    case 'give-loot':
      return performLootMoved(w, context, effect, answer);
    case 'destroy':
    case 'reroll-item':
    case 'discard-curse':
      return performDestroy(w, context, effect, answer);
    case 'recharge':
    case 'deactivate':
      return performTurned(w, context, effect, answer);
    case 'counter':
    case 'eternal':
      return performMarked(w, context, effect, answer);
    case 'steal':
    case 'steal-item':
      return performSteal(w, context, effect, answer);
    case 'swap':
      return performSwap(w, context, effect, answer);
    case 'become-item':
    case 'become-soul':
      return performBecome(w, context, effect, answer);
    case 'gain-bonus':
      return performGainBonus(w, context, effect, answer);
    case 'ambush':
      return performAmbush(w, context, effect, answer);
    case 'curse':
      return performCurse(w, context, effect, answer);
    case 'cancel':
      return performCancel(w, context, effect, answer);
    case 'prevent':
      return performPrevent(w, context, effect, answer);
    case 'copy-loot':
      return performCopyLoot(w, context, effect, answer);
    case 'copy-ability':
      return performCopyAbility(w, context, effect, answer);
    case 'copy-card':
      return performCopyCard(w, context, effect, answer);
    case 'roll':
      return performRoll(w, context, effect, answer);
    case 'attack-roll':
      return performAttackRoll(w, context, effect, answer);
    case 'reroll':
    case 'flip':
    case 'adjust':
    case 'set-roll':
      return performOnRoll(w, context, effect, answer);
    case 'loot-play':
      return performLootPlay(w, context, effect, answer);
    case 'bonus':
      return performBonus(w, context, effect, answer);
    case 'attackable':
      return performAttackable(w, context, effect, answer);
    case 'turn-over':
      return performTurnOver(w, context, effect, answer);
    case 'become-copy':
      return performBecomeCopy(w, context, effect, answer);
    case 'end-turn':
    case 'cancel-attack':
      return performEnding(w, context, effect, answer);
    case 'extra-attack':
      return performExtraAttack(w, context, effect, answer);
    case 'expand':
      return performExpand(w, context, effect, answer);
    case 'win':
      return performWin(w, context, effect, answer);
  }
};
