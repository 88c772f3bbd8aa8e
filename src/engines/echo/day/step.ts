/** One action: refused with a reason, or the day after it with what it made happen. The state given is never changed. */
import type { Action, ActionKind, ActionOf } from './action.ts';
import { clues, exchange, faint, first, nameDetective, out, purse, takeClues } from './detectives.ts';
import {
  defeatEnemy,
  detain,
  enemy,
  enemyKind,
  hand,
  limits,
  move,
  nameEnemy,
  release,
  removeEnemy,
  tradeEnemy,
} from './enemies.ts';
import { lay, removePath, takePath, turnPath } from './paths.ts';
import { detectives, district, nameDistrict, newPlace, reading, tracker } from './places.ts';
import { refused } from './refusal.ts';
import type { DayState } from './state.ts';
import { check, colour, dice, end, next, playOn, type After } from './turn.ts';

const DO: { readonly [K in ActionKind]: (state: DayState, action: ActionOf<K>) => After } = {
  detectives,
  tracker,
  reading,
  'name-detective': nameDetective,
  first,
  'new-place': newPlace,
  district,
  'name-district': nameDistrict,
  check,
  next,
  end,
  'play-on': playOn,
  colour,
  dice,
  lay,
  'turn-path': turnPath,
  'take-path': takePath,
  'remove-path': removePath,
  enemy,
  'enemy-kind': enemyKind,
  'name-enemy': nameEnemy,
  limits,
  move,
  detain,
  hand,
  release,
  'defeat-enemy': defeatEnemy,
  'remove-enemy': removeEnemy,
  'trade-enemy': tradeEnemy,
  clues,
  'take-clues': takeClues,
  purse,
  exchange,
  faint,
  out,
};

/** Does an action. A game that has ended knows none but `play-on`. */
export const step = (state: DayState, action: Action): After => {
  if (state.end !== null && action.kind !== 'play-on') return refused('over');
  const does = DO[action.kind] as (state: DayState, action: Action) => After;
  return does(state, action);
};
