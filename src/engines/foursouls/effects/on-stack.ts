/** Effects on items of the stack: cancelling, preventing, copying, changing rolls. */
import { bodiesOf, type EffectOf } from '../ability.ts';
import { withItemChanged, withPut, withRemoved } from '../items.ts';
import { itemAt, templateOf } from '../lookup.ts';
import { isPlayerRef, numberOf } from '../ref.ts';
import { clampRoll } from '../stats.ts';
import type { Context, RollItem, StackItem, Table } from '../table.ts';
import { asked, told, type World } from '../world.ts';
import { did, refsOf, waysOf, type Done, type Perform } from './done.ts';

export const DIE = ['1', '2', '3', '4', '5', '6'] as const;
const targetItem = (state: Table, context: Context): StackItem | undefined => (context.targets[0] === undefined ? undefined : itemAt(state, context.targets[0]));

export const performCancel: Perform<EffectOf<'cancel'>> = (w, context) => {
  const item = targetItem(w.state, context);
  return item === undefined ? did(w, false) : did(withRemoved(w, item, 'cancelled', ['cancel']));
};

/** Damage or death leaves the stack; what is not prevented of the damage stays (reading `partial-prevention`). */
export const performPrevent: Perform<EffectOf<'prevent'>> = (w, context, effect) => {
  const item = targetItem(w.state, context);
  if (item?.kind !== 'damage' && item?.kind !== 'death') return did(w, false);
  const n = effect.n ?? 'all';
  if (item.kind === 'damage' && n !== 'all' && n < item.n)
    return did(told(withItemChanged(w, { ...item, n: item.n - n }), 'reduced', ['prevent'], { item: item.id, kind: 'damage', n: item.n - n, reading: 'partial-prevention' }));
  return did(withRemoved(w, item, 'prevented', ['prevent']));
};

/** A copy has targets and choices of its own, chosen now by its controller, and nothing is paid for it. */
export const performCopyLoot: Perform<EffectOf<'copy-loot'>> = (w, context, _effect, answer): Done => {
  const item = targetItem(w.state, context);
  if (item?.kind !== 'loot') return did(w, false);
  const ability = templateOf(w.state, item.card).abilities.find((a) => a.type === 'loot');
  const ways = ability === undefined ? [] : waysOf(w.state, bodiesOf(ability), context.you);
  if (ways.length === 0) return did(told(w, 'not-put', ['copying-loot', 'target']), false);
  if (ways.length > 1 && answer === undefined) return did(asked(w, { question: 'targets', seat: context.you, options: ways.map((way) => way.key) }), false);
  const way = ways.find(({ key }) => key === answer) ?? ways[0]!;
  return did(withPut(w, { kind: 'loot', controller: context.you, card: item.card, copy: true, body: way.body, targets: way.targets }, ['copying-loot']));
};

/** «Брось кубик-»: the die is thrown first and put then; its table waits for the result. */
export const performRoll: Perform<EffectOf<'roll'>> = (w, context, { who, table }, answer) => {
  const [ref] = refsOf(w.state, context, who);
  if (ref === undefined || !isPlayerRef(ref)) return did(w, false);
  const seat = numberOf(ref);
  if (answer === undefined) return did(asked(w, { question: 'roll', seat, options: DIE }), false);
  return did(withPut(w, { kind: 'roll', controller: seat, roller: seat, value: Number(answer), attack: false, check: { table, source: context.source, targets: context.targets }, offered: null }, ['dice-roll', 'roll-ability']));
};

const withValue = (w: World, roll: RollItem, n: number, rule: 'reroll' | 'flip' | 'dice-roll'): Done => {
  const value = clampRoll(n);
  return did(told(withItemChanged(w, { ...roll, value, offered: null }), 'roll-changed', [rule, 'dice-roll'], { item: roll.id, n: value, seat: roll.roller }), value !== roll.value);
};
/** A roll is changed only while it lies on the stack, and stays within 1–6. */
export const performOnRoll: Perform<EffectOf<'reroll' | 'flip' | 'adjust' | 'set-roll'>> = (w, context, effect, answer) => {
  const roll = targetItem(w.state, context);
  if (roll?.kind !== 'roll') return did(w, false);
  switch (effect.do) {
    case 'flip': return withValue(w, roll, 7 - roll.value, 'flip');
    case 'set-roll': return withValue(w, roll, effect.n, 'dice-roll');
    case 'adjust':
      if (effect.either === true && answer === undefined) return did(asked(w, { question: 'adjust', seat: context.you, options: [String(-effect.n), String(effect.n)] }), false);
      return withValue(w, roll, roll.value + (answer === undefined ? effect.n : Number(answer)), 'dice-roll');
    case 'reroll':
      if (answer === undefined) return did(asked(w, { question: 'roll', seat: roll.roller, options: DIE }), false);
      return withValue(w, roll, Number(answer), 'reroll');
  }
};
