/** What lies on the stack: at whom it aims and what it will do when it resolves. */
import { effectsWords } from './effects.ts';
import { refName } from './names.ts';
import { attackedRef } from '../../../../engines/foursouls/stack/procedures/attack.ts';
import { templateOf, placeAt } from '../../../../engines/foursouls/stack/lookup.ts';
import { isPlayerRef, playerRef } from '../../../../engines/foursouls/stack/ref.ts';
import { attackOf, evasionOf, healthOf, resultOf } from '../../../../engines/foursouls/stack/stats.ts';
import type { RollItem, StackItem, GameState } from '../../../../engines/foursouls/stack/game-state.ts';

/** The targets of an item by name; empty where it has none. */
export const itemTargets = (state: GameState, item: StackItem): string => {
  switch (item.kind) {
    case 'loot':
    case 'ability':
      return item.targets.map((r) => refName(state, r)).join(', ');
    case 'damage':
      return refName(state, item.target);
    case 'roll':
    case 'death':
    case 'declaration':
      return '';
  }
};

/** What a roll of several that are summed adds. */
const sumWords = (so: number, result: number, changed: string): string =>
  so === 0 ? `войдёт в сумму: ${result}${changed}` : `прибавится к сумме, станет ${so + result}${changed}`;
const rollDoes = (state: GameState, roll: RollItem): string => {
  const result = resultOf(state, roll);
  const changed = result === roll.value ? '' : ` (с прибавками ${result})`;
  if (roll.check?.sum !== undefined) return sumWords(roll.check.sum.so, result, changed);
  if (roll.check !== null) {
    const row = roll.check.table.find((r) => r.from <= result && result <= r.to);
    return row === undefined
      ? `проверка ничего не даст${changed}`
      : `проверка даст: ${effectsWords(row.effects)}${changed}`;
  }
  const target =
    state.course?.kind === 'attack' && state.course.target !== null
      ? attackedRef(state, state.course.target)
      : undefined;
  if (!roll.attack || target === undefined) return 'результат станет окончательным';
  const evasion = evasionOf(state, target);
  // The attacker deals damage and is dealt it, whoever rolled (reading `roll-for-another`).
  const attacker = playerRef(state.active);
  return result >= evasion
    ? `нужно ${evasion}+${changed}: попадание, урон ${attackOf(state, attacker)} — ${refName(state, target)}`
    : `нужно ${evasion}+${changed}: промах, урон ${attackOf(state, target)} — ${refName(state, attacker)}`;
};

/** What an item will do now. */
export const itemDoes = (state: GameState, item: StackItem): string => {
  switch (item.kind) {
    case 'loot':
    case 'ability':
      return effectsWords(item.body.effects);
    case 'roll':
      return rollDoes(state, item);
    case 'damage': {
      const health = healthOf(state, item.target);
      return health === undefined
        ? 'цели уже нет: рассеется'
        : `здоровье ${health}, останется ${Math.max(0, health - item.n)}`;
    }
    case 'death': {
      if (isPlayerRef(item.target)) return 'смерть и штраф за неё';
      const place = placeAt(state, item.target);
      const reward = place === undefined ? undefined : templateOf(state, place.object).reward;
      return reward === undefined ? 'монстр умрёт' : `монстр умрёт, награда активному игроку: ${effectsWords(reward)}`;
    }
    case 'declaration':
      return { attack: 'выбрать, кого атаковать', purchase: 'выбрать, что купить', end: 'начать фазу конца хода' }[
        item.what
      ];
  }
};
