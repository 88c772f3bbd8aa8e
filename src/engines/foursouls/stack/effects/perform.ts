/** One effect performed; `procedures/effects.ts` performs a whole list. */
import type { Effect, EffectOf } from '../ability.ts';
import { performBeginTurn } from './begin-turn.ts';
import { performDiscard, performLootMoved } from './cards.ts';
import { performChangeCharacter } from './character.ts';
import { performChoose } from './choose.ts';
import { performCentsMoved, performCentsWhole } from './cents.ts';
import { performAttackRoll, performRoll } from './dice.ts';
import type { Perform } from './done.ts';
import { performCents, performChangeGain, performLoot, performTreasure } from './gains.ts';
import { performDiscardObject, performGainSoul } from './of-this.ts';
import { performInOrder } from './each-item.ts';
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
  performMinions,
  performSkip,
  performWin,
} from './turn.ts';

/** How each kind of effect is performed. */
const PERFORM: { readonly [D in Effect['do']]: Perform<EffectOf<D>> } = {
  damage: performHarm,
  kill: performHarm,
  take: performTake,
  die: performDie,
  'begin-turn': performBeginTurn,
  shield: performShield,
  heal: performHeal,
  cents: performCents,
  'lose-cents': performCentsMoved,
  'pay-cents': performCentsMoved,
  'steal-cents': performCentsMoved,
  'give-cents': performCentsMoved,
  'double-cents': performCentsWhole,
  'lose-all-cents': performCentsWhole,
  loot: performLoot,
  treasure: performTreasure,
  discard: performDiscard,
  'steal-loot': performLootMoved,
  'give-loot': performLootMoved,
  destroy: performDestroy,
  'reroll-item': performDestroy,
  'discard-curse': performDestroy,
  'discard-object': performDiscardObject,
  'gain-soul': performGainSoul,
  recharge: performTurned,
  deactivate: performTurned,
  counter: performMarked,
  eternal: performMarked,
  steal: performSteal,
  'steal-item': performSteal,
  swap: performSwap,
  'become-item': performBecome,
  'become-soul': performBecome,
  'in-order': performInOrder,
  'gain-bonus': performGainBonus,
  ambush: performAmbush,
  curse: performCurse,
  cancel: performCancel,
  prevent: performPrevent,
  'copy-loot': performCopyLoot,
  'copy-ability': performCopyAbility,
  'copy-card': performCopyCard,
  choose: performChoose,
  roll: performRoll,
  'attack-roll': performAttackRoll,
  reroll: performOnRoll,
  flip: performOnRoll,
  adjust: performOnRoll,
  'set-roll': performOnRoll,
  'loot-play': performLootPlay,
  bonus: performBonus,
  attackable: performAttackable,
  'turn-over': performTurnOver,
  'change-character': performChangeCharacter,
  'become-copy': performBecomeCopy,
  'end-turn': performEnding,
  'cancel-attack': performEnding,
  'extra-attack': performExtraAttack,
  'change-gain': performChangeGain,
  skip: performSkip,
  minions: performMinions,
  expand: performExpand,
  win: performWin,
};
/** All kinds of effects. */
export const EFFECTS: readonly string[] = Object.keys(PERFORM);

/** Performs one effect for one player or object; damage and killing know how to concern several. */
export const perform: Perform<Effect> = (w, context, effect, answer) => {
  // TypeScript does not see that an entry takes the effects of its own name.
  const performOne = PERFORM[effect.do] as Perform<Effect>;
  return performOne(w, context, effect, answer);
};
